import { type AnyMove, fork, type GameTypes } from '@banquise/kernel';
import type { Bot, Candidate, Question, Thought } from '../bot.ts';
import { paced } from '../clock.ts';
import { type Dream, dreamOf, readerOf } from '../dream.ts';
import { certainty } from '../thought.ts';
import { engineOf, type Tuning } from './engine.ts';
import type { Branch } from './tree.ts';

export const TUNING: Tuning = {
  turns: 4,
  tries: 4,
  curiosity: 2,
  tolerance: 0.5,
  ripe: 2,
  lead: 10,
  faith: 4,
  victory: 0.5,
  care: 16,
};

/** The strongest bot: thinks as long as it may, then plays the move it came back to most often. */
export const search: Bot = { name: 'search', ponder: (question) => searchIn(question, dreamOf(question)) };

/** The search over positions that come from anywhere; for everybody who plays, out of a view. */
export function searchIn<T extends GameTypes>(
  { game, seat, budget, rng }: Omit<Question<T>, 'view'>,
  dream: Dream<T>,
  tuning: Tuning = TUNING,
): Thought<T> {
  const sample = dream(fork(rng));
  const reader = readerOf(game, sample);
  const legal = game.moves(sample, seat);
  if (legal.length === 1) return certainty(legal[0] as T['Move'], reader.margin(sample, seat));
  const engine = engineOf(game, reader, dream, seat, rng, tuning);
  // The first iteration weighs every move: there is an answer from here on.
  engine.iterate();
  const ranking = (): Candidate<T>[] => rank(engine.root.next as Map<AnyMove, Branch>, legal);
  return {
    think: paced(budget, engine.iterate),
    answer: () => (ranking()[0] as Candidate<T>).move,
    ranking,
  };
}

/** By visits; among equals by what came of them. */
function rank<T extends GameTypes>(next: ReadonlyMap<AnyMove, Branch>, legal: readonly T['Move'][]): Candidate<T>[] {
  const candidates = legal.map((move): Candidate<T> => {
    const { visits, margins, promise } = next.get(move) as Branch;
    return { move, visits, margin: visits > 0 ? margins / visits : promise };
  });
  return candidates.sort((a, b) => b.visits - a.visits || b.margin - a.margin);
}
