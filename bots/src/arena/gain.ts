import { copy } from '@banquise/kernel';
import type { Bot } from '../bot.ts';
import { readerOf } from '../dream.ts';
import { ponderWorlds } from '../worlds.ts';

const WORLDS = 4;

/** Takes whatever looks best right after it and thinks no further, as somebody does who has just learnt to count. */
export const gain: Bot = {
  name: 'gain',
  ponder(question) {
    const { game } = question;
    return ponderWorlds(question, WORLDS, (world, legal, seat) => {
      const reader = readerOf(game, world);
      return legal.map((move) => {
        const after = copy(world);
        game.apply(after, seat, move);
        return reader.margin(after, seat);
      });
    });
  },
};
