import { EVERYONE, NOBODY, only, range, type Seat, shuffle } from '@banquise/kernel';
import type { BorealisEvent } from '../events.ts';
import { SUBSETS } from '../moves.ts';
import { announce, type BorealisState, HAND_SIZE, type Player } from '../state.ts';

/** The top card of the deck. An empty deck is first made anew from the discard pile (BLS-43), and both are never empty (BLS-45, BLS-R10). */
export function drawCard(state: BorealisState, events: BorealisEvent[]): number {
  if (state.deck.length === 0) reshuffle(state, events);
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
  state.knows[card] = EVERYONE;
  events.push({ type: 'revealed', slot, card });
}

/** One unseen card into the hand (BLS-28). */
export function drawOne(state: BorealisState, seat: Seat, events: BorealisEvent[]): void {
  const card = drawCard(state, events);
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
  // What was drawn before a shuffle is told before it.
  for (let position = 0, left = discarded.length; left > 0; ) {
    if (state.deck.length === 0) reshuffle(state, events);
    const drawn = blank(Math.min(left, state.deck.length));
    left -= drawn.length;
    for (let i = 0; i < drawn.length; position++) {
      if ((mask & (1 << position)) === 0) continue;
      const card = state.deck.pop() as number;
      state.knows[card] = only(seat);
      hand[position] = card;
      drawn[i++] = card;
    }
    events.push({ type: 'drew', seat, count: drawn.length, secret: { to: only(seat), cards: drawn } });
  }
}

/** The cards at the positions of a mask, by number: their order must not tell others how a hand is arranged. */
export function cardsOf(hand: readonly number[], mask: number): number[] {
  const cards = blank(SIZE_OF[mask & ((1 << hand.length) - 1)] as number);
  for (let position = 0, count = 0; count < cards.length; position++) {
    if ((mask & (1 << position)) === 0) continue;
    const card = hand[position] as number;
    let at = count++;
    for (; at > 0 && (cards[at - 1] as number) > card; at--) cards[at] = cards[at - 1] as number;
    cards[at] = card;
  }
  return cards;
}

/** How many positions a mask has. */
const SIZE_OF: readonly number[] = range(SUBSETS).map((mask) => range(HAND_SIZE).filter((position) => mask & (1 << position)).length);

/** A list to be filled in: growing one card by card would reserve far more room than a hand needs. */
const blank = (size: number): number[] => (BLANKS[size] as readonly number[]).slice();
const BLANKS: readonly (readonly number[])[] = range(HAND_SIZE + 1).map((size) => range(size));
