import type { ArcticEvent } from './types.ts';

/** Cards that others have laid or turned since my last turn, and who did it. */
export function cardsMoved(events: readonly ArcticEvent[]): ReadonlyMap<number, number> {
  const cards = new Map<number, number>();
  let mover = 0;
  for (const event of events) {
    if ('seat' in event && event.type !== 'turn-began') mover = event.seat;
    if (event.type === 'placed' || event.type === 'refilled') cards.set(event.card, mover);
    if (event.type === 'swapped') cards.set(event.given, mover);
  }
  return cards;
}

/** Where a token stood before the others moved it, and who did so last. */
export interface Moved {
  readonly from: number;
  readonly seat: number;
}

/** Tokens that stand elsewhere than after my last turn. */
export function tokensMoved(events: readonly ArcticEvent[]): ReadonlyMap<number, Moved> {
  const tokens = new Map<number, Moved>();
  for (const event of events) {
    if (event.type !== 'token-moved') continue;
    const from = tokens.get(event.animal)?.from ?? event.from;
    if (from === event.to) tokens.delete(event.animal);
    else tokens.set(event.animal, { from, seat: event.seat });
  }
  return tokens;
}
