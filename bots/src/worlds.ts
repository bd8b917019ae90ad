import { fork, type GameTypes, type Seat } from '@banquise/kernel';
import type { Candidate, Question, Thought } from './bot.ts';
import { paced } from './clock.ts';
import { dreamOf } from './dream.ts';
import { bestOf, certainty } from './thought.ts';

/** What each legal move is worth in one dreamt position, in the order of the moves. */
export type Appraisal<T extends GameTypes> = (world: T['State'], legal: readonly T['Move'][], seat: Seat) => readonly number[];

/** Appraises every move in a few dreamt positions and takes the best mean, equals by chance: greedy and planner think so. */
export function ponderWorlds<T extends GameTypes>(question: Question<T>, worlds: number, appraise: Appraisal<T>): Thought<T> {
  const { game, seat, rng } = question;
  const dream = dreamOf(question);
  const lots = fork(rng);
  const first = dream(rng);
  const legal = game.moves(first, seat);
  if (legal.length === 1) return certainty(legal[0] as T['Move'], 0);
  const sums = appraise(first, legal, seat).slice();
  let done = 1;
  const another = (): void => {
    appraise(dream(rng), legal, seat).forEach((worth, i) => {
      sums[i] = (sums[i] as number) + worth;
    });
    done++;
  };
  const ranking = (): Candidate<T>[] =>
    legal.map((move, i): Candidate<T> => ({ move, visits: done, margin: (sums[i] as number) / done })).sort((a, b) => b.margin - a.margin);
  let settled: T['Move'] | undefined;
  const think = paced({ iterations: worlds - 1 }, another);
  return {
    think(ms) {
      const over = think(ms);
      if (over) settled ??= bestOf(ranking(), lots);
      return over;
    },
    answer: () => settled ?? (ranking()[0] as Candidate<T>).move,
    ranking,
  };
}
