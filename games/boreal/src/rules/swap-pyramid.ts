import { ON } from '@banquise/kernel';
import type { BorealEvent } from '../events.ts';
import { type BorealMove, type MoveOf, SWAP_PYRAMID } from '../moves.ts';
import type { BorealRefusal } from '../refusals.ts';
import type { BorealState, Player } from '../state.ts';
import { asksFor } from './effect.ts';
import { count, holds, lowest, SLOTS, slotAt } from './pyramid.ts';
import type { Stage } from './stage.ts';

/** D3d: two cards of the own pyramid exchange their slots; the card just placed may be one of them (BRL-47). */
export const swapPyramidStage: Stage<MoveOf<'swap-pyramid'>> = {
  name: 'swap-pyramid',
  answers: ['swap-pyramid'],
  enter: (state, events) => asksFor(state, 'swap-pyramid', count((state.players[state.turn] as Player).filled) >= 2, events),
  list: swapPyramidMoves,
  refuse: refuseSwapPyramid,
  apply(state, move, events) {
    swapPyramid(state, move, events);
    return ON;
  },
};

function swapPyramidMoves(state: BorealState): BorealMove[] {
  const player = state.players[state.turn] as Player;
  const moves: BorealMove[] = [];
  for (let first = player.filled; first !== 0; first &= first - 1) {
    const a = lowest(first);
    for (let second = first & (first - 1); second !== 0; second &= second - 1) {
      const b = lowest(second);
      moves.push(SWAP_PYRAMID[SLOTS * a + b] as BorealMove);
    }
  }
  return moves;
}

function refuseSwapPyramid(state: BorealState, move: MoveOf<'swap-pyramid'>): BorealRefusal | undefined {
  const player = state.players[state.turn] as Player;
  const { floorA, columnA, floorB, columnB } = move;
  const a = slotAt(floorA, columnA);
  const b = slotAt(floorB, columnB);
  if (!holds(player.filled, a)) return { code: 'empty-slot', floor: floorA, column: columnA };
  if (!holds(player.filled, b)) return { code: 'empty-slot', floor: floorB, column: columnB };
  return undefined; // BRL-R7: the ban is checked when a card is placed, not when it is swapped.
}

function swapPyramid(state: BorealState, move: MoveOf<'swap-pyramid'>, events: BorealEvent[]): void {
  const { pyramid } = state.players[state.turn] as Player;
  const { floorA, columnA, floorB, columnB } = move;
  const a = slotAt(floorA, columnA);
  const b = slotAt(floorB, columnB);
  const cardA = pyramid[a] as number;
  const cardB = pyramid[b] as number;
  pyramid[a] = cardB;
  pyramid[b] = cardA;
  events.push({ type: 'swapped-pyramid', seat: state.turn, floorA, columnA, cardA, floorB, columnB, cardB });
}
