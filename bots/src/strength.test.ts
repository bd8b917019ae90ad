import { range, seedFromText } from '@banquise/kernel';
import { describe, expect, test } from 'vitest';
import { subjects } from '../test/table.ts';
import { entrantNamed } from './arena/entrants.ts';
import { play } from './arena/match.ts';
import { seatings } from './arena/seating.ts';
import { type Played, standings } from './arena/standing.ts';

/** Iterations, not time: these games run the same everywhere. */
const BUDGET = { iterations: 12 };

for (const { game } of await subjects()) {
  describe(`in a few games of ${game.id} for two`, () => {
    /** Every deal from both seats, one game at a time. */
    function* games(strong: string, weak: string, deals: number): Generator<Played> {
      const bots = [strong, weak].map(entrantNamed);
      for (const deal of range(deals))
        for (const seating of seatings(2, 2)) {
          const lineup = seating.map((entry) => bots[entry] ?? expect.fail());
          yield { seating, ...play(game, { seed: seedFromText(`strength/${deal}`), lineup, budget: BUDGET }) };
        }
    }

    const measure = (strong: string, weak: string, played: readonly Played[]) => standings([strong, weak], played)[0] ?? expect.fail();

    /** Whether it wins more than this part of all games; those that can no longer change the answer are not played. */
    function beats(strong: string, weak: string, deals: number, part: number): boolean {
      const all = deals * 2;
      const played: Played[] = [];
      let wins = 0;
      for (const one of games(strong, weak, deals)) {
        played.push(one);
        wins = measure(strong, weak, played).winRate * played.length;
        if (wins > part * all || wins + all - played.length <= part * all) break;
      }
      return wins > part * all;
    }

    test('search wins every game against random', { timeout: 120_000 }, () => {
      const { winRate, meanMargin } = measure('search', 'random', [...games('search', 'random', 2)]);
      expect(winRate).toBe(1);
      expect(meanMargin).toBeGreaterThan(5);
    });

    test('the first level loses to whoever takes what looks best at once', { timeout: 120_000 }, () => {
      expect(beats('gain', 'level1', 4, 0.5)).toBe(true);
    });

    test('planner beats greedy', { timeout: 120_000 }, () => {
      expect(beats('planner', 'greedy', 3, 0.6)).toBe(true);
    });
  });
}
