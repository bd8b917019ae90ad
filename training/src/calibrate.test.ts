import { readFileSync } from 'node:fs';
import { gameIds } from '@banquise/games';
import { describe, expect, test } from 'vitest';
import { netFile } from '../../bots/src/node/nets.ts';
import { type Claim, calibrate, digestOf, type Held } from './calibrate.ts';
import type { Sample } from './sample.ts';

const held = JSON.parse(readFileSync(new URL('../reports/calibration.json', import.meta.url), 'utf8')) as Record<string, Held>;

/** Seats in a class below which luck decides, and how far off a claim may be. */
const ENOUGH = 250;
const FAR = 0.08;

for (const id of gameIds()) {
  describe(`what the net of ${id} claimed in games it has not learnt from`, () => {
    const known = held[id] ?? expect.fail('nobody has looked');

    test('was looked at with the net that is shipped', () => {
      expect(known.net).toBe(digestOf(new Uint8Array(readFileSync(netFile(id)))));
    });

    test('came true about as often as it was claimed', () => {
      const classes = (known.phases[0] ?? []).map((_, i) => known.phases.map((phase) => phase[i] as Claim));
      const sums = classes.map((claims) => ({
        count: claims.reduce((sum, { count }) => sum + count, 0),
        claimed: claims.reduce((sum, { count, claimed }) => sum + count * claimed, 0),
        won: claims.reduce((sum, { count, won }) => sum + count * won, 0),
      }));
      const told = sums.filter(({ count }) => count >= ENOUGH);
      expect(told.length).toBeGreaterThan(3);
      for (const { count, claimed, won } of told) expect(Math.abs(claimed - won) / count).toBeLessThan(FAR);
    });
  });
}

test('a claim is counted by third of the game and by tenths, for every seat', () => {
  const seat = { judged: 0, points: 0, win: 0, inputs: [] };
  const sample: Sample = {
    game: 1,
    phase: 0.5,
    mover: 0,
    moves: [],
    seats: [
      { ...seat, won: 1 },
      { ...seat, won: 0 },
    ],
  };
  const [early, middle] = calibrate([sample, sample], () => [0.75, 0.25]);
  expect(early?.every(({ count }) => count === 0)).toBe(true);
  expect(middle?.[7]).toEqual({ count: 2, claimed: 0.75, won: 1 });
  expect(middle?.[2]).toEqual({ count: 2, claimed: 0.25, won: 0 });
});
