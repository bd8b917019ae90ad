import { expect, test } from 'vitest';
import { SPOTS, stepOnMap } from './keys.ts';

const DIRECTIONS = ['left', 'right', 'up', 'down'] as const;
const halvesOf = (id: string): number => SPOTS.filter((spot) => spot.id.split(':')[0] === id.split(':')[0]).length;

test('from the start every disc can be reached with the arrow keys, and so can the start from every disc', () => {
  const ways = new Map<string, string[]>();
  for (const { id } of SPOTS) {
    const [node = '0', half = '0'] = id.split(':');
    ways.set(
      id,
      DIRECTIONS.flatMap((direction) => stepOnMap(Number(node), Number(half), halvesOf(id), direction) ?? []),
    );
  }
  const reached = new Set(['0:0']);
  for (const id of reached) for (const next of ways.get(id) ?? []) reached.add(next);
  expect(reached.size).toBe(SPOTS.length);
  const back = new Set(['0:0']);
  for (const id of back) for (const [from, to] of ways) if (to.includes(id)) back.add(from);
  expect(back.size).toBe(SPOTS.length);
});

test('left of the left half of a passage lies its right half', () => {
  const passage = SPOTS.find(({ id }) => id.endsWith(':1'))?.id.split(':')[0] ?? '';
  expect(stepOnMap(Number(passage), 0, 2, 'left')).toBe(`${passage}:1`);
  expect(stepOnMap(Number(passage), 1, 2, 'right')).toBe(`${passage}:0`);
});
