import type { Game, Seat, Viewer } from '@banquise/kernel';
import { type Accepted, type Answer, type Awaited, alarm, awaits, type Command, type PersonId, type Table } from '@banquise/table';
import { type Summary, type TableRow, UNTOUCHED } from '../store/row.ts';

/** Somebody who looks at a table through a connection. */
export interface Watcher {
  readonly listener: Listener;
  /** The eyes asked for; nothing: the first own seat, or a spectator's. */
  readonly wanted: Viewer | undefined;
  /** The last version sent. */
  version: number;
  /** What moves leave of the status as it is, as it was last sent; nothing before that. */
  still: string | null;
}

export interface Listener {
  /** The person, and the guests it was before. */
  readonly selves: readonly PersonId[];
  /** Where it listens from. */
  readonly address: string;
  send(text: string): void;
}

/** The answer to a command, or nothing when it could not be stored. */
export type Reply = (answer: Answer | null) => void;

/** A command on its way to the disk; without `accepted` it changed nothing, but was judged on something not stored yet. */
export interface Waiting {
  readonly command: Command;
  readonly accepted: Accepted | null;
  readonly table: Table;
  readonly answer: Answer;
  readonly tell: readonly Viewer[];
  readonly reply: Reply;
}

/** Whom a table waits for, and when its clock rings. */
export interface Agenda {
  readonly table: Table;
  readonly awaited: readonly Awaited[];
  readonly rings: number | null;
}

/** A table in memory. */
export interface Live {
  readonly id: string;
  readonly game: Game;
  readonly row: TableRow;
  /** After every command accepted so far, stored or not. Only the next command may look at it. */
  pending: Table;
  /** As it is on the disk: what people may hear of. */
  committed: Table;
  waiting: Waiting[];
  /** A batch of it is being written. */
  storing: boolean;
  /** The store is being changed under it: commands wait until this is over. */
  frozen: Promise<void> | null;
  /** The latest revision that other servers told of while it was busy: what they tell of is read unless it is known by then. */
  missed: number;
  readonly watchers: Set<Watcher>;
  /** Seats for which a bot is thinking. */
  readonly thinking: Set<Seat>;
  /** Which edition of its past is remembered here. */
  edition: number;
  /** The revision of the last snapshot. */
  snapshot: number;
  settled: boolean;
  /** When it was last of use to anybody. */
  touched: number;
  /** That of the latest table it was asked for: `agendaOf` knows. */
  agenda: Agenda | null;
}

export function open(game: Game, row: TableRow, table: Table, snapshot: number, now: number): Live {
  return {
    ...{
      id: row.id,
      game,
      row,
      pending: table,
      committed: table,
      waiting: [],
      storing: false,
      frozen: null,
      missed: 0,
      edition: row.edition,
      snapshot,
      settled: row.settled,
      touched: now,
      agenda: null,
    },
    watchers: new Set(),
    thinking: new Set(),
  };
}

/** The parts of a table that its summary is made of. */
export const SUMMED = ['chairs', 'owner', 'next', 'options', 'clock', 'settings'] as const;

export function summaryOf(table: Table): Summary {
  const { chairs, owner, next, options, clock, settings, entries } = table;
  const changed = entries.some(({ what }) => what === 'arranged');
  return {
    ...(changed ? { terms: { options, clock, casual: settings.casual === true } } : {}),
    seats: chairs.map(({ person, name, bot, away }) => ({ person, name, bot, away })),
    owner,
    next,
  };
}

export const awaitedOf = (game: Game, table: Table): Seat[] => awaits(game, table).map(({ seat }) => seat);

const agendaAt = (game: Game, table: Table): Agenda => ({ table, awaited: awaits(game, table), rings: alarm(table) });

/** The agenda of a table: several ask for it with each move, and it is reckoned once. */
export function agendaOf(live: Live, table: Table): Agenda {
  if (live.agenda?.table !== table) live.agenda = agendaAt(live.game, table);
  return live.agenda as Agenda;
}

/** When a server must look at a table by itself: at once when a bot is to move, a result to be taken down, or a rematch laid out. */
export const dueOf = (game: Game, table: Table, settled: boolean): number | null => dueAfter(agendaAt(game, table), settled);

export function dueAfter({ table, awaited, rings }: Agenda, settled: boolean): number | null {
  const { phase, now } = table;
  if (phase === 'finished' && (!settled || isAgreed(table))) return now;
  if (awaited.some(({ bot }) => bot !== null)) return now;
  if (phase !== 'open') return rings;
  // Nobody came for a long time: it is cleared away.
  return Math.min(rings ?? Number.POSITIVE_INFINITY, now + UNTOUCHED);
}

/**
 * The time under which a store finds a table that is due later: a little before it, and the same for a while. With a time
 * that every move changes, every move would cost an entry of the index, too.
 */
export function shelfOf(due: number, at: number): number {
  const grain = 2 ** Math.floor(Math.log2((due - at) / 256));
  return grain > 1 ? due - (due % grain) : due;
}

/** Everybody who is still there wants another game, and none is laid out yet. */
export function isAgreed({ chairs, rematchAsked, next }: Table): boolean {
  const people = chairs.flatMap(({ person, bot }, seat) => (person !== null && bot === null ? [seat] : []));
  return next === null && people.length > 0 && people.every((seat) => rematchAsked.includes(seat));
}

/** Who sees to what is due at a table says so again at least this often; then another server does. */
export const LEASE = 3000;

/** With whose eyes somebody sees a table. A seat of one's own must be one's own. */
export function eyesOf({ chairs }: Table, selves: readonly PersonId[], wanted: Viewer | undefined): Viewer {
  if (wanted === 'spectator') return wanted;
  if (wanted !== undefined) return isOwn(chairs[wanted], selves) ? wanted : 'spectator';
  const first = firstSeat(chairs, selves);
  return first < 0 ? 'spectator' : first;
}

type Sitter = { readonly person: PersonId | null };

const isOwn = (chair: Sitter | undefined, selves: readonly PersonId[]): boolean =>
  chair !== undefined && chair.person !== null && selves.includes(chair.person);

/** The first seat of a person, or -1. */
export function firstSeat(chairs: readonly Sitter[], selves: readonly PersonId[]): Seat {
  for (let seat = 0; seat < chairs.length; seat++) if (isOwn(chairs[seat], selves)) return seat;
  return -1;
}

export const ownSeats = (chairs: readonly Sitter[], selves: readonly PersonId[]): Seat[] =>
  chairs.flatMap((chair, seat) => (isOwn(chair, selves) ? [seat] : []));
