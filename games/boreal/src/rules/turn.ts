import { byName, DONE, enterFrom, ON, type Seat } from '@banquise/kernel';
import { BLACK, NONE, WHITE } from '../data.ts';
import type { BorealEvent } from '../events.ts';
import type { BorealMove } from '../moves.ts';
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
import { misplaced, type Stage } from './stage.ts';
import { swapBoardStage } from './swap-board.ts';
import { swapPyramidStage } from './swap-pyramid.ts';

/** A turn, decision after decision (section 10 of the rules), in the order of STAGE_NAMES. */
export const STAGES: readonly Stage[] = [actionStage, placeStage, reserveStage, removeStage, swapBoardStage, swapPyramidStage, lookStage];

const BY_NAME = byName(STAGES);

const ACTORS: readonly (readonly Seat[])[] = [Object.freeze([0]), Object.freeze([1])];
const NOBODY_ACTS: readonly Seat[] = Object.freeze([]);

export const actors = (state: BorealState): readonly Seat[] =>
  state.stage === 'over' ? NOBODY_ACTS : (ACTORS[state.turn] as readonly Seat[]);

export const moves = (state: BorealState, seat: Seat): readonly BorealMove[] =>
  state.stage === 'over' || seat !== state.turn ? [] : BY_NAME[state.stage].list(state, seat);

export function refuse(state: BorealState, seat: Seat, move: BorealMove): BorealRefusal | undefined {
  if (state.stage === 'over') return { code: 'game-over' };
  if (seat !== state.turn) return { code: 'not-your-turn', turn: state.turn };
  const stage = BY_NAME[state.stage];
  return stage.answers.includes(move.type) ? stage.refuse(state, move, seat) : misplaced(stage.name, answeredBy(move).name);
}

/** Every kind of move answers one stage. */
const answeredBy = ({ type }: BorealMove): Stage => STAGES.find(({ answers }) => answers.includes(type)) as Stage;

export function apply(state: BorealState, seat: Seat, move: BorealMove): BorealEvent[] {
  const events: BorealEvent[] = [];
  const stage = BY_NAME[state.stage as OpenStage];
  const way = stage.apply(state, move, events, seat);
  if (way === DONE) endTurn(state, events);
  else if (way !== ON) state.stage = way;
  else if (!enterFrom(STAGES, STAGES.indexOf(stage) + 1, state, events)) finishDiscovery(state, events);
  return events;
}

/** After a discovered card and its effect: Black's tenth card ends the game before any Rest (BRL-58, BRL-R15). */
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
    state.stage = 'action';
    state.discovered = NONE;
    events.push({ type: 'turn', seat: state.turn, last: whiteIsComplete });
  }
}

function end(state: BorealState, reason: 'complete' | 'stalled', events: BorealEvent[]): void {
  state.stage = 'over';
  state.discovered = NONE;
  const { seats, winners } = score(state);
  events.push({ type: 'over', reason, totals: [seats[WHITE]?.total ?? 0, seats[BLACK]?.total ?? 0], winners });
}
