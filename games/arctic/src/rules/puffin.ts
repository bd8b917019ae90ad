import { only, type Seat } from '@banquise/kernel';
import { type ArcticMove, SKIP, SWAP, SWAP_WITH, TAKE_BACK } from '../moves.ts';
import { type ArcticState, addToHand, NONE, removeAt } from '../state.ts';
import { surface } from './memory.ts';
import { PUFFIN_SWAP, PUFFIN_TAKEBACK, usable } from './powers.ts';
import { misplaced, ON, type Stage, skip } from './stage.ts';

const handOf = (state: ArcticState, seat: Seat): number[] => state.hands[seat] as number[];

/** A1, ARC-45, first half: which hand card to give away, or none. Once in a turn. */
export const swapStage: Stage = {
  step: 'swap',
  enter(state) {
    state.chosen = NONE;
    return usable(state, PUFFIN_SWAP);
  },
  list(state) {
    const moves: ArcticMove[] = [SKIP];
    const hand = handOf(state, state.turn);
    for (let i = 0; i < hand.length; i++) moves.push(SWAP[hand[i] as number] as (typeof SWAP)[number]);
    return moves;
  },
  refuse(state, move) {
    if (move.type === 'skip') return undefined;
    if (move.type !== 'swap') return misplaced(state, move);
    return handOf(state, state.turn).includes(move.card) ? undefined : { code: 'not-in-hand', card: move.card };
  },
  apply(state, move, events) {
    if (move.type !== 'swap') return skip(state, PUFFIN_SWAP, events);
    state.chosen = move.card;
    events.push({ type: 'offered', seat: state.turn, secret: { to: only(state.turn), card: move.card } });
    return ON;
  },
};

/** A1, ARC-45, second half: the River card to get for it. */
export const swapSlotStage: Stage = {
  step: 'swap-slot',
  enter: (state) => state.chosen !== NONE,
  list({ river }) {
    const moves: ArcticMove[] = [];
    for (let slot = 0; slot < river.length; slot++) if (river[slot] !== NONE) moves.push(SWAP_WITH[slot] as (typeof SWAP_WITH)[number]);
    return moves;
  },
  refuse(state, move) {
    if (move.type !== 'swap-with') return misplaced(state, move);
    return state.river[move.slot] === NONE ? { code: 'empty-slot', slot: move.slot } : undefined;
  },
  apply(state, move, events) {
    if (move.type !== 'swap-with') return ON;
    const { turn, chosen: given, river } = state;
    const { slot } = move;
    const hand = handOf(state, turn);
    const got = river[slot] as number;
    surface(state, turn, given);
    removeAt(hand, hand.indexOf(given));
    river[slot] = given;
    addToHand(hand, got);
    state.chosen = NONE;
    events.push({ type: 'swapped', seat: turn, slot, given, got });
    return ON;
  },
};

/** A1, ARC-46: takes the visible card up, once; A2 reads the value only afterwards. No Power card is lost by it. */
export const takeBackStage: Stage = {
  step: 'take-back',
  enter: (state) => usable(state, PUFFIN_TAKEBACK),
  list: () => [SKIP, TAKE_BACK],
  refuse: (state, move) => (move.type === 'skip' || move.type === 'take-back' ? undefined : misplaced(state, move)),
  apply(state, move, events) {
    if (move.type !== 'take-back') return skip(state, PUFFIN_TAKEBACK, events);
    const { turn } = state;
    const card = (state.piles[turn] as number[]).pop() as number;
    (state.sunk[turn] as number[]).pop();
    addToHand(handOf(state, turn), card);
    events.push({ type: 'took-back', seat: turn, card });
    return ON;
  },
};
