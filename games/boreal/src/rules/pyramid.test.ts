import { expect, test } from 'vitest';
import { ALL_SLOTS, canCoexist, columnOf, count, floorOf, isComplete, lowest, openAbove, openSlots, slotAt } from './pyramid.ts';

/** The shape of a pyramid up to a shift (BRL-38): its slots counted from the leftmost column of the base. */
function shapeOf(filled: number): string {
  const slots = ALL_SLOTS.filter((slot) => (filled >> slot) & 1);
  const left = Math.min(...slots.map(columnOf));
  return slots.map((slot) => `${floorOf(slot)},${columnOf(slot) - left}`).join(' ');
}

/** Everything that can be built with n cards: filled slots, and in how many orders. */
function grow(generation: ReadonlyMap<number, number>): Map<number, number> {
  const next = new Map<number, number>();
  for (const [filled, ways] of generation) {
    for (let open = openSlots(filled, false); open !== 0; open &= open - 1) {
      const grown = filled | (1 << lowest(open));
      next.set(grown, (next.get(grown) ?? 0) + ways);
    }
  }
  return next;
}

function generations(): Map<number, number>[] {
  const all: Map<number, number>[] = [];
  let generation: Map<number, number> = new Map([[0, 1]]);
  for (let n = 1; n <= 10; n++) {
    generation = grow(generation);
    all.push(generation);
  }
  return all;
}

test('BRL-40 shapes and slot sequences are as many as counted by hand', () => {
  const all = generations();
  expect(all.map((one) => new Set([...one.keys()].map(shapeOf)).size)).toEqual([1, 1, 2, 3, 4, 4, 3, 2, 1, 1]);
  expect(all.map((one) => [...one.values()].reduce((a, b) => a + b))).toEqual([1, 2, 6, 20, 60, 132, 236, 356, 356, 356]);
});

test('a pyramid grows until its tenth card and no further (BRL-31)', () => {
  generations().forEach((one, i) => {
    for (const filled of one.keys()) {
      expect(count(filled)).toBe(i + 1);
      expect(isComplete(filled)).toBe(i === 9);
      expect(openSlots(filled, false) === 0).toBe(i === 9);
    }
  });
});

test('upper slots are lacking exactly on a small full triangle (BRL-37)', () => {
  for (const one of generations().slice(0, 9)) {
    for (const filled of one.keys()) {
      const isTriangle = ['1,0', '1,0 1,1 2,0', '1,0 1,1 1,2 2,0 2,1 3,0'].includes(shapeOf(filled));
      expect(openAbove(filled) === 0, shapeOf(filled)).toBe(isTriangle);
    }
  }
});

test('the slots are those that games reach, and pairs of slots too', () => {
  const reached = new Set<number>();
  const pairs = new Set<number>();
  for (const filled of generations().at(-1)?.keys() ?? []) {
    const slots = ALL_SLOTS.filter((slot) => (filled >> slot) & 1);
    for (const a of slots) {
      reached.add(a);
      for (const b of slots) if (a < b) pairs.add(32 * a + b);
    }
  }
  expect([...reached].sort((a, b) => a - b)).toEqual(ALL_SLOTS);
  for (const a of ALL_SLOTS) for (const b of ALL_SLOTS) if (a < b) expect(canCoexist(a, b)).toBe(pairs.has(32 * a + b));
});

test('a slot has one number, and columns may be negative (BRL-34)', () => {
  for (const slot of ALL_SLOTS) expect(slotAt(floorOf(slot), columnOf(slot))).toBe(slot);
  expect(ALL_SLOTS.map(columnOf).reduce((a, b) => Math.min(a, b))).toBe(-3);
});
