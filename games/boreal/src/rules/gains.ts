import { BANNED, CARDS, FAMILIES, FAMILY_BITS, familyBit, NONE, type Scoring } from '../data.ts';
import type { Layout } from '../score.ts';
import { count, floorOf, lowest, neighbours, openSlots, SLOTS } from './pyramid.ts';

/** The scorings by number, so that one look at a card tells what it waits for. */
const NUMBER = {
  ...{ none: 0, fixed: 0, copyLeft: 1, copyRight: 2, copyBestBelow: 3, perFamilyInPyramid: 4, perAdjacentOfFamily: 5 },
  ...{ perAdjacentCard: 6, perDistinctAdjacentFamily: 7, perFloor: 8, perFamilyMajority: 9, perFourFamilySet: 10 },
} as const satisfies Record<Scoring['kind'], number>;

const KIND: readonly number[] = CARDS.map(({ scoring }) => NUMBER[scoring.kind]);
const POINTS: readonly number[] = CARDS.map(({ scoring }) => ('points' in scoring ? scoring.points : 0));
const WANTED: readonly number[] = CARDS.map(({ scoring }) => ('family' in scoring ? familyBit(scoring.family) : 0));

const ALL = FAMILIES.length;

/**
 * What cards would bring to a pyramid, nearly: a card copied by a copy, and a copy of what grows, are left out. Reads a
 * pyramid once, then answers for many cards.
 */
export interface Gains {
  read(own: Layout, other: Layout): void;
  /** The points of the pyramid as they are, by the same reckoning. */
  points(): number;
  /** The most points that placing a card brings; none if it fits nowhere. */
  best(card: number): number;
}

