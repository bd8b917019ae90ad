import { type AdminAct, type AdminReport, type AdminPage as Page, REGISTRATIONS } from '@banquise/protocol';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { Link } from '../../ui/link.tsx';
import { settings } from '../../ui/settings.ts';
import { useStore } from '../../ui/store.ts';
import { Toast } from '../../ui/toast.tsx';
import { Segments } from '../../ui/tools.tsx';
import { PageTop } from '../../ui/top.tsx';
import { call } from '../online/api.ts';
import { useFetched } from './fetched.ts';
import { Sanctions } from './sanctions.tsx';
import { useCompany } from './words/index.ts';
import './people.css';
import './admin.css';

export type Act = (deed: AdminAct) => Promise<void>;

/** The page of those who keep the house in order. */
export function AdminPage(): ReactNode {
  const { admin: words } = useCompany();
  const { answer, again } = useFetched<Page>('/api/admin');
  const [said, say] = useState('');
  useEffect(() => {
    document.title = `${words.title} · Banquise`;
  }, [words]);
  const act: Act = async (deed) => {
    const done = await call<{ readonly code?: string }>('/api/admin', deed);
    say(!done.ok ? words.failed : done.value.code === undefined ? words.ok : words.invitation(done.value.code));
    again();
  };
  return (
    <>
      <PageTop title={words.title} />
      <main id="main" className="page admin" aria-busy={answer === null}>
        {answer?.ok === true && (
          <>
            <Reports reports={answer.value.reports} act={act} />
            <Somebody act={act} />
            <Tables act={act} />
            <House key={answer.value.announcement} house={answer.value} act={act} />
            <Log log={answer.value.log} />
          </>
        )}
        {answer?.ok === false && (
          <section className="empty plane" role="status">
            <p>{words.gone}</p>
          </section>
        )}
      </main>
      <Toast text={said} onDone={() => say('')} />
    </>
  );
}

function Reports({ reports, act }: { reports: readonly AdminReport[]; act: Act }): ReactNode {
  const { admin: words } = useCompany();
  return (
    <section>
      <h2>{words.reports}</h2>
      {reports.length === 0 && <p>{words.noReports}</p>}
      <ul className="reports">
        {reports.map((report) => (
          <li key={report.id} className="plane">
            <Report report={report} act={act} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Report({ report, act }: { report: AdminReport; act: Act }): ReactNode {
  const { admin: words, profile } = useCompany();
  const { id, why, text, reporter, reported, chat, table } = report;
  const reason = (profile.reasons as Readonly<Record<string, string>>)[why] ?? why;
  return (
    <>
      <h3>
        {reported.login === null ? reported.name : <Link to={{ page: 'person', login: reported.login }}>{reported.name}</Link>}: {reason}
      </h3>
      <p className="small muted num">
        {words.reportedBy(reporter.name)} · {words.facts(reported.reports)}
        {reported.finishes !== null && ` · ${profile.finishes(reported.finishes)}`}
      </p>
      {text !== '' && <blockquote>{text}</blockquote>}
      <h4>{words.chat}</h4>
      {chat.length === 0 ? (
        <p className="small">{words.noChat}</p>
      ) : (
        <ol className="said">
          {chat.map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
            <li key={i} className={line.theirs ? 'theirs' : ''}>
              <b>{line.name}</b> {line.text}
            </li>
          ))}
        </ol>
      )}
      {table !== null && (
        <p>
          <Link to={{ page: 'watch', id: table, key: '' }}>{words.watch}</Link>
        </p>
      )}
      {reported.login !== null && <Sanctions login={reported.login} act={act} />}
      <button type="button" className="btn" onClick={() => void act({ what: 'close-report', report: id, why: '' })}>
        {words.done}
      </button>
    </>
  );
}

function Somebody({ act }: { act: Act }): ReactNode {
  const { admin: words } = useCompany();
  const [login, setLogin] = useState('');
  return (
    <section className="plane part">
      <h2>{words.people}</h2>
      <label className="label">
        {words.login}
        <input className="field" value={login} maxLength={32} onChange={({ target }) => setLogin(target.value)} />
      </label>
      <Sanctions login={login.trim()} act={act} all />
    </section>
  );
}

function Tables({ act }: { act: Act }): ReactNode {
  const { admin: words } = useCompany();
  const [table, setTable] = useState('');
  const [why, setWhy] = useState('');
  const close = (event: FormEvent): void => {
    event.preventDefault();
    void act({ what: 'close-table', table: table.trim().split(/[/#]/).at(-1) ?? '', why });
  };
  return (
    <form className="plane part" onSubmit={close}>
      <h2>{words.tables}</h2>
      <label className="label">
        {words.table}
        <input className="field" value={table} required maxLength={60} onChange={({ target }) => setTable(target.value)} />
      </label>
      <label className="label">
        {words.why}
        <input className="field" value={why} maxLength={300} onChange={({ target }) => setWhy(target.value)} />
      </label>
      <button type="submit" className="btn danger">
        {words.closeTable}
      </button>
    </form>
  );
}

function House({ house, act }: { house: Page; act: Act }): ReactNode {
  const { admin: words } = useCompany();
  const [text, setText] = useState(house.announcement);
  return (
    <section className="plane part">
      <h2>{words.house}</h2>
      <form
        className="part"
        onSubmit={(event) => {
          event.preventDefault();
          void act({ what: 'announce', text });
        }}
      >
        <label className="label">
          {words.announcement}
          <input className="field" value={text} maxLength={300} onChange={({ target }) => setText(target.value)} />
        </label>
        <button type="submit" className="btn">
          {words.announce}
        </button>
      </form>
      <Segments
        legend={words.registration}
        values={REGISTRATIONS}
        value={house.registration}
        name={(mode) => words.modes[mode]}
        onChange={(mode) => void act({ what: 'registration', mode })}
      />
      <button type="button" className="btn" onClick={() => void act({ what: 'invite' })}>
        {words.invite}
      </button>
    </section>
  );
}

function Log({ log }: { log: Page['log'] }): ReactNode {
  const { admin: words } = useCompany();
  const { language } = useStore(settings);
  return (
    <section>
      <h2>{words.log}</h2>
      <p className="small muted">{words.logMore}</p>
      <ul className="deeds plane">
        {log.map(({ at, by, what, whom, why }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: deeds have no other name
          <li key={i}>
            <time className="small muted num" dateTime={new Date(at).toISOString()}>
              {new Date(at).toLocaleString(language, { dateStyle: 'short', timeStyle: 'short' })}
            </time>
            <span>
              <b>{by}</b> {what} {whom} {why !== '' && <q>{why}</q>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
