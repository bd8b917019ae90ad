/**
 * The 44 cards and the board, as printed (BRL-1 to BRL-9). A card is its index in CARDS everywhere in this game;
 * `id` is the name of the same card in the facts and in positions that come from outside.
 */
export const FAMILIES = ['blue', 'yellow', 'red', 'green'] as const;
export type Family = (typeof FAMILIES)[number];

export type Group = 'startingSite' | 'site' | 'archive';

/** What the book on a card is worth at the end (BRL-62 to BRL-71). */
export type Scoring =
  | { readonly kind: 'none' }
  | { readonly kind: 'fixed'; readonly points: number }
  | { readonly kind: 'perFamilyInPyramid'; readonly points: number; readonly family: Family }
  | { readonly kind: 'perAdjacentOfFamily'; readonly points: number; readonly family: Family }
  | { readonly kind: 'perAdjacentCard'; readonly points: number }
  | { readonly kind: 'perDistinctAdjacentFamily'; readonly points: number }
  | { readonly kind: 'perFloor'; readonly points: number }
  | { readonly kind: 'perFamilyMajority'; readonly points: number }
  | { readonly kind: 'perFourFamilySet'; readonly points: number }
  | { readonly kind: 'copyLeft' }
  | { readonly kind: 'copyRight' }
  | { readonly kind: 'copyBestBelow' };
export type ScoringKind = Scoring['kind'];

/** What happens when a card is placed (BRL-44 to BRL-51). */
export type Effect =
  | { readonly kind: 'boardCardToReserve' }
  | { readonly kind: 'removeBoardCard' }
  | { readonly kind: 'swapTwoOnBoard' }
  | { readonly kind: 'swapTwoInPyramid' }
  | { readonly kind: 'gainCompasses'; readonly amount: number }
  | { readonly kind: 'opponentLosesCompasses'; readonly amount: number }
  | { readonly kind: 'lookAtDeckReserveOne'; readonly look: number };
export type EffectKind = Effect['kind'];

export interface Card {
  readonly id: string;
  readonly group: Group;
  readonly families: readonly Family[];
  readonly cost: number;
  /** Compasses earned in each Rest phase while nothing lies on the card. */
  readonly income: number;
  readonly scoring: Scoring;
  readonly effects: readonly Effect[];
  /** Never placed on floor 1 (BRL-37). */
  readonly banned: boolean;
}

const GROUPS: Readonly<Record<string, Group>> = { S: 'startingSite', L: 'site', A: 'archive' };

function card(id: string, families: readonly Family[], cost: number, income: number, scoring: Scoring, ...effects: Effect[]): Card {
  return { id, group: GROUPS[id.charAt(0)] as Group, families, cost, income, scoring, effects, banned: false };
}

const upperFloorsOnly = (printed: Card): Card => ({ ...printed, banned: true });

const fixed = (points: number): Scoring => ({ kind: 'fixed', points });
const perFamily = (family: Family): Scoring => ({ kind: 'perFamilyInPyramid', family, points: 2 });
const perAdjacent = (family: Family): Scoring => ({ kind: 'perAdjacentOfFamily', family, points: 2 });
const gain = (amount: number): Effect => ({ kind: 'gainCompasses', amount });
const opponentLoses = (amount: number): Effect => ({ kind: 'opponentLosesCompasses', amount });
const RESERVE: Effect = { kind: 'boardCardToReserve' };
const REMOVE: Effect = { kind: 'removeBoardCard' };
const SWAP_BOARD: Effect = { kind: 'swapTwoOnBoard' };
const SWAP_PYRAMID: Effect = { kind: 'swapTwoInPyramid' };

