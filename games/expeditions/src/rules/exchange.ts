import { ON, only } from '@banquise/kernel';
import type { ExpeditionsEvent } from '../events.ts';
import { EXCHANGE_DECLINE, type ExpeditionsMove, KEEP, type KeepMove, type PlainMove } from '../moves.ts';
import type { ExpeditionsRefusal } from '../refusals.ts';
import { type ExpeditionsState, NONE } from '../state.ts';
import { mix, peek } from './knowledge.ts';
import type { Stage } from './stage.ts';
import { refuseTicket, spendTicket } from './ticket.ts';

const DRAWN_AT_MOST = 2;

/** EXP-64, second half: which card to keep and which to give for it, or neither. */
export const exchangeStage: Stage<KeepMove | PlainMove> = {
  name: 'exchange',
  answers: ['exchange-keep', 'exchange-decline'],
  enter: ({ drawn }) => drawn.length > 0,
  list(state) {
    const moves: ExpeditionsMove[] = [];
    const hand = state.hands[state.turn] as number[];
    for (const keep of state.drawn) {
      const keeping = KEEP[keep] as readonly KeepMove[];
      for (const discard of hand) moves.push(keeping[discard] as KeepMove);
    }
    moves.push(EXCHANGE_DECLINE);
    return moves;
  },
  refuse: (state, move) => (move.type === 'exchange-keep' ? refuseKeep(state, move) : undefined),
  apply(state, move, events) {
    if (move.type === 'exchange-keep') applyKeep(state, move, events);
    else applyExchangeDecline(state, events);
    return ON;
  },
};

/** EXP-64, EXP-R10, EXP-R20. */
export function refuseExchange(state: ExpeditionsState): ExpeditionsRefusal | undefined {
  const broke = refuseTicket(state);
  if (broke !== undefined) return broke;
  if ((state.hands[state.turn] as number[]).length === 0) return { code: 'empty-hand' };
  return state.deck.length > 0 ? undefined : { code: 'empty-deck' };
}

/** Pays and looks at the top of the deck; what to do with it is the next decision. */
export function applyExchange(state: ExpeditionsState, events: ExpeditionsEvent[]): void {
  const { deck, drawn, turn } = state;
  spendTicket(state, events);
  while (drawn.length < DRAWN_AT_MOST && deck.length > 0) drawn.push(deck.shift() as number);
  peek(state, turn, drawn);
  events.push({ type: 'drew', seat: turn, count: drawn.length, secret: { to: only(turn), cards: drawn.slice() } });
}

function refuseKeep(state: ExpeditionsState, { keep, discard }: KeepMove): ExpeditionsRefusal | undefined {
  if (!state.drawn.includes(keep)) return { code: 'not-drawn', card: keep };
  if (!(state.hands[state.turn] as number[]).includes(discard)) return { code: 'not-in-hand', card: discard };
  return undefined;
}

/** The other drawn card goes under the deck, then the card from the hand (EXP-R17). */
function applyKeep(state: ExpeditionsState, { keep, discard }: KeepMove, events: ExpeditionsEvent[]): void {
  const { turn, drawn, deck } = state;
  const hand = state.hands[turn] as number[];
  const count = drawn.length;
  mix(state, turn);
  for (const card of drawn) if (card !== keep) deck.push(card);
  hand.splice(hand.indexOf(discard), 1);
  hand.push(keep);
  deck.push(discard);
  // A key place whose card is put back keeps its token for good (EXP-66).
  if ((state.tokens[turn] as number[]).includes(discard) && !state.abandoned.includes(discard)) state.abandoned.push(discard);
  finish(state, count, keep, discard, events);
}

/** Both drawn cards go under the deck in the order drawn; nobody else can tell this from an exchange (EXP-R13). */
function applyExchangeDecline(state: ExpeditionsState, events: ExpeditionsEvent[]): void {
  const { turn, drawn, deck } = state;
  const count = drawn.length;
  mix(state, turn);
  for (const card of drawn) deck.push(card);
  finish(state, count, NONE, NONE, events);
}

function finish(state: ExpeditionsState, count: number, kept: number, discarded: number, events: ExpeditionsEvent[]): void {
  const { turn } = state;
  state.drawn.length = 0;
  state.exchangers.push(turn);
  events.push({ type: 'returned', seat: turn, count, secret: { to: only(turn), kept, discarded } });
}
