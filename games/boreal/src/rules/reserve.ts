import { NONE } from '../data.ts';
import type { BorealRefusal } from '../refusals.ts';
import type { BorealState, Player } from '../state.ts';
import { breaksArchiveLimit, noteArchive, secondArchive } from './archive.ts';
import { takeFromBoard } from './refill.ts';

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
