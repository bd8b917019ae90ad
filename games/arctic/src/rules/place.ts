import type { Mask } from '@banquise/kernel';
import { PLACE } from '../data.ts';
import type { ArcticEvent } from '../events.ts';
import { type ArcticMove, type MoveOf, PLACE_BOTTOM, PLACE_TOP, PLACE_UNDER, VALUE } from '../moves.ts';
import type { ArcticRefusal } from '../refusals.ts';
import { BASE_WITHOUT_VISIBLE, isLastCard, leastValue } from '../rulings.ts';
import { type ArcticState, NONE, removeAt, type Table, visibleCard } from '../state.ts';
import { blur, surface } from './memory.ts';
import { FOX_BOTTOM, FOX_JOKER, holds, MOOSE_PLACE, usable } from './powers.ts';
import { AGAIN, misplaced, ON, type Stage } from './stage.ts';

type Placing = Pick<Table, 'piles' | 'sunk' | 'turn' | 'value'>;

/** ARC-21, ARC-53: the values that moose-place can make of the base value, before it is announced. */
export const leastToPlace = (table: Placing): number => leastValue(table.value, visibleCard(table, table.turn) !== NONE);
export const mostToPlace = (table: Placing): number => table.value + 1;

/** A2, A3: the base value is read (ARC-20); with moose-place it may be one more or less (ARC-21), announced now and even if cards are missing then. */
export const valueStage: Stage = {
  step: 'value',
  enter(state) {
    const card = visibleCard(state, state.turn);
    state.value = card === NONE ? BASE_WITHOUT_VISIBLE : (PLACE[card] as number);
    return usable(state, MOOSE_PLACE);
  },
  list(state) {
    const moves: ArcticMove[] = [];
    const most = mostToPlace(state);
    for (let value = leastToPlace(state); value <= most; value++) moves.push(VALUE[value] as (typeof VALUE)[number]);
    return moves;
  },
  refuse(state, move) {
    if (move.type !== 'value') return misplaced(state, move);
    const { value } = move;
    const base = state.value;
    const least = leastToPlace(state);
    if (value < base - 1 || value > mostToPlace(state)) return { code: 'out-of-reach', value, base, least };
    return value < least ? { code: 'at-least-one' } : undefined;
  },
  apply(state, move, events) {
    if (move.type !== 'value') return ON;
    events.push({ type: 'announced', seat: state.turn, base: state.value, value: move.value });
    state.value = move.value;
    return ON;
  },
};

/** A4: card by card (ARC-22); the last one may go elsewhere with a Fox power (ARC-54). */
export const placeStage: Stage = {
  step: 'place',
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
    if (move.type !== 'place') return misplaced(state, move);
    if (!(state.hands[state.turn] as number[]).includes(move.card)) return { code: 'not-in-hand', card: move.card };
    return move.to === 'top' ? undefined : refuseFox(state, move.to);
  },
  apply(state, move, events) {
    if (move.type !== 'place') return ON;
    if (move.to === 'under') slideUnder(state, move.card, events);
    else placeFaceUp(state, move.card, move.to, events);
    state.left--;
    return state.left > 0 ? AGAIN : ON;
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
