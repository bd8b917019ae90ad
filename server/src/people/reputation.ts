import type { Result } from '../store/result.ts';

/** Looked at: the latest games of a person. */
export const REMEMBERED = 50;
/** Nothing is said of somebody who has played fewer. */
const FEWEST = 5;

/**
 * Of a hundred games, how many somebody sees to their end. Giving up is an end; leaving and running out of time are not.
 * One accident is forgiven: a cable is pulled once in everybody's life.
 */
export function finishesOf(results: readonly Pick<Result, 'out'>[]): number | null {
  if (results.length < FEWEST) return null;
  const left = results.filter(({ out }) => out === 'left' || out === 'timed-out').length;
  return Math.round((100 * (results.length - Math.max(0, left - 1))) / results.length);
}
