import { byName, DONE, enterFrom, type Mask, ON, type Seat } from '@banquise/kernel';
import type { BorealisEvent } from '../events.ts';
import type { BorealisMove } from '../moves.ts';
import type { BorealisRefusal } from '../refusals.ts';
import { type BorealisState, type OpenStage, undecided } from '../state.ts';
import { actionStage } from './action.ts';
import { drawStage } from './draw.ts';
import { placeStage } from './place.ts';
import { replaceStage } from './replace.ts';
import { endTurn } from './round.ts';
import { misplaced, type Stage } from './stage.ts';

/** The opening, then a turn: an action, and after it the draw or the return from the camps (BLS-52), in the order of STAGE_NAMES. */
export const STAGES: readonly Stage[] = [replaceStage, actionStage, drawStage, placeStage];

const BY_NAME = byName(STAGES);

/** ACTORS[mask]: the seats of a mask, made once. */
const ACTORS: readonly (readonly Seat[])[] = Array.from({ length: 16 }, (_, mask) =>
  Object.freeze([0, 1, 2, 3].filter((seat) => mask & (1 << seat))),
);

/** Several seats act at once during the opening replacement, and only then (BLS-16). */
export const actors = (state: BorealisState): readonly Seat[] => ACTORS[acting(state)] as readonly Seat[];

function acting(state: BorealisState): Mask {
  if (state.stage === 'replace') return undecided(state.chosen);
  return state.stage === 'over' ? 0 : 1 << state.turn;
}

export const moves = (state: BorealisState, seat: Seat): readonly BorealisMove[] =>
  (acting(state) & (1 << seat)) === 0 ? [] : BY_NAME[state.stage as OpenStage].list(state, seat);

export function refuse(state: BorealisState, seat: Seat, move: BorealisMove): BorealisRefusal | undefined {
  if (state.stage === 'over') return { code: 'game-over' };
  const stage = BY_NAME[state.stage];
  if ((acting(state) & (1 << seat)) === 0) {
    return stage === replaceStage && seat < state.players.length ? { code: 'already-chosen' } : { code: 'not-your-turn', turn: state.turn };
  }
  return stage.answers.includes(move.type) ? stage.refuse(state, move, seat) : misplaced(stage.name);
}

export function apply(state: BorealisState, seat: Seat, move: BorealisMove): BorealisEvent[] {
  const events: BorealisEvent[] = [];
  const stage = BY_NAME[state.stage as OpenStage];
  const way = stage.apply(state, move, events, seat);
  if (way !== ON && way !== DONE) state.stage = way;
  else if (way === DONE || !enterFrom(STAGES, STAGES.indexOf(stage) + 1, state, events)) endTurn(state, events);
  return events;
}
