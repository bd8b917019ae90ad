import type { Seat } from '@banquise/kernel';
import { BLACK, NONE, WHITE } from '../data.ts';
import type { BorealEvent } from '../events.ts';
import { type BorealMove, STAGE_OF } from '../moves.ts';
import type { BorealRefusal } from '../refusals.ts';
import { score } from '../score.ts';
import type { BorealState, OpenStage, Player } from '../state.ts';
import { actionStage } from './action.ts';
import { lookStage } from './look.ts';
import { placeStage } from './place.ts';
import { isComplete } from './pyramid.ts';
import { removeStage } from './remove.ts';
import { reserveStage } from './reserve.ts';
import { rest } from './rest.ts';
import { misplaced, ON, type Stage } from './stage.ts';
import { swapBoardStage } from './swap-board.ts';
import { swapPyramidStage } from './swap-pyramid.ts';

/** A turn, decision after decision (section 10 of the rules), in the order of STAGE_NAMES. */
export const STAGES: readonly Stage[] = [actionStage, placeStage, reserveStage, removeStage, swapBoardStage, swapPyramidStage, lookStage];

/** The place of each step in the turn. */
const AT = Object.fromEntries(STAGES.map(({ step }, at) => [step, at])) as Readonly<Record<OpenStage, number>>;
const stageOf = (step: OpenStage): Stage => STAGES[AT[step]] as Stage;

const ACTORS: readonly (readonly Seat[])[] = [Object.freeze([0]), Object.freeze([1])];
const NOBODY_ACTS: readonly Seat[] = Object.freeze([]);

export const actors = (state: BorealState): readonly Seat[] =>
  state.step === 'over' ? NOBODY_ACTS : (ACTORS[state.turn] as readonly Seat[]);

export const moves = (state: BorealState, seat: Seat): readonly BorealMove[] =>
  state.step === 'over' || seat !== state.turn ? [] : stageOf(state.step).list(state);

export function refuse(state: BorealState, seat: Seat, move: BorealMove): BorealRefusal | undefined {
  if (state.step === 'over') return { code: 'game-over' };
  if (seat !== state.turn) return { code: 'not-your-turn', turn: state.turn };
  return STAGE_OF[move.type] === state.step ? stageOf(state.step).refuse(state, move) : misplaced(state.step, move);
}

export function apply(state: BorealState, _seat: Seat, move: BorealMove): BorealEvent[] {
  const events: BorealEvent[] = [];
  const at = AT[state.step as OpenStage];
  if ((STAGES[at] as Stage).apply(state, move, events) === ON) enterFrom(state, at + 1, events);
  else endTurn(state, events);
  return events;
}

/** Goes on until somebody has to decide something, or the discovery is complete. */
function enterFrom(state: BorealState, first: number, events: BorealEvent[]): void {
  for (let at = first; at < STAGES.length; at++) {
    const stage = STAGES[at] as Stage;
    if (!stage.enter(state, events)) continue;
    state.step = stage.step;
    return;
  }
  finishDiscovery(state, events);
}

/** After a discovered card and its effect: Black's tenth card ends the game before any Rest (BRL-58, R-15). */
function finishDiscovery(state: BorealState, events: BorealEvent[]): void {
  if (state.turn === BLACK && isComplete((state.players[BLACK] as Player).filled)) {
    end(state, 'complete', events);
    return;
  }
  rest(state, events);
  endTurn(state, events);
}

/** BRL-57, BRL-59: when White has completed, the end of Black's next turn is the end of the game. */
function endTurn(state: BorealState, events: BorealEvent[]): void {
  const whiteIsComplete = isComplete((state.players[WHITE] as Player).filled);
  if (state.turn === BLACK && whiteIsComplete) end(state, 'complete', events);
  else if (state.idle >= 2) end(state, 'stalled', events);
  else {
    state.turn = 1 - state.turn;
    state.step = 'action';
    state.discovered = NONE;
    events.push({ type: 'turn', seat: state.turn, last: whiteIsComplete });
  }
}

function end(state: BorealState, reason: 'complete' | 'stalled', events: BorealEvent[]): void {
  state.step = 'over';
  state.discovered = NONE;
  const { seats, winners } = score(state);
  events.push({ type: 'ended', reason, totals: [seats[WHITE]?.total ?? 0, seats[BLACK]?.total ?? 0], winners });
}
