import { expect, test } from 'vitest';
import { type Spot, walk } from './walk.ts';

const card = (id: string, x: number, y: number): Spot => ({ id, x, y, width: 60, height: 84 });
// Two rows of three, and a pyramid of two and one below.
const spots = [
  card('a1', 0, 0),
  card('a2', 70, 0),
  card('a3', 140, 0),
  card('b1', 0, 100),
  card('b2', 70, 100),
  card('b3', 140, 100),
  card('top', 70, 240),
  card('left', 35, 300),
  card('right', 105, 300),
];

test('arrows walk along a row and stop at its end', () => {
  expect(walk(spots, 'a1', 'right')).toBe('a2');
  expect(walk(spots, 'a3', 'right')).toBeUndefined();
  expect(walk(spots, 'b2', 'left')).toBe('b1');
});

test('arrows go from row to row and from zone to zone', () => {
  expect(walk(spots, 'a2', 'down')).toBe('b2');
  expect(walk(spots, 'b2', 'down')).toBe('top');
  expect(walk(spots, 'top', 'up')).toBe('b2');
});

test('every place can be reached from the first one by arrows alone', () => {
  const reached = new Set(['a1']);
  for (const id of reached)
    for (const direction of ['left', 'right', 'up', 'down'] as const) {
      const next = walk(spots, id, direction);
      if (next !== undefined) reached.add(next);
    }
  expect(reached.size).toBe(spots.length);
});

test('from a place that is gone one comes back to the first', () => {
  expect(walk(spots, 'gone', 'up')).toBe('a1');
});
