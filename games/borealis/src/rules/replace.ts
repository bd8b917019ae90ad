import { ON, only } from '@banquise/kernel';
import type { BorealisEvent } from '../events.ts';
import { type MoveOf, REPLACE } from '../moves.ts';
import { announce, type BorealisState, type Player, undecided } from '../state.ts';
import { cardsOf, exchange } from './deck.ts';
import type { Stage } from './stage.ts';

/** P0, once per player. All choose at the same time: nothing is shown or drawn before the last one has chosen (BLS-16, BLS-R2). */
export const replaceStage: Stage<MoveOf<'replace'>> = {
  name: 'replace',
  answers: ['replace'],
  enter: () => true,
  list: () => REPLACE.slice(),
  refuse: () => undefined,
  apply(state, { mask }, events, seat) {
    state.chosen[seat] = mask;
    const { hand } = state.players[seat] as Player;
    events.push({ type: 'chosen', seat, secret: { to: only(seat), cards: cardsOf(hand, mask) } });
    if (undecided(state.chosen) !== 0) return 'replace';
    carryOut(state, events);
    // BLS-17: the first turn of the first player.
    events.push({ type: 'round', round: state.round }, { type: 'turn', seat: state.turn, round: state.round });
    return ON;
  },
};

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
}
