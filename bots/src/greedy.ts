import { copy } from '@banquise/kernel';
import type { Bot } from './bot.ts';
import { marginOf } from './dream.ts';
import { ponderWorlds } from './worlds.ts';

const WORLDS = 4;

/** Takes the move after which the score sheet looks best at once, and thinks no further. */
export const greedy: Bot = {
  name: 'greedy',
  ponder(question) {
    const { game } = question;
    return ponderWorlds(question, WORLDS, (world, legal, seat) =>
      legal.map((move) => {
        const after = copy(world);
        game.apply(after, seat, move);
        return marginOf(
          game.score(after).seats.map(({ total }) => total),
          seat,
        );
      }),
    );
  },
};
