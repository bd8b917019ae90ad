import { ON } from '@banquise/kernel';
import { COLUMNS, NONE } from '../data.ts';
import type { BorealEvent } from '../events.ts';
import { type BorealMove, type MoveOf, REMOVE } from '../moves.ts';
import type { BorealState } from '../state.ts';
import { filledColumns, refuseEmpty } from './board.ts';
import { asksFor } from './effect.ts';
import { refill, takeFromBoard } from './refill.ts';
import type { Stage } from './stage.ts';

/** D3b, BRL-45. BRL-42: the Archive limit protects nothing on the board. */
export const removeStage: Stage<MoveOf<'remove'>> = {
  name: 'remove',
  answers: ['remove'],
  enter: (state, events) => asksFor(state, 'remove', filledColumns(state) >= 1, events),
  list: removeMoves,
  refuse: (state, { column }) => refuseEmpty(state, column),
  apply(state, { column }, events) {
    remove(state, column, events);
    return ON;
  },
};

function removeMoves({ board }: BorealState): BorealMove[] {
  const moves: BorealMove[] = [];
  for (let i = 0; i < COLUMNS; i++) if (board[i] !== NONE) moves.push(REMOVE[i] as BorealMove);
  return moves;
}

/** BRL-45, BRL-R5. */
function remove(state: BorealState, column: number, events: BorealEvent[]): void {
  const card = takeFromBoard(state, column - 1);
  state.removed.push(card);
  events.push({ type: 'removed', seat: state.turn, column, card });
  refill(state, column - 1, events);
}
