import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadGame } from '@banquise/games';
import { type Features, next, seedFromText, stream } from '@banquise/kernel';
import { inputsOf, kindsOf, traitsOf, writeNet } from '../../bots/src/net/net.ts';
import { type Calibration, calibrate } from './calibrate.ts';
import { duel } from './duel.ts';
import { type Players, players } from './generate.ts';
import { describe, isHeldOut, learn, type Marks } from './learn.ts';
import { type Shape, trainer } from './model.ts';
import { PLANS, type Plan } from './plan.ts';
import { quantise } from './quantise.ts';
import { decode, type Sample } from './sample.ts';

const USAGE = `npm run train -- GAME [--small] [--rounds N] [--games N] [--seconds N] [--threads N] [--folder F] [--from NET]
Plays GAME against itself, learns from it, and does so again with what was learnt. A round is over after N games
or seconds (60,90,120 gives each round its own). What is there already is not made again: an interrupted training goes on
where it was.`;

const OPTIONS = {
  small: { type: 'boolean', default: false },
  rounds: { type: 'string', default: '3' },
  games: { type: 'string', default: '20000' },
  seconds: { type: 'string', default: '180' },
  threads: { type: 'string', default: `${availableParallelism()}` },
  folder: { type: 'string' },
  from: { type: 'string' },
} as const;

/** What is known of one round. */
export interface Round {
  readonly round: number;
  readonly games: number;
  readonly positions: number;
  readonly seconds: number;
  readonly curve: readonly Marks[];
  readonly best: number;
  readonly calibration: Calibration;
  /** Against the net of the round before; in the first, against the engine without a net. */
  readonly gate: { readonly results: readonly Gate[]; readonly kept: boolean };
}

/** One of the new net at a table of the old one: share of wins with its 95 % interval. */
interface Gate {
  readonly players: number;
  readonly winRate: number;
  readonly low: number;
  readonly high: number;
  readonly games: number;
}

/**
 * A new net is kept if it is better than the last one with a confidence of 90 %, one-sided, in the time that people
 * play with: what is better at a glance need not be better then.
 */
const GATE = { games: 400, first: 80, budget: { ms: 30 }, z: 1.2816 } as const;
/** On two cores: seconds of play in each round, games of the gates and of the last word, and a glance at each of them. */
const SMALL = { seconds: 80, first: 40, gate: 120, last: 120, budget: { iterations: 48 } } as const;

