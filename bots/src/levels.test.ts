import { expect, test } from 'vitest';
import { asked, choice, decisions, subjects } from '../test/table.ts';
import type { Bot } from './bot.ts';
import { LEVELS } from './levels.ts';

const SEEDS = 'abcd';

test('there are seven levels', () => {
  expect(LEVELS.map(({ name }) => name)).toEqual(['level1', 'level2', 'level3', 'level4', 'level5', 'level6', 'level7']);
});

test('no level blunders absurdly: what it plays promises nearly as much as its best move, and was looked at', async () => {
  for (const subject of await subjects()) {
    for (const decision of decisions(subject, 'slip', 2)) {
      for (const level of LEVELS) {
        for (const seed of SEEDS) {
          const thought = level.ponder(asked(decision, { iterations: 40 }, seed));
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

test('a low level is moody, the highest one is not', async () => {
  const answers = { low: 0, high: 0 };
  const [low, high] = [LEVELS[0], LEVELS[6]] as [Bot, Bot];
  for (const subject of await subjects()) {
    for (const decision of decisions(subject, 'mood', 3)) {
      const moods = (bot: Bot): number => new Set([...SEEDS].map((seed) => choice(bot, decision, { iterations: 60 }, seed))).size;
      answers.low += moods(low);
      answers.high += moods(high);
    }
  }
  expect(answers.low).toBeGreaterThan(answers.high);
});
