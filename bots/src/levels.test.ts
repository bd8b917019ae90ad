import { expect, test } from 'vitest';
import { asked, moments, subjects } from '../test/table.ts';
import { LEVELS } from './levels.ts';

const SEEDS = 'abcdef0123456789';

test('there are six levels', () => {
  expect(LEVELS.map(({ name }) => name)).toEqual(['level1', 'level2', 'level3', 'level4', 'level5', 'level6']);
});

test('no level blunders absurdly: what it plays promises nearly as much as its best move, and was looked at', async () => {
  for (const subject of await subjects()) {
    for (const moment of moments(subject, 'slip', 3)) {
      for (const level of LEVELS) {
        for (const seed of SEEDS) {
          const thought = level.ponder(asked(moment, { iterations: 60 }, seed));
          while (!thought.think(1000)) {
            // To the end.
          }
          const [best, ...others] = thought.ranking();
          const played = [best, ...others].find((one) => one?.move === thought.answer());
          expect(played?.visits).toBeGreaterThan(0);
          expect(played?.margin).toBeGreaterThanOrEqual((best?.margin ?? 0) - 12);
        }
      }
    }
  }
});

test('a low level does not always play the same, the highest one thinks as long as it may', async () => {
  const answers = { low: 0, high: 0 };
  for (const subject of await subjects()) {
    for (const moment of moments(subject, 'mood', 4)) {
      const played = (level: number) =>
        new Set([...SEEDS].map((seed) => LEVELS[level]?.ponder(asked(moment, { iterations: 200 }, seed)).answer()));
      answers.low += played(0).size;
      answers.high += played(5).size;
    }
  }
  expect(answers.low).toBeGreaterThan(answers.high);
});
