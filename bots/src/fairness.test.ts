import { copy, fork } from '@banquise/kernel';
import { describe, expect, test } from 'vitest';
import { asked, chance, choice, moments, subjects } from '../test/table.ts';
import { BOTS, choose } from './index.ts';

const BUDGET = { iterations: 8 };

for (const subject of await subjects()) {
  const { game } = subject;
  describe(`the bots of ${game.id}`, () => {
    test.each(BOTS)('$name chooses the same whatever the hidden cards are', (bot) => {
      const rng = chance('b');
      for (const moment of moments(subject, `fair ${bot.name}`, 2)) {
        const other = { ...moment, state: subject.scramble(copy(moment.state), moment.seat, fork(rng)) };
        expect(choice(bot, other, BUDGET)).toBe(choice(bot, moment, BUDGET));
      }
    });

    test.each(BOTS)('$name gives the same answer to the same question, in one go or in slices', (bot) => {
      for (const moment of moments(subject, `same ${bot.name}`, 2)) {
        const thought = bot.ponder(asked(moment, BUDGET));
        while (!thought.think(0.01)) {
          // One slice after the other.
        }
        expect(thought.answer()).toBe(choice(bot, moment, BUDGET));
      }
    });

    test.each(BOTS)('$name has a legal answer before it has thought, and plays what it may', (bot) => {
      for (const moment of moments(subject, `legal ${bot.name}`, 2)) {
        const legal = game.moves(moment.state, moment.seat);
        const thought = bot.ponder(asked(moment, BUDGET));
        expect(legal).toContain(thought.answer());
        expect(legal).toContain(choice(bot, moment, BUDGET));
      }
    });

    test('a view that went over the wire is as good as one that did not', () => {
      for (const moment of moments(subject, 'wire', 2)) {
        for (const bot of BOTS) {
          const question = asked(moment, BUDGET);
          const sent = { ...question, view: JSON.parse(JSON.stringify(question.view)), rng: chance('a') };
          expect(choose(bot, sent)).toBe(choice(bot, moment, BUDGET));
        }
      }
    });
  });
}
