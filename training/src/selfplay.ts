import {
  completeOptions,
  type Features,
  type Game,
  type GameTypes,
  layout,
  next,
  type Rng,
  type Seat,
  seedFromText,
  start,
  stream,
} from '@banquise/kernel';
import { choose as ask } from '../../bots/src/bot.ts';
import { dreamOf, readerOf } from '../../bots/src/dream.ts';
import { netIn } from '../../bots/src/net/bot.ts';
import { lookAt, netMind, newTrail } from '../../bots/src/net/mind.ts';
import type { Net } from '../../bots/src/net/net.ts';
import { planner } from '../../bots/src/planner.ts';
import { searchIn } from '../../bots/src/search/search.ts';
import { CARE, type Care, type Plan, STRAY } from './plan.ts';
import type { MoveSample, Sample } from './sample.ts';

/** A close look at a decision, before one knows how the game ends. */
interface Look {
  readonly decision: number;
  readonly mover: Seat;
  readonly judged: readonly number[];
  readonly inputs: readonly Int16Array[];
  readonly moves: readonly MoveSample[];
  /** What the search expected, by seat; the hand-made search tells nothing of the others. */
  readonly expected: { readonly points: readonly number[]; readonly wins: readonly number[] } | undefined;
}

interface Choice<T extends GameTypes> {
  readonly move: T['Move'];
  readonly targets: readonly number[];
  readonly expected: Look['expected'];
}

const MOST_DECISIONS = 3000;
/** Decisions at the start whose move is drawn by lot among the good ones. */
const OPENING = 12;

const lot = (rng: Rng): number => next(rng) / 0x1_0000_0000;

/** Plays one game of the net (or, before there is one, of the hand-made search) against itself. */
export function playGame<T extends GameTypes>(
  game: Game<T>,
  net: Net | undefined,
  plan: Plan,
  series: string,
  number: number,
  care?: Care,
): Sample[] {
  const seed = seedFromText(`${series}/${number}`);
  const rng = stream(seed, 'imagine');
  const options = completeOptions(game, {});
  if (!options.ok) throw new Error(options.problem.field);
  const seats = tableOf(plan, lot(rng));
  const state = start(game, seats, options.value, seed);
  const reader = readerOf(game, state);
  const features = game.features as Features<T>;
  const own = layout(features.inputs).size;
  const trail = newTrail();
  const looks: Look[] = [];
  const guests = guestsOf(plan, seats, rng);
  const { glance, look } = care ?? CARE[net === undefined ? 'search' : 'net'];
  const iterations = (close: boolean): number => (close ? look : glance);
  let decision = 0;
  for (let actors = game.actors(state); actors.length > 0 && decision < MOST_DECISIONS; actors = game.actors(state)) {
    const seat = actors[0] as Seat;
    const legal = game.moves(state, seat);
    if (legal.length === 1) {
      game.apply(state, seat, legal[0] as T['Move']);
      continue;
    }
    decision++;
    const kept = lot(rng) < plan.kept;
    const stray = lot(rng) < STRAY;
    if (!kept && stray) {
      game.apply(state, seat, legal[Math.floor(lot(rng) * legal.length)] as T['Move']);
      continue;
    }
    const view = game.view(state, seat);
    const guest = guests.has(seat);
    const choice = guest && !kept ? undefined : choose(game, net, view, seat, iterations(kept), rng);
    if (kept && choice !== undefined) {
      const judged = reader.hopes(state);
      const inputs = judged.map((_, of) => {
        lookAt(features, own, state, of, seat, seats, trail);
        return Int16Array.from(trail.at.subarray(0, trail.length));
      });
      const moves = legal.map((move, i): MoveSample => {
        trail.length = 0;
        features.regard(state, seat, move, trail);
        return { target: choice.targets[i] as number, traits: Int16Array.from(trail.at.subarray(0, trail.length)) };
      });
      looks.push({ decision, mover: seat, judged, inputs, moves, expected: choice.expected });
    }
    // A guest plays its own way, whatever the net would have done in its place.
    if (guest || choice === undefined) game.apply(state, seat, ask(planner, { game, view, seat, budget: { iterations: 1 }, rng }));
    else game.apply(state, seat, decision <= OPENING || stray ? drawn(legal, choice.targets, lot(rng)) : choice.move);
  }
  if (decision >= MOST_DECISIONS) return [];
  return settle(game, state, looks, decision, plan.lambda, number);
}

