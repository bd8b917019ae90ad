import { ON } from '@banquise/kernel';
import { BANNED } from '../data.ts';
import type { BorealEvent } from '../events.ts';
import { type BorealMove, type MoveOf, PLACE } from '../moves.ts';
import type { BorealRefusal } from '../refusals.ts';
import type { BorealState, Player } from '../state.ts';
import { carryOut } from './effect.ts';
import { baseIsFull, FIRST_SLOT, holds, lowest, openOnFloor1, openSlots, slotAt } from './pyramid.ts';
import type { Stage } from './stage.ts';

/** D2: the card in hand goes to one of the slots that are available to it. */
export const placeStage: Stage<MoveOf<'place'>> = {
  name: 'place',
  answers: ['place'],
  enter: () => true,
  list: placeMoves,
  refuse: refusePlace,
  apply(state, move, events) {
    place(state, move, events);
    return ON;
  },
};

function placeMoves(state: BorealState): BorealMove[] {
  const { filled } = state.players[state.turn] as Player;
  const moves: BorealMove[] = [];
  for (let open = openSlots(filled, BANNED[state.discovered] as boolean); open !== 0; open &= open - 1) {
    moves.push(PLACE[lowest(open)] as BorealMove);
  }
  return moves;
}

function refusePlace(state: BorealState, { floor, column }: MoveOf<'place'>): BorealRefusal | undefined {
  const { filled, pyramid } = state.players[state.turn] as Player;
  const slot = slotAt(floor, column);
  if (holds(filled, slot)) return { code: 'slot-taken', card: pyramid[slot] as number };
  if (floor > 1) {
    // BRL-35
    const missing = 2 - Number(holds(filled, slotAt(floor - 1, column))) - Number(holds(filled, slotAt(floor - 1, column + 1)));
    return missing > 0 ? { code: 'not-supported', missing } : undefined;
  }
  if (BANNED[state.discovered]) return { code: 'first-floor-ban', card: state.discovered };
  if (filled === 0) return slot === FIRST_SLOT ? undefined : { code: 'first-card-elsewhere' };
  if (baseIsFull(filled)) return { code: 'row-full' };
  return holds(openOnFloor1(filled), slot) ? undefined : { code: 'row-gap' };
}

/** BRL-20.4 and BRL-20.5. */
function place(state: BorealState, { floor, column }: MoveOf<'place'>, events: BorealEvent[]): void {
  const seat = state.turn;
  const player = state.players[seat] as Player;
  const card = state.discovered;
  const slot = slotAt(floor, column);
  player.pyramid[slot] = card;
  player.filled |= 1 << slot;
  events.push({ type: 'placed', seat, card, floor, column });
  carryOut(state, card, events);
}
