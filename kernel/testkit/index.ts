import { describe, expect, test } from 'vitest';
import { type GameTypes, stream } from '../src/index.ts';
import { LAWS, textsOf } from './laws.ts';
import { perft } from './perft.ts';
import { unmetReasons } from './reasons.ts';
import type { Subject } from './subject.ts';
import { dealOf, type Walk, walk } from './walk.ts';

export { LAWS, textsOf } from './laws.ts';
export { perft } from './perft.ts';
export type { Deal, Subject } from './subject.ts';

/** Registers one test per law: a game passes the kit by being handed in. */
export function passesTheKit<T extends GameTypes>(
  subject: Subject<T>,
  { games, samples = 3, series = 'kit' }: { games: number; samples?: number; series?: string },
): void {
  const { game } = subject;
  describe(`${game.id} obeys the laws of the kernel in ${games} random games`, () => {
    const walks: Walk<T>[] = [];
    const walked = (): Walk<T>[] => {
      for (let n = walks.length; n < games; n++) walks.push(walk(subject, dealOf(subject, series, n), samples));
      return walks;
    };
    for (const law of LAWS) {
      test(law.name, { timeout: 300_000 }, async () => {
        const texts = await textsOf(subject);
        for (const one of walked()) {
          const breaches = law.check(subject, one, stream(one.record.seed, 'imagine'), texts);
          expect(
            breaches,
            `${one.record.seats.length} seats, seed ${one.record.seed}, options ${JSON.stringify(one.record.options)}`,
          ).toEqual([]);
        }
      });
    }
    test('every reason to refuse is given in some random game', { timeout: 300_000 }, () => {
      expect(unmetReasons(subject, series, 400)).toEqual([]);
    });
    test('positions near a deal are as many as they ever were', { timeout: 300_000 }, () => {
      for (const { deal, counts } of subject.perft) expect(perft(subject, deal, counts.length - 1)).toEqual(counts);
    });
  });
}
