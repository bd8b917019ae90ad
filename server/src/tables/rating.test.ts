import fc from 'fast-check';
import { rate as oracle, rating } from 'openskill';
import { expect, test } from 'vitest';
import { rate, UNKNOWN } from './rating.ts';

const player = fc.record({ mu: fc.double({ min: 5, max: 45, noNaN: true }), sigma: fc.double({ min: 1, max: 9, noNaN: true }) });
const game = fc.array(fc.tuple(player, fc.integer({ min: 1, max: 6 })), { minLength: 2, maxLength: 6 });

test('ratings move as another implementation of the same paper moves them, ties included', () => {
  fc.assert(
    fc.property(game, (seats) => {
      const before = seats.map(([one]) => one);
      const rank = seats.map(([, place]) => place);
      const expected = oracle(
        before.map((one) => [rating(one)]),
        { rank, tau: 25 / 300 },
      );
      rate(before, rank).forEach((after, i) => {
        const [theirs] = expected[i] as { mu: number; sigma: number }[];
        expect(after.mu).toBeCloseTo(theirs?.mu as number, 9);
        expect(after.sigma).toBeCloseTo(theirs?.sigma as number, 9);
      });
    }),
    { numRuns: 500 },
  );
});

test('who wins rises, who loses falls, and everybody is better known after it', () => {
  const [first, second] = rate([UNKNOWN, UNKNOWN], [1, 2]);
  expect(first?.mu).toBeGreaterThan(25);
  expect(second?.mu).toBeLessThan(25);
  expect(first?.sigma).toBeLessThan(UNKNOWN.sigma);
});

test('a draw between equals moves nobody', () => {
  for (const { mu } of rate([UNKNOWN, UNKNOWN, UNKNOWN], [1, 1, 1])) expect(mu).toBeCloseTo(25, 9);
});
