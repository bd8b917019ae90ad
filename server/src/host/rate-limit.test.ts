import { expect, test } from 'vitest';
import { RateLimit, RateLimits } from './rate-limit.ts';

const slow = { most: 3, perSecond: 1 };

test('a burst is fine, then one waits for as long as it says', () => {
  const limit = new RateLimit(slow, 0);
  expect([limit.pay(slow, 1, 0), limit.pay(slow, 1, 0), limit.pay(slow, 1, 0)]).toEqual([0, 0, 0]);
  expect(limit.pay(slow, 1, 0)).toBe(1000);
  expect(limit.pay(slow, 1, 400)).toBe(600);
  expect(limit.pay(slow, 1, 1000)).toBe(0);
});

test('nobody saves up more than a limit holds, and a clock set back gives nothing', () => {
  const limit = new RateLimit(slow, 0);
  expect(limit.pay(slow, 3, 1_000_000)).toBe(0);
  expect(limit.pay(slow, 1, 1_000_000)).toBe(1000);
  expect(limit.pay(slow, 1, 0)).toBe(1000);
});

test('one who asks too much leaves the others alone', () => {
  const purses = new RateLimits(slow);
  expect(purses.pay('a', 3, 0)).toBe(0);
  expect(purses.pay('a', 1, 0)).toBeGreaterThan(0);
  expect(purses.pay('b', 1, 0)).toBe(0);
});
