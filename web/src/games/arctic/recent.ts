import { POWERS } from '@banquise/arctic';
import type { ArcticEvent } from './types.ts';

/** Cards that others have laid or turned since my last turn, and who did it. */
export function cardsMoved(events: readonly ArcticEvent[]): ReadonlyMap<number, number> {
  const cards = new Map<number, number>();
  let mover = 0;
  for (const event of events) {
    if ('seat' in event && event.type !== 'turn') mover = event.seat;
    if (event.type === 'placed' || event.type === 'refilled') cards.set(event.card, mover);
    if (event.type === 'swapped') cards.set(event.given, mover);
  }
  return cards;
}

/** Where a token stood before the others moved it, where who did so last found it, and where they left it. */
export interface Moved {
  readonly from: number;
  readonly found: number;
  readonly to: number;
  readonly seat: number;
}

/** Tokens that stand elsewhere than after my last turn. */
export function tokensMoved(events: readonly ArcticEvent[]): ReadonlyMap<number, Moved> {
  const tokens = new Map<number, Moved>();
  for (const event of events) {
    if (event.type !== 'token-moved') continue;
    const before = tokens.get(event.animal);
    const from = before?.from ?? event.from;
    const found = before?.seat === event.seat ? before.found : event.from;
    tokens.set(event.animal, { from, found, to: event.to, seat: event.seat });
  }
  return new Map([...tokens].filter(([, { from, to }]) => from !== to));
}

/** Power cards that lie elsewhere than after my last turn: by animal, who held each then. */
export function powersMoved(events: readonly ArcticEvent[]): ReadonlyMap<number, number> {
  const powers = new Map<number, { readonly from: number; readonly to: number }>();
  for (const event of events) {
    if (event.type !== 'power-taken') continue;
    const animal = POWERS.find(({ id }) => id === event.power)?.animal ?? 0;
    powers.set(animal, { from: powers.get(animal)?.from ?? event.from, to: event.seat });
  }
  return new Map([...powers].flatMap(([animal, { from, to }]) => (from === to ? [] : [[animal, from]])));
}

/** How many penalties each seat has got since my last turn, less those it got rid of; none that are unchanged. */
export function penaltiesMoved(events: readonly ArcticEvent[]): ReadonlyMap<number, number> {
  const penalties = new Map<number, number>();
  const add = (seat: number, n: number): Map<number, number> => penalties.set(seat, (penalties.get(seat) ?? 0) + n);
  for (const event of events) {
    if (event.type === 'penalised' || event.type === 'discarded') add(event.seat, 1);
    if (event.type === 'recovered') add(event.seat, -1);
    if (event.type === 'gave') {
      add(event.seat, -1);
      add(event.to, 1);
    }
  }
  return new Map([...penalties].filter(([, n]) => n !== 0));
}
