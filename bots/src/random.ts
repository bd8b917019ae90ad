import { below, fork } from '@banquise/kernel';
import type { Bot } from './bot.ts';
import { dreamOf } from './dream.ts';

/** Any legal move, each as likely as the others: what everything else is measured against. */
export const random: Bot = {
  name: 'random',
  ponder(question) {
    const { game, seat, rng } = question;
    const legal = game.moves(dreamOf(question)(fork(rng)), seat);
    const chosen = below(rng, legal.length);
    return {
      think: () => true,
      answer: () => legal[chosen] as (typeof legal)[number],
      ranking: () =>
        [chosen, ...legal.keys().filter((i) => i !== chosen)].map((i) => ({
          move: legal[i] as (typeof legal)[number],
          visits: 0,
          margin: 0,
        })),
    };
  },
};
