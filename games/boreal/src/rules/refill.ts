import { EVERYONE } from '@banquise/kernel';
import { NONE } from '../data.ts';
import type { BorealEvent } from '../events.ts';
import type { BorealState } from '../state.ts';

/** The card of the board's place `i`, in the hand of whoever takes it; `refill` must follow before anything else happens. */
export function takeFromBoard(state: BorealState, i: number): number {
  const card = state.board[i] as number;
  state.board[i] = NONE;
  return card;
}

/** BRL-25: the top card of the deck comes into the same column; the other cards do not slide. */
export function refill(state: BorealState, i: number, events: BorealEvent[]): void {
  const card = state.deck.pop();
  if (card === undefined) {
    // BRL-R12, BRL-26: no refill, no end, nothing reshuffled.
    events.push({ type: 'not-refilled', column: i + 1 });
    return;
  }
  state.board[i] = card;
  state.knows[card] = EVERYONE;
  events.push({ type: 'refilled', column: i + 1, card, left: state.deck.length });
}
