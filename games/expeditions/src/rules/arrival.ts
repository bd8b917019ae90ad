import type { Seat } from '@banquise/kernel';
import { ALL_ARROWS, type Colour, cardOf, IS_BLUE, IS_RED } from '../data.ts';
import type { ExpeditionsEvent } from '../events.ts';
import type { ExpeditionsState } from '../state.ts';
import { canExtendAny, isLooped, lastHead, stock } from './expedition.ts';
import { miss, show } from './knowledge.ts';

/** What brought an expedition to a node: an arrow that points at it, or the removal of the arrow that left it. */
export type Cause = 'arrow' | 'removal';

/** Everything that follows from an expedition standing on a node, in the order of EXP-47. */
export function arrive(state: ExpeditionsState, colour: Colour, node: number, cause: Cause, events: ExpeditionsEvent[]): void {
  const card = cardOf(node);
  if (card >= 0) reach(state, card, cause, events);
  else if (IS_RED[node]) gainTicket(state, events);
  closeLoop(state, colour, cause, events);
  if (IS_BLUE[node]) {
    state.bonus++;
    events.push({ type: 'earned', seat: state.turn, bonus: state.bonus });
  }
  if (state.bonus > 0 && !canExtendAny(state)) forfeitBonus(state, events); // EXP-45
  if (cause === 'arrow') countArrows(state, events);
}

/** A place is reached: whoever holds its card lays it, a common objective goes to the active player (EXP-37 to EXP-43). */
function reach(state: ExpeditionsState, card: number, cause: Cause, events: ExpeditionsEvent[]): void {
  const { hands, row, turn } = state;
  for (let seat = 0; seat < hands.length; seat++) {
    const at = (hands[seat] as number[]).indexOf(card);
    if (at >= 0) {
      layFromHand(state, seat, at, events);
      return;
    }
  }
  const at = row.indexOf(card);
  if (at < 0) {
    miss(state, card);
  } else if (cause === 'arrow') {
    // EXP-R1: a removal takes no common objective.
    row.splice(at, 1);
    (state.laid[turn] as number[]).push(card);
    events.push({ type: 'laid', seat: turn, card, source: 'row' });
    refillRow(state, events);
  }
}

function layFromHand(state: ExpeditionsState, seat: Seat, at: number, events: ExpeditionsEvent[]): void {
  const hand = state.hands[seat] as number[];
  const card = hand[at] as number;
  hand.splice(at, 1);
  (state.laid[seat] as number[]).push(card);
  show(state, card);
  events.push({ type: 'laid', seat, card, source: 'hand' });
  recoverToken(state, seat, card, events);
  if (hand.length === 0 && !state.ending) {
    state.ending = true; // EXP-67
    events.push({ type: 'ending', seat, cause: 'hand' });
  }
}

/** A live token comes back to its owner; an abandoned one never does (EXP-38, EXP-66, EXP-R12). */
function recoverToken(state: ExpeditionsState, seat: Seat, card: number, events: ExpeditionsEvent[]): void {
  const tokens = state.tokens[seat] as number[];
  const at = tokens.indexOf(card);
  if (at < 0 || state.abandoned.includes(card)) return;
  tokens.splice(at, 1);
  (state.recovered[seat] as number[]).push(card);
  events.push({ type: 'recovered', seat, card });
}

/** The top card of the deck takes the free place of the row; with an empty deck the row shrinks (EXP-40, EXP-41). */
function refillRow(state: ExpeditionsState, events: ExpeditionsEvent[]): void {
  const card = state.deck.shift();
  if (card === undefined) return;
  state.row.push(card);
  show(state, card);
  events.push({ type: 'refilled', card, deck: state.deck.length });
}

/** EXP-44, EXP-R7: tickets never run out. */
function gainTicket(state: ExpeditionsState, events: ExpeditionsEvent[]): void {
  const { tickets, turn } = state;
  tickets[turn] = (tickets[turn] as number) + 1;
  events.push({ type: 'gained', seat: turn, tickets: tickets[turn] as number });
}

/** A looped expedition may be restarted at once if it has arrows left (EXP-48 to EXP-52, EXP-63). */
function closeLoop(state: ExpeditionsState, colour: Colour, cause: Cause, events: ExpeditionsEvent[]): void {
  if (!isLooped(state, colour)) return;
  events.push({ type: 'looped', seat: state.turn, colour, node: lastHead(state, colour), by: cause });
  if (stock(state, colour) > 0) state.restart = colour;
}

function forfeitBonus(state: ExpeditionsState, events: ExpeditionsEvent[]): void {
  events.push({ type: 'forfeited', seat: state.turn, bonus: state.bonus });
  state.bonus = 0;
}

/** All arrows on the board announce the end; the round is finished (EXP-68, EXP-R16). */
function countArrows(state: ExpeditionsState, events: ExpeditionsEvent[]): void {
  const { stacks } = state;
  if (state.ending || stacks[0]!.length + stacks[1]!.length + stacks[2]!.length < ALL_ARROWS) return;
  state.ending = true;
  events.push({ type: 'ending', seat: state.turn, cause: 'arrows' });
}
