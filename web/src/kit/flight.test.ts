import { expect, test } from 'vitest';
import { type Box, planFlights, transformOf } from './flight.ts';

const box = (x: number, y: number, width = 60): Box => ({ x, y, width, height: width * 1.4 });

test('a piece flies from where it was to where it is, and only if it moved', () => {
  const before = new Map([
    ['card:1', box(0, 0)],
    ['card:2', box(70, 0)],
  ]);
  const after = new Map([
    ['card:1', box(200, 300, 90)],
    ['card:2', box(70.4, 0)],
  ]);
  expect(planFlights(before, after, new Map())).toEqual([{ piece: 'card:1', from: box(0, 0), to: box(200, 300, 90) }]);
});

test('a new piece comes out of the zone it is said to come from', () => {
  const after = new Map([
    ['card:3', box(10, 10)],
    ['card:4', box(90, 10)],
  ]);
  const flights = planFlights(new Map(), after, new Map([['deck', box(500, 0, 40)]]), { 'card:3': 'deck' });
  expect(flights).toEqual([{ piece: 'card:3', from: box(500, 0, 40), to: box(10, 10) }]);
});

test('out of a panel a piece comes at its own size, from the middle', () => {
  const flights = planFlights(new Map(), new Map([['card:3', box(10, 10)]]), new Map([['seat:1', box(500, 0, 360)]]), {
    'card:3': 'seat:1',
  });
  expect(flights[0]?.from).toMatchObject({ x: 650, width: 60, height: 84 });
  expect(flights[0]?.from.y).toBeCloseTo(210);
});

test('the transform puts a piece back where it came from, in its old size', () => {
  expect(transformOf({ piece: 'card:1', from: box(10, 20, 30), to: box(110, 120, 60) })).toBe('translate(-100px, -100px) scale(0.5)');
});
