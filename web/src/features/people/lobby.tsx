import type { SeatFacts, TableLine } from '@banquise/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { tileOf, tiles } from '../../games/index.ts';
import { useWords } from '../../ui/i18n/index.ts';
import { Icon, Mark } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { figure } from '../../ui/number.ts';
import { settings } from '../../ui/settings.ts';
import { useStore } from '../../ui/store.ts';
import { Segments } from '../../ui/tools.tsx';
import { PageTop } from '../../ui/top.tsx';
import { Gate, Online } from '../online/gate.tsx';
import { useLobby } from '../online/line.ts';
import { LineNotice } from '../online/notices.tsx';
import { Elsewhere } from '../online/strip.tsx';
import { turns, useTurns } from '../online/turns.ts';
import { useSpeech } from '../online/words.ts';
import { Announcement } from './announcement.tsx';
import { Circle } from './circle.tsx';
import { useFetched } from './fetched.ts';
import { useCompany } from './words/index.ts';
import '../online/people/attention.ts';
import './people.css';
import './lobby.css';

/** How many tables are told with ratings and links at once. */
const TOLD = 50;
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
}

function fits({ game, pace, kind }: Filter, table: TableLine): boolean {
  if (game !== '' && table.game !== game) return false;
  if (pace !== 'any' && (table.clock === 'days') !== (pace === 'days')) return false;
  return kind === 'any' || table.rated === (kind === 'rated');
}

/** Tables whose people are here come first, then the latest. */
const byPresence = (a: TableLine, b: TableLine): number =>
  Number(b.seats.some(({ here }) => here)) - Number(a.seats.some(({ here }) => here)) || b.changed - a.changed;

/** The tables that are open to everybody, as they come and go; and those being played, to watch. */
function Lobby(): ReactNode {
  const { words } = useSpeech();
  const { lobby } = useCompany();
  const tables = useLobby();
  useTurns();
  const [filter, setFilter] = useState<Filter>({ game: '', pace: 'any', kind: 'any' });
  const waiting = useStore(turns).length > 0;
  useEffect(() => {
    document.title = `${waiting ? '● ' : ''}${words.lobby} · Banquise`;
  }, [waiting, words]);
  const open = (tables ?? []).filter(({ seats }) => seats.some(({ taken }) => !taken)).sort(byPresence);
  const shown = open.filter((table) => fits(filter, table));
  const known = useSeats(shown.map(({ id }) => id));
  return (
    <Gate title={words.lobby} ready={tables !== null}>
      <PageTop title={words.lobby} place="lobby" />
      <main id="main" className="page lobby">
        <Elsewhere id="" />
        <Announcement />
        <div className="lead">
          <p>{open.length === 0 ? words.noTablesMore : words.lobbyLead}</p>
          <Ways />
        </div>
        <section aria-label={lobby.open} className={open.length === 0 ? 'empty plane' : ''}>
          <h2>{open.length === 0 ? words.noTables : lobby.open}</h2>
          {open.length > 0 && <Filters filter={filter} onChange={setFilter} />}
          {open.length > 0 && shown.length === 0 && <p>{lobby.noneMatch}</p>}
          <ul className="opens">
            {shown.map((table) => (
              <OpenTable key={table.id} table={table} known={known[table.id]} />
            ))}
          </ul>
        </section>
        <Playing />
        <Circle />
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
    </div>
  );
}

type Known = Readonly<Record<string, readonly SeatFacts[]>>;

/** Ratings and links of who sits at some tables. */
function useSeats(ids: readonly string[]): Known {
  const asked = ids.slice(0, TOLD).join(',');
  const { answer } = useFetched<{ readonly seats: Known }>(asked === '' ? null : `/api/seats?tables=${asked}`);
  return answer?.ok === true ? answer.value.seats : {};
}

/** Tables being played in the open, looked at again now and then. */
function Playing(): ReactNode {
  const { lobby } = useCompany();
  const { answer, again } = useFetched<{ readonly tables: readonly TableLine[] }>('/api/playing');
  useEffect(() => {
    const timer = setInterval(() => document.hidden || again(), AGAIN);
    return () => clearInterval(timer);
  }, [again]);
  const tables = answer?.ok === true ? answer.value.tables : [];
  const known = useSeats(tables.map(({ id }) => id));
  return (
    <section aria-label={lobby.playing}>
      <h2>{lobby.playing}</h2>
      {tables.length === 0 && <p className="muted">{lobby.nonePlaying}</p>}
      <ul className="opens">
        {tables.map((table) => (
          <OpenTable key={table.id} table={table} known={known[table.id]} />
        ))}
      </ul>
    </section>
  );
}

function OpenTable({ table, known }: { table: TableLine; known: readonly SeatFacts[] | undefined }): ReactNode {
  const { words, table: texts } = useSpeech();
  const { quick, lobby } = useCompany();
  const { id, game, seats, time, rated, phase, awaited } = table;
  const tile = tileOf(game);
  const free = seats.filter(({ taken }) => !taken).length;
  const names = seats.flatMap(({ name, taken }) => (taken ? [name] : [])).join(', ');
  const which = <span className="sr">{words.atTable(tile?.title ?? game, names)}</span>;
  return (
    <li className="open-table plane">
      <img src={tile?.picture} alt="" width="96" height="68" />
      <div className="of">
        <h3>{tile?.title ?? game}</h3>
        <p className="facts num">
          <span>
            <Icon name={time.kind === 'days' ? 'days' : 'clock'} />
            {texts.clock(time)}
          </span>
          <span>
            <Icon name={rated ? 'graph' : 'leaf'} />
            {rated ? quick.rated : quick.casual}
          </span>
          {phase === 'open' ? (
            <span>
              <Icon name="people" />
              {words.freeSeats(free)}
            </span>
          ) : (
            awaited.length === 1 && <span>{lobby.turn(seats[awaited[0] as number]?.name ?? '')}</span>
          )}
        </p>
        <ul className="sitting">
          {seats.map((seat, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats have no other name
            <li key={i} className={seat.taken ? '' : 'muted'}>
              <Mark seat={i} size="s" />
              <Sitter seat={seat} facts={known?.[i]} />
            </li>
          ))}
        </ul>
      </div>
      <div className="actions">
        {phase === 'open' && (
          <Link className="btn primary" to={{ page: 't', id, key: '' }}>
            {words.join}
            {which}
          </Link>
        )}
        <Link className="btn" to={{ page: 'watch', id, key: '' }}>
          <Icon name="eye" />
          {words.watch}
          {which}
        </Link>
      </div>
    </li>
  );
}

function Sitter({ seat, facts }: { seat: TableLine['seats'][number]; facts: SeatFacts | undefined }): ReactNode {
  const shell = useWords();
  const { words } = useSpeech();
  const { quick } = useCompany();
  const { language } = useStore(settings);
  const { name, level, taken, here } = seat;
  if (!taken) return words.free;
  if (level !== null)
    return (
      <>
        {name} <span className="muted small">{shell.botLevel(shell.levels[level] ?? '')}</span>
      </>
    );
  return (
    <>
      {facts?.login == null ? name : <Link to={{ page: 'person', login: facts.login }}>{name}</Link>}
      {facts !== undefined && (
        <span className="small muted num">
          {facts.rating === null ? quick.fresh : figure(facts.rating, language)}
          {facts.finishes !== null && `, ${quick.finishes(facts.finishes)}`}
        </span>
      )}
      <span className={`small muted ${here ? 'is-here' : 'not-here'}`}>{here ? words.here : words.away}</span>
    </>
  );
}
