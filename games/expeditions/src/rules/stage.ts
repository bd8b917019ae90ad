import type { ExpeditionsEvent } from '../events.ts';
import type { ExpeditionsMove } from '../moves.ts';
import type { ExpeditionsRefusal } from '../refusals.ts';
import type { ExpeditionsState, OpenDecision } from '../state.ts';

/** One decision of a turn and all that belongs to it. What is pending decides which one comes (EXP-77). */
export interface Stage<Move extends ExpeditionsMove = ExpeditionsMove> {
  readonly step: OpenDecision;
  /** Nothing happens by itself on the way to a decision here: true when this one is pending. */
  enter(state: ExpeditionsState): boolean;
  /** Every legal move. */
  list(state: ExpeditionsState): ExpeditionsMove[];
  /** Nothing for a legal move of this stage, for every other move of it the reason. */
  refuse(state: ExpeditionsState, move: Move): ExpeditionsRefusal | undefined;
  /** Plays a legal move. */
  apply(state: ExpeditionsState, move: Move, events: ExpeditionsEvent[]): void;
}
