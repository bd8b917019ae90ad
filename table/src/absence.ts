import type { Game, GameTypes, Seat } from '@banquise/kernel';
import { type Change, lengthOf, log, type Of, put, refuse, refuseHolder, refusePresent, withChair } from './change.ts';
import { announce, expiresAt, isAbandoned, lapsed, welcome } from './clock.ts';
import { isComplete, rebase } from './draft.ts';
import { endingNow } from './ending.ts';
import { settle } from './play.ts';
import { begin, calledOff, vacate } from './seating.ts';
import { type Absence, type Chair, ENDINGS, type Ending, type Table, type TableHappening } from './table.ts';
import { pauseIfAgreed } from './vote.ts';

/** How long a seat is kept for who left: nobody loses a game by a slip, and nobody waits long. */
export const KEPT = 60_000;

/** A bot takes the seat of a person. What was drafted is forgotten: the bot decides on what everybody sees. */
function replace<T extends GameTypes>(table: Table<T>, seat: Seat, why: Absence): Table<T> {
  const level = table.settings.standIn;
  const { name } = table.chairs[seat] as Chair;
  // After the end there is nothing left for a bot to play: one simply gets up.
  const happening: TableHappening = table.phase === 'finished' ? { what: 'vacated', seat, name } : { what: 'replaced', seat, why, level };
  const kept = table.law !== undefined && why === 'left' && table.phase !== 'finished' ? { kept: table.now + KEPT } : {};
  const handedOver = handOver(log(withChair(table, seat, { bot: level, away: why, ...kept }), happening), seat);
  const without = (seats: readonly Seat[]): Seat[] => seats.filter((other) => other !== seat);
  return { ...handedOver, pauseAsked: without(table.pauseAsked), rematchAsked: without(table.rematchAsked) };
}

/** Another player takes over a seat: nothing begun before can be confirmed, taken back or sent any more. */
function handOver<T extends GameTypes>(table: Table<T>, seat: Seat): Table<T> {
  const { stretch } = table;
  return {
    ...table,
    drafts: put(table.drafts, seat, null),
    fresh: put(table.fresh, seat, lengthOf(table)),
    stretch: stretch.seat === seat ? { ...stretch, steps: [], stop: 'another' } : stretch,
  };
}

export function leave<T extends GameTypes>(table: Table<T>, command: Of<'leave'>): Change<T> {
  if (table.phase === 'open') return vacate(table, command);
  const refusal = refusePresent(table, command);
  return refusal ? refuse(refusal) : { table: pauseIfAgreed(replace(table, command.seat, 'left')) };
}

/** These people give up at once. Where that ends the game they stay at the table: for a rematch, above all. */
function giveUp<T extends GameTypes>(game: Game<T>, table: Table<T>, seats: readonly Seat[], why: Absence): Table<T> {
  const how = table.law === undefined ? null : endingNow(game, table, seats, why);
  let next = table;
  for (const seat of seats) next = how === null ? replace(next, seat, why) : log<T>(next, { what: 'gave-up', seat, why });
  return how === null ? next : finish(next, how);
}

export function resign<T extends GameTypes>(game: Game<T>, table: Table<T>, command: Of<'resign'>): Change<T> {
  const refusal = refusePresent(table, command);
  if (refusal) return refuse(refusal);
  if (table.phase === 'open') return refuse({ code: 'not-started' });
  if (table.phase === 'finished') return refuse({ code: 'finished' });
  const next = giveUp(game, table, [command.seat], 'resigned');
  // The law of before let bots play on until everybody had resigned.
  const all = table.law === undefined && next.chairs.every(({ person, away }) => person === null || away === 'resigned');
  return { table: all ? finish(next, 'resigned') : pauseIfAgreed(next) };
}

export function comeBack<T extends GameTypes>(table: Table<T>, command: Of<'return'>): Change<T> {
  const { seat } = command;
  const refusal = refuseHolder(table, command);
  if (refusal) return refuse(refusal);
  const { bot, away } = table.chairs[seat] as Chair;
  if (bot === null) return refuse({ code: 'not-away', seat });
  if (away === 'resigned' && table.law !== undefined && table.phase !== 'finished') return refuse({ code: 'gave-up', seat });
  const kept = table.law === undefined ? {} : { kept: null };
  const back = log(withChair(table, seat, { bot: null, away: null, ...kept }), { what: 'returned', seat });
  return { table: welcome(handOver(back, seat), seat, away) };
}

/** Time has passed: graces are announced, and those whose grace is over are replaced, or confirmed if only that was missing. */
export function tick<T extends GameTypes>(game: Game<T>, table: Table<T>, command: Of<'tick'>): Change<T> {
  if (command.by !== 'host') return refuse({ code: 'host-only' });
  if ((expiresAt(table) ?? Number.POSITIVE_INFINITY) <= table.now) return { table: calledOff(table) };
  if ((table.begins ?? Number.POSITIVE_INFINITY) <= table.now) return begin(game, table, { ...command, type: 'start' });
  let next = table;
  table.chairs.forEach(({ kept }, seat) => {
    if ((kept ?? Number.POSITIVE_INFINITY) <= table.now) next = withChair(next, seat, { kept: null });
  });
  if (isAbandoned(table)) return { table: finish(table, 'abandoned') };
  const [done, late] = [[] as Seat[], [] as Seat[]];
  for (const seat of lapsed(table)) (isComplete(game, table, seat) ? done : late).push(seat);
  for (const seat of done) next = rebase(game, settle(game, next, seat));
  if (late.length > 0) next = giveUp(game, next, late, 'timed-out');
  if (next.phase !== 'finished') next = pauseIfAgreed(announce(next));
  return next === table ? refuse({ code: 'already-so' }) : { table: next };
}

export function finish<T extends GameTypes>(table: Table<T>, how: Ending): Table<T> {
  const ended = log<T>({ ...table, phase: 'finished', ending: how }, { what: 'finished', how });
  return { ...ended, drafts: ended.drafts.map(() => null), stretch: { ...ended.stretch, steps: [] }, pauseAsked: [] };
}

export function conclude<T extends GameTypes>(table: Table<T>, { by, ending }: Of<'conclude'>): Change<T> {
  if (by !== 'host') return refuse({ code: 'host-only' });
  if (table.phase === 'open') return refuse({ code: 'not-started' });
  const how = ENDINGS.find((known) => known === ending.how) ?? 'abandoned';
  if (table.phase !== 'finished') return { table: { ...finish(table, how), ruled: ending } };
  return table.ruled === undefined ? { table: { ...table, ending: how, ruled: ending } } : refuse({ code: 'finished' });
}
