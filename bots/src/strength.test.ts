import { range, seedFromText } from '@banquise/kernel';
import { describe, expect, test } from 'vitest';
import { subjects } from '../test/table.ts';
import { entrantNamed } from './arena/entrants.ts';
import { play } from './arena/match.ts';
import { seatings } from './arena/seating.ts';
import { standings } from './arena/standing.ts';

/** Iterations, not time: these games run the same everywhere. */
const BUDGET = { iterations: 25 };

for (const { game } of await subjects()) {
  describe(`in a few games of ${game.id} for two`, () => {
    const measure = (strong: string, weak: string, deals: number) => {
      const bots = [strong, weak].map(entrantNamed);
      const played = range(deals).flatMap((deal) =>
        seatings(2, 2).map((seating) => ({
          seating,
          ...play(game, {
            seed: seedFromText(`strength/${deal}`),
            lineup: seating.map((entry) => bots[entry] ?? expect.fail()),
            budget: BUDGET,
          }),
        })),
      );
      return standings([strong, weak], played)[0] ?? expect.fail();
    };

    test('search wins every game against random', { timeout: 120_000 }, () => {
      const { winRate, meanMargin } = measure('search', 'random', 2);
      expect(winRate).toBe(1);
      expect(meanMargin).toBeGreaterThan(5);
    });

    test('the first level loses to whoever takes what looks best at once', { timeout: 120_000 }, () => {
      expect(measure('gain', 'level1', 4).winRate).toBeGreaterThan(0.5);
    });

    test('planner beats greedy', { timeout: 120_000 }, () => {
      expect(measure('planner', 'greedy', 3).winRate).toBeGreaterThan(0.6);
    });
  });
}
