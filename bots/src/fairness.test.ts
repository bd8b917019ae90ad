import { copy, fork } from '@banquise/kernel';
import { describe, expect, test } from 'vitest';
import { asked, chance, choice, decisions, subjects } from '../test/table.ts';
import { BOTS, choose } from './index.ts';

const BUDGET = { iterations: 8 };

for (const subject of await subjects()) {
  const { game } = subject;
  describe(`the bots of ${game.id}`, () => {
    test.each(BOTS)('$name chooses the same whatever the hidden cards are', (bot) => {
      const rng = chance('b');
      for (const decision of decisions(subject, `fair ${bot.name}`, 2)) {
        const other = { ...decision, state: subject.scramble(copy(decision.state), decision.seat, fork(rng)) };
        expect(choice(bot, other, BUDGET)).toBe(choice(bot, decision, BUDGET));
      }
    });

    test.each(BOTS)('$name gives the same answer to the same question, in one go or in slices', (bot) => {
      for (const decision of decisions(subject, `same ${bot.name}`, 2)) {
        const thought = bot.ponder(asked(decision, BUDGET));
        while (!thought.think(0.01)) {
          // One slice after the other.
        }
        expect(thought.answer()).toBe(choice(bot, decision, BUDGET));
      }
    });

    test.each(BOTS)('$name has a legal answer before it has thought, and plays what it may', (bot) => {
      for (const decision of decisions(subject, `legal ${bot.name}`, 2)) {
        const legal = game.moves(decision.state, decision.seat);
        const thought = bot.ponder(asked(decision, BUDGET));
        expect(legal).toContain(thought.answer());
        expect(legal).toContain(choice(bot, decision, BUDGET));
      }
    });

    test('a view that went over the wire is as good as one that did not', () => {
      for (const decision of decisions(subject, 'wire', 2)) {
        for (const bot of BOTS) {
          const question = asked(decision, BUDGET);
          const sent = { ...question, view: JSON.parse(JSON.stringify(question.view)), rng: chance('a') };
          expect(choose(bot, sent)).toBe(choice(bot, decision, BUDGET));
        }
      }
    });
  });
}