export function gainsOf(): Gains {
  const families = new Int32Array(ALL);
  const theirs = new Int32Array(ALL);
  /** Points that each card of a family brings, wherever it lies. */
  const anywhere = new Int32Array(ALL);
  const worths = new Int32Array(SLOTS);
  let own: Layout = { pyramid: [], filled: 0 };
  let majority = 0;
  let sets = 0;

  function countFamilies({ pyramid, filled }: Layout, into: Int32Array): void {
    into.fill(0);
    for (let rest = filled; rest !== 0; rest &= rest - 1) {
      const bits = FAMILY_BITS[pyramid[lowest(rest)] as number] as number;
      for (let family = 0; family < ALL; family++) into[family] = (into[family] as number) + ((bits >> family) & 1);
    }
  }

  const fewest = (bits: number): number => {
    let least = 99;
    for (let family = 0; family < ALL; family++) least = Math.min(least, (families[family] as number) + ((bits >> family) & 1));
    return least;
  };

  const leads = (bits: number): number => {
    let ahead = 0;
    for (let family = 0; family < ALL; family++) {
      if ((families[family] as number) + ((bits >> family) & 1) > (theirs[family] as number)) ahead++;
    }
    return ahead;
  };

  /** How many of some slots hold a card of the wanted families. */
  function matching(slots: number, wanted: number): number {
    let cards = 0;
    for (let rest = slots; rest !== 0; rest &= rest - 1) {
      if (((FAMILY_BITS[own.pyramid[lowest(rest)] as number] as number) & wanted) !== 0) cards++;
    }
    return cards;
  }

  function around(slots: number): number {
    let bits = 0;
    for (let rest = slots; rest !== 0; rest &= rest - 1) bits |= FAMILY_BITS[own.pyramid[lowest(rest)] as number] as number;
    return bits;
  }

  /** What a card is worth in a slot; `bits` are the families that come with it. */
  function worth(card: number, slot: number, bits: number): number {
    const points = POINTS[card] as number;
    switch (KIND[card]) {
      case NUMBER.copyLeft:
        return worths[slot - 1] as number;
      case NUMBER.copyRight:
        return worths[slot + 1] as number;
      case NUMBER.copyBestBelow:
        return slot < 8 ? 0 : Math.max(worths[slot - 8] as number, worths[slot - 7] as number);
      case NUMBER.perFamilyInPyramid: {
        const wanted = WANTED[card] as number;
        return points * ((families[31 - Math.clz32(wanted)] as number) + ((bits & wanted) !== 0 ? 1 : 0));
      }
      case NUMBER.perAdjacentOfFamily:
        return points * matching(neighbours(own.filled, slot), WANTED[card] as number);
      case NUMBER.perAdjacentCard:
        return points * count(neighbours(own.filled, slot));
      case NUMBER.perDistinctAdjacentFamily:
        return points * count(around(neighbours(own.filled, slot)));
      case NUMBER.perFloor:
        return points * floorOf(slot);
      case NUMBER.perFamilyMajority:
        return points * leads(bits);
      case NUMBER.perFourFamilySet:
        return points * fewest(bits);
      default:
        return points;
    }
  }

  function read(layout: Layout, other: Layout): void {
    own = layout;
    countFamilies(layout, families);
    countFamilies(other, theirs);
    anywhere.fill(0);
    worths.fill(0);
    majority = 0;
    sets = 0;
    let copies = 0;
    for (let rest = layout.filled; rest !== 0; rest &= rest - 1) {
      const slot = lowest(rest);
      const card = layout.pyramid[slot] as number;
      const kind = KIND[card] as number;
      if (kind >= NUMBER.copyLeft && kind <= NUMBER.copyBestBelow) copies |= 1 << slot;
      else worths[slot] = worth(card, slot, 0);
      if (kind === NUMBER.perFamilyInPyramid) {
        const family = 31 - Math.clz32(WANTED[card] as number);
        anywhere[family] = (anywhere[family] as number) + (POINTS[card] as number);
      } else if (kind === NUMBER.perFamilyMajority) majority += POINTS[card] as number;
      else if (kind === NUMBER.perFourFamilySet) sets += POINTS[card] as number;
    }
    for (let rest = copies; rest !== 0; rest &= rest - 1) {
      const slot = lowest(rest);
      worths[slot] = worth(layout.pyramid[slot] as number, slot, 0);
    }
  }

  /** What the cards beside a slot gain from a card there that is worth this much. */
  function beside(slot: number, bits: number, worthy: number): number {
    let gain = 0;
    for (let rest = neighbours(own.filled, slot); rest !== 0; rest &= rest - 1) {
      const at = lowest(rest);
      const card = own.pyramid[at] as number;
      const points = POINTS[card] as number;
      switch (KIND[card]) {
        case NUMBER.perAdjacentOfFamily:
          if ((bits & (WANTED[card] as number)) !== 0) gain += points;
          break;
        case NUMBER.perAdjacentCard:
          gain += points;
          break;
        case NUMBER.perDistinctAdjacentFamily:
          gain += points * count(bits & ~around(neighbours(own.filled, at)));
          break;
        case NUMBER.copyLeft:
          if (at === slot + 1) gain += worthy;
          break;
        case NUMBER.copyRight:
          if (at === slot - 1) gain += worthy;
          break;
      }
    }
    return gain;
  }

  function best(card: number): number {
    const open = openSlots(own.filled, BANNED[card] as boolean);
    if (card === NONE || open === 0) return 0;
    const bits = FAMILY_BITS[card] as number;
    let common = majority === 0 ? 0 : majority * (leads(bits) - leads(0));
    if (sets !== 0) common += sets * (fewest(bits) - fewest(0));
    for (let family = 0; family < ALL; family++) if (((bits >> family) & 1) !== 0) common += anywhere[family] as number;
    let most = 0;
    for (let rest = open; rest !== 0; rest &= rest - 1) {
      const slot = lowest(rest);
      const worthy = worth(card, slot, bits);
      const gain = worthy + beside(slot, bits, worthy);
      if (gain > most) most = gain;
    }
    return common + most;
  }

  return {
    read,
    best,
    points() {
      let sum = 0;
      for (let slot = 0; slot < SLOTS; slot++) sum += worths[slot] as number;
      return sum;
    },
  };
}
