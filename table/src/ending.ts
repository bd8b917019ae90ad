import type { Game, GameTypes, RecordedEnding, Seat } from '@banquise/kernel';
import { isBots, present } from './change.ts';
import type { Absence, Chair, Ending, Table } from './table.ts';

/**
 * The table of endings: how a game ends when people resign, run out of time, leave or come back. Everything that shows or
 * counts a result asks here.
 *
 * | what happens                                | the seat                                 | the game                                  |
 * | ------------------------------------------- | ---------------------------------------- | ----------------------------------------- |
 * | a person resigns                            | out of the contest for good              | ends when one contender is left           |
 * | a person's grace is over                    | out, unless back before a bot has moved  | ends when one contender is left           |
 * | a person leaves                             | still in, and kept for a minute          | waits that long if it is its turn         |
 * | … and stays away longer                     | a bot plays it: out when it has moved    | goes on                                   |
 * | … and is the last but one contender         | out when a bot would have to move        | ends                                      |
 * | … and comes back before a bot has moved     | still in                                 | goes on, the clock as if nothing had been |
 * | … and comes back after a bot has moved      | out, but may play on                     | goes on                                   |
 * | the only person resigns or runs out of time | out                                      | ends, the bots have won                   |
 * | nobody of several people is in any more     | out                                      | ends and is void                          |
 * | nobody is at the table                      | as it was                                | waits, and is void after a day            |
 * | the last move is played                     | who left and was not played for is in    | ends                                      |
 *
 * Contenders are the people who are not out and the bots that were there from the start. They come first, by the score
 * sheet when the game was played to its last move; behind them those who are out, earlier ones behind later ones. Points
 * count for contenders of a game played to its end and for nobody else: what a bot made in a person's seat is nobody's.
 * Rated is what people played among themselves, each for himself, unless it was agreed to be casual, and what is not void.
 */
export interface Conclusion {
  readonly how: Ending;
  /** Nobody has won or lost, and nothing counts. */
  readonly isVoid: boolean;
  readonly winners: readonly Seat[];
  readonly seats: readonly SeatConclusion[];
  /** Whether ratings may move; the host knows whether two seats are one person. */
  readonly rated: boolean;
}

export interface SeatConclusion {
  /** 1 is best, equal ranks share the place; 0 in a void game. */
  readonly rank: number;
  /** The points that count, if any. */
  readonly points: number | null;
  /** Why the seat was out of the contest: by that person's doing, even if it came back. */
  readonly out: Absence | null;
}

/** The end of a contest for one seat. */
interface Out {
  readonly seat: Seat;
  readonly why: Absence;
  readonly version: number;
  readonly at: number;
}

const isPerson = ({ person }: Chair): boolean => person !== null;

/** Who was away when, from the log alone: so it holds for tables of any age. */
function absences({ entries, chairs, at }: Table): { readonly away: ReadonlyMap<Seat, Out>; readonly out: ReadonlyMap<Seat, Out> } {
  const away = new Map<Seat, Out>();
  const out = new Map<Seat, Out>();
  const played = new Set<Seat>();
  for (const [index, entry] of entries.entries()) {
    if (entry.what === 'finished') break;
    const version = index + 1;
    if (entry.what === 'replaced' || entry.what === 'gave-up') {
      const { seat, why } = entry;
      away.set(seat, { seat, why, version, at: entry.at });
      if (why === 'resigned' || entry.what === 'gave-up') if (!out.has(seat)) out.set(seat, away.get(seat) as Out);
    } else if (entry.what === 'returned') {
      away.delete(entry.seat);
      // Tables of before let people come back who had resigned.
      if (!played.has(entry.seat)) out.delete(entry.seat);
    } else if (entry.what === 'move' && entry.bot !== null && isPerson(chairs[entry.seat] as Chair)) {
      const { seat } = entry;
      played.add(seat);
      if (!out.has(seat)) out.set(seat, away.get(seat) ?? { seat, why: 'left', version: 0, at });
    }
  }
  return { away, out };
}

/** Who is out of the contest of a game that goes on. `called` are the seats the game waits for. */
function outNow(table: Table, called: readonly Seat[]): ReadonlyMap<Seat, Out> {
  const { away, out } = absences(table);
  const all = new Map(out);
  for (const [seat, one] of away) if (!all.has(seat) && (one.why === 'timed-out' || called.includes(seat))) all.set(seat, one);
  return all;
}

