/**
 * Where one points in Arctic. `hand:17` is a card of my hand, `river:2` a slot of the River, `pen:17` a card of my Penalty
 * zone, `opp:1` another player, `power:3` the power of an animal, `way:a` one of the two token moves, `step:left` an extra
 * step, `run:4` a block of my pile, `land:2` a part of the Landscape.
 */
export const handPlace = (card: number): string => `hand:${card}`;
export const riverPlace = (slot: number): string => `river:${slot}`;
export const penaltyPlace = (card: number): string => `pen:${card}`;
export const seatPlace = (seat: number): string => `opp:${seat}`;
export const powerPlace = (animal: number): string => `power:${animal}`;
export const wayPlace = (letter: string): string => `way:${letter}`;
export const stepPlace = (direction: string): string => `step:${direction}`;
export const runPlace = (index: number): string => `run:${index}`;
export const landPlace = (index: number): string => `land:${index}`;

/** On top of my pile; beneath its visible card; at its very bottom. */
export const PILE = 'pile';
export const UNDER = 'under';
export const BOTTOM = 'bottom';
/** The hand as a whole, where drawn cards are dropped; `hand` is also how the places of its cards begin. */
export const HAND = 'hand';
export const ZONE = 'zone';
export const DECK = 'deck';
export const STORE = 'reserve';
export const TOTEM = 'totem';
/** My points, line by line. */
export const SUM = 'sum';

export const isPlace = (place: string, kind: string): boolean => place.startsWith(`${kind}:`);
export const numberIn = (place: string): number => Number(place.slice(place.indexOf(':') + 1));
