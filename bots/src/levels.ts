import { fork, type GameTypes, next } from '@banquise/kernel';
import type { Bot, Candidate } from './bot.ts';
import { atMost } from './clock.ts';
import { dreamOf } from './dream.ts';
import { net } from './net/bot.ts';
import type { Tuning } from './search/engine.ts';
import { searchIn, TUNING } from './search/search.ts';

/** How a level differs from the full search. */
interface Temper {
  /** Iterations at most, whatever the budget. */
  readonly iterations: number;
  /** A move is played as often as it was visited, to this power: the higher, the more surely it is the best one. */
  readonly steadiness: number;
  /** By how many points a move may promise less than the best one and still be played: nobody blunders absurdly. */
  readonly slip: number;
  readonly tuning: Tuning;
}

/** Sees what a move brings at once, and little of what follows. */
const SHORT_SIGHTED: Tuning = { ...TUNING, turns: 1, tries: 2, care: 0 };
/** Is drawn to moves that only look passable, too. */
const CARELESS: Tuning = { ...SHORT_SIGHTED, tolerance: 1.5, curiosity: 3 };
const DREAMING: Tuning = { ...SHORT_SIGHTED, tolerance: 5, curiosity: 6 };

/** Levels 1 to 5; level 6 is the net with a short look, level 7 the net with all the budget it is given. */
const TEMPERS: readonly Temper[] = [
  { iterations: 8, steadiness: 1, slip: 12, tuning: DREAMING },
  { iterations: 12, steadiness: 1, slip: 8, tuning: CARELESS },
  { iterations: 20, steadiness: 2, slip: 6, tuning: SHORT_SIGHTED },
  { iterations: 28, steadiness: 2, slip: 5, tuning: TUNING },
  { iterations: 72, steadiness: 6, slip: 2, tuning: TUNING },
];

/** Iterations of level 6: some ten milliseconds, so that more of them make a difference. */
const SHORT_LOOK = 160;

/** The opponents that people choose from, the weakest first. */
export const LEVELS: readonly Bot[] = [
  ...TEMPERS.map((temper, i) => tempered(`level${i + 1}`, temper)),
  {
    name: `level${TEMPERS.length + 1}`,
    trained: true,
    ponder: (question) => net.ponder({ ...question, budget: atMost(question.budget, SHORT_LOOK) }),
  },
  { name: `level${TEMPERS.length + 2}`, trained: true, ponder: net.ponder },
];

function tempered(name: string, { iterations, steadiness, slip, tuning }: Temper): Bot {
  return {
    name,
    ponder(question) {
      const lot = next(fork(question.rng)) / 0x1_0000_0000;
      const thought = searchIn({ ...question, budget: atMost(question.budget, iterations) }, dreamOf(question), tuning);
      return { ...thought, answer: () => lean(thought.ranking(), steadiness, slip, lot) };
    },
  };
}

/** Picks by a lot from 0 to 1, with weights that grow with the visits. */
function lean<T extends GameTypes>(ranking: readonly Candidate<T>[], steadiness: number, slip: number, lot: number): T['Move'] {
  const best = ranking[0] as Candidate<T>;
  const sound = ranking.filter(({ margin }) => margin >= best.margin - slip);
  const weights = sound.map(({ visits }) => power(visits, steadiness));
  let left = lot * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [i, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return (sound[i] as Candidate<T>).move;
  }
  return best.move;
}

/** By multiplication: Math.pow may round differently from one machine to the next. */
function power(base: number, exponent: number): number {
  let result = 1;
  for (let i = 0; i < exponent; i++) result *= base;
  return result;
}
