import { expect, test } from 'vitest';
import { Purse, Purses } from './credits.ts';

const slow = { most: 3, perSecond: 1 };

test('a burst is fine, then one waits for as long as it says', () => {
  const purse = new Purse(slow, 0);
  expect([purse.pay(slow, 1, 0), purse.pay(slow, 1, 0), purse.pay(slow, 1, 0)]).toEqual([0, 0, 0]);
  expect(purse.pay(slow, 1, 0)).toBe(1000);
  expect(purse.pay(slow, 1, 400)).toBe(600);
  expect(purse.pay(slow, 1, 1000)).toBe(0);
});

test('nobody saves up more than a purse holds, and a clock set back gives nothing', () => {
  const purse = new Purse(slow, 0);
  expect(purse.pay(slow, 3, 1_000_000)).toBe(0);
  expect(purse.pay(slow, 1, 1_000_000)).toBe(1000);
  expect(purse.pay(slow, 1, 0)).toBe(1000);
});

test('one who asks too much leaves the others alone', () => {
  const purses = new Purses(slow);
  expect(purses.pay('a', 3, 0)).toBe(0);
  expect(purses.pay('a', 1, 0)).toBeGreaterThan(0);
  expect(purses.pay('b', 1, 0)).toBe(0);
});
