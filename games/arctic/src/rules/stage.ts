import type { ArcticEvent } from '../events.ts';
import type { ArcticMove } from '../moves.ts';
import type { Power } from '../powers.ts';
import type { ArcticRefusal } from '../refusals.ts';
import { type ArcticState, type Step, stepOf } from '../state.ts';

/** One decision of a turn and all that belongs to it. A turn goes through its stages in order. */
export interface Stage {
  readonly step: Step;
  /** Does what happens by itself here; true when a decision is awaited, false to go on to the next stage. */
  enter(state: ArcticState, events: ArcticEvent[]): boolean;
  /** Adds every legal move. */
  list(state: ArcticState, moves: ArcticMove[]): void;
  /** Nothing for a legal move, for every other move the reason. */
  refuse(state: ArcticState, move: ArcticMove): ArcticRefusal | undefined;
  /** Plays a legal move and says where the turn goes from here. */
  apply(state: ArcticState, move: ArcticMove, events: ArcticEvent[]): Way;
}

/** On to the next stage, the same decision again, or back to the decision before, which comes again. */
export type Way = typeof ON | typeof AGAIN | typeof BACK;
export const ON = 1;
export const AGAIN = 0;
export const BACK = -1;

/** A move of another stage. */
export const misplaced = (state: ArcticState, move: ArcticMove): ArcticRefusal => ({
  code: move.type === 'skip' ? 'compulsory' : 'not-now',
  awaited: stepOf(state),
});

/** ARC-16: all powers are optional. */
export function skip(state: ArcticState, power: Power, events: ArcticEvent[]): Way {
  events.push({ type: 'skipped', seat: state.turn, power: power.id });
  return ON;
}
