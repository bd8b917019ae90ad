import { EVERYONE, type Mask, NOBODY, only, type Seat, sees, type Viewer } from '@banquise/kernel';
import { CARD_COUNT } from '../data.ts';
import type { ExpeditionsState } from '../state.ts';

/*
 * Who knows what (EXP-75). Three things together are what an attentive person at the table remembers:
 *
 * - knows[card]: who knows exactly where that card is: in whose hand, or at which depth of the deck.
 * - knows[CARD_COUNT + card]: who knows that no hand holds it although its depth in the deck is a secret: everybody,
 *   when its place was reached and nobody laid it.
 * - seen: for a card that went out of sight, where a viewer last was sure of it and how many exchanges had been made
 *   then. Every exchange mixes one hand with the deck: it can bring one card into that hand and take one out of it.
 *   One block of cards per seat, and a last one for those who only watch.
 */

/** In no hand: in the deck, or in front of a player who is exchanging. */
export const OUTSIDE = 7;
/** Never seen since the shuffle. */
export const NEVER = -1;

/** A sighting as one number: how many exchanges were made before it, and the seat whose hand it was in or OUTSIDE. */
export const sighting = (exchanges: number, zone: number): number => exchanges * 8 + zone;
export const zoneOf = (sighting: number): number => sighting & 7;
export const timeOf = (sighting: number): number => sighting >> 3;

export const seenBy = (state: ExpeditionsState, viewer: Viewer, card: number): number =>
  state.seen[(viewer === 'spectator' ? state.hands.length : viewer) * CARD_COUNT + card] as number;

/** Everybody sees where this card is now. */
export function show(state: ExpeditionsState, card: number): void {
  state.knows[card] = EVERYONE;
  state.knows[CARD_COUNT + card] = NOBODY;
}

/** Its place was reached and nobody laid it: everybody learns that no hand holds it. */
export function miss(state: ExpeditionsState, card: number): void {
  const exact = state.knows[card] as Mask;
  if (exact === EVERYONE) return;
  state.knows[CARD_COUNT + card] = EVERYONE & ~exact;
  const now = sighting(state.exchangers.length, OUTSIDE);
  for (let at = card; at < state.seen.length; at += CARD_COUNT) state.seen[at] = now;
}

/** A player looks at cards drawn from the deck. */
export function peek(state: ExpeditionsState, seat: Seat, cards: readonly number[]): void {
  for (const card of cards) state.knows[card] = (state.knows[card] as Mask) | only(seat);
}

/**
 * A player mixes his hand with the drawn cards in secret: of these, all others know only where they were before. To be
 * called before any card moves, so that nothing here can depend on the choice.
 */
export function mix(state: ExpeditionsState, seat: Seat): void {
  const own = only(seat);
  const exchanges = state.exchangers.length;
  forget(state, own, state.hands[seat] as number[], sighting(exchanges, seat));
  forget(state, own, state.drawn, sighting(exchanges, OUTSIDE));
  // Any card of the deck may be in that hand now; only the player himself still knows which are not.
  for (let at = CARD_COUNT; at < 2 * CARD_COUNT; at++) state.knows[at] = (state.knows[at] as Mask) & own;
}

function forget(state: ExpeditionsState, own: Mask, cards: readonly number[], last: number): void {
  const seats = state.hands.length;
  for (const card of cards) {
    state.knows[CARD_COUNT + card] = NOBODY;
    const knew = (state.knows[card] as Mask) & ~own;
    if (knew === NOBODY) continue;
    state.knows[card] = own;
    for (let seat = 0; seat < seats; seat++) if (sees(knew, seat)) state.seen[seat * CARD_COUNT + card] = last;
    if (sees(knew, 'spectator')) state.seen[seats * CARD_COUNT + card] = last;
  }
}
