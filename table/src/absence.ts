import type { Game, GameTypes, Seat } from '@banquise/kernel';
import { type Change, log, type Of, put, refuse, refuseHolder, refusePresent, versionOf, withChair } from './change.ts';
import { announce, lapsed, welcome } from './clock.ts';
import { isComplete, rebase } from './draft.ts';
import { settle } from './play.ts';
import { vacate } from './seating.ts';
import type { Absence, Chair, Table, TableHappening } from './table.ts';
import { pauseIfAgreed } from './vote.ts';

/** A bot takes the seat of a person. What was drafted is forgotten: the bot decides on what everybody sees. */
function replace<T extends GameTypes>(table: Table<T>, seat: Seat, why: Absence): Table<T> {
  const level = table.settings.standIn;
  const { name } = table.chairs[seat] as Chair;
  // After the end there is nothing left for a bot to play: one simply gets up.
  const happening: TableHappening = table.phase === 'finished' ? { what: 'vacated', seat, name } : { what: 'replaced', seat, why, level };
  const handedOver = handOver(log(withChair(table, seat, { bot: level, away: why }), happening), seat);
  const without = (seats: readonly Seat[]): Seat[] => seats.filter((other) => other !== seat);
  return { ...handedOver, pauseAsked: without(table.pauseAsked), rematchAsked: without(table.rematchAsked) };
}

/** Another player takes over a seat: nothing begun before can be confirmed, taken back or sent any more. */
function handOver<T extends GameTypes>(table: Table<T>, seat: Seat): Table<T> {
  const { stretch } = table;
  return {
    ...table,
    drafts: put(table.drafts, seat, null),
    fresh: put(table.fresh, seat, versionOf(table)),
    stretch: stretch.seat === seat ? { ...stretch, steps: [], stop: 'another' } : stretch,
  };
}

export function leave<T extends GameTypes>(table: Table<T>, command: Of<'leave'>): Change<T> {
  if (table.phase === 'open') return vacate(table, command);
  const refusal = refusePresent(table, command);
  return refusal ? refuse(refusal) : { table: pauseIfAgreed(replace(table, command.seat, 'left')) };
}

/** The last person who gives up ends the game: there is nobody left for whom bots should play on. */
export function resign<T extends GameTypes>(table: Table<T>, command: Of<'resign'>): Change<T> {
  const refusal = refusePresent(table, command);
  if (refusal) return refuse(refusal);
  if (table.phase === 'open') return refuse({ code: 'not-started' });
  if (table.phase === 'finished') return refuse({ code: 'finished' });
  const replaced = replace(table, command.seat, 'resigned');
  const givenUp = replaced.chairs.every(({ person, away }) => person === null || away === 'resigned');
  return { table: givenUp ? finish(replaced, 'resigned') : pauseIfAgreed(replaced) };
}

export function comeBack<T extends GameTypes>(table: Table<T>, command: Of<'return'>): Change<T> {
  const { seat } = command;
  const refusal = refuseHolder(table, command);
  if (refusal) return refuse(refusal);
  if ((table.chairs[seat] as Chair).bot === null) return refuse({ code: 'not-away', seat });
  const back = log(withChair(table, seat, { bot: null, away: null }), { what: 'returned', seat });
  return { table: welcome(handOver(back, seat), seat) };
}

/** Time has passed: graces are announced, and those whose grace is over are replaced, or confirmed if only that was missing. */
export function tick<T extends GameTypes>(game: Game<T>, table: Table<T>, { by }: Of<'tick'>): Change<T> {
  if (by !== 'host') return refuse({ code: 'host-only' });
  let next = table;
  for (const seat of lapsed(table)) {
    next = isComplete(game, next, seat) ? rebase(game, settle(game, next, seat)) : replace(next, seat, 'timed-out');
  }
  next = pauseIfAgreed(announce(next));
  return next === table ? refuse({ code: 'already-so' }) : { table: next };
}

export function finish<T extends GameTypes>(table: Table<T>, how: 'played' | 'resigned'): Table<T> {
  const ended = log<T>({ ...table, phase: 'finished', ending: how }, { what: 'finished', how });
  return { ...ended, drafts: ended.drafts.map(() => null), stretch: { ...ended.stretch, steps: [] }, pauseAsked: [] };
}
