import { below, type GameTypes, type Rng } from '@banquise/kernel';
import type { Candidate, Thought } from './bot.ts';

/** Nothing to think about: one move is legal. */
export function certainty<T extends GameTypes>(move: T['Move'], margin: number): Thought<T> {
  return { think: () => true, answer: () => move, ranking: () => [{ move, visits: 1, margin }] };
}

/** One of the best candidates of a ranking, chosen among equals by chance. */
export function bestOf<T extends GameTypes>(ranking: readonly Candidate<T>[], rng: Rng): T['Move'] {
  const best = (ranking[0] as Candidate<T>).margin;
  const equals = ranking.filter(({ margin }) => margin === best);
  return (equals[below(rng, equals.length)] as Candidate<T>).move;
}