/** BRL-2: Starting Sites first, then Sites, then Archives. */
export const CARDS: readonly Card[] = [
  card('S-Y1', ['yellow'], 0, 1, fixed(1)),
  card('S-Y2', ['yellow'], 0, 1, { kind: 'none' }, gain(1)),
  card('S-Y3', ['yellow'], 3, 1, fixed(2), gain(2)),
  card('S-R1', ['red'], 3, 1, fixed(1), RESERVE),
  card('S-R2', ['red'], 4, 1, fixed(3), REMOVE),
  card('S-R3', ['red'], 3, 1, fixed(3), SWAP_BOARD),
  card('S-B1', ['blue'], 1, 1, fixed(3)),
  card('S-B2', ['blue'], 2, 1, fixed(4)),
  card('S-B3', ['blue'], 3, 1, fixed(5)),
  card('S-G1', ['green'], 3, 1, fixed(2), SWAP_PYRAMID),
  card('S-G2', ['green'], 4, 1, { kind: 'copyRight' }),
  card('S-G3', ['green'], 4, 1, { kind: 'copyLeft' }),
  card('L-Y1', ['yellow'], 3, 1, perAdjacent('blue')),
  card('L-Y2', ['yellow'], 4, 2, fixed(1)),
  upperFloorsOnly(card('L-Y3', ['yellow'], 5, 2, fixed(3))),
  card('L-Y4', ['yellow'], 6, 1, fixed(3), gain(3)),
  upperFloorsOnly(card('L-Y5', ['yellow'], 6, 1, perFamily('green'))),
  card('L-Y6', ['yellow'], 8, 1, fixed(5), gain(4)),
  card('L-R1', ['red'], 3, 1, fixed(3), opponentLoses(1)),
  card('L-R2', ['red'], 3, 1, perAdjacent('green')),
  card('L-R3', ['red'], 5, 1, fixed(4), REMOVE),
  card('L-R4', ['red'], 6, 1, fixed(4), RESERVE),
  upperFloorsOnly(card('L-R5', ['red'], 6, 1, perFamily('blue'))),
  card('L-R6', ['red'], 7, 1, fixed(5), opponentLoses(2)),
  card('L-B1', ['blue'], 3, 1, perAdjacent('red')),
  card('L-B2', ['blue', 'yellow'], 4, 1, fixed(3)), // BRL-R24: the card face says 3.
  card('L-B3', ['blue', 'green'], 4, 1, fixed(4)),
  card('L-B4', ['blue', 'red'], 4, 1, fixed(4)),
  upperFloorsOnly(card('L-B5', ['blue'], 6, 1, perFamily('yellow'))),
  card('L-B6', ['blue'], 7, 1, fixed(8)),
  card('L-G1', ['green'], 3, 1, perAdjacent('yellow')),
  card('L-G2', ['green'], 5, 1, { kind: 'perDistinctAdjacentFamily', points: 2 }),
  card('L-G3', ['green'], 5, 1, { kind: 'perFloor', points: 2 }),
  card('L-G4', ['green'], 5, 1, { kind: 'perAdjacentCard', points: 1 }),
  upperFloorsOnly(card('L-G5', ['green'], 6, 1, perFamily('red'))),
  card('L-G6', ['green'], 6, 1, fixed(5), SWAP_PYRAMID),
  card('A-1', [], 3, 1, fixed(4), gain(1), opponentLoses(1)),
  card('A-2', [], 4, 1, { kind: 'perFamilyMajority', points: 4 }),
  card('A-3', ['blue', 'yellow', 'red', 'green'], 5, 1, fixed(2)),
  card('A-4', [], 5, 1, fixed(4), { kind: 'lookAtDeckReserveOne', look: 3 }),
  card('A-5', [], 6, 1, { kind: 'copyBestBelow' }),
  card('A-6', [], 6, 1, { kind: 'perFourFamilySet', points: 5 }),
  card('A-7', [], 6, 3, fixed(2)),
  card('A-8', [], 8, 1, fixed(10)),
];

export const CARD_COUNT = 44;
/** Cards below this number are Starting Sites. */
export const FIRST_SITE = 12;
/** Cards from this number on are Archives. */
export const FIRST_ARCHIVE = 36;

/** The place of a card where there is none: an empty column, an empty slot, nothing in hand. */
export const NONE = -1;

export const isArchive = (card: number): boolean => card >= FIRST_ARCHIVE;

export const cardOf = (index: number): Card => CARDS[index] as Card;

const NUMBERS: ReadonlyMap<string, number> = new Map(CARDS.map(({ id }, index) => [id, index]));

/** The card with this id, or NONE. */
export const cardNamed = (id: string): number => NUMBERS.get(id) ?? NONE;

/** One bit per family, so that the families of a card are one number. */
export const familyBit = (family: Family): number => 1 << FAMILIES.indexOf(family);

// The same facts by columns, for the rules: one array look-up each.
export const COST: readonly number[] = CARDS.map(({ cost }) => cost);
export const INCOME: readonly number[] = CARDS.map(({ income }) => income);
export const BANNED: readonly boolean[] = CARDS.map(({ banned }) => banned);
export const FAMILY_BITS: readonly number[] = CARDS.map(({ families }) => families.reduce((bits, family) => bits | familyBit(family), 0));

export const WHITE = 0;
export const BLACK = 1;
/** BRL-5: eight card places; column k stands at index k - 1 of the board. */
export const COLUMNS = 8;
/** BRL-8: the last square of a track. */
export const LAST_SQUARE = 8;
/** BRL-10. */
export const FIRST_TOKEN = 5;
/** BRL-7: compasses printed on the squares 0 to 8. */
export const SQUARE_BONUS: readonly number[] = [2, 1, 0, 0, 0, 0, 0, 0, 0];
/** BRL-11, BRL-12: what comes into play of the 12 Starting Sites and the 8 Archives. */
export const ARCHIVES_IN_PLAY = 3;

/** BRL-6: the square of a column (1 to 8) on the track of a seat; the two tracks run in opposite directions. */
export const squareOf = (seat: number, column: number): number => (seat === WHITE ? column : 9 - column);
