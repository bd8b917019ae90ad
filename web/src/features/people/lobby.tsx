import type { Bustle, ListedTable } from '@banquise/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { tileOf, tiles } from '../../games/index.ts';
import { useWords } from '../../ui/i18n/index.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { useStore } from '../../ui/store.ts';
import { Segments } from '../../ui/tools.tsx';
import { PageTop } from '../../ui/top.tsx';
import { useLobby } from '../online/connection.ts';
import { Gate, Online } from '../online/gate.tsx';
import { LineNotice } from '../online/notices.tsx';
import { turns, useTurns } from '../online/turns.ts';
import { useSpeech } from '../online/words.ts';
import { Announcement } from './announcement.tsx';
import { Circle } from './circle.tsx';
import { useFetched } from './fetched.ts';
import { OpenTable, PlayingTable, useSeats } from './listed-table.tsx';
import { useCompany } from './words/index.ts';
import '../online/people/attention.ts';
import './people.css';
import './lobby.css';

const AGAIN = 10_000;

export const LobbyPage = (): ReactNode => (
  <Online>
    <Lobby />
  </Online>
);

/** What somebody wants to see of the open tables. */
interface Filter {
  readonly game: string;
  readonly pace: 'any' | 'live' | 'days';
  readonly kind: 'any' | 'rated' | 'casual';
  readonly host: 'any' | 'here';
}

function fits({ game, pace, kind, host }: Filter, table: ListedTable): boolean {
  if (game !== '' && table.game !== game) return false;
  if (pace !== 'any' && (table.clock === 'days') !== (pace === 'days')) return false;
  if (host === 'here' && !table.seats.some(({ here }) => here)) return false;
  return kind === 'any' || table.rated === (kind === 'rated');
}

/** Tables whose people are here come first, then the latest. */
const byPresence = (a: ListedTable, b: ListedTable): number =>
  Number(b.seats.some(({ here }) => here)) - Number(a.seats.some(({ here }) => here)) || b.changed - a.changed;

/** The tables that are open to everybody, as they come and go; and those being played, to watch. */
function Lobby(): ReactNode {
  const { words } = useSpeech();
  const { lobby } = useCompany();
  const tables = useLobby();
  useTurns();
  const [filter, setFilter] = useState<Filter>({ game: '', pace: 'any', kind: 'any', host: 'any' });
  const waiting = useStore(turns).length > 0;
  useEffect(() => {
    document.title = `${waiting ? '● ' : ''}${words.lobby} · Banquise`;
  }, [waiting, words]);
  const open = (tables ?? []).filter(({ seats }) => seats.some(({ taken }) => !taken)).sort(byPresence);
  const shown = open.filter((table) => fits(filter, table));
  const known = useSeats(shown.map(({ id }) => id));
  const first = shown.find(({ id }) => !known.own.includes(id) && known.refused[id] === undefined)?.id;
  return (
    <Gate title={words.lobby} ready={tables !== null}>
      <PageTop title={words.lobby} place="lobby" />
      <main id="main" className="page lobby">
        <Announcement />
        <div className="lead">
          <div>
            <p>{open.length === 0 ? words.noTablesMore : words.lobbyLead}</p>
            <Here />
          </div>
          <Ways />
        </div>
        <section aria-label={lobby.open} className={`tables ${open.length === 0 ? 'empty plane' : ''}`}>
          <h2>
            {open.length === 0 ? words.noTables : lobby.open} {open.length > 0 && <small className="muted num">{open.length}</small>}
          </h2>
          {open.length > 0 && <Filters filter={filter} onChange={setFilter} />}
          {open.length > 0 && shown.length === 0 && <p>{lobby.noneMatch}</p>}
          <ul className="opens">
            {shown.map((table) => (
              <OpenTable
                key={table.id}
                table={table}
                known={known.seats[table.id]}
                own={known.own.includes(table.id)}
                refused={known.refused[table.id]}
                first={table.id === first}
              />
            ))}
          </ul>
        </section>
        <div className="around">
          <Playing />
          <Circle />
        </div>
      </main>
      <LineNotice />
    </Gate>
  );
}

