import { fork, type Game, type GameTypes } from '@banquise/kernel';
import type { Bot, Candidate, Question, Thought } from '../bot.ts';
import { paced } from '../clock.ts';
import { type Dream, dreamOf } from '../dream.ts';
import { search } from '../search/search.ts';
import { certainty } from '../thought.ts';
import { type Branch, type Engine, engineOf, MANNER, type Manner } from './engine.ts';
import { judgeMind, type Mind, netMind } from './mind.ts';
import type { Net } from './net.ts';

/**
 * The nets that were loaded, by game and version of its rules: tables of two versions are played side by side, and a net
 * knows one. A bot thinks without waiting, so whoever hosts bots fetches the net before.
 */
const nets = new Map<string, Net>();

export const keepNet = (net: Net): void => {
  nets.set(`${net.game}/${net.rules}`, net);
};
export const netFor = ({ id, rules }: Pick<Game, 'id' | 'rules'>): Net | undefined => nets.get(`${id}/${rules}`);

/** Judges positions by a trained net and plays nothing out. Without a net for the game, the search answers in its place. */
export const net: Bot = {
  name: 'net',
  trained: true,
  ponder(question) {
    const trained = netFor(question.game);
    if (trained === undefined) return search.ponder(question);
    return withNet(trained).ponder(question);
  },
};

/** How the engine searches with a net: as it was measured to be best with it. */
export const mannerOf = ({ alone, plan = MANNER.plan, curiosity = MANNER.curiosity, even = MANNER.even }: Net): Manner => ({
  ...MANNER,
  alone,
  plan,
  curiosity,
  even,
});

/** A bot with one net of its own, whichever is kept for the game. */
export const withNet = (trained: Net, manner: Manner = mannerOf(trained)): Bot => ({
  name: 'net',
  ponder: (question) => netIn(question, dreamOf(question), (game, sample) => netMind(game, trained, sample), manner),
});

/** The same engine with the hand-made judgement at its leaves: what a net has to beat. */
export const leaf: Bot = { name: 'leaf', ponder: (question) => netIn(question, dreamOf(question), judgeMind) };

type MakeMind<T extends GameTypes> = (game: Game<T>, sample: T['State']) => Mind<T>;

/** Thinking with the engine under it, for whoever wants to know more than the answer. */
export interface NetThought<T extends GameTypes> extends Thought<T> {
  readonly engine: Engine | undefined;
}

export function netIn<T extends GameTypes>(
  { game, seat, budget, rng }: Omit<Question<T>, 'view'>,
  dream: Dream<T>,
  makeMind: MakeMind<T>,
  manner: Manner = MANNER,
): NetThought<T> {
  const sample = dream(fork(rng));
  const mind = makeMind(game, sample);
  const legal = game.moves(sample, seat);
  if (legal.length === 1) {
    mind.read(sample);
    return { ...certainty<T>(legal[0] as T['Move'], marginIn(mind, seat)), engine: undefined };
  }
  // The clock runs from here on: a plan of the turn takes its time from the search.
  const think = paced(budget, () => engine.iterate());
  const engine = engineOf(game, mind, dream, seat, rng, manner);
  // The first look opened the root; the second weighs every move: there is an answer from here on.
  engine.iterate();
  const ranking = (): Candidate<T>[] => rank(engine, legal);
  return { engine, think, answer: () => (ranking()[0] as Candidate<T>).move, ranking };
}

function marginIn({ points, seats }: Mind<never>, seat: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < seats; other++) if (other !== seat) best = Math.max(best, points[other] as number);
  return (points[seat] as number) - best;
}

/** By visits; among equals by what came of them. A move that was never tried promises no more than the worst that was. */
function rank<T extends GameTypes>({ root }: Engine, legal: readonly T['Move'][]): Candidate<T>[] {
  const branches = legal.map((move) => root.kids.get(move));
  const tried = branches.flatMap((branch) => (branch !== undefined && branch.visits > 0 ? [branch.margins / branch.visits] : []));
  const least = tried.length > 0 ? Math.min(...tried) : 0;
  return branches
    .map((branch, i): Candidate<T> & { readonly weight: number } => {
      const { visits, margins, wins, weight } = branch ?? NOTHING;
      const move = legal[i] as T['Move'];
      return visits > 0 ? { move, visits, margin: margins / visits, win: wins / visits, weight } : { move, visits, margin: least, weight };
    })
    .sort((a, b) => b.visits - a.visits || b.margin - a.margin || b.weight - a.weight)
    .map(({ weight: _weight, ...candidate }) => candidate);
}

const NOTHING: Pick<Branch, 'visits' | 'margins' | 'wins' | 'weight'> = { visits: 0, margins: 0, wins: 0, weight: 0 };
