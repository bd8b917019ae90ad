import { type Sheet, sheet } from '@banquise/kernel';
import { BLACK, cardOf, FAMILIES, FAMILY_BITS, familyBit, NONE, type Scoring, type ScoringKind, WHITE } from './data.ts';
import { count, FULL_PYRAMID, floorOf, holds, lowest, neighbours, SLOTS } from './rules/pyramid.ts';
import type { BorealState, Player } from './state.ts';

/** The pad is filled in floor by floor, from the base to the top. */
export const LINES = ['floor1', 'floor2', 'floor3', 'floor4'] as const;
export type BorealLine = (typeof LINES)[number];

/** All that scoring looks at: a reserve, a token or the board give nothing (BRL-60). */
export type Layout = Pick<Player, 'pyramid' | 'filled'>;

/** Final scoring of a table (BRL-60, BRL-73); of two equal totals the one with fewer cards wins. */
export function sheetOf(white: Layout, black: Layout): Sheet<BorealLine> {
  return sheet([
    { lines: linesOf(white, black), tieBreaks: [freeSlots(white)] },
    { lines: linesOf(black, white), tieBreaks: [freeSlots(black)] },
  ]);
}

/** Fewer cards are more free slots (BRL-73, BRL-R29). */
const freeSlots = ({ filled }: Layout): number => FULL_PYRAMID - count(filled);

export const score = ({ players }: BorealState): Sheet<BorealLine> => sheetOf(players[WHITE] as Player, players[BLACK] as Player);

function linesOf(own: Layout, other: Layout): Record<BorealLine, number> {
  const lines = { floor1: 0, floor2: 0, floor3: 0, floor4: 0 };
  for (let rest = own.filled; rest !== 0; rest &= rest - 1) {
    const slot = lowest(rest);
    lines[LINES[floorOf(slot) - 1] as BorealLine] += worth(own, other, slot);
  }
  return lines;
}

/** The value of each card of a pyramid by slot; 0 where there is none. */
export function values(own: Layout, other: Layout): number[] {
  return Array.from({ length: SLOTS }, (_, slot) => worth(own, other, slot));
}

/** The points of a whole pyramid. */
export function pointsOf(own: Layout, other: Layout): number {
  let points = 0;
  for (let rest = own.filled; rest !== 0; rest &= rest - 1) points += worth(own, other, lowest(rest));
  return points;
}

/** What the card of a slot is worth there. */
function worth(own: Layout, other: Layout, slot: number): number {
  if (!holds(own.filled, slot)) return 0;
  const { scoring } = cardOf(own.pyramid[slot] as number);
  const rule = RULES[scoring.kind] as Rule;
  return rule(scoring, own, slot, other);
}

type Rule<S extends Scoring = Scoring> = (scoring: S, own: Layout, slot: number, other: Layout) => number;

const RULES: { readonly [Kind in ScoringKind]: Rule<Extract<Scoring, { readonly kind: Kind }>> } = {
  // BRL-62, BRL-R22
  none: () => 0,
  fixed: ({ points }) => points,
  // BRL-63
  perFamilyInPyramid: ({ points, family }, own) => points * countFamily(own, own.filled, familyBit(family)),
  // BRL-64
  perAdjacentOfFamily: ({ points, family }, own, slot) => points * countFamily(own, neighbours(own.filled, slot), familyBit(family)),
  // BRL-65
  perAdjacentCard: ({ points }, own, slot) => points * count(neighbours(own.filled, slot)),
  // BRL-66, BRL-R16
  perDistinctAdjacentFamily: ({ points }, own, slot) => points * count(familiesIn(own, neighbours(own.filled, slot))),
  // BRL-67
  perFloor: ({ points }, _own, slot) => points * floorOf(slot),
  // BRL-68, BRL-R21
  perFamilyMajority: ({ points }, own, _slot, other) => points * majorities(own, other),
  // BRL-69, BRL-R18
  perFourFamilySet: ({ points }, own) => points * fewest(own),
  // BRL-70, BRL-72, BRL-R19
  copyLeft: (_scoring, own, slot, other) => (kindAt(own, slot - 1) === 'copyRight' ? 0 : worth(own, other, slot - 1)),
  copyRight: (_scoring, own, slot, other) => (kindAt(own, slot + 1) === 'copyLeft' ? 0 : worth(own, other, slot + 1)),
  // BRL-71, BRL-R20
  copyBestBelow: (_scoring, own, slot, other) =>
    floorOf(slot) === 1 ? 0 : Math.max(worth(own, other, slot - 8), worth(own, other, slot - 7)),
};

/** How many cards of some slots belong to a family; a card counts in each of its families (BRL-61, BRL-R17). */
function countFamily({ pyramid }: Layout, slots: number, family: number): number {
  let cards = 0;
  for (let rest = slots; rest !== 0; rest &= rest - 1) {
    if (((FAMILY_BITS[pyramid[lowest(rest)] as number] as number) & family) !== 0) cards++;
  }
  return cards;
}

function majorities(own: Layout, other: Layout): number {
  let ahead = 0;
  for (const bit of BITS) if (countOf(own, bit) > countOf(other, bit)) ahead++;
  return ahead;
}

function fewest(own: Layout): number {
  let least = FULL_PYRAMID;
  for (const bit of BITS) least = Math.min(least, countOf(own, bit));
  return least;
}

const BITS: readonly number[] = FAMILIES.map(familyBit);

const countOf = (layout: Layout, family: number): number => countFamily(layout, layout.filled, family);

function familiesIn({ pyramid }: Layout, slots: number): number {
  let families = 0;
  for (let rest = slots; rest !== 0; rest &= rest - 1) families |= FAMILY_BITS[pyramid[lowest(rest)] as number] as number;
  return families;
}

function kindAt({ pyramid }: Layout, slot: number): ScoringKind {
  const card = pyramid[slot] ?? NONE;
  return card === NONE ? 'none' : cardOf(card).scoring.kind;
}
