import type { ArcticEvent } from '../events.ts';
import type { ArcticMove } from '../moves.ts';
import type { ArcticRefusal } from '../refusals.ts';
import { type ArcticState, type OpenStage, stageOf } from '../state.ts';
import {
  BEAR_GIVE,
  BEAR_RECOVER,
  holds,
  MOOSE_PLACE,
  ORCA_BLIND,
  type Power,
  PUFFIN_SWAP,
  PUFFIN_TAKEBACK,
  WALRUS_ASSOCIATED,
  WALRUS_MAIN,
} from './powers.ts';

/** One decision of a turn and all that belongs to it. A turn goes through its stages in order. */
export interface Stage {
  readonly step: OpenStage;
  /** Does what happens by itself here; true when a decision is awaited, false to go on to the next stage. */
  enter(state: ArcticState, events: ArcticEvent[]): boolean;
  /** Every legal move. */
  list(state: ArcticState): ArcticMove[];
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

/** Moves that nobody makes without a certain power; the Walrus has its move on both sides of the card. */
const NEEDED: { readonly [Type in ArcticMove['type']]?: readonly Power[] } = {
  swap: [PUFFIN_SWAP],
  'swap-with': [PUFFIN_SWAP],
  'take-back': [PUFFIN_TAKEBACK],
  value: [MOOSE_PLACE],
  walrus: [WALRUS_MAIN, WALRUS_ASSOCIATED],
  give: [BEAR_GIVE],
  recover: [BEAR_RECOVER],
  'recover-card': [BEAR_RECOVER],
  blind: [ORCA_BLIND],
};

/** A move of another stage. Waiting for its moment does not help who lacks the power for it (ARC-16). */
export function misplaced(state: ArcticState, move: ArcticMove): ArcticRefusal {
  const needed = NEEDED[move.type];
  if (needed !== undefined && !needed.some((power) => holds(state, power))) {
    const { id } = needed.find(({ animal, side }) => state.sides[animal] === side) ?? (needed[0] as Power);
    return { code: 'no-power', power: id };
  }
  return { code: move.type === 'skip' ? 'compulsory' : 'not-now', awaited: stageOf(state) as OpenStage };
}

/** ARC-16: all powers are optional. */
export function skip(state: ArcticState, power: Power, events: ArcticEvent[]): Way {
  events.push({ type: 'skipped', seat: state.turn, power: power.id });
  return ON;
}
