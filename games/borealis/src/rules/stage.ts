import type { Stage as AnyStage } from '@banquise/kernel';
import type { BorealisMove } from '../moves.ts';
import type { BorealisRefusal } from '../refusals.ts';
import type { OpenStage } from '../state.ts';
import type { BorealisTypes } from '../types.ts';

/** One decision of a turn (BLS-52); a turn goes through its stages in order, and the opening stands before the first one. */
export type Stage<Move extends BorealisMove = BorealisMove> = AnyStage<BorealisTypes, OpenStage, Move>;

/** A move of another stage. */
export const misplaced = (awaited: OpenStage): BorealisRefusal => ({ code: 'not-now', awaited });
