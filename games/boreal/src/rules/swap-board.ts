import { ON } from '@banquise/kernel';
import { COLUMNS, NONE } from '../data.ts';
import type { BorealEvent } from '../events.ts';
import { type BorealMove, type MoveOf, SWAP_BOARD } from '../moves.ts';
import type { BorealRefusal } from '../refusals.ts';
import type { BorealState } from '../state.ts';
import { filledColumns, refuseEmpty } from './board.ts';
import { asksFor } from './effect.ts';
import type { Stage } from './stage.ts';

/** D3c, BRL-46. */
export const swapBoardStage: Stage<MoveOf<'swap-board'>> = {
  name: 'swap-board',
  answers: ['swap-board'],
  enter: (state, events) => asksFor(state, 'swap-board', filledColumns(state) >= 2, events),
  list: swapBoardMoves,
  refuse: refuseSwapBoard,
  apply(state, move, events) {
    swapBoard(state, move, events);
    return ON;
  },
};

function swapBoardMoves({ board }: BorealState): BorealMove[] {
  const moves: BorealMove[] = [];
  for (let i = 0; i < COLUMNS; i++) {
    if (board[i] === NONE) continue;
    for (let j = i + 1; j < COLUMNS; j++) if (board[j] !== NONE) moves.push(SWAP_BOARD[8 * i + j] as BorealMove);
  }
  return moves;
}

/** BRL-R6: an empty column is not a card. */
function refuseSwapBoard(state: BorealState, { columnA, columnB }: MoveOf<'swap-board'>): BorealRefusal | undefined {
  return refuseEmpty(state, columnA) ?? refuseEmpty(state, columnB);
}

/** BRL-46. */
function swapBoard(state: BorealState, { columnA, columnB }: MoveOf<'swap-board'>, events: BorealEvent[]): void {
  const { board, turn } = state;
  const cardA = board[columnA - 1] as number;
  const cardB = board[columnB - 1] as number;
  board[columnA - 1] = cardB;
  board[columnB - 1] = cardA;
  events.push({ type: 'swapped-board', seat: turn, columnA, cardA, columnB, cardB });
}
