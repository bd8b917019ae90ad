import { SKIP, TAKE_BACK } from '../moves.ts';
import { addToHand, handOf } from '../state.ts';
import { PUFFIN_TAKEBACK, usable } from './powers.ts';
import { misplaced, ON, type Stage, skip } from './stage.ts';

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
