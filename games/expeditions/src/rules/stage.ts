import type { Stage as AnyStage } from '@banquise/kernel';
import type { ExpeditionsMove } from '../moves.ts';
import type { ExpeditionsRefusal } from '../refusals.ts';
import type { OpenStage } from '../state.ts';
import type { ExpeditionsTypes } from '../types.ts';

/** One decision of a turn. After each move the first one comes that is pending (EXP-77): `enter` says so, and does nothing else. */
export type Stage<Move extends ExpeditionsMove = ExpeditionsMove> = AnyStage<ExpeditionsTypes, OpenStage, Move>;

/** A move of another stage. */
export const misplaced = (awaited: OpenStage): ExpeditionsRefusal => ({ code: 'not-now', awaited });
