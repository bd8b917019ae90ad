import { ON } from '@banquise/kernel';
import { type ArrowMove, BONUS, BONUS_DECLINE, type ExpeditionsMove, type PlainMove } from '../moves.ts';
import { allArrows, applyArrow, refuseArrow } from './arrow.ts';
import type { Stage } from './stage.ts';

/** EXP-45: a bonus arrow is placed at once or given up (EXP-R2, EXP-R3). */
export const bonusStage: Stage<ArrowMove | PlainMove> = {
  name: 'bonus',
  answers: ['bonus', 'bonus-decline'],
  enter: ({ bonus }) => bonus > 0,
  list(state) {
    const moves: ExpeditionsMove[] = [];
    allArrows(moves, BONUS, state);
    moves.push(BONUS_DECLINE);
    return moves;
  },
  refuse: (state, move) => (move.type === 'bonus' ? refuseArrow(state, move) : undefined),
  apply(state, move, events) {
    if (move.type === 'bonus') applyArrow(state, move, events);
    else {
      // All pending bonus arrows (EXP-R19).
      state.bonus = 0;
      events.push({ type: 'declined', seat: state.turn, what: 'bonus' });
    }
    return ON;
  },
};
