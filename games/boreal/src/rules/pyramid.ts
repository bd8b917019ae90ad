/**
 * The geometry of a pyramid (BRL-31 to BRL-40). A slot (floor, column) is the number 8 * (floor - 1) + column + 3: the
 * first card lies in column 0 and the base is at most four wide, so columns run from -3 to 3. The filled slots of a
 * pyramid are one number with a bit per slot: a byte per floor, whose highest bit is never used. Shifting by 8 thus
 * goes one floor up or down and shifting by 1 one column left or right, without one floor running into the next.
 */
export const FLOORS = 4;
/** Length of the array of a pyramid; six of its places are never used. */
export const SLOTS = 28;
/** BRL-31. */
export const FULL_PYRAMID = 10;
const BASE_WIDTH = 4;

export const slotAt = (floor: number, column: number): number => 8 * (floor - 1) + column + 3;
export const floorOf = (slot: number): number => (slot >> 3) + 1;
export const columnOf = (slot: number): number => (slot & 7) - 3;

/** BRL-33: where the first card goes. */
export const FIRST_SLOT = slotAt(1, 0);

const FLOOR_1 = 0x7f;
const FLOOR_4 = 0x7f000000;

/** A slot exists when some base of four columns that contains column 0 can carry it. */
const exists = (floor: number, column: number): boolean => floor >= 1 && floor <= FLOORS && column >= -3 && column <= BASE_WIDTH - floor;

/** Every slot that a game can fill: 7, 6, 5 and 4 on the floors 1 to 4. */
export const ALL_SLOTS: readonly number[] = Array.from({ length: SLOTS }, (_, slot) => slot).filter((slot) =>
  exists(floorOf(slot), columnOf(slot)),
);

/** BRL-39: the six places around a slot, as filled-slot bits. */
const NEIGHBOURS: readonly number[] = Array.from({ length: SLOTS }, (_, slot) => {
  const floor = floorOf(slot);
  const column = columnOf(slot);
  const around = [
    [floor, column - 1],
    [floor, column + 1],
    [floor + 1, column - 1],
    [floor + 1, column],
    [floor - 1, column],
    [floor - 1, column + 1],
  ] as const;
  return around.reduce((bits, [f, c]) => (exists(f, c) ? bits | (1 << slotAt(f, c)) : bits), 0);
});

export const neighbours = (filled: number, slot: number): number => (NEIGHBOURS[slot] as number) & filled;

export const holds = (filled: number, slot: number): boolean => (filled & (1 << slot)) !== 0;

/** The lowest slot of a set; a loop over a set takes it away with `set & (set - 1)`. */
export const lowest = (set: number): number => 31 - Math.clz32(set & -set);

export function count(set: number): number {
  let cards = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) cards++;
  return cards;
}

/** BRL-35: empty slots of floors 2 to 4 that rest on two filled ones. */
export const openAbove = (filled: number): number => ((filled & (filled >>> 1)) << 8) & ~filled;

/** BRL-33, BRL-34: the first slot, then both ends of the row until it has four cards. */
export function openOnFloor1(filled: number): number {
  const row = filled & FLOOR_1;
  if (row === 0) return 1 << FIRST_SLOT;
  return count(row) < BASE_WIDTH ? ((row << 1) | (row >> 1)) & ~row & FLOOR_1 : 0;
}

/** Where a card may be placed; BRL-37 for one that is banned from the first floor. */
export const openSlots = (filled: number, banned: boolean): number =>
  banned ? openAbove(filled) : openAbove(filled) | openOnFloor1(filled);

export const baseIsFull = (filled: number): boolean => count(filled & FLOOR_1) === BASE_WIDTH;

/** BRL-27, BRL-32: a card is covered by a card on the floor above, to its left or to its right. */
export function uncovered(filled: number): number {
  const above = filled >>> 8;
  return filled & ~(above | (above << 1));
}

/** The top stands on all the others, so a pyramid with a fourth floor has its ten cards. */
export const isComplete = (filled: number): boolean => (filled & FLOOR_4) !== 0;

/** Whether two slots can be filled in the same pyramid: their bases fit into four columns. */
export function canCoexist(slotA: number, slotB: number): boolean {
  const left = Math.min(columnOf(slotA), columnOf(slotB));
  const right = Math.max(columnOf(slotA) + floorOf(slotA), columnOf(slotB) + floorOf(slotB)) - 1;
  return right - left < BASE_WIDTH;
}
