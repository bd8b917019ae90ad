import type { Colour } from '../data.ts';
import { type ArrowMove, BONUS, BONUS_DECLINE, type ExpeditionsMove, type PlainMove, RESTART, RESTART_DECLINE } from '../moves.ts';
import { NONE } from '../state.ts';
import { allArrows, applyArrow, arrows, refuseArrow } from './arrow.ts';
import type { Stage } from './stage.ts';

/** EXP-52: a looped expedition is restarted at once, or not (RUL-2). */
export const restartStage: Stage<ArrowMove | PlainMove> = {
  step: 'restart',
  enter: ({ restart }) => restart !== NONE,
  list(state) {
    const moves: ExpeditionsMove[] = [];
    arrows(moves, RESTART, state, state.restart as Colour);
    moves.push(RESTART_DECLINE);
    return moves;
  },
  refuse: (state, move) => (move.type === 'restart' ? refuseArrow(state, move) : undefined),
  apply(state, move, events) {
    if (move.type === 'restart') return applyArrow(state, move, events);
    // The expedition stays looped: whoever extends it next may leave from any visited node (EXP-58).
    state.restart = NONE;
    events.push({ type: 'declined', seat: state.turn, what: 'restart' });
  },
};

/** EXP-45: a bonus arrow is placed at once or given up (RUL-2, RUL-3). */
export const bonusStage: Stage<ArrowMove | PlainMove> = {
  step: 'bonus',
  enter: ({ bonus }) => bonus > 0,
  list(state) {
    const moves: ExpeditionsMove[] = [];
    allArrows(moves, BONUS, state);
    moves.push(BONUS_DECLINE);
    return moves;
  },
  refuse: (state, move) => (move.type === 'bonus' ? refuseArrow(state, move) : undefined),
  apply(state, move, events) {
    if (move.type === 'bonus') return applyArrow(state, move, events);
    // All pending bonus arrows (RUL-19).
    state.bonus = 0;
    events.push({ type: 'declined', seat: state.turn, what: 'bonus' });
  },
};
