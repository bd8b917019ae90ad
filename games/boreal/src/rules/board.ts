import { COLUMNS, NONE } from '../data.ts';
import type { BorealEvent } from '../events.ts';
import { type BorealMove, type MoveOf, REMOVE, RESERVE, SWAP_BOARD } from '../moves.ts';
import type { BorealRefusal } from '../refusals.ts';
import type { BorealState, Player } from '../state.ts';
import { asksFor } from './effect.ts';
import { refill, takeFromBoard } from './refill.ts';
import { canReserve, putInReserve, refuseReserving } from './reserve.ts';
import { ON, type Stage } from './stage.ts';

/** The effects that touch the board: D3a reserve, D3b remove, D3c swap. None of them asks for access (BRL-18). */

/** BRL-44. */
export const reserveStage: Stage<MoveOf<'reserve'>> = {
  step: 'reserve',
  enter: (state, events) => asksFor(state, 'reserve', hasReservable(state), events),
  list: reserveMoves,
  refuse: (state, { column }) => refuseReserving(state, column),
  apply(state, { column }, events) {
    const card = putInReserve(state, column);
    events.push({ type: 'reserved', seat: state.turn, column, card });
    refill(state, column - 1, events);
    return ON;
  },
};

/** BRL-45. */
export const removeStage: Stage<MoveOf<'remove'>> = {
  step: 'remove',
  enter: (state, events) => asksFor(state, 'remove', filledColumns(state) >= 1, events),
  list: removeMoves,
  refuse: (state, { column }) => refuseRemove(state, column),
  apply(state, { column }, events) {
    remove(state, column, events);
    return ON;
  },
};

/** BRL-46. */
export const swapBoardStage: Stage<MoveOf<'swap-board'>> = {
  step: 'swap-board',
  enter: (state, events) => asksFor(state, 'swap-board', filledColumns(state) >= 2, events),
  list: swapBoardMoves,
  refuse: refuseSwapBoard,
  apply(state, move, events) {
    swapBoard(state, move, events);
    return ON;
  },
};

function filledColumns({ board }: BorealState): number {
  let filled = 0;
  for (let i = 0; i < COLUMNS; i++) if (board[i] !== NONE) filled++;
  return filled;
}

function hasReservable({ board, players, turn }: BorealState): boolean {
  const player = players[turn] as Player;
  for (let i = 0; i < COLUMNS; i++) if (canReserve(player, board[i] as number)) return true;
  return false;
}

function reserveMoves(state: BorealState): BorealMove[] {
  const player = state.players[state.turn] as Player;
  const moves: BorealMove[] = [];
  for (let i = 0; i < COLUMNS; i++) if (canReserve(player, state.board[i] as number)) moves.push(RESERVE[i] as BorealMove);
  return moves;
}

function removeMoves({ board }: BorealState): BorealMove[] {
  const moves: BorealMove[] = [];
  for (let i = 0; i < COLUMNS; i++) if (board[i] !== NONE) moves.push(REMOVE[i] as BorealMove);
  return moves;
}

/** BRL-42: the Archive limit protects nothing on the board. */
function refuseRemove(state: BorealState, column: number): BorealRefusal | undefined {
  return state.board[column - 1] === NONE ? { code: 'empty-column', column } : undefined;
}

/** BRL-45, R-5. */
function remove(state: BorealState, column: number, events: BorealEvent[]): void {
  const card = takeFromBoard(state, column - 1);
  state.removed.push(card);
  events.push({ type: 'removed', seat: state.turn, column, card });
  refill(state, column - 1, events);
}

function swapBoardMoves({ board }: BorealState): BorealMove[] {
  const moves: BorealMove[] = [];
  for (let i = 0; i < COLUMNS; i++) {
    if (board[i] === NONE) continue;
    for (let j = i + 1; j < COLUMNS; j++) if (board[j] !== NONE) moves.push(SWAP_BOARD[8 * i + j] as BorealMove);
  }
  return moves;
}

/** an empty column is not a card. */
function refuseSwapBoard(state: BorealState, { columnA, columnB }: MoveOf<'swap-board'>): BorealRefusal | undefined {
  return refuseRemove(state, columnA) ?? refuseRemove(state, columnB);
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
