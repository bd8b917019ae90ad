import { readFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { loadGame } from '@banquise/games';
import type { Game, Seed } from '@banquise/kernel';
import { entrantNamed } from '../../bots/src/arena/entrants.ts';
import { play } from '../../bots/src/arena/match.ts';
import type { Bot, Budget } from '../../bots/src/bot.ts';
import { times } from '../../bots/src/clock.ts';
import { mannerOf, withNet } from '../../bots/src/net/bot.ts';
import { readNet } from '../../bots/src/net/net.ts';
import { needNet } from '../../bots/src/node/nets.ts';

/**
 * One game to be played by bots known by name, or by the file of their net, with a factor and a manner if need be:
 * `some/file.net*4@curiosity=3`.
 */
export interface Bout {
  readonly contest: number;
  readonly id: number;
  readonly game: string;
  readonly seed: Seed;
  readonly lineup: readonly string[];
  readonly budget: Budget;
}

const bots = new Map<string, Bot>();

function botFrom(entrant: string, game: Game): Bot {
  const key = `${game.id} ${entrant}`;
  const known = bots.get(key);
  if (known !== undefined) return known;
  const made = entrant.includes('.net') ? fromFile(entrant, game) : entrantNamed(entrant);
  bots.set(key, made);
  return made;
}

function fromFile(entrant: string, game: Game): Bot {
  const [spoken = '', manner = ''] = entrant.split('@');
  const [file = '', factor = '1'] = spoken.split('*');
  const wishes = manner.split(',').filter((wish) => wish !== '');
  const net = readNet(new Uint8Array(readFileSync(file)), game);
  if (typeof net === 'string') throw new Error(`${file} does not fit ${game.id}: ${net}`);
  const changed = Object.fromEntries(wishes.map((wish) => wish.split('=')).map(([name, value]) => [name, Number(value)]));
  const bot = withNet(net, { ...mannerOf(net), ...changed });
  return { name: entrant, ponder: (question) => bot.ponder({ ...question, budget: times(question.budget, Number(factor)) }) };
}

export interface Finished {
  readonly contest: number;
  readonly id: number;
  readonly totals: readonly number[];
  readonly ranks: readonly number[];
}

parentPort?.on('message', async ({ contest, id, game: named, seed, lineup, budget }: Bout) => {
  const game = await loadGame(named);
  needNet(game);
  const { totals, ranks } = play(game, { seed, lineup: lineup.map((entrant) => botFrom(entrant, game)), budget });
  parentPort?.postMessage({ contest, id, totals, ranks } satisfies Finished);
});
