import { byName, DONE, EVERYONE, enterFrom, ON, type Seat } from '@banquise/kernel';
import { totemTile } from '../data.ts';
import type { ArcticEvent } from '../events.ts';
import type { ArcticMove } from '../moves.ts';
import type { ArcticRefusal } from '../refusals.ts';
import type { ArcticState, OpenStage } from '../state.ts';
import { discardStage } from './discard.ts';
import { drawStage } from './draw.ts';
import { giftStage } from './gift.ts';
import { placeStage } from './place.ts';
import { recoverStage } from './recover.ts';
import { misplaced, type Stage } from './stage.ts';
import { swapStage } from './swap.ts';
import { swapSlotStage } from './swap-slot.ts';
import { takeBackStage } from './take-back.ts';
import { tokensStage } from './tokens.ts';
import { valueStage } from './value.ts';
import { walrusStage } from './walrus.ts';

/** ARC-15: a turn, decision after decision. The order is the order of STAGE_NAMES. */
export const STAGES: readonly Stage[] = [
  swapStage,
  swapSlotStage,
  takeBackStage,
  valueStage,
  placeStage,
  tokensStage,
  walrusStage,
  giftStage,
  drawStage,
  recoverStage,
  discardStage,
];

const BY_NAME = byName(STAGES);

const ACTORS: readonly (readonly Seat[])[] = [0, 1, 2, 3].map((seat) => Object.freeze([seat]));
const NOBODY_ACTS: readonly Seat[] = Object.freeze([]);

/** ARC-76: only the player whose turn it is ever decides. */
export const actors = (state: ArcticState): readonly Seat[] =>
  state.stage === 'over' ? NOBODY_ACTS : (ACTORS[state.turn] as readonly Seat[]);

/** From the first stage on, to the first decision. */
export const beginTurn = (state: ArcticState, events: ArcticEvent[]): void => goOn(state, 0, events);

export const moves = (state: ArcticState, seat: Seat): readonly ArcticMove[] =>
  state.stage === 'over' || seat !== state.turn ? [] : BY_NAME[state.stage].list(state, seat);

export function refuse(state: ArcticState, seat: Seat, move: ArcticMove): ArcticRefusal | undefined {
  if (state.stage === 'over') return { code: 'game-over' };
  if (seat !== state.turn) return { code: 'not-your-turn', turn: state.turn };
  const stage = BY_NAME[state.stage];
  return stage.answers.includes(move.type) ? stage.refuse(state, move, seat) : misplaced(state, move);
}

export function apply(state: ArcticState, seat: Seat, move: ArcticMove): ArcticEvent[] {
  const events: ArcticEvent[] = [];
  state.clock++;
  const stage = BY_NAME[state.stage as OpenStage];
  const way = stage.apply(state, move, events, seat);
  if (way !== ON && way !== DONE) state.stage = way;
  else goOn(state, way === ON ? STAGES.indexOf(stage) + 1 : STAGES.length, events);
  return events;
}

/** Goes on, turn after turn, until somebody has to decide something, or the game is over. */
function goOn(state: ArcticState, first: number, events: ArcticEvent[]): void {
  for (let from = first; !enterFrom(STAGES, from, state, events); from = 0) if (!passTurn(state, events)) return;
}

/** ARC-43, ARC-62, ARC-64: false when the game is over. The final round begins in place of a turn of the Holder (ARC-R5). */
function passTurn(state: ArcticState, events: ArcticEvent[]): boolean {
  const next = (state.turn + 1) % state.hands.length;
  if (next === state.paw) {
    if (state.final) {
      endGame(state, events);
      return false;
    }
    if (state.closing) {
      state.final = true;
      events.push({ type: 'final-round' });
    }
  }
  state.turn = next;
  events.push({ type: 'turn', seat: next, final: state.final });
  return true;
}

/** ARC-65, ARC-69: the Totems are shown. Jokers stay face down: what is printed on them does not matter (ARC-R29). */
function endGame(state: ArcticState, events: ArcticEvent[]): void {
  state.stage = 'over';
  for (let seat = 0; seat < state.totems.length; seat++) state.knows[totemTile(state.totems[seat] as number)] = EVERYONE;
  events.push({ type: 'over', totems: state.totems.slice() });
}
