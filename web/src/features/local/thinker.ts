import { serveBots } from '@banquise/bots/web';
import { needNet } from '../../games/nets.ts';
import { loadRules } from '../../games/rules.ts';

/** The thread of the bots. It gets views of single seats, and the rules of games by their names. */
serveBots(
  self,
  async (name, rules) => {
    const game = await loadRules(name, rules);
    if (game === undefined) throw new Error(`there is no game called ${name}`);
    return game;
  },
  needNet,
);
