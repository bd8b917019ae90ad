import { expect, test } from 'vitest';
import { atMost, paced, times } from './clock.ts';

test('an iteration budget does exactly its number of steps, however it is sliced', () => {
  let steps = 0;
  const think = paced({ iterations: 50 }, () => steps++);
  while (!think(0.001)) {
    // Slice by slice.
  }
  expect(steps).toBe(50);
  expect(think(10)).toBe(true);
  expect(steps).toBe(50);
});

test('a slice ends when its time is over, and does one step at least', () => {
  let steps = 0;
  const think = paced({ iterations: 1000 }, () => {
    steps++;
    const until = performance.now() + 2;
    while (performance.now() < until) {
      // Works for two milliseconds.
    }
  });
  expect(think(1)).toBe(false);
  expect(steps).toBeLessThan(4);
  expect(think(0)).toBe(false);
  expect(steps).toBeGreaterThan(1);
});

test('a time budget runs out by itself, and of two limits the first counts', () => {
  const wait = paced({ ms: 3 }, () => undefined);
  while (!wait(1)) {
    // Three milliseconds.
  }
  let steps = 0;
  expect(paced({ ms: 60_000, iterations: 7 }, () => steps++)(60_000)).toBe(true);
  expect(steps).toBe(7);
});

test('budgets can be widened and capped', () => {
  expect(times({ iterations: 100 }, 4)).toEqual({ iterations: 400 });
  expect(times({ ms: 300 }, 4)).toEqual({ ms: 1200 });
  expect(times({ ms: 300, iterations: 3 }, 2)).toEqual({ ms: 600, iterations: 6 });
  expect(atMost({ ms: 300 }, 12)).toEqual({ ms: 300, iterations: 12 });
  expect(atMost({ iterations: 5 }, 12)).toEqual({ iterations: 5 });
});
