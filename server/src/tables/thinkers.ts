import type { BotPool } from '@banquise/bots/node';
import { newSeed } from '../host/chance.ts';
import type { Chooser } from './chooser.ts';

/** How long a bot may think on a server, in milliseconds: people wait, and the machine is shared. */
const THINKING = 1500;

/** The bots of this project, on threads of their own. They are called in when the first of them is needed. */
export function thinkers(threads: number): Chooser {
  let pool: Promise<BotPool> | undefined;
  return {
    async choose({ game, view, seat, level }) {
      pool ??= import('@banquise/bots/node').then(({ botPool }) => botPool(threads));
      const order = { game: game.id, rules: game.rules, view, seat, bot: `level${level}`, budget: { ms: THINKING }, seed: newSeed() };
      return (await pool).choose(order);
    },
    stop: async () => (await pool)?.close(),
  };
}
