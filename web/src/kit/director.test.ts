import { expect, test } from 'vitest';
import { createDirector, type Frame } from './director.ts';

/** A screen of numbers whose clock is wound by hand. */
function rehearsal(pace = 1) {
  const shown: [number, number][] = [];
  let waiting: (() => void) | undefined;
  let now = 0;
  let ends = 0;
  const director = createDirector<number>(
    {
      now: () => now,
      show: ({ view }, ms) => {
        now = view;
        shown.push([view, ms]);
      },
      later: (_ms, then) => {
        waiting = then;
        return () => {
          waiting = undefined;
        };
      },
      pace: () => pace,
    },
    () => {
      ends++;
    },
  );
  const tick = () => {
    const then = waiting;
    waiting = undefined;
    then?.();
  };
  return { director, shown, tick, ends: () => ends };
}

const climb =
  (steps: number) =>
  (from: number): Frame<number>[] =>
    Array.from({ length: steps }, (_, i) => ({ view: from + i + 1, ms: 100 }));

test('frames come one after the other, and scenes in the order in which they happened', () => {
  const { director, shown, tick, ends } = rehearsal();
  director.add(climb(2));
  director.add(climb(1));
  expect(shown.map(([view]) => view)).toEqual([1]);
  tick();
  tick();
  expect(shown.map(([view]) => view)).toEqual([1, 2, 3]);
  expect(director.busy()).toBe(true);
  tick();
  expect(director.busy()).toBe(false);
  expect(ends()).toBe(1);
});

test('skipping shows the rest at once, and loses nothing', () => {
  const { director, shown } = rehearsal();
  director.add(climb(3));
  director.skip();
  expect(shown.map(([view, ms]) => [view, ms])).toEqual([
    [1, 100],
    [2, 0],
    [3, 0],
  ]);
  director.add(climb(1));
  expect(shown.at(-1)).toEqual([4, 100]);
});

test('without motion the last picture is there at once', () => {
  const { director, shown, ends } = rehearsal(0);
  director.add(climb(3));
  expect(shown.at(-1)).toEqual([3, 0]);
  expect(ends()).toBe(1);
});
