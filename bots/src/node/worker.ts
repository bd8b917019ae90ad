import { parentPort } from 'node:worker_threads';
import { loadGame } from '@banquise/games';
import { entrantNamed } from '../arena/entrants.ts';
import { type Pairing, play } from '../arena/match.ts';
import type { Order } from '../worker/order.ts';
import { serve, thinking } from '../worker/serve.ts';
import type { Job } from './crew.ts';
import { needNet } from './nets.ts';

/** The thread behind the server's bots and behind the arena. */
const think = thinking(loadGame, needNet);

if (parentPort === null) throw new Error('this file is started as a worker thread');
const port = parentPort;

serve<Job>({ send: (message) => port.postMessage(message), receive: (handle) => port.on('message', handle) }, async (job, stopped) => {
  if (job.task !== 'play') return think(job as Order, stopped);
  const pairing: Pairing = { seed: job.seed, budget: job.budget, lineup: job.lineup.map(entrantNamed) };
  const game = await loadGame(job.game);
  needNet(game);
  return play(game, pairing);
});