const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
const [id] = positionals;
const plan = id === undefined ? undefined : PLANS[id];
if (id === undefined || plan === undefined) {
  console.error(USAGE);
  process.exit(2);
}
const whole = (text: string): number => Math.max(1, Math.floor(Number(text)));
const small = values.small;
const threads = whole(values.threads);
const rounds = small ? 2 : whole(values.rounds);
const spans = values.seconds.split(',').map(whole);
/** Each round has its own time; the last one named holds for those after it. */
const secondsOf = (round: number): number => spans[Math.min(round, spans.length) - 1] as number;
const folder = values.folder ?? join('training', 'data', small ? `${id}-small` : id);
mkdirSync(folder, { recursive: true });
async function train(name: string, { wide, narrow, unit, ways }: Plan): Promise<void> {
  const game = await loadGame(name);
  const features = game.features as Features;
  const shape: Shape = { inputs: inputsOf(features), traits: traitsOf(features), kinds: kindsOf(features), wide, narrow, unit };
  const at = (file: string): string => join(folder, file);
  const pools: Sample[][] = [];
  let before: Uint8Array | undefined = values.from === undefined ? undefined : new Uint8Array(readFileSync(values.from));
  if (before !== undefined) writeFileSync(at('round-0.net'), before);
  let crew: Players | undefined;
  for (let round = 1; round <= rounds; round++) {
    if (existsSync(at(`round-${round}.json`))) {
      pools.push(decode(asNumbers(readFileSync(at(`round-${round}.data`)))));
      before = new Uint8Array(readFileSync(at(`round-${round}.net`)));
      continue;
    }
    const begun = performance.now();
    // The threads play on while the main one learns: nothing waits.
    crew ??= players({ game: name, net: before, series: `from round ${round}`, most: 1e9 }, threads);
    await crew.wait(whole(values.games), small ? SMALL.seconds : secondsOf(round));
    const data = crew.harvest();
    const fresh = data.flatMap(decode);
    writeFileSync(
      at(`round-${round}.data`),
      Buffer.concat(data.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength))),
    );
    pools.push(fresh);
    const seconds = Math.round((performance.now() - begun) / 1000);
    say(`round ${round}: ${data.length} games, ${fresh.length} positions in ${seconds} s`);
    if (round === rounds) {
      await crew.stop();
      crew = undefined;
    }
    const rng = stream(seedFromText(`${name} round ${round}`), 'imagine');
    const learnt = learn(pooled(pools), shape, 3, () => next(rng) / 0x1_0000_0000, say);
    say(`learnt in ${Math.round((performance.now() - begun) / 1000) - seconds} s, from ${describe(learnt.curve[0] as Marks)}`);
    const positions = pools.reduce((sum, pool) => sum + pool.length, 0);
    const trained = { on: `${positions} positions of self-play in ${round} rounds`, when: new Date().toISOString().slice(0, 10) };
    const net = writeNet(quantise(game, shape, learnt.weights, ways, trained));
    writeFileSync(at(`round-${round}.net`), net);
    const gate = await gated(name, at(`round-${round}.net`), before === undefined ? 'leaf' : at(`round-${round - 1}.net`), game.seats.max);
    say(`gate: ${JSON.stringify(gate)}`);
    if (gate.kept || before === undefined) before = net;
    else writeFileSync(at(`round-${round}.net`), before);
    crew?.adopt(before ?? net);
    const model = trainer(shape, learnt.weights);
    const calibration = calibrate(fresh.filter(isHeldOut), (sample) => {
      model.forward(sample);
      return model.wins;
    });
    const report: Round = {
      round,
      games: data.length,
      positions: fresh.length,
      seconds,
      curve: learnt.curve,
      best: learnt.best,
      gate,
      calibration,
    };
    writeFileSync(at(`round-${round}.json`), JSON.stringify(report));
  }
  if (small) await lastWord(name, at(`round-${rounds}.net`));
}

/** Whether what was learnt is better than the same engine with the hand-made judgement at its leaves. */
async function lastWord(name: string, net: string): Promise<void> {
  const { budget } = SMALL;
  const asked = { game: name, players: 2, entrants: [net, 'leaf'], budget, bar: Number.NaN, most: SMALL.last, seed: 'last word' } as const;
  const { winRate, low, high, games } = await duel(asked, threads);
  const percent = (share: number): number => Math.round(100 * share);
  say(`the net wins ${percent(winRate)} % [${percent(low)}, ${percent(high)}] of ${games} games against the judgement`);
}

const say = (line: string): void => console.log(`${id}: ${line}`);

const asNumbers = (bytes: Buffer): Int16Array => new Int16Array(new Uint8Array(bytes).buffer);

/** All games so far; what the hand-made search preferred is forgotten once a net has looked closer. */
function pooled(pools: readonly Sample[][]): Sample[] {
  const bySearch = values.from === undefined;
  return pools.flatMap((pool, i) => (i === 0 && bySearch && pools.length > 1 ? pool.map((sample) => ({ ...sample, moves: [] })) : pool));
}

/** Against the net before, at the smallest table and at one of four if the game has it; the two results are weighed together. */
async function gated(name: string, net: string, against: string, most: number): Promise<Round['gate']> {
  const tables = most >= 4 ? [2, 4] : [2];
  const { first, games: later } = small ? { first: SMALL.first, games: SMALL.gate } : GATE;
  const games = (against === 'leaf' ? first : later) / tables.length;
  const { budget } = small ? SMALL : GATE;
  const results: Gate[] = [];
  for (const players of tables) {
    const asked = { game: name, players, entrants: [net, against], budget, bar: Number.NaN, most: games, seed: `gate ${net}` } as const;
    const { winRate, low, high, games: played } = await duel(asked, threads);
    results.push({ players, winRate, low, high, games: played });
  }
  const sum = results.reduce((all, { players, winRate, games: played }) => {
    const fair = 1 / players;
    return all + (winRate - fair) / Math.sqrt((fair * (1 - fair)) / played);
  }, 0);
  return { results, kept: sum / Math.sqrt(results.length) > GATE.z };
}

await train(id, plan);
