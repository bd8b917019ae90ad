import { ON } from '@banquise/kernel';
import { PLACE } from '../data.ts';
import { type ArcticMove, type MoveOf, VALUE } from '../moves.ts';
import { BASE_WITHOUT_VISIBLE, leastValue } from '../rulings.ts';
import { NONE, type Table, visibleCard } from '../state.ts';
import { MOOSE_PLACE, usable } from './powers.ts';
import type { Stage } from './stage.ts';

type Placing = Pick<Table, 'piles' | 'sunk' | 'turn' | 'value'>;

/** ARC-21, ARC-53: the values that moose-place can make of the base value, before it is announced. */
export const leastToPlace = (table: Placing): number => leastValue(table.value, visibleCard(table, table.turn) !== NONE);
export const mostToPlace = (table: Placing): number => table.value + 1;

/** A2, A3: the base value is read (ARC-20); with moose-place it may be one more or less (ARC-21), announced now and even if cards are missing then (ARC-R10). */
export const valueStage: Stage<MoveOf<'value'>> = {
  name: 'value',
  answers: ['value'],
  enter(state) {
    const card = visibleCard(state, state.turn);
    state.value = card === NONE ? BASE_WITHOUT_VISIBLE : (PLACE[card] as number);
    return usable(state, MOOSE_PLACE);
  },
  list(state) {
    const moves: ArcticMove[] = [];
    const most = mostToPlace(state);
    for (let value = leastToPlace(state); value <= most; value++) moves.push(VALUE[value] as (typeof VALUE)[number]);
    return moves;
  },
  refuse(state, move) {
    const { value } = move;
    const base = state.value;
    const least = leastToPlace(state);
    if (value < base - 1 || value > mostToPlace(state)) return { code: 'out-of-reach', value, base, least };
    return value < least ? { code: 'at-least-one' } : undefined;
  },
  apply(state, move, events) {
    events.push({ type: 'announced', seat: state.turn, base: state.value, value: move.value });
    state.value = move.value;
    return ON;
  },
};
