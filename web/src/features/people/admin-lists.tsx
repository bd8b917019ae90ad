import type { AdminPerson, ListedTable, AdminPage as Page } from '@banquise/protocol';
import { type FormEvent, type ReactNode, useState } from 'react';
import { tileOf } from '../../games/index.ts';
import { call } from '../../ui/api.ts';
import { momentOf } from '../../ui/date.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { settings } from '../../ui/settings.ts';
import { useStore } from '../../ui/store.ts';
import type { Act } from './admin.tsx';
import { Face } from './face.tsx';
import { useFetched } from './fetched.ts';
import { Sanctions } from './sanctions.tsx';
import { type PeopleWords, useCompany } from './words/index.ts';

interface PeopleProps {
  readonly sanctioned: Page['sanctioned'];
  readonly act: Act;
  readonly say: (text: string) => void;
}

/** Hands a text over as a file. */
function saveFile(name: string, text: string): void {
  const link = Object.assign(document.createElement('a'), {
    href: URL.createObjectURL(new Blob([text], { type: 'application/json' })),
    download: name,
  });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Finds somebody, and does what has to be done; below, who is under a sanction. */
export function People({ sanctioned, act, say }: PeopleProps): ReactNode {
  const { admin: words } = useCompany();
  const { language } = useStore(settings);
  const [login, setLogin] = useState('');
  const { answer } = useFetched<{ readonly people: readonly AdminPerson[] }>(`/api/admin/people?find=${encodeURIComponent(login.trim())}`);
  const found = answer?.ok === true ? answer.value.people : [];
  const known = found.some((one) => one.login === login.trim());
  const exported = async (): Promise<void> => {
    const file = await call<object>('/api/admin/export', { login: login.trim(), why: '' });
    if (file.ok) saveFile(`${login.trim()}.json`, JSON.stringify(file.value));
    say(file.ok ? words.exported : words.failed);
  };
  return (
    <>
      <section className="plane part">
        <h2>{words.people}</h2>
        <label className="label">
          {words.login}
          <input className="field" value={login} maxLength={32} autoComplete="off" onChange={({ target }) => setLogin(target.value)} />
        </label>
        <ul className="found-people">
          {found.map((one) => (
            <li key={one.login}>
              <button type="button" className="btn" aria-pressed={one.login === login} onClick={() => setLogin(one.login)}>
                <Face name={one.name} size="s" />
                <span>
                  <b>{one.name}</b> <small className="muted">{one.login}</small>
                </span>
              </button>
            </li>
          ))}
        </ul>
        <Sanctions whom={known ? { login: login.trim() } : null} act={act} all />
        <button type="button" className="btn" aria-disabled={!known || undefined} onClick={() => known && void exported()}>
          <Icon name="copy" />
          {words.export}
        </button>
      </section>
      {sanctioned.length > 0 && (
        <ul className="deeds plane">
          {sanctioned.map((one) => (
            <li key={`${one.login} ${one.kind}`}>
              {one.login === null ? one.name : <Link to={{ page: 'person', login: one.login }}>{one.name}</Link>}
              <span>
                {words.sanctioned[one.kind]}, <span className="num">{words.until(momentOf(one.until, language))}</span>{' '}
                {one.why !== '' && <q>{one.why}</q>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Tables in the open, to look at and to close; and any other by its address. */
export function Tables({ act }: { act: Act }): ReactNode {
  const { admin: words, lobby } = useCompany();
  const [table, setTable] = useState('');
  const [why, setWhy] = useState('');
  const { answer, again } = useFetched<{ readonly tables: readonly ListedTable[] }>('/api/playing');
  const open = answer?.ok === true ? answer.value.tables : [];
  const close = (event: FormEvent): void => {
    event.preventDefault();
    void act({ what: 'close-table', table: table.trim().split('#')[0]?.split('/').at(-1) ?? '', why }).then(again);
  };
  return (
    <>
      <form className="plane part" onSubmit={close}>
        <h2>{words.tables}</h2>
        <label className="label">
          {words.table}
          <input className="field" value={table} required maxLength={200} onChange={({ target }) => setTable(target.value)} />
        </label>
        <label className="label">
          {words.why}
          <input className="field" value={why} maxLength={300} onChange={({ target }) => setWhy(target.value)} />
        </label>
        <button type="submit" className="btn danger">
          {words.closeTable}
        </button>
      </form>
      <section>
        <h2>{words.playing}</h2>
        {open.length === 0 && <p className="muted">{words.noTables}</p>}
        <ul className="deeds plane">
          {open.map(({ id, game, seats }) => (
            <li key={id}>
              <img src={tileOf(game)?.picture} alt={tileOf(game)?.title ?? game} width="44" height="32" />
              <span className="grow">{seats.map(({ name }) => name).join(', ')}</span>
              <Link className="btn" to={{ page: 'watch', id, key: '' }}>
                {words.watch}
              </Link>
              <button type="button" className="btn" aria-pressed={table === id} onClick={() => setTable(id)}>
                {words.close}
                <span className="sr">, {lobby.turn(seats[0]?.name ?? '')}</span>
              </button>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** Everything that was done, in words. */
export function Log({ log }: { log: Page['log'] }): ReactNode {
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
              <b>{by}</b> {deedIn(what, words)} <b>{whom}</b> {why !== '' && <q>{why}</q>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A deed as it is kept (`mute 24 h`), in words. */
function deedIn(what: string, words: PeopleWords['admin']): string {
  const [kind = '', hours] = what.split(' ');
  if (hours === undefined) return words.deeds[kind] ?? what;
  return Number(hours) === 0 ? words.lifted : `${words.deeds[kind] ?? kind} (${words.forHours(Number(hours))})`;
}
