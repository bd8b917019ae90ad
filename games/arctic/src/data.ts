/** The box: cards, landscape, powers (section 1 of the rules). Cards are numbers, the index into CARDS. */

export const ANIMALS = ['bear', 'fox', 'moose', 'orca', 'puffin', 'walrus'] as const;
export type AnimalName = (typeof ANIMALS)[number];
/** An index into ANIMALS. */
export type Animal = number;

export interface CardFacts {
  readonly id: string;
  readonly pack: number;
  readonly main: AnimalName;
  readonly associated: AnimalName;
  /** P: how many cards the next turn places. */
  readonly place: number;
  /** D: how many cards this turn draws. P + D = 6. */
  readonly draw: number;
}

export const PACKS = 4;
export const PACK_SIZE = 30;
export const CARD_COUNT = PACKS * PACK_SIZE;

/** The order of the animals on the printed sheets; the associated animals follow from it. */
const CYCLE = ['fox', 'moose', 'walrus', 'orca', 'puffin', 'bear'] as const;

/**
 * ARC-1: the faces follow one pattern. In pack p the card of animal CYCLE[i] with draw value d is associated with the
 * animal ((p - 1 + d - 1) mod 5) + 1 places further on. The test freezes the printed list.
 */
function printCards(): CardFacts[] {
  const cards: CardFacts[] = [];
  for (let pack = 1; pack <= PACKS; pack++) {
    CYCLE.forEach((main, i) => {
      for (let draw = 1; draw <= 5; draw++) {
        const associated = CYCLE[(i + ((pack - 1 + draw - 1) % 5) + 1) % 6] as AnimalName;
        const place = 6 - draw;
        cards.push(Object.freeze({ id: `p${pack}-${main}-${place}`, pack, main, associated, place, draw }));
      }
    });
  }
  return cards;
}

export const CARDS: readonly CardFacts[] = Object.freeze(printCards());

const animalOf = (name: AnimalName): Animal => ANIMALS.indexOf(name);
export const MAIN: readonly Animal[] = CARDS.map(({ main }) => animalOf(main));
export const ASSOCIATED: readonly Animal[] = CARDS.map(({ associated }) => animalOf(associated));
export const PLACE: readonly number[] = CARDS.map(({ place }) => place);
export const DRAW: readonly number[] = CARDS.map(({ draw }) => draw);

/** ARC-2: values of the Landscape cards from left to right. */
export const LANDSCAPE = [0, 1, 3, 6, 10, 15] as const;
/** ARC-6: all tokens start on the card of value 3. */
export const FIRST_STEP = 2;
/** Index of the right end of the Landscape; the left end is 0. */
export const LAST_STEP = 5;

/** ARC-3: the two sides of each Power card, by animal. */
export const SIDES = [
  ['bear-give', 'bear-recover'],
  ['fox-bottom', 'fox-joker'],
  ['moose-draw', 'moose-place'],
  ['orca-refill', 'orca-blind'],
  ['puffin-swap', 'puffin-takeback'],
  ['walrus-main', 'walrus-associated'],
] as const;
export type PowerId = (typeof SIDES)[number][number];

export const RIVER_SIZE = 6;
export const STARTING_HAND = 3;
/** ARC-42. */
export const HAND_LIMIT = 7;
/** ARC-8: cards set aside, by number of players. */
export const RESERVE_SIZE: Readonly<Record<number, number>> = { 2: 5, 3: 10, 4: 15 };
/** ARC-7 to ARC-13: a pack for each player, less the cards set aside, the hands and the River. */
export const startingDeck = (seats: number): number => seats * (PACK_SIZE - STARTING_HAND) - (RESERVE_SIZE[seats] as number) - RIVER_SIZE;

/** ARC-67, ARC-68: points for a run by its length, and for animals with a run by their number. */
export const RUN_POINTS = [0, 0, 1, 3, 6, 10, 15] as const;
/** Longer runs score no more than this one. */
export const LONGEST_RUN = 6;

/** ARC-4: Totem tiles are counted behind the cards where it is written down who knows them. */
export const totemTile = (animal: Animal): number => CARD_COUNT + animal;
/** Cards and Totem tiles. */
export const PIECES = CARD_COUNT + ANIMALS.length;

/** The cards of some packs, in order. */
export function cardsOf(packs: readonly number[]): number[] {
  const cards: number[] = [];
  for (const pack of packs) for (let i = 0; i < PACK_SIZE; i++) cards.push((pack - 1) * PACK_SIZE + i);
  return cards;
}
