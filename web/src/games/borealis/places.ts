/**
 * Where one points in Borealis: `hand:17` is a card of my hand, `site:1` a site of my board, `market:2` a slot of the
 * pool. Only looked at: `card:17` any card, `score:4` a score card and `goal:9` an objective by their numbers.
 */
export const handPlace = (card: number): string => `hand:${card}`;
export const sitePlace = (site: number): string => `site:${site}`;
export const marketPlace = (slot: number): string => `market:${slot}`;
export const cardPlace = (card: number): string => `card:${card}`;
export const scorePlace = (card: number): string => `score:${card}`;
export const goalPlace = (objective: number): string => `goal:${objective}`;
export const campPlace = (place: number): string => `camp:${place}`;
export const DECK = 'deck';
export const DISCARD = 'discard';
export const REFRESH = 'refresh';
export const REGROUP = 'regroup';

export const isPlace = (place: string | undefined, kind: string): place is string => place?.startsWith(`${kind}:`) ?? false;
/** The number in the name of a place. */
export const numberIn = (place: string): number => Number(place.slice(place.indexOf(':') + 1));
/** Cards of the hand among some places. */
export const cardsIn = (places: readonly string[]): readonly number[] => places.filter((place) => isPlace(place, 'hand')).map(numberIn);
