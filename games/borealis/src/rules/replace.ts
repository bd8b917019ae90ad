import { only, type Seat } from '@banquise/kernel';
import type { BorealisEvent } from '../events.ts';
import type { MoveOf } from '../moves.ts';
import type { BorealisRefusal } from '../refusals.ts';
import { announce, type BorealisState, type Player, undecided } from '../state.ts';
import { cardsOf, exchange } from './deck.ts';
import { refuseSubset } from './regroup.ts';

/** P0, once per player (BLS-16). */
export const refuseReplace = (state: BorealisState, seat: Seat, move: MoveOf<'replace'>): BorealisRefusal | undefined =>
  refuseSubset(state, seat, move.mask);

/** All choose at the same time: nothing is shown or drawn before the last one has chosen (BLS-16, BLS-R2). */
export function applyReplace(state: BorealisState, seat: Seat, { mask }: MoveOf<'replace'>): BorealisEvent[] {
  state.chosen[seat] = mask;
  const { hand } = state.players[seat] as Player;
  const events: BorealisEvent[] = [{ type: 'chosen', seat, secret: { to: only(seat), cards: cardsOf(hand, mask) } }];
  if (undecided(state.chosen) === 0) carryOut(state, events);
  return events;
}

/** In turn order from the first player. With 80 cards in the deck at least, no shuffle can occur here. */
function carryOut(state: BorealisState, events: BorealisEvent[]): void {
  announce(state);
  const seats = state.players.length;
  for (let n = 0; n < seats; n++) {
    const seat = (state.first + n) % seats;
    const mask = state.chosen[seat] as number;
    if (mask === 0) events.push({ type: 'kept', seat });
    else exchange(state, seat, mask, events);
  }
  state.step = 'action';
  events.push({ type: 'round', round: state.round }, { type: 'turn', seat: state.active, round: state.round });
}