function tableOf({ tables }: Plan, at: number): number {
  const all = Object.values(tables).reduce((sum, share) => sum + share, 0);
  let left = at * all;
  for (const [seats, share] of Object.entries(tables)) {
    left -= share;
    if (left < 0) return Number(seats);
  }
  return 2;
}

/** The seats of a table that a planner takes: in some games all but one, so that the net meets others than itself. */
function guestsOf({ guests }: Plan, seats: number, rng: Rng): ReadonlySet<Seat> {
  if (lot(rng) >= guests) return new Set();
  const own = Math.floor(lot(rng) * seats);
  return new Set(Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== own));
}

function drawn<M>(moves: readonly M[], targets: readonly number[], at: number): M {
  let left = at;
  for (const [i, target] of targets.entries()) {
    left -= target;
    if (left < 0) return moves[i] as M;
  }
  return moves[0] as M;
}

function choose<T extends GameTypes>(
  game: Game<T>,
  net: Net | undefined,
  view: T['View'],
  seat: Seat,
  iterations: number,
  rng: Rng,
): Choice<T> {
  const question = { game, seat, budget: { iterations }, rng };
  const dream = dreamOf({ game, view });
  if (net === undefined) {
    const thought = searchIn<T>(question, dream);
    while (!thought.think(1e9));
    const ranking = thought.ranking();
    return { move: thought.answer(), targets: byMargin(ranking, game.moves(dream(rng), seat)), expected: undefined };
  }
  const thought = netIn<T>(question, dream, (of, sample) => netMind(of, net, sample));
  while (!thought.think(1e9));
  const legal = game.moves(dream(rng), seat);
  const { engine } = thought;
  if (engine === undefined) return { move: thought.answer(), targets: legal.map(() => 1 / legal.length), expected: undefined };
  const visits = legal.map((move) => engine.root.kids.get(move)?.visits ?? 0);
  const all = visits.reduce((sum, n) => sum + n, 0);
  const mean = (sums: Float64Array): number[] => Array.from(sums, (sum) => sum / (all + 1));
  return {
    move: thought.answer(),
    targets: visits.map((n) => n / all),
    expected: { points: mean(engine.points), wins: mean(engine.wins) },
  };
}

/** How far apart the margins of the moves lie decides how much better the best one counts. */
function byMargin<T extends GameTypes>(ranking: readonly { move: T['Move']; margin: number }[], legal: readonly T['Move'][]): number[] {
  const margins = legal.map((move) => ranking.find((one) => one.move === move)?.margin ?? -99);
  const best = Math.max(...margins);
  const mean = margins.reduce((sum, m) => sum + m, 0) / margins.length;
  const spread = Math.sqrt(margins.reduce((sum, m) => sum + (m - mean) ** 2, 0) / margins.length);
  const powers = margins.map((m) => Math.exp((m - best) / (0.5 * spread + 0.2)));
  const all = powers.reduce((sum, p) => sum + p, 0);
  return powers.map((p) => p / all);
}

/** Mixes what came of it with what later looks expected. */
function settle<T extends GameTypes>(
  game: Game<T>,
  end: T['State'],
  looks: readonly Look[],
  decisions: number,
  lambda: number,
  number: number,
): Sample[] {
  const { seats, winners } = game.score(end);
  const won = seats.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  let points = seats.map(({ total }) => total);
  let wins = won;
  const samples: Sample[] = [];
  for (let i = looks.length - 1; i >= 0; i--) {
    const { decision, mover, judged, inputs, moves, expected } = looks[i] as Look;
    samples.push({
      game: number,
      phase: decision / (decisions + 1),
      mover,
      moves,
      seats: inputs.map((of, seat) => ({
        judged: judged[seat] as number,
        points: points[seat] as number,
        win: wins[seat] as number,
        won: won[seat] as number,
        inputs: of,
      })),
    });
    if (expected === undefined) continue;
    const faith = lambda ** (decision - (looks[i - 1]?.decision ?? 0));
    points = points.map((p, seat) => faith * p + (1 - faith) * (expected.points[seat] as number));
    wins = wins.map((w, seat) => faith * w + (1 - faith) * (expected.wins[seat] as number));
  }
  return samples;
}
