import type { AnyMove, OptionValues, Seat } from '@banquise/kernel';

/**
 * A tutorial: a scripted deal on the real table, in `web/src/games/x/tutorial/`:
 *
 *   script.ts          the deal and the steps, without a word
 *   en.ts fr.ts it.ts  what the coach says at each step
 *
 * The learner plays on the real board; where the script does not ask for a move, the coach waits for "Go on".
 */
export interface Script {
  /** Any text: it fixes every shuffle. */
  readonly seed: string;
  readonly seats: number;
  readonly options?: OptionValues;
  /** The learner's seat; the others are played by the script, and by easy bots when it is over. */
  readonly you: Seat;
  readonly steps: readonly LessonStep[];
  /** Kinds of moves that the script only tells of, because they hardly ever happen; all others must be made by somebody. */
  readonly told?: readonly string[];
}

export interface LessonStep {
  /** Names the words of the coach. */
  readonly id: string;
  /** Moves of anybody, made in one go before the coach speaks: "a few turns later". */
  readonly later?: readonly Made[];
  /**
   * What the learner has to do, decision by decision: for each a pattern, or several of which any will do. The coach
   * points at the places that lead there by itself. A step without it waits for "Go on".
   */
  readonly play?: readonly (Pattern | readonly Pattern[])[];
  /** What the others do then, shown as in any game. */
  readonly after?: readonly Made[];
  /** Places (`data-place`), zones, pieces or marks (`data-point`) of the board that the words are about. */
  readonly point?: readonly string[];
  /** Shown under the words: the score sheet as it would be if the game ended now. */
  readonly show?: 'scores';
}

/** A move, or some of its fields: `{ type: 'place' }` stands for every way to place. */
export type Pattern = AnyMove & Readonly<Record<string, unknown>>;
export type Made = readonly [Seat, Pattern];

type StepId<S extends Script> = S['steps'][number]['id'];

/** What the coach says, in light markup; `other` answers a legal choice that is not the one asked for. */
export type Lines<S extends Script = Script> = Readonly<Record<StepId<S>, { readonly say: string; readonly other?: string }>>;

export const matches = (move: AnyMove, pattern: Pattern): boolean =>
  Object.entries(pattern).every(([key, value]) => JSON.stringify(move[key as keyof AnyMove]) === JSON.stringify(value));

/** The patterns of one decision. */
export const patternsAt = (step: LessonStep, decision: number): readonly Pattern[] => {
  const found = step.play?.[decision];
  return found === undefined ? [] : Array.isArray(found) ? (found as readonly Pattern[]) : [found as Pattern];
};
