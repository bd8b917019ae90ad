import { type AdminAct, type AdminReport, type AdminPage as Page, REGISTRATIONS } from '@banquise/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { call } from '../../ui/api.ts';
import { momentOf } from '../../ui/date.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { settings } from '../../ui/settings.ts';
import { useStore } from '../../ui/store.ts';
import { Toast } from '../../ui/toast.tsx';
import { Segments } from '../../ui/tools.tsx';
import { PageTop } from '../../ui/top.tsx';
import { Log, People, Tables } from './admin-lists.tsx';
import { Face } from './face.tsx';
import { useFetched } from './fetched.ts';
import { Sanctions } from './sanctions.tsx';
import { useCompany } from './words/index.ts';
import './people.css';
import './admin.css';

const TABS = ['reports', 'people', 'tables', 'house', 'log'] as const;
type Tab = (typeof TABS)[number];
const ICONS: Readonly<Record<Tab, string>> = { reports: 'flag', people: 'people', tables: 'grid', house: 'horn', log: 'log' };
/** How much of what was done stands under the reports. */
const LATEST = 5;

export type Act = (deed: AdminAct) => Promise<void>;

/** The page of those who keep the house in order. */
export function AdminPage(): ReactNode {
  const { admin: words } = useCompany();
  const { answer, again } = useFetched<Page>('/api/admin');
  const [said, say] = useState('');
  const [tab, setTab] = useState<Tab>('reports');
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
            <nav className="admin-tabs" aria-label={words.title}>
              {TABS.map((one) => (
                <button key={one} type="button" className="btn bare" aria-current={one === tab || undefined} onClick={() => setTab(one)}>
                  <Icon name={ICONS[one]} />
                  {words.tabs[one]}
                  {one === 'reports' && answer.value.reports.length > 0 && <span className="badge num">{answer.value.reports.length}</span>}
                </button>
              ))}
            </nav>
            <div className="admin-part">
              {tab === 'reports' && <Reports reports={answer.value.reports} act={act} />}
              {tab === 'people' && <People sanctioned={answer.value.sanctioned} act={act} say={say} />}
              {tab === 'tables' && <Tables act={act} />}
              {tab === 'house' && <House key={answer.value.announcement} house={answer.value} act={act} />}
              {(tab === 'log' || tab === 'reports') && <Log log={tab === 'log' ? answer.value.log : answer.value.log.slice(0, LATEST)} />}
            </div>
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
  const { language } = useStore(settings);
  const { id, why, text, reporter, reported, chat, table } = report;
  const reason = (profile.reasons as Readonly<Record<string, string>>)[why] ?? why;
  return (
    <>
      <header className="report-head">
        <Face name={reported.name} size="l" />
        <div>
          <h3>
            {reported.login === null ? reported.name : <Link to={{ page: 'person', login: reported.login }}>{reported.name}</Link>}:{' '}
            {reason}
          </h3>
          <p className="small muted num">
            {words.reportedBy(reporter.name)} · {momentOf(report.at, language)}
          </p>
        </div>
      </header>
      <ul className="report-facts num">
        <li>{words.facts(reported.reports)}</li>
        {reported.finishes !== null && <li>{profile.finishes(reported.finishes)}</li>}
      </ul>
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
      <Sanctions whom={reported.login === null ? { report: id } : { login: reported.login }} act={act} />
      <button type="button" className="btn" onClick={() => void act({ what: 'close-report', report: id, why: '' })}>
        {words.done}
      </button>
    </>
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
