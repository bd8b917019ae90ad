import { EVERYONE, NOBODY, only, type Seat, shuffle } from '@banquise/kernel';
import type { BorealisEvent } from '../events.ts';
import { announce, type BorealisState, NO_CARD, type Player } from '../state.ts';

/** The top card of the deck. BLS-43: an empty deck is first made anew from the discard pile. */
export function drawCard(state: BorealisState, events: BorealisEvent[]): number {
  if (state.deck.length === 0) {
    // BLS-R10: nothing left anywhere cannot happen; one then goes on with fewer cards.
    if (state.discard.length === 0) return NO_CARD;
    reshuffle(state, events);
  }
  return state.deck.pop() as number;
}

/** Nobody knows the order any more, but everybody knows which cards are in the new deck: `era` remembers that. */
function reshuffle(state: BorealisState, events: BorealisEvent[]): void {
  const { discard, era, knows } = state;
  state.discard = state.deck;
  state.deck = discard;
  state.shuffles++;
  for (let i = 0; i < discard.length; i++) {
    const card = discard[i] as number;
    knows[card] = NOBODY;
    era[card] = state.shuffles;
  }
  shuffle(state.rng, discard);
  announce(state);
  events.push({ type: 'shuffled', count: discard.length });
}

/** Turns a card of the deck over into a market slot (BLS-28, BLS-29). */
export function fillSlot(state: BorealisState, slot: number, events: BorealisEvent[]): void {
  const card = drawCard(state, events);
  state.market[slot] = card;
  if (card === NO_CARD) return;
  state.knows[card] = EVERYONE;
  events.push({ type: 'revealed', slot, card });
}

/** One unseen card into the hand (BLS-28). */
export function drawOne(state: BorealisState, seat: Seat, events: BorealisEvent[]): void {
  const card = drawCard(state, events);
  if (card === NO_CARD) return;
  state.knows[card] = only(seat);
  (state.players[seat] as Player).hand.push(card);
  events.push({ type: 'drew', seat, count: 1, secret: { to: only(seat), cards: [card] } });
}

/**
 * Discards the cards of a subset of the hand, then draws as many: the opening replacement and the REGROUP share it
 * (BLS-16, BLS-31, BLS-32). New cards lie where the old ones were; as many as go out can always come in.
 */
export function exchange(state: BorealisState, seat: Seat, mask: number, events: BorealisEvent[]): void {
  if (mask === 0) return;
  const { hand } = state.players[seat] as Player;
  const discarded = cardsOf(hand, mask);
  for (let i = 0; i < discarded.length; i++) {
    const card = discarded[i] as number;
    state.knows[card] = EVERYONE;
    state.discard.push(card);
  }
  events.push({ type: 'discarded', seat, cards: discarded });
  let drawn: number[] = [];
  for (let position = 0; position < hand.length; position++) {
    if ((mask & (1 << position)) === 0) continue;
    // What was drawn before a shuffle is told before it.
    if (state.deck.length === 0 && drawn.length > 0) {
      events.push({ type: 'drew', seat, count: drawn.length, secret: { to: only(seat), cards: drawn } });
      drawn = [];
    }
    const card = drawCard(state, events);
    hand[position] = card;
    state.knows[card] = only(seat);
    drawn.push(card);
  }
  events.push({ type: 'drew', seat, count: drawn.length, secret: { to: only(seat), cards: drawn } });
}

/** The cards at the positions of a mask, by number: their order must not tell others how a hand is arranged. */
export function cardsOf(hand: readonly number[], mask: number): number[] {
  const cards: number[] = [];
  for (let position = 0; position < hand.length; position++) {
    if ((mask & (1 << position)) === 0) continue;
    const card = hand[position] as number;
    let at = cards.length;
    for (; at > 0 && (cards[at - 1] as number) > card; at--) cards[at] = cards[at - 1] as number;
    cards[at] = card;
  }
  return cards;
}
