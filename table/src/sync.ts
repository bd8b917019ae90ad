import { type Game, type GameTypes, type Seat, type Viewer, witness } from '@banquise/kernel';
import { isBots, isEmpty, lengthOf, present } from './change.ts';
import { clocksOf } from './clock.ts';
import { isComplete, stateFor } from './draft.ts';
import { conclusion } from './ending.ts';
import { isAlone, undoable } from './play.ts';
import type { Chair, Entry, Table } from './table.ts';
import type { Awaited, Mirror, Moment, News, Own, SeatStatus, SeenEntry, Status, Update } from './update.ts';

/**
 * What a viewer lacks who last had this version (0: everything); of a long log the next `most` entries, and then `more`
 * follow. With `newsSince` the only door through which a table is seen.
 */
export function since<T extends GameTypes>(game: Game<T>, table: Table<T>, viewer: Viewer, version: number, most?: number): Update<T> {
  const { entries, view, own, ...range } = newsSince(game, table, viewer, version, most);
  return { ...range, entries, status: statusOf(game, table), view, own };
}

/** The same without the status, which is everybody's: who tells many makes that once. */
export function newsSince<T extends GameTypes>(
  game: Game<T>,
  table: Table<T>,
  viewer: Viewer,
  version: number,
  most = Number.POSITIVE_INFINITY,
): Omit<Update<T>, 'status'> {
  const length = lengthOf(table);
  const fresh = !Number.isInteger(version) || version < 0 || version > length;
  const from = fresh ? 0 : version;
  const eyes = viewer !== 'spectator' && table.chairs[viewer] === undefined ? 'spectator' : viewer;
  const to = Math.min(length, from + most);
  return {
    from,
    fresh,
    more: to < length,
    version: to,
    entries: table.entries.slice(from, to).map((entry, i) => seenBy(entry, from + i + 1, eyes)),
    view: table.state === null ? null : game.view(eyes === 'spectator' ? table.state : stateFor(table, eyes), eyes),
    own: eyes === 'spectator' ? null : ownOf(game, table, eyes),
  };
}

function seenBy<T extends GameTypes>(entry: Entry<T>, version: number, viewer: Viewer): SeenEntry<T> {
  if (entry.what !== 'move') return { version, ...entry };
  const { at, what, seat, bot, events } = entry;
  return { version, at, what, seat, bot, events: events.map((event: T['Event']) => witness(event, viewer)) };
}

/** What everybody may know of a table beside the game. */
export function statusOf<T extends GameTypes>(game: Game<T>, table: Table<T>): Status {
  const { id, rules, options, phase, chairs, clock, pauseAsked, rematchAsked, next, ending, practice, state, owner } = table;
  const finished = phase === 'finished';
  const owns = owner === null ? -1 : chairs.findIndex(({ person }) => person === owner);
  return {
    ...{ id, game: table.game, rules, options, phase, clock, pauseAsked, rematchAsked, next, ending, practice },
    casual: table.settings.casual === true,
    owner: owns < 0 ? null : owns,
    begins: table.begins ?? null,
    seats: chairs.map(seatStatus),
    commitment: table.commitment,
    seed: finished ? table.seed : null,
    sheet: finished && state !== null ? game.score(state) : null,
    conclusion: conclusion(game, table),
    ...momentOf(game, table),
  };
}

export function momentOf<T extends GameTypes>(game: Game<T>, table: Table<T>): Moment {
  const { phase, state } = table;
  // Not the time of the last command: it would tell when somebody is drafting.
  const now = table.entries.at(-1)?.at ?? table.at;
  return { now, awaited: state === null || phase === 'finished' ? [] : game.actors(state), clocks: clocksOf(table, now) };
}

function seatStatus(chair: Chair): SeatStatus {
  const { person, name, bot, away, kept = null } = chair;
  return {
    kind: isEmpty(chair) ? 'empty' : person === null ? 'bot' : 'person',
    name,
    level: bot,
    away,
    ...(kept === null ? {} : { kept }),
  };
}

function ownOf<T extends GameTypes>(game: Game<T>, table: Table<T>, seat: Seat): Own<T> {
  const { confirm, bot } = table.chairs[seat] as Chair;
  const draft = table.drafts[seat];
  return {
    seat,
    confirm,
    moves: table.phase === 'playing' && bot === null ? game.moves(stateFor(table, seat), seat) : [],
    draft: draft?.events.map((events) => events.map((event: T['Event']) => witness(event, seat))) ?? [],
    complete: isComplete(game, table, seat),
    undo: undoable(table, seat),
    rewind: table.phase === 'playing' && isAlone(table, seat),
  };
}

/** A client's copy brought up to date; nothing when there is a gap: then ask again with the version one has. */
export function follow<T extends GameTypes>(mirror: Mirror<T> | undefined, told: News<T>): Mirror<T> | undefined {
  const { from, fresh, more: _more, ...news } = told;
  const { status } = news;
  if (fresh || from === 0) return isWhole(status) ? { ...news, status } : undefined;
  if (mirror === undefined || from > mirror.version) return undefined;
  return { ...news, status: { ...mirror.status, ...status }, entries: [...mirror.entries.slice(0, from), ...news.entries] };
}

const isWhole = (status: Status | Moment): status is Status => 'phase' in status;

/** The copy of a viewer beside the table itself, made or brought up to date. */
export function reflect<T extends GameTypes>(game: Game<T>, table: Table<T>, viewer: Viewer, mirror?: Mirror<T>): Mirror<T> {
  return follow(mirror, since(game, table, viewer, mirror?.version ?? 0)) ?? reflect(game, table, viewer);
}

/** Whom the table waits for; a bot among them is for the host to play, on `since(...).view` of that seat. */
export function awaits<T extends GameTypes>(game: Game<T>, table: Table<T>): readonly Awaited[] {
  // Bots play for people who are there: a table that everybody left waits for the first to come back.
  const asleep = table.chairs.some(({ person }) => person !== null) && present(table).length === 0;
  if (table.phase !== 'playing' || asleep) return [];
  return game.actors(table.state as T['State']).map((seat) => {
    const chair = table.chairs[seat] as Chair;
    return { seat, bot: isBots(chair) ? chair.bot : null };
  });
}

/** The seats of a person, for a host that wants to know as whom to show the table. */
export const seatsOf = ({ chairs }: Table, person: string): readonly Seat[] =>
  chairs.flatMap((chair, seat) => (chair.person === person ? [seat] : []));
