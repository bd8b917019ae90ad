import type { Seat } from '@banquise/kernel';
import { BANNED } from '../data.ts';
import type { BorealEvent } from '../events.ts';
import { type BorealMove, type MoveOf, SWAP_PYRAMID } from '../moves.ts';
import type { BorealRefusal } from '../refusals.ts';
import { SWAP_MAY_SINK_A_BANNED_CARD } from '../rulings.ts';
import type { BorealState, Player } from '../state.ts';
import { floorOf, holds, lowest, SLOTS, slotAt } from './pyramid.ts';
import { finishDiscovery } from './turn.ts';

/** D3d: two cards of the own pyramid exchange their slots; the card just placed may be one of them (BRL-47). */
export function swapPyramidMoves(state: BorealState): BorealMove[] {
  const player = state.players[state.turn] as Player;
  const moves: BorealMove[] = [];
  for (let first = player.filled; first !== 0; first &= first - 1) {
    const a = lowest(first);
    for (let second = first & (first - 1); second !== 0; second &= second - 1) {
      const b = lowest(second);
      if (SWAP_MAY_SINK_A_BANNED_CARD || sunk(player, a, b) === undefined) moves.push(SWAP_PYRAMID[SLOTS * a + b] as BorealMove);
    }
  }
  return moves;
}

/** The banned card that an exchange of slots would bring to the first floor, if there is one. */
function sunk({ pyramid }: Player, a: number, b: number): number | undefined {
  const cardA = pyramid[a] as number;
  const cardB = pyramid[b] as number;
  if (floorOf(b) === 1 && BANNED[cardA]) return cardA;
  return floorOf(a) === 1 && BANNED[cardB] ? cardB : undefined;
}

export function refuseSwapPyramid(state: BorealState, seat: Seat, move: MoveOf<'swap-pyramid'>): BorealRefusal | undefined {
  const player = state.players[seat] as Player;
  const { floorA, columnA, floorB, columnB } = move;
  const a = slotAt(floorA, columnA);
  const b = slotAt(floorB, columnB);
  if (!holds(player.filled, a)) return { code: 'empty-slot', floor: floorA, column: columnA };
  if (!holds(player.filled, b)) return { code: 'empty-slot', floor: floorB, column: columnB };
  if (SWAP_MAY_SINK_A_BANNED_CARD) return undefined;
  const card = sunk(player, a, b);
  return card === undefined ? undefined : { code: 'first-floor-ban', card };
}

export function swapPyramid(state: BorealState, move: MoveOf<'swap-pyramid'>, events: BorealEvent[]): void {
  const { pyramid } = state.players[state.turn] as Player;
  const { floorA, columnA, floorB, columnB } = move;
  const a = slotAt(floorA, columnA);
  const b = slotAt(floorB, columnB);
  const cardA = pyramid[a] as number;
  const cardB = pyramid[b] as number;
  pyramid[a] = cardB;
  pyramid[b] = cardA;
  events.push({ type: 'swapped-pyramid', seat: state.turn, floorA, columnA, cardA, floorB, columnB, cardB });
  finishDiscovery(state, events);
}
