import { ON } from '@banquise/kernel';
import { type ArcticMove, type MoveOf, SWAP_WITH } from '../moves.ts';
import { addToHand, handOf, NONE, removeAt } from '../state.ts';
import { surface } from './memory.ts';
import type { Stage } from './stage.ts';

/** A1, ARC-45, second half: the River card to get for it. */
export const swapSlotStage: Stage<MoveOf<'swap-with'>> = {
  name: 'swap-slot',
  answers: ['swap-with'],
  enter: (state) => state.chosen !== NONE,
  list({ river }) {
    const moves: ArcticMove[] = [];
    for (let slot = 0; slot < river.length; slot++) if (river[slot] !== NONE) moves.push(SWAP_WITH[slot] as (typeof SWAP_WITH)[number]);
    return moves;
  },
  refuse(state, move) {
    return state.river[move.slot] === NONE ? { code: 'empty-slot', slot: move.slot } : undefined;
  },
  apply(state, move, events) {
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
