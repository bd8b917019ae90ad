import { ON } from '@banquise/kernel';
import { COLUMNS, NONE } from '../data.ts';
import { type BorealMove, type MoveOf, RESERVE } from '../moves.ts';
import type { BorealRefusal } from '../refusals.ts';
import type { BorealState, Player } from '../state.ts';
import { breaksArchiveLimit, noteArchive, secondArchive } from './archive.ts';
import { asksFor } from './effect.ts';
import { refill, takeFromBoard } from './refill.ts';
import type { Stage } from './stage.ts';

/** D3a, BRL-44. */
export const reserveStage: Stage<MoveOf<'reserve'>> = {
  name: 'reserve',
  answers: ['reserve'],
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

/** What Locate (BRL-23) and the reserve effect (BRL-44) have in common: any card of the board, under the Archive limit. */
export const canReserve = (player: Player, card: number): boolean => card !== NONE && !breaksArchiveLimit(player, card);

export function refuseReserving(state: BorealState, column: number): BorealRefusal | undefined {
  const card = state.board[column - 1] as number;
  if (card === NONE) return { code: 'empty-column', column };
  const player = state.players[state.turn] as Player;
  return breaksArchiveLimit(player, card) ? secondArchive(player, card) : undefined;
}

/** Moves the card of a column to the reserve of the player at turn; the refill is still to come. */
export function putInReserve(state: BorealState, column: number): number {
  const player = state.players[state.turn] as Player;
  const card = takeFromBoard(state, column - 1);
  player.reserve.push(card);
  noteArchive(player, card);
  return card;
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
