import { expect, test } from 'vitest';
import { eachInTime } from './pace.ts';

/** Works on items of which each takes at least this long, and tells what came of it. */
function run(items: number, until: number, least: number): { readonly elapsed: number; readonly done: boolean[] } {
  let time = 0;
  const done: boolean[] = [];
  const work = (_item: number, ms: number | null): void => {
    done.push(ms !== null);
    if (ms !== null) time += Math.max(least, ms);
  };
  eachInTime(
    Array.from({ length: items }, (_, i) => i),
    until,
    work,
    () => time,
  );
  return { elapsed: time, done };
}

test('the time is shared out among all', () => {
  const { elapsed, done } = run(50, 1000, 0);
  expect(elapsed).toBeCloseTo(1000);
  expect(done.every(Boolean)).toBe(true);
});

test('where all would take too long, some are left out evenly and the end is kept', () => {
  const { elapsed, done } = run(100, 1000, 40);
  expect(elapsed).toBeLessThanOrEqual(1040);
  const asked = done.flatMap((answer, i) => (answer ? [i] : []));
  expect(asked.length).toBeGreaterThan(15);
  const gaps = asked.slice(1).map((at, i) => at - (asked[i] as number));
  expect(Math.max(...gaps)).toBeLessThan(12);
});

test('with no time at all nothing is done, and everything is told', () => {
  expect(run(5, 0, 10)).toEqual({ elapsed: 0, done: [false, false, false, false, false] });
});
