import { type AnyMove, attempt, copy, type Game, type GameTypes, learnt, type Seat } from '@banquise/kernel';
import type { Draft, Table } from './table.ts';

/** The game as the player of a seat sees it: after the steps that wait for a confirmation. */
export function stateFor<T extends GameTypes>(table: Table<T>, seat: Seat): T['State'] {
  return table.drafts[seat]?.state ?? (table.state as T['State']);
}

export const stepsOf = (table: Table, seat: Seat): number => table.drafts[seat]?.moves.length ?? 0;

/** The draft has brought the go of its seat to an end: only the confirmation is missing. */
export function isComplete<T extends GameTypes>(game: Game<T>, table: Table<T>, seat: Seat): boolean {
  const draft = table.drafts[seat];
  return draft !== null && draft !== undefined && !game.actors(draft.state).includes(seat);
}

/**
 * Plays drafted moves from a position, as far as they are legal there and reveal nothing. A draft never holds a step that
 * revealed something: it could be taken back after one has looked.
 */
export function redraft<T extends GameTypes>(game: Game<T>, from: T['State'], seat: Seat, moves: readonly AnyMove[]): Draft<T> | null {
  let state = from;
  const events: T['Event'][][] = [];
  for (const move of moves) {
    const after = copy(state);
    const done = attempt(game, after, seat, move);
    if (!done.ok || learnt(state.knows, after.knows)) break;
    events.push(done.value);
    state = after;
  }
  return events.length === 0 ? null : { moves: moves.slice(0, events.length), events, state };
}

/**
 * Where several act at once, a move of another seat shifts the ground under a draft: its steps are tried again on the new
 * position, and what does not hold there any more is given back to its player.
 */
export function rebase<T extends GameTypes>(game: Game<T>, table: Table<T>): Table<T> {
  if (table.drafts.every((draft) => draft === null)) return table;
  const state = table.state as T['State'];
  return { ...table, drafts: table.drafts.map((draft, seat) => draft && redraft(game, state, seat, draft.moves)) };
}
