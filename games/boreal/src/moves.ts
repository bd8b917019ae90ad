import { range } from '@banquise/kernel';
import { CARD_COUNT, COLUMNS, FIRST_SITE } from './data.ts';
import { ALL_SLOTS, canCoexist, columnOf, floorOf, SLOTS } from './rules/pyramid.ts';

/** The decisions of section 10 of the rules. Columns of the board are 1 to 8 as White counts them; cards are indices into CARDS. */
export type BorealMove =
  | { readonly type: 'locate'; readonly column: number }
  | { readonly type: 'discover-board'; readonly column: number }
  | { readonly type: 'discover-reserve'; readonly card: number }
  | { readonly type: 'pass' }
  | { readonly type: 'place'; readonly floor: number; readonly column: number }
  | { readonly type: 'reserve'; readonly column: number }
  | { readonly type: 'remove'; readonly column: number }
  | { readonly type: 'swap-board'; readonly columnA: number; readonly columnB: number }
  | {
      readonly type: 'swap-pyramid';
      readonly floorA: number;
      readonly columnA: number;
      readonly floorB: number;
      readonly columnB: number;
    }
  | { readonly type: 'take'; readonly card: number };

export type MoveType = BorealMove['type'];
export type MoveOf<Type extends MoveType> = Extract<BorealMove, { readonly type: Type }>;

// Each table is indexed as the state is: by the board's index (column - 1), the card, the slot.
const columns = range(COLUMNS);
export const LOCATE = columns.map((i) => Object.freeze({ type: 'locate', column: i + 1 } as const));
export const DISCOVER_BOARD = columns.map((i) => Object.freeze({ type: 'discover-board', column: i + 1 } as const));
export const RESERVE = columns.map((i) => Object.freeze({ type: 'reserve', column: i + 1 } as const));
export const REMOVE = columns.map((i) => Object.freeze({ type: 'remove', column: i + 1 } as const));
export const DISCOVER_RESERVE = range(CARD_COUNT).map((card) => Object.freeze({ type: 'discover-reserve', card } as const));
/** Starting Sites are never in the deck, so their places stay without use. */
export const TAKE = range(CARD_COUNT).map((card) => Object.freeze({ type: 'take', card } as const));
export const PLACE = range(SLOTS).map((slot) => Object.freeze({ type: 'place', floor: floorOf(slot), column: columnOf(slot) } as const));
export const PASS = Object.freeze({ type: 'pass' } as const);

/** At 8 * i + j for the board's indices i < j. */
export const SWAP_BOARD = range(COLUMNS * COLUMNS).map((pair) =>
  Object.freeze({ type: 'swap-board', columnA: (pair >> 3) + 1, columnB: (pair & 7) + 1 } as const),
);

/** At SLOTS * a + b for the slots a < b. */
export const SWAP_PYRAMID = range(SLOTS * SLOTS).map((pair) => {
  const a = Math.floor(pair / SLOTS);
  const b = pair % SLOTS;
  return Object.freeze({
    type: 'swap-pyramid',
    floorA: floorOf(a),
    columnA: columnOf(a),
    floorB: floorOf(b),
    columnB: columnOf(b),
  } as const);
});

export const VOCABULARY: readonly BorealMove[] = Object.freeze([
  ...LOCATE,
  ...DISCOVER_BOARD,
  ...DISCOVER_RESERVE,
  PASS,
  ...ALL_SLOTS.map((slot) => PLACE[slot] as MoveOf<'place'>),
  ...RESERVE,
  ...REMOVE,
  ...SWAP_BOARD.filter(({ columnA, columnB }) => columnA < columnB),
  ...ALL_SLOTS.flatMap((a) =>
    ALL_SLOTS.filter((b) => a < b && canCoexist(a, b)).map((b) => SWAP_PYRAMID[SLOTS * a + b] as MoveOf<'swap-pyramid'>),
  ),
  ...TAKE.slice(FIRST_SITE),
]);
