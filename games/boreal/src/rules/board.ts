import { COLUMNS, NONE } from '../data.ts';
import type { BorealEvent } from '../events.ts';
import { type BorealMove, type MoveOf, REMOVE, RESERVE, SWAP_BOARD } from '../moves.ts';
import type { BorealRefusal } from '../refusals.ts';
import type { BorealState, Player } from '../state.ts';
import { refill, takeFromBoard } from './refill.ts';
import { canReserve, putInReserve } from './reserve.ts';
import { finishDiscovery } from './turn.ts';

/** The effects that touch the board: D3a reserve, D3b remove, D3c swap. None of them asks for access (BRL-18). */

export function filledColumns({ board }: BorealState): number {
  let filled = 0;
  for (let i = 0; i < COLUMNS; i++) if (board[i] !== NONE) filled++;
  return filled;
}

export function hasReservable({ board }: BorealState, player: Player): boolean {
  for (let i = 0; i < COLUMNS; i++) if (canReserve(player, board[i] as number)) return true;
  return false;
}

export function reserveMoves(state: BorealState): BorealMove[] {
  const player = state.players[state.turn] as Player;
  const moves: BorealMove[] = [];
  for (let i = 0; i < COLUMNS; i++) if (canReserve(player, state.board[i] as number)) moves.push(RESERVE[i] as BorealMove);
  return moves;
}

/** BRL-44. */
export function reserve(state: BorealState, column: number, events: BorealEvent[]): void {
  const card = putInReserve(state, column);
  events.push({ type: 'reserved', seat: state.turn, column, card });
  refill(state, column - 1, events);
  finishDiscovery(state, events);
}

export function removeMoves({ board }: BorealState): BorealMove[] {
  const moves: BorealMove[] = [];
  for (let i = 0; i < COLUMNS; i++) if (board[i] !== NONE) moves.push(REMOVE[i] as BorealMove);
  return moves;
}

/** BRL-42: the Archive limit protects nothing on the board. */
export const refuseRemove = (state: BorealState, column: number): BorealRefusal | undefined =>
  state.board[column - 1] === NONE ? { code: 'empty-column', column } : undefined;

/** BRL-45, R-5. */
export function remove(state: BorealState, column: number, events: BorealEvent[]): void {
  const card = takeFromBoard(state, column - 1);
  state.removed.push(card);
  events.push({ type: 'removed', seat: state.turn, column, card });
  refill(state, column - 1, events);
  finishDiscovery(state, events);
}

export function swapBoardMoves({ board }: BorealState): BorealMove[] {
  const moves: BorealMove[] = [];
  for (let i = 0; i < COLUMNS; i++) {
    if (board[i] === NONE) continue;
    for (let j = i + 1; j < COLUMNS; j++) if (board[j] !== NONE) moves.push(SWAP_BOARD[8 * i + j] as BorealMove);
  }
  return moves;
}

/** an empty column is not a card. */
export const refuseSwapBoard = (state: BorealState, { columnA, columnB }: MoveOf<'swap-board'>): BorealRefusal | undefined =>
  refuseRemove(state, columnA) ?? refuseRemove(state, columnB);

/** BRL-46. */
export function swapBoard(state: BorealState, { columnA, columnB }: MoveOf<'swap-board'>, events: BorealEvent[]): void {
  const { board, turn } = state;
  const cardA = board[columnA - 1] as number;
  const cardB = board[columnB - 1] as number;
  board[columnA - 1] = cardB;
  board[columnB - 1] = cardA;
  events.push({ type: 'swapped-board', seat: turn, columnA, cardA, columnB, cardB });
  finishDiscovery(state, events);
}
