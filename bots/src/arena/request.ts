import { parseArgs } from 'node:util';
import { bad, type Game, type Result } from '@banquise/kernel';
import type { Budget } from '../bot.ts';
import { entrantNamed } from './entrants.ts';
import type { Tournament } from './tournament.ts';

/** What a person asks of the arena. */
export interface Request extends Tournament {
  readonly game: string;
  readonly json: boolean;
}

export const USAGE =
  'banquise arena GAME --bots a,b[,c...] --games N --time MS|--iterations N [--players N] [--seed S] [--json]\n' +
  'bots: random, greedy, planner, search, net, leaf (the engine of net with the hand-made judgement), level1 to level7, oracle (sees everything); NAME*4 thinks four times as long';

const OPTIONS = {
  bots: { type: 'string' },
  games: { type: 'string', default: '100' },
  time: { type: 'string' },
  iterations: { type: 'string' },
  players: { type: 'string' },
  seed: { type: 'string', default: 'arena' },
  json: { type: 'boolean', default: false },
} as const;

const DEFAULT_BUDGET: Budget = { iterations: 300 };

/** Reads the words of a command line. */
export function readRequest(args: readonly string[]): Result<Omit<Request, 'players'> & { readonly players: number | undefined }> {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args);
  } catch (error) {
    return bad('arguments', `${USAGE}\n(${error instanceof Error ? error.message : error})`);
  }
  const { values, positionals } = parsed;
  const [game, ...more] = positionals;
  if (game === undefined || more.length > 0) return bad('GAME', 'the name of one game');
  const bots = (values.bots ?? '').split(',').filter((name) => name !== '');
  if (bots.length < 2) return bad('--bots', 'two names or more, separated by commas');
  for (const name of bots) if (!exists(name)) return bad('--bots', `names of bots; ${name} is none`);
  const games = whole(values.games);
  if (games === undefined) return bad('--games', 'a whole number above 0');
  const players = values.players === undefined ? undefined : whole(values.players);
  if (values.players !== undefined && players === undefined) return bad('--players', 'a whole number above 0');
  const budget = budgetOf(values.time, values.iterations);
  if (budget === undefined) return bad('--time, --iterations', 'one of the two, a whole number above 0');
  return { ok: true, value: { game, bots, games, players, budget, seed: values.seed, json: values.json } };
}

const parse = (args: readonly string[]) => parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });

function budgetOf(time: string | undefined, iterations: string | undefined): Budget | undefined {
  if (time !== undefined && iterations !== undefined) return undefined;
  if (time === undefined && iterations === undefined) return DEFAULT_BUDGET;
  const limit = whole(time ?? iterations ?? '');
  if (limit === undefined) return undefined;
  return time === undefined ? { iterations: limit } : { ms: limit };
}

function whole(text: string): number | undefined {
  const n = Number(text);
  return Number.isInteger(n) && n > 0 ? n : undefined;
}

function exists(name: string): boolean {
  try {
    entrantNamed(name);
    return true;
  } catch {
    return false;
  }
}

/** The number of players must suit the game; without a wish as many as there are bots, if the game allows. */
export function playersFor({ seats }: Pick<Game, 'seats'>, wished: number | undefined, bots: number): Result<number> {
  const { min, max } = seats;
  const players = wished ?? Math.min(max, Math.max(min, bots));
  return players < min || players > max ? bad('--players', `${min} to ${max}`) : { ok: true, value: players };
}
