import { PLACES } from './places.ts';

export const SPECIES = ['bear', 'fox', 'owl', 'seal', 'puffin'] as const;
export type Species = (typeof SPECIES)[number];

/** The scientific names printed on the cards: the same in every language. */
export const LATIN: Readonly<Record<Species, string>> = {
  bear: 'Ursus maritimus',
  fox: 'Vulpes lagopus',
  owl: 'Bubo scandiacus',
  seal: 'Pagophilus groenlandicus',
  puffin: 'Fratercula arctica',
};

export const VEHICLES = ['sleigh', 'zeppelin', 'submarine', 'kayak', 'skis'] as const;
export type Vehicle = (typeof VEHICLES)[number];

export const COLOURS = ['yellow', 'pink', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];

/** An animal card (BLS-8, BLS-9): `left` is the colour whose arrow points left, `right` the other one. */
export interface Card {
  readonly id: string;
  readonly species: Species;
  readonly vehicle: Vehicle;
  readonly left: Colour;
  readonly right: Colour;
  readonly bonus: 0 | 1;
}

/**
 * The four cards of each species and vehicle, in the order of their ids A001 to A100: the colour that goes left, then
 * the one that goes right. Y is yellow, K pink, U blue. A088 is as on its face (BLS-R29); A078 and A079 are twins (BLS-R30).
 */
const PAIRS = {
  bear: {
    sleigh: 'YK KU UY UU',
    zeppelin: 'YK YU KY UK',
    submarine: 'YY KY UY UK',
    kayak: 'YU KY KK UK',
    skis: 'YU KY KU UU',
  },
  fox: {
    sleigh: 'YK UY UK UU',
    zeppelin: 'YU KY KK KU',
    submarine: 'YU KY KK UK',
    kayak: 'YK YU KU UY',
    skis: 'YY YK KU UY',
  },
  owl: {
    sleigh: 'YY YK YU UK',
    zeppelin: 'YU KY UK UU',
    submarine: 'YK KK KU UY',
    kayak: 'KY KK KU UY',
    skis: 'YU KY UK UU',
  },
  seal: {
    sleigh: 'YY YU KY UK',
    zeppelin: 'YY KY UY UK',
    submarine: 'YK YU KK KU',
    kayak: 'YK KU UY UU',
    skis: 'YK KU KU UY',
  },
  puffin: {
    sleigh: 'YK KU UY UK',
    zeppelin: 'YY YU KY UK',
    submarine: 'YK KU UY UU',
    kayak: 'YY YK UY UK',
    skis: 'YU KY KK KU',
  },
} as const satisfies Record<Species, Record<Vehicle, string>>;

const LETTERS: Readonly<Record<string, Colour>> = { Y: 'yellow', K: 'pink', U: 'blue' };

/** All animal cards. Everywhere else a card is its index in this table. */
export const CARDS: readonly Card[] = Object.freeze(
  SPECIES.flatMap((species) =>
    VEHICLES.flatMap((vehicle) => PAIRS[species][vehicle].split(' ').map((pair) => ({ species, vehicle, pair }))),
  ).map(({ species, vehicle, pair }, index) => {
    const left = LETTERS[pair.charAt(0)] as Colour;
    const right = LETTERS[pair.charAt(1)] as Colour;
    const bonus = left === right ? 1 : 0;
    return Object.freeze({ id: `A${String(index + 1).padStart(3, '0')}`, species, vehicle, left, right, bonus } as const);
  }),
);

export const CARD_COUNT = CARDS.length;

/** The index of a card from the id of the facts, or undefined. */
export const cardOf = (id: string): number | undefined => INDEX.get(id);
const INDEX: ReadonlyMap<string, number> = new Map(CARDS.map((card, index) => [card.id, index]));

// The same facts as plain numbers, for the steps that every simulated turn takes.
export const SPECIES_OF: readonly number[] = CARDS.map((card) => SPECIES.indexOf(card.species));
export const VEHICLE_OF: readonly number[] = CARDS.map((card) => VEHICLES.indexOf(card.vehicle));
export const LEFT_OF: readonly number[] = CARDS.map((card) => COLOURS.indexOf(card.left));
export const RIGHT_OF: readonly number[] = CARDS.map((card) => COLOURS.indexOf(card.right));
/** Both colours in one number, 0 to 8. */
export const PAIR_OF: readonly number[] = CARDS.map((_, card) => 3 * (LEFT_OF[card] as number) + (RIGHT_OF[card] as number));
export const BONUS_OF: readonly number[] = CARDS.map((card) => card.bonus);

/** One scientist of each colour on each site, camps empty (BLS-14); see `scientists` of a player. */
export const FIRST_POSTS: readonly number[] = PLACES.flatMap((place) => COLOURS.map(() => (place.startsWith('camp') ? 0 : 1)));
