import { parseArgs } from 'node:util';
import { gameIds, loadGame } from '@banquise/games';
import { completeOptions, seedFromText, start, stream } from '@banquise/kernel';
import { dreamOf } from '../../bots/src/dream.ts';
import { mannerOf, netFor, netIn } from '../../bots/src/net/bot.ts';
import { netMind } from '../../bots/src/net/mind.ts';
import { needNet } from '../../bots/src/node/nets.ts';

/**
 * How many iterations the net makes in a second of one core: `node training/src/speed.ts [GAME...] [--players N]
 * [--iterations N] [--seconds N]`. It plays against itself, so that all phases of a game count as they come.
 */
const { values, positionals } = parseArgs({
  options: {
    players: { type: 'string', default: '2' },
    iterations: { type: 'string', default: '300' },
    seconds: { type: 'string', default: '8' },
  },
  allowPositionals: true,
});

async function measure(id: string): Promise<void> {
  const game = await loadGame(id);
  needNet(game);
  const net = netFor(game);
  const options = completeOptions(game, {});
  if (net === undefined || !options.ok) throw new Error(`no net for ${id}`);
  const budget = { iterations: Number(values.iterations) };
  const span = 1e6 * Number(values.seconds);
  let done = 0;
  let used = 0;
  for (let number = -1; used < span; number++) {
    const begun = process.cpuUsage();
    const seed = seedFromText(`speed ${number}`);
    const state = start(game, Number(values.players), options.value, seed);
    const rng = stream(seed, 'imagine');
    for (let seat = game.actors(state)[0]; seat !== undefined; seat = game.actors(state)[0]) {
      const dream = dreamOf({ game, view: game.view(state, seat) });
      const thought = netIn({ game, seat, budget, rng }, dream, (of, sample) => netMind(of, net, sample), mannerOf(net));
      while (!thought.think(1e9));
      if (number >= 0 && thought.engine !== undefined) done += budget.iterations;
      game.apply(state, seat, thought.answer());
    }
    const { user, system } = process.cpuUsage(begun);
    // The first game warms up the machine.
    if (number >= 0) used += user + system;
  }
  console.log(`${id}: ${Math.round((1e6 * done) / used)} iterations a second`);
}

for (const id of positionals.length > 0 ? positionals : gameIds()) await measure(id);
