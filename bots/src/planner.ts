import type { Bot } from './bot.ts';
import { readerOf } from './dream.ts';
import { planTurn } from './turn.ts';
import { ponderWorlds } from './worlds.ts';

const WORLDS = 3;

/**
 * Plans its own turn to the end and compares where it leads, by the judgement of the game; looks at no answer. A move
 * that does not look promising keeps what it was judged at once.
 */
export const planner: Bot = {
  name: 'planner',
  ponder: (question) =>
    ponderWorlds(question, WORLDS, (world, legal, seat) => {
      const { first, ends } = planTurn(question.game, readerOf(question.game, world), world, legal, seat);
      return first.map((line) => (ends.get(line) ?? line).margin);
    }),
};
