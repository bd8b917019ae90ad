import { type Mask, ON } from '@banquise/kernel';
import { HAND_LIMIT } from '../data.ts';
import { type ArcticMove, DISCARD, type MoveOf } from '../moves.ts';
import { type ArcticState, removeAt } from '../state.ts';
import { blur } from './memory.ts';
import type { Stage } from './stage.ts';
import { refillRiver } from './supply.ts';

/** ARC-41, ARC-42: the River is completed, then the hand may hold seven cards (ARC-R19). */
export const discardStage: Stage<MoveOf<'discard'>> = {
  name: 'discard',
  answers: ['discard'],
  enter(state, events) {
    if (state.final) return false;
    refillRiver(state, events);
    return tooMany(state);
  },
  list(state) {
    const moves: ArcticMove[] = [];
    const hand = state.hands[state.turn] as number[];
    for (let i = 0; i < hand.length; i++) moves.push(DISCARD[hand[i] as number] as (typeof DISCARD)[number]);
    return moves;
  },
  refuse(state, move) {
    return (state.hands[state.turn] as number[]).includes(move.card) ? undefined : { code: 'not-in-hand', card: move.card };
  },
  apply(state, move, events) {
    const { turn } = state;
    const { card } = move;
    const hand = state.hands[turn] as number[];
    blur(state, turn);
    removeAt(hand, hand.indexOf(card));
    (state.zones[turn] as number[]).push(card);
    (state.zoneFrom[turn] as number[]).push(turn);
    (state.zoneAt[turn] as number[]).push(state.clock);
    events.push({ type: 'discarded', seat: turn, secret: { to: state.knows[card] as Mask, card } });
    return tooMany(state) ? 'discard' : ON;
  },
};

const tooMany = (state: ArcticState): boolean => (state.hands[state.turn] as number[]).length > HAND_LIMIT;
