import { COLUMNS, NONE } from '../data.ts';
import type { BorealRefusal } from '../refusals.ts';
import type { BorealState } from '../state.ts';

/** What the effects that touch the board ask of it. None of them asks for access (BRL-18). */
export function filledColumns({ board }: BorealState): number {
  let filled = 0;
  for (let i = 0; i < COLUMNS; i++) if (board[i] !== NONE) filled++;
  return filled;
}

/** BRL-R6: an empty column is not a card. */
export const refuseEmpty = (state: BorealState, column: number): BorealRefusal | undefined =>
  state.board[column - 1] === NONE ? { code: 'empty-column', column } : undefined;
