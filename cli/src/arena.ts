import { ARENA_USAGE, arenaCommand } from '@banquise/bots/node';
import type { Command } from './usage.ts';

export const arena: Command = {
  name: 'arena',
  summary: 'let bots play against each other and measure them',
  help: `${ARENA_USAGE}

Mirrored deals: every deal is played with the seats rotated, so that each bot plays each seat of it. With two bots and
more than two seats, one seat of the first plays against the rest. Prints the win rate with its 95 % interval, the mean
margin over the best opponent and the Elo of each bot; --json prints one line of JSON.`,
  run: (args) => arenaCommand(args, { out: (line) => console.log(line), err: (line) => console.error(`banquise: ${line.split('\n')[0]}`) }),
};
