import { type Mask, ON } from '@banquise/kernel';
import type { ArcticEvent } from '../events.ts';
import { type ArcticMove, type MoveOf, PLACE_BOTTOM, PLACE_TOP, PLACE_UNDER } from '../moves.ts';
import type { ArcticRefusal } from '../refusals.ts';
import { isLastCard } from '../rulings.ts';
import { type ArcticState, removeAt } from '../state.ts';
import { blur, surface } from './memory.ts';
import { FOX_BOTTOM, FOX_JOKER, holds, usable } from './powers.ts';
import type { Stage } from './stage.ts';

/** A4: card by card (ARC-22); the last one may go elsewhere with a Fox power (ARC-54). */
export const placeStage: Stage<MoveOf<'place'>> = {
  name: 'place',
  answers: ['place'],
  enter(state) {
    state.left = Math.min(state.value, (state.hands[state.turn] as number[]).length);
    state.missing = state.value - state.left;
    return state.left > 0;
  },
  list(state) {
    const moves: ArcticMove[] = [];
    const hand = state.hands[state.turn] as number[];
    const foxMoves = usable(state, FOX_BOTTOM) ? PLACE_BOTTOM : usable(state, FOX_JOKER) ? PLACE_UNDER : undefined;
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i] as number;
      moves.push(PLACE_TOP[card] as MoveOf<'place'>);
      if (foxMoves !== undefined) moves.push(foxMoves[card] as MoveOf<'place'>);
    }
    return moves;
  },
  refuse(state, move) {
    if (!(state.hands[state.turn] as number[]).includes(move.card)) return { code: 'not-in-hand', card: move.card };
    return move.to === 'top' ? undefined : refuseFox(state, move.to);
  },
  apply(state, move, events) {
    if (move.to === 'under') slideUnder(state, move.card, events);
    else placeFaceUp(state, move.card, move.to, events);
    state.left--;
    return state.left > 0 ? 'place' : ON;
  },
};

function refuseFox(state: ArcticState, to: 'bottom' | 'under'): ArcticRefusal | undefined {
  const power = to === 'bottom' ? FOX_BOTTOM : FOX_JOKER;
  if (!holds(state, power)) return { code: 'no-power', power: power.id };
  if (!isLastCard(state.left)) return { code: 'not-last', left: state.left };
  if (power.open(state)) return undefined;
  return { code: to === 'bottom' ? 'empty-pile' : 'no-visible-card' };
}

/** ARC-22, and ARC-55 at the bottom. */
function placeFaceUp(state: ArcticState, card: number, to: 'top' | 'bottom', events: ArcticEvent[]): void {
  const { turn } = state;
  const hand = state.hands[turn] as number[];
  const pile = state.piles[turn] as number[];
  const sunk = state.sunk[turn] as number[];
  surface(state, turn, card);
  removeAt(hand, hand.indexOf(card));
  const place = to === 'top' ? pile.length : 0;
  if (to === 'top') {
    pile.push(card);
    sunk.push(0);
  } else {
    pile.unshift(card);
    sunk.unshift(0);
  }
  events.push({ type: 'placed', seat: turn, card, to, place });
}

/** ARC-56: [.., x, top] becomes [.., x, joker, top]. */
function slideUnder(state: ArcticState, card: number, events: ArcticEvent[]): void {
  const { turn } = state;
  const hand = state.hands[turn] as number[];
  const pile = state.piles[turn] as number[];
  blur(state, turn);
  removeAt(hand, hand.indexOf(card));
  const place = pile.length - 1;
  pile.splice(place, 0, card);
  (state.sunk[turn] as number[]).splice(place, 0, state.clock);
  events.push({ type: 'hid', seat: turn, place, secret: { to: state.knows[card] as Mask, card } });
}
