import { type Stage as AnyStage, ON } from '@banquise/kernel';
import type { ArcticEvent } from '../events.ts';
import type { ArcticMove } from '../moves.ts';
import type { ArcticRefusal } from '../refusals.ts';
import type { ArcticState, OpenStage } from '../state.ts';
import type { ArcticTypes } from '../types.ts';
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

/** One decision of a turn; a turn goes through its stages in order, and some come again. */
export type Stage<Move extends ArcticMove = ArcticMove> = AnyStage<ArcticTypes, OpenStage, Move>;

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
  return { code: move.type === 'skip' ? 'compulsory' : 'not-now', awaited: state.stage as OpenStage };
}

/** ARC-16: all powers are optional. */
export function skip(state: ArcticState, power: Power, events: ArcticEvent[]): typeof ON {
  events.push({ type: 'skipped', seat: state.turn, power: power.id });
  return ON;
}
