import type { ArcticEvent } from '../events.ts';
import { type ArcticState, NONE } from '../state.ts';
import { reveal } from './memory.ts';

/**
 * The card that a refill or a missing card has to be: from the deck, or from the Reserve, which becomes the final deck
 * only now (ARC-60, ARC-61, ARC-R2, ARC-R4). NONE when both are used up (ARC-63). What is optional (orca-blind) does not come
 * here, since it may not force the end (ARC-R17).
 */
export function compulsoryCard(state: ArcticState, events: ArcticEvent[]): number {
  if (state.deck.length === 0) {
    if (state.reserve.length === 0) return NONE;
    state.deck = state.reserve;
    state.reserve = [];
    state.closing = true;
    events.push({ type: 'reserve-opened', cards: state.deck.length });
  }
  return state.deck.pop() as number;
}

/** ARC-41: completes the River, lowest slot first (ARC-R30). */
export function refillRiver(state: ArcticState, events: ArcticEvent[]): void {
  const { river } = state;
  for (let slot = 0; slot < river.length; slot++) {
    if (river[slot] !== NONE) continue;
    const card = compulsoryCard(state, events);
    if (card === NONE) return;
    river[slot] = card;
    reveal(state, card);
    events.push({ type: 'refilled', slot, card });
  }
}
