import { ON } from '@banquise/kernel';
import { type MoveOf, SKIP, TAKE_BACK } from '../moves.ts';
import { addToHand, handOf } from '../state.ts';
import { PUFFIN_TAKEBACK, usable } from './powers.ts';
import { type Stage, skip } from './stage.ts';

/** A1, ARC-46: takes the visible card up, once (ARC-R13); A2 reads the value only afterwards. No Power card is lost by it (ARC-R28). */
export const takeBackStage: Stage<MoveOf<'take-back' | 'skip'>> = {
  name: 'take-back',
  answers: ['take-back', 'skip'],
  enter: (state) => usable(state, PUFFIN_TAKEBACK),
  list: () => [SKIP, TAKE_BACK],
  refuse: () => undefined,
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
