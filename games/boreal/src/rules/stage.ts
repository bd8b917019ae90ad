import type { Stage as AnyStage } from '@banquise/kernel';
import type { EffectStage } from '../events.ts';
import type { BorealMove } from '../moves.ts';
import type { BorealRefusal } from '../refusals.ts';
import type { OpenStage } from '../state.ts';
import type { BorealTypes } from '../types.ts';

/** One decision of a turn; a turn goes through its stages in order. Without a discovery it is done, but for its Rest. */
export type Stage<Move extends BorealMove = BorealMove> = AnyStage<BorealTypes, OpenStage, Move>;

/** A move of another stage, `asked`: one thing after the other (BRL-20). */
export function misplaced(awaited: OpenStage, asked: OpenStage): BorealRefusal {
  if (asked === 'action') return { code: 'not-now', awaited };
  return asked === 'place'
    ? { code: 'nothing-in-hand', awaited }
    : { code: 'no-such-effect', effect: asked satisfies EffectStage, awaited };
}