function Ways(): ReactNode {
  const shell = useWords();
  const { words } = useSpeech();
  return (
    <p className="actions">
      <Link className="btn primary" to={{ page: 'quick' }}>
        <Icon name="bolt" />
        {shell.quickGame}
      </Link>
      <Link className="btn" to={{ page: 'invite', game: '' }}>
        <Icon name="invite" />
        {words.openTable}
      </Link>
    </p>
  );
}

function Filters({ filter, onChange }: { filter: Filter; onChange: (filter: Filter) => void }): ReactNode {
  const { lobby, quick } = useCompany();
  return (
    <div className="filters">
      <Segments
        legend={quick.game}
        hideLegend
        values={['', ...tiles.map(({ id }) => id)]}
        value={filter.game}
        name={(id) => (id === '' ? lobby.all : tileOf(id)?.title)}
        onChange={(game) => onChange({ ...filter, game })}
      />
      <Segments
        legend={lobby.pace}
        hideLegend
        values={['any', 'live', 'days'] as const}
        value={filter.pace}
        name={(pace) => ({ any: lobby.anyPace, live: lobby.live, days: lobby.days })[pace]}
        onChange={(pace) => onChange({ ...filter, pace })}
      />
      <Segments
        legend={lobby.counts}
        hideLegend
        values={['any', 'rated', 'casual'] as const}
        value={filter.kind}
        name={(kind) => ({ any: lobby.anyKind, rated: lobby.rated, casual: lobby.casual })[kind]}
        onChange={(kind) => onChange({ ...filter, kind })}
      />
      <Segments
        legend={lobby.host}
        hideLegend
        values={['any', 'here'] as const}
        value={filter.host}
        name={(host) => (host === 'here' ? lobby.hostHere : lobby.everyone)}
        onChange={(host) => onChange({ ...filter, host })}
      />
    </div>
  );
}

/** How many people are here, and how many of them wait. */
function Here(): ReactNode {
  const { lobby } = useCompany();
  const { answer, again } = useFetched<Bustle>('/api/bustle');
  useEffect(() => {
    const timer = setInterval(() => document.hidden || again(), AGAIN);
    return () => clearInterval(timer);
  }, [again]);
  if (answer?.ok !== true) return null;
  const waiting = Object.values(answer.value.waiting).reduce((most, n) => Math.max(most, n), 0);
  return (
    <p className="small num bustle-here">
      <span className="is-here">{lobby.here(answer.value.here)}</span>
      {waiting > 0 && <span className="muted">{lobby.waiting(waiting)}</span>}
    </p>
  );
}

/** How many tables being played stand here at first. */
const FIRST = 6;

/** Tables being played in the open, looked at again now and then. */
function Playing(): ReactNode {
  const { lobby } = useCompany();
  const { answer, again } = useFetched<{ readonly tables: readonly ListedTable[] }>('/api/playing');
  const [all, setAll] = useState(false);
  useEffect(() => {
    const timer = setInterval(() => document.hidden || again(), AGAIN);
    return () => clearInterval(timer);
  }, [again]);
  const tables = answer?.ok === true ? answer.value.tables : [];
  const shown = all ? tables : tables.slice(0, FIRST);
  const known = useSeats(shown.map(({ id }) => id));
  return (
    <section aria-label={lobby.playing}>
      <h2>
        {lobby.playing} {tables.length > 0 && <small className="muted num">{tables.length}</small>}
      </h2>
      {tables.length === 0 && <p className="muted">{lobby.nonePlaying}</p>}
      {tables.length > 0 && (
        <ul className="running plane">
          {shown.map((table) => (
            <PlayingTable key={table.id} table={table} known={known.seats[table.id]} />
          ))}
        </ul>
      )}
      {shown.length < tables.length && (
        <button type="button" className="btn" onClick={() => setAll(true)}>
          {lobby.allOf(tables.length)}
        </button>
      )}
    </section>
  );
}
