import type { OptionSpec } from '@banquise/kernel';
import { OBJECTIVES, OBJECTIVES_PER_TYPE, SCORE_CARDS } from './data.ts';

/** The value of every option that leaves the choice to chance. */
export const RANDOM = 'random';

const ofType = (type: number): readonly string[] => OBJECTIVES.slice(OBJECTIVES_PER_TYPE * type, OBJECTIVES_PER_TYPE * (type + 1));

/**
 * What the table may agree on beforehand. If both score cards name the same one, the second is drawn at random; a first
 * player whose seat is not at the table is drawn at random too.
 */
export const OPTIONS = [
  { id: 'side', values: ['I', 'II'] },
  { id: 'score1', values: [RANDOM, ...SCORE_CARDS] },
  { id: 'score2', values: [RANDOM, ...SCORE_CARDS] },
  { id: 'animal', values: [RANDOM, ...ofType(0)] },
  { id: 'scientist', values: [RANDOM, ...ofType(1)] },
  { id: 'vehicle', values: [RANDOM, ...ofType(2)] },
  { id: 'first', values: [RANDOM, '1', '2', '3', '4'] },
] as const satisfies readonly OptionSpec[];

export type OptionId = (typeof OPTIONS)[number]['id'];
