import { type BorealState, CARDS, columnOf, floorOf } from '../src/index.ts';

/**
 * A second scorer, written from sections 8 and 12 of the rules with nothing but card ids, families and slots: what a
 * card is worth is written down again here, by hand.
 */
interface Laid {
  readonly id: string;
  readonly families: readonly string[];
  readonly floor: number;
  readonly column: number;
}

// biome-ignore format: a table of figures
const PRINTED: Readonly<Record<string, number>> = {
  'S-Y1': 1, 'S-Y2': 0, 'S-Y3': 2, 'S-R1': 1, 'S-R2': 3, 'S-R3': 3, 'S-B1': 3, 'S-B2': 4, 'S-B3': 5, 'S-G1': 2,
  'L-Y2': 1, 'L-Y3': 3, 'L-Y4': 3, 'L-Y6': 5, 'L-R1': 3, 'L-R3': 4, 'L-R4': 4, 'L-R6': 5, 'L-B2': 3, 'L-B3': 4,
  'L-B4': 4, 'L-B6': 8, 'L-G6': 5, 'A-1': 4, 'A-3': 2, 'A-4': 4, 'A-7': 2, 'A-8': 10,
};

const TWO_PER_CARD: Readonly<Record<string, string>> = { 'L-Y5': 'green', 'L-R5': 'blue', 'L-B5': 'yellow', 'L-G5': 'red' };
const TWO_PER_NEIGHBOUR: Readonly<Record<string, string>> = { 'L-Y1': 'blue', 'L-R2': 'green', 'L-B1': 'red', 'L-G1': 'yellow' };
const FOUR = ['blue', 'yellow', 'red', 'green'];

function laidOut(pyramid: readonly number[]): Laid[] {
  return pyramid.flatMap((card, slot) => {
    const printed = CARDS[card];
    return printed ? [{ id: printed.id, families: printed.families, floor: floorOf(slot), column: columnOf(slot) }] : [];
  });
}

/** Two cards touch when they lie side by side, or when one rests on the other. */
function touch(a: Laid, b: Laid): boolean {
  if (a.floor === b.floor) return Math.abs(a.column - b.column) === 1;
  const [upper, lower] = a.floor > b.floor ? [a, b] : [b, a];
  return upper.floor - lower.floor === 1 && (lower.column === upper.column || lower.column === upper.column + 1);
}

const of = (cards: readonly Laid[], family: string): number => cards.filter(({ families }) => families.includes(family)).length;

function worth(card: Laid, own: readonly Laid[], other: readonly Laid[], asked: readonly string[]): number {
  const { id, floor, column } = card;
  if (asked.includes(id)) return 0; // The loop of BRL-72.
  const at = (f: number, c: number): number => {
    const found = own.find((laid) => laid.floor === f && laid.column === c);
    return found ? worth(found, own, other, [...asked, id]) : 0;
  };
  const around = own.filter((laid) => touch(card, laid));
  const family = TWO_PER_CARD[id];
  if (family !== undefined) return 2 * of(own, family);
  const beside = TWO_PER_NEIGHBOUR[id];
  if (beside !== undefined) return 2 * of(around, beside);
  switch (id) {
    case 'L-G2':
      return 2 * FOUR.filter((one) => of(around, one) > 0).length;
    case 'L-G3':
      return 2 * floor;
    case 'L-G4':
      return around.length;
    case 'A-2':
      return 4 * FOUR.filter((one) => of(own, one) > of(other, one)).length;
    case 'A-6':
      return 5 * Math.min(...FOUR.map((one) => of(own, one)));
    case 'S-G2':
      return loops(own, floor, column) ? 0 : at(floor, column + 1);
    case 'S-G3':
      return loops(own, floor, column - 1) ? 0 : at(floor, column - 1);
    case 'A-5':
      return Math.max(at(floor - 1, column), at(floor - 1, column + 1));
    default:
      return PRINTED[id] as number;
  }
}

/** S-G2 in this slot with S-G3 directly to its right: each would ask the other (BRL-72). */
const loops = (own: readonly Laid[], floor: number, column: number): boolean =>
  own.some((a) => a.id === 'S-G2' && a.floor === floor && a.column === column) &&
  own.some((a) => a.id === 'S-G3' && a.floor === floor && a.column === column + 1);

export function rescore({ players }: BorealState): number[] {
  const pyramids = players.map(({ pyramid }) => laidOut(pyramid));
  return pyramids.map((own, seat) => {
    const other = pyramids[1 - seat] as Laid[];
    return own.reduce((sum, card) => sum + worth(card, own, other, []), 0);
  });
}
