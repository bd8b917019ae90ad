import type { Seat } from '@banquise/kernel';
import type { BorealisEvent } from '../events.ts';
import type { BorealisMove } from '../moves.ts';
import type { BorealisRefusal } from '../refusals.ts';
import type { BorealisState, OpenStage } from '../state.ts';

/** One decision of a turn and all that belongs to it (BLS-52). */
export interface Stage<Move extends BorealisMove = BorealisMove> {
  readonly step: OpenStage;
  /** Does what happens by itself here; true when a decision is awaited, false when the turn is over. */
  enter(state: BorealisState, seat: Seat): boolean;
  /** Every legal move. */
  list(state: BorealisState, seat: Seat): readonly BorealisMove[];
  /** Nothing for a legal move of this stage, for every other move of it the reason. */
  refuse(state: BorealisState, seat: Seat, move: Move): BorealisRefusal | undefined;
  /** Plays a legal move and says where the turn goes from here. */
  apply(state: BorealisState, seat: Seat, move: Move, events: BorealisEvent[]): Way;
}

/** On to the draw or to the return from the camps, the same decision again, the end of the opening, or of the turn. */
export type Way = 'draw' | 'place' | 'again' | 'begin' | 'end';
