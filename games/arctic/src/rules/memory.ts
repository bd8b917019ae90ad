import { EVERYONE, type Mask, only, type Seat } from '@banquise/kernel';
import { type ArcticState, CENTRE, NONE } from '../state.ts';

/**
 * What an attentive player remembers of the others' cards (section 10 of the rules).
 *
 * `knows[card]` says who is sure what and where a card is. A card taken from the River is sure: all saw it go into that
 * hand. It stops being sure when its owner lets some card of the hand go face down (a joker, a hand-limit discard): from
 * that moment it may be that card. What remains is public all the same, and is kept as two kinds of arrivals and one
 * kind of departures, each with its moment (the number of moves played before):
 *
 * - `seen[card]`: this card was surely in this player's hand up to this moment, and has not been seen since;
 * - `dark[seat]`: at these moments a card that nobody else saw came to the hand (first hand, orca-blind, bear-recover);
 * - jokers (`sunk`) and penalty cards (`zoneFrom`, `zoneAt`): at this moment a card of this player's hand went there.
 *
 * The possible tables are exactly those that fill every departure with a different arrival that is not later; whatever
 * fills none is still in the hand. Later departures can take whatever earlier ones can, so filling the earliest first
 * never gets stuck, and a choice among all that remain makes every table as likely as the others (`imagine`). So what
 * elimination alone makes certain (every other place of a card is excluded) is found by `imagine`, in whose tables it
 * is always so, and is not shown in the view, which says only what was seen.
 * When an unseen arrival shows itself, the latest of its hand is struck out: that excludes no possible table, and
 * telling which it really was would.
 *
 * Penalty cards from the deck are no departures: they never were in a hand (`zoneFrom` CENTRE). With bear-recover
 * nobody else sees which penalty card is taken up: everything in the zone becomes an arrival of that moment, and the
 * cards that stay there departures of that moment. (That is a little less than a perfect logician keeps: a card unsure
 * since a joker was slid could not have been in the zone without a discard.) With bear-give it is the newest card, by
 * ruling, so everybody sees which place it leaves.
 */
const SEATS = 4;

export const mark = (moment: number, seat: Seat): number => moment * SEATS + seat;
export const momentOf = (mark: number): number => Math.floor(mark / SEATS);
export const seatOf = (mark: number): Seat => mark % SEATS;

/** A card leaves a hand in the sight of all. */
export function surface(state: ArcticState, seat: Seat, card: number): void {
  if (state.knows[card] === EVERYONE) return;
  if (state.seen[card] === NONE) (state.dark[seat] as number[]).pop();
  else state.seen[card] = NONE;
  state.knows[card] = EVERYONE;
}

/** One card of a hand is about to leave face down: the others can no longer be sure of any of them. */
export function blur(state: ArcticState, seat: Seat): void {
  const hand = state.hands[seat] as number[];
  // Of a hand of one card everybody knows which one goes.
  if (hand.length > 1) for (let i = 0; i < hand.length; i++) unsee(state, seat, hand[i] as number);
}

function unsee(state: ArcticState, seat: Seat, card: number): void {
  if (state.knows[card] !== EVERYONE) return;
  state.knows[card] = only(seat);
  state.seen[card] = mark(state.clock, seat);
}

/** A card comes to a hand unseen by the others. */
export function arriveUnseen(state: ArcticState, seat: Seat, card: number): void {
  state.knows[card] = only(seat);
  (state.dark[seat] as number[]).push(state.clock);
}

/** A penalty card is about to be taken up into the hand, the others do not see which. */
export function mixZone(state: ArcticState, seat: Seat): void {
  const zone = state.zones[seat] as number[];
  const from = state.zoneFrom[seat] as Seat[];
  const at = state.zoneAt[seat] as number[];
  for (let i = 0; i < zone.length; i++) {
    const card = zone[i] as number;
    if (from[i] === CENTRE && state.knows[card] !== EVERYONE) (state.dark[seat] as number[]).push(state.clock);
    // The only card of a zone is the one taken: who knew it goes on knowing it.
    else if (zone.length > 1) unsee(state, seat, card);
    from[i] = seat;
    at[i] = state.clock;
  }
}

/** Everybody sees a card. */
export function reveal(state: ArcticState, card: number): void {
  state.knows[card] = EVERYONE;
}

/** Somebody looks at a card. */
export function show(state: ArcticState, card: number, to: Mask): void {
  state.knows[card] = (state.knows[card] as Mask) | to;
}
