import type { BorealisEvent } from './types.ts';

/** Cards that others have just laid, by whom. */
export function laidBy(events: readonly BorealisEvent[]): ReadonlyMap<number, number> {
  const cards = new Map<number, number>();
  for (const event of events) if (event.type === 'observed') cards.set(event.card, event.seat);
  return cards;
}

/** Cards that the turns of others brought into the pool, by whose turn. */
export function cameBy(events: readonly BorealisEvent[]): ReadonlyMap<number, number> {
  const cards = new Map<number, number>();
  let by: number | undefined;
  for (const event of events) {
    if (event.type === 'took' || event.type === 'refreshed') by = event.seat;
    if (event.type === 'revealed' && by !== undefined) cards.set(event.card, by);
  }
  return cards;
}
