import type { Game, Seat } from '@banquise/kernel';
import type { BorealEvent, EffectStep } from './events.ts';
import { imagine } from './imagine.ts';
import { judge } from './judge.ts';
import { type BorealMove, STEP_OF, VOCABULARY } from './moves.ts';
import { OPTIONS } from './options.ts';
import { type BorealRefusal, REFUSALS } from './refusals.ts';
import {
  actionMoves,
  discoverBoard,
  discoverReserve,
  locate,
  pass,
  refuseDiscoverBoard,
  refuseDiscoverReserve,
  refusePass,
} from './rules/action.ts';
import { refuseRemove, refuseSwapBoard, remove, removeMoves, reserve, reserveMoves, swapBoard, swapBoardMoves } from './rules/board.ts';
import { refuseTake, take, takeMoves } from './rules/look.ts';
import { place, placeMoves, refusePlace } from './rules/place.ts';
import { refuseReserving } from './rules/reserve.ts';
import { refuseSwapPyramid, swapPyramid, swapPyramidMoves } from './rules/swap.ts';
import { LINES, score } from './score.ts';
import { setup } from './setup.ts';
import type { BorealState } from './state.ts';
import { tally } from './tally.ts';
import { texts } from './text/index.ts';
import type { BorealTypes } from './types.ts';
import { view } from './view.ts';

const ACTORS: readonly (readonly Seat[])[] = [Object.freeze([0]), Object.freeze([1])];
const NOBODY_ACTS: readonly Seat[] = Object.freeze([]);

const actors = (state: BorealState): readonly Seat[] => (state.step === 'over' ? NOBODY_ACTS : (ACTORS[state.turn] as readonly Seat[]));

function moves(state: BorealState, seat: Seat): readonly BorealMove[] {
  if (seat !== state.turn) return [];
  switch (state.step) {
    case 'action':
      return actionMoves(state);
    case 'slot':
      return placeMoves(state);
    case 'reserve':
      return reserveMoves(state);
    case 'remove':
      return removeMoves(state);
    case 'swap-board':
      return swapBoardMoves(state);
    case 'swap-pyramid':
      return swapPyramidMoves(state);
    case 'look':
      return takeMoves(state);
    case 'over':
      return [];
  }
}

function refuse(state: BorealState, seat: Seat, move: BorealMove): BorealRefusal | undefined {
  if (state.step === 'over') return { code: 'game-over' };
  if (seat !== state.turn) return { code: 'not-your-turn', turn: state.turn };
  if (STEP_OF[move.type] !== state.step) return wrongStep(state, move);
  switch (move.type) {
    case 'locate':
    case 'reserve':
      return refuseReserving(state, seat, move.column);
    case 'discover-board':
      return refuseDiscoverBoard(state, seat, move.column);
    case 'discover-reserve':
      return refuseDiscoverReserve(state, seat, move.card);
    case 'pass':
      return refusePass(state);
    case 'place':
      return refusePlace(state, seat, move);
    case 'remove':
      return refuseRemove(state, move.column);
    case 'swap-board':
      return refuseSwapBoard(state, move);
    case 'swap-pyramid':
      return refuseSwapPyramid(state, seat, move);
    case 'take':
      return refuseTake(state, seat, move.card);
  }
}

/** BRL-20: one thing after the other. */
function wrongStep({ step }: BorealState, move: BorealMove): BorealRefusal {
  const asked = STEP_OF[move.type];
  if (asked === 'action') return { code: 'not-now', awaited: step };
  if (asked === 'slot') return { code: 'nothing-in-hand', awaited: step };
  return { code: 'no-such-effect', effect: asked as EffectStep, awaited: step };
}

function apply(state: BorealState, _seat: Seat, move: BorealMove): BorealEvent[] {
  const events: BorealEvent[] = [];
  switch (move.type) {
    case 'locate':
      locate(state, move.column, events);
      break;
    case 'discover-board':
      discoverBoard(state, move.column, events);
      break;
    case 'discover-reserve':
      discoverReserve(state, move.card, events);
      break;
    case 'pass':
      pass(state, events);
      break;
    case 'place':
      place(state, move, events);
      break;
    case 'reserve':
      reserve(state, move.column, events);
      break;
    case 'remove':
      remove(state, move.column, events);
      break;
    case 'swap-board':
      swapBoard(state, move, events);
      break;
    case 'swap-pyramid':
      swapPyramid(state, move, events);
      break;
    case 'take':
      take(state, move.card, events);
      break;
  }
  return events;
}

export const game: Game<BorealTypes> = {
  id: 'boreal',
  rules: 1,
  seats: { min: 2, max: 2 },
  options: OPTIONS,
  vocabulary: VOCABULARY,
  refusals: REFUSALS,
  lines: LINES,
  setup,
  actors,
  moves,
  refuse,
  apply,
  view,
  imagine,
  score,
  tally,
  judge,
  texts,
};
