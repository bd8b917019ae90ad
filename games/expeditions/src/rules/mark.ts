import { ON } from '@banquise/kernel';
import { CARDS, IS_FAR } from '../data.ts';
import type { ExpeditionsEvent } from '../events.ts';
import { type ExpeditionsMove, MARK, type MarkMove } from '../moves.ts';
import type { ExpeditionsRefusal } from '../refusals.ts';
import { type ExpeditionsState, KEY_PLACES } from '../state.ts';
import { show } from './knowledge.ts';
import type { Stage } from './stage.ts';

/** The key places, before the first turn (EXP-21). */
export const markStage: Stage<MarkMove> = {
  name: 'mark',
  answers: ['mark'],
  enter: ({ round }) => round === 0,
  list(state) {
    const moves: ExpeditionsMove[] = [];
    const tokens = state.tokens[state.turn] as number[];
    for (const card of state.hands[state.turn] as number[]) {
      if (IS_FAR[card] && !tokens.includes(card)) moves.push(MARK[card] as MarkMove);
    }
    return moves;
  },
  refuse: refuseMark,
  apply(state, move, events) {
    mark(state, move, events);
    return ON;
  },
};

/** A key place is far and on a card of one's own hand (EXP-21). */
function refuseMark(state: ExpeditionsState, { card }: MarkMove): ExpeditionsRefusal | undefined {
  if (!(state.hands[state.turn] as number[]).includes(card)) return { code: 'not-in-hand', card };
  if (!IS_FAR[card]) return { code: 'too-near', card, distance: CARDS[card]?.distance ?? 0 };
  return (state.tokens[state.turn] as number[]).includes(card) ? { code: 'already-marked', card } : undefined;
}

/** One token each in turn order, four times round; then the first player begins (EXP-21 to EXP-23). */
function mark(state: ExpeditionsState, { card }: MarkMove, events: ExpeditionsEvent[]): void {
  const seat = state.turn;
  (state.tokens[seat] as number[]).push(card);
  show(state, card);
  events.push({ type: 'marked', seat, card });
  state.turn = (seat + 1) % state.hands.length;
  if (state.turn === state.first && (state.tokens[state.first] as number[]).length === KEY_PLACES) {
    state.round = 1;
    events.push({ type: 'turn', seat: state.turn, round: state.round });
  }
}