/** How a game that goes on is to end at once, if `quitters` gave up now for that reason; nothing when it is to go on. */
export function endingNow<T extends GameTypes>(
  game: Game<T>,
  table: Table<T>,
  quitters: readonly Seat[] = [],
  why: Absence = 'resigned',
): Ending | null {
  const { chairs, phase, state } = table;
  if (state === null || (phase !== 'playing' && phase !== 'paused')) return null;
  if (quitters.length === 0 && !chairs.some((chair) => isPerson(chair) && chair.bot !== null)) return null;
  const people = chairs.flatMap((chair, seat) => (isPerson(chair) ? [seat] : []));
  const somebody = present(table).some((seat) => !quitters.includes(seat));
  // While nobody is there nobody's turn is waited for: they may all come back.
  const called = somebody && phase === 'playing' ? game.actors(state).filter((seat) => isBots(chairs[seat] as Chair)) : [];
  const out = outNow(table as Table, called);
  const left = people.filter((seat) => !out.has(seat) && !quitters.includes(seat));
  const last = quitters.length > 0 ? why : [...out.values()].sort(byVersion).at(-1)?.why;
  if (last === undefined) return null;
  if (left.length === 0) return people.length > 1 ? 'abandoned' : last;
  return left.length + chairs.length - people.length === 1 ? last : null;
}

const byVersion = (a: Out, b: Out): number => a.version - b.version;

/** Two whose time was up at the same moment gave up together. */
const isLater = (a: Out, b: Out): boolean => a.version > b.version && !(a.why === 'timed-out' && b.why === 'timed-out' && a.at === b.at);

/** Who is out of the contest of a game that is over. */
function outAtLast(table: Table): ReadonlyMap<Seat, Out> {
  const { away, out } = absences(table);
  const all = new Map(out);
  const { ending } = table;
  for (const [seat, one] of away) {
    if (!all.has(seat) && (one.why === 'timed-out' || ending === 'left' || ending === 'abandoned')) all.set(seat, one);
  }
  return all;
}

/** A game laid out again from its record: as the table ruled at which it was played. */
function ruledBy({ ranks, points }: RecordedEnding, how: Ending): Conclusion {
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const seats = ranks.map((rank, seat) => ({ rank, points: points[seat] ?? null, out: null }));
  return { how, isVoid: winners.length === 0, winners, seats, rated: false };
}

/** What a record must say of the end that its moves do not; nothing for a game that people played to its last move. */
export function recordedEnding<T extends GameTypes>(game: Game<T>, table: Table<T>): RecordedEnding | undefined {
  const ruled = conclusion(game, table);
  if (ruled === null || (ruled.how === 'played' && ruled.seats.every(({ out }) => out === null))) return undefined;
  return { how: ruled.how, ranks: ruled.seats.map(({ rank }) => rank), points: ruled.seats.map(({ points }) => points) };
}

/** The one result of a game; nothing before its end. */
export function conclusion<T extends GameTypes>(game: Game<T>, table: Table<T>): Conclusion | null {
  const { phase, chairs, state, ending } = table;
  if (phase !== 'finished' || ending === null) return null;
  const people = chairs.flatMap(({ person }) => (person === null ? [] : [person]));
  const out = outAtLast(table as Table);
  const nobody = people.length > 1 && chairs.every((chair, seat) => !isPerson(chair) || out.has(seat));
  const isVoid = state === null || ending === 'abandoned' || ending === 'cancelled' || nobody;
  if (table.ruled !== undefined) return ruledBy(table.ruled, ending);
  if (isVoid) {
    const seats = chairs.map((_, seat) => ({ rank: 0, points: null, out: out.get(seat)?.why ?? null }));
    return { how: ending, isVoid, winners: [], rated: false, seats };
  }
  const sheet = game.score(state as T['State']).seats;
  const played = ending === 'played';
  const contenders = chairs.flatMap((_, seat) => (out.has(seat) ? [] : [seat]));
  const place = (seat: Seat): number => (played ? (sheet[seat]?.rank ?? 0) : 0);
  const seats = chairs.map((_, seat): SeatConclusion => {
    const own = out.get(seat);
    if (own === undefined) {
      const rank = 1 + contenders.filter((other) => place(other) < place(seat)).length;
      return { rank, points: played ? (sheet[seat]?.total ?? 0) : null, out: null };
    }
    const later = [...out.values()].filter((other) => isLater(other, own)).length;
    return { rank: 1 + contenders.length + later, points: null, out: own.why };
  });
  const winners = seats.flatMap(({ rank }, seat) => (rank === 1 ? [seat] : []));
  const alone = chairs.length > 1 && people.length === chairs.length && new Set(people).size === people.length;
  const rated = alone && table.settings.casual !== true;
  return { how: ending, isVoid, winners, seats, rated };
}
