import { ON } from '@banquise/kernel';
import type { Colour } from '../data.ts';
import { type ArrowMove, type ExpeditionsMove, type PlainMove, RESTART, RESTART_DECLINE } from '../moves.ts';
import { NONE } from '../state.ts';
import { applyArrow, arrows, refuseArrow } from './arrow.ts';
import type { Stage } from './stage.ts';

/** EXP-52: a looped expedition is restarted at once, or not (EXP-R2). */
export const restartStage: Stage<ArrowMove | PlainMove> = {
  name: 'restart',
  answers: ['restart', 'restart-decline'],
  enter: ({ restart }) => restart !== NONE,
  list(state) {
    const moves: ExpeditionsMove[] = [];
    arrows(moves, RESTART, state, state.restart as Colour);
    moves.push(RESTART_DECLINE);
    return moves;
  },
  refuse: (state, move) => (move.type === 'restart' ? refuseArrow(state, move) : undefined),
  apply(state, move, events) {
    if (move.type === 'restart') applyArrow(state, move, events);
    else {
      // The expedition stays looped: whoever extends it next may leave from any visited node (EXP-58).
      state.restart = NONE;
      events.push({ type: 'declined', seat: state.turn, what: 'restart' });
    }
    return ON;
  },
};
