import { type AnyMove, attempt, copy, type Game, type GameTypes, type Hidden, learnt, type Mask, type Seat, sees } from '@banquise/kernel';
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
 * Whether a step teaches a seat something. It is what settles a draft: one could take the step back after having looked.
 * What it would teach others does not count, for they do not see the draft.
 */
export const teaches = (before: Hidden, after: Hidden, seat: Seat): boolean =>
  after.knows.some((mask, card) => sees(mask, seat) && !sees(before.knows[card] as Mask, seat));

/**
 * Why a step cannot be taken back by who made it: it taught them something, or others saw what chance brought. That others
 * saw a card of theirs is no reason, nor is chance that nobody has seen: played again, it brings the same.
 */
export function ends(before: Hidden, after: Hidden, seat: Seat): 'revealed' | 'chance' | null {
  if (teaches(before, after, seat)) return 'revealed';
  const drawn = after.rng.some((word, i) => word !== before.rng[i]);
  return drawn && learnt(before.knows, after.knows) ? 'chance' : null;
}

/**
 * Plays drafted moves from a position, as far as they are legal there and teach their player nothing.
 */
export function redraft<T extends GameTypes>(game: Game<T>, from: T['State'], seat: Seat, moves: readonly AnyMove[]): Draft<T> | null {
  let state = from;
  const events: T['Event'][][] = [];
  for (const move of moves) {
    const after = copy(state);
    const done = attempt(game, after, seat, move);
    if (!done.ok || teaches(state, after, seat)) break;
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
