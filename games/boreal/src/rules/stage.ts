import type { BorealEvent, EffectStage } from '../events.ts';
import { type BorealMove, STAGE_OF } from '../moves.ts';
import type { BorealRefusal } from '../refusals.ts';
import type { BorealState, OpenStage } from '../state.ts';

/** One decision of a turn and all that belongs to it. A turn goes through its stages in order. */
export interface Stage<Move extends BorealMove = BorealMove> {
  readonly step: OpenStage;
  /** Does what happens by itself here; true when a decision is awaited, false to go on to the next stage. */
  enter(state: BorealState, events: BorealEvent[]): boolean;
  /** Every legal move. */
  list(state: BorealState): BorealMove[];
  /** Nothing for a legal move of this stage, for every other move of it the reason. */
  refuse(state: BorealState, move: Move): BorealRefusal | undefined;
  /** Plays a legal move and says where the turn goes from here. */
  apply(state: BorealState, move: Move, events: BorealEvent[]): Way;
}

/** On to the next stage, or no discovery: the turn is over but for its Rest. */
export type Way = typeof ON | typeof DONE;
export const ON = 1;
export const DONE = 0;

/** A move of another stage: one thing after the other (BRL-20). */
export function misplaced(step: OpenStage, move: BorealMove): BorealRefusal {
  const asked = STAGE_OF[move.type];
  if (asked === 'action') return { code: 'not-now', awaited: step };
  if (asked === 'slot') return { code: 'nothing-in-hand', awaited: step };
  return { code: 'no-such-effect', effect: asked as EffectStage, awaited: step };
}
