import { ON, only } from '@banquise/kernel';
import { type ArcticMove, type MoveOf, SKIP, SWAP } from '../moves.ts';
import { handOf, NONE } from '../state.ts';
import { PUFFIN_SWAP, usable } from './powers.ts';
import { type Stage, skip } from './stage.ts';

/** A1, ARC-45, first half: which hand card to give away, or none. Once in a turn (ARC-R14). */
export const swapStage: Stage<MoveOf<'swap' | 'skip'>> = {
  name: 'swap',
  answers: ['swap', 'skip'],
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
    return handOf(state, state.turn).includes(move.card) ? undefined : { code: 'not-in-hand', card: move.card };
  },
  apply(state, move, events) {
    if (move.type !== 'swap') return skip(state, PUFFIN_SWAP, events);
    state.chosen = move.card;
    events.push({ type: 'offered', seat: state.turn, secret: { to: only(state.turn), card: move.card } });
    return ON;
  },
};
