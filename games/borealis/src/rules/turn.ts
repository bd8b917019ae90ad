import type { Seat } from '@banquise/kernel';
import type { BorealisEvent } from '../events.ts';
import type { BorealisMove } from '../moves.ts';
import type { BorealisRefusal } from '../refusals.ts';
import { type BorealisState, type OpenStage, type StageName, undecided } from '../state.ts';
import { actionStage } from './action.ts';
import { drawStage } from './draw.ts';
import { placeStage } from './place.ts';
import { replaceStage } from './replace.ts';
import { endTurn } from './round.ts';
import type { Stage } from './stage.ts';

/** The opening, then a turn: an action, and after it the draw or the return from the camps (BLS-52). */
export const STAGES: readonly Stage[] = [replaceStage, actionStage, drawStage, placeStage];

const BY_NAME = Object.fromEntries(STAGES.map((stage) => [stage.step, stage])) as Readonly<Record<OpenStage, Stage>>;

/** The step to which each decision belongs. */
const STAGE_OF: Readonly<Record<BorealisMove['type'], StageName>> = {
  replace: 'replace',
  observe: 'action',
  regroup: 'action',
  take: 'draw',
  draw: 'draw',
  refresh: 'draw',
  place: 'place',
};

/** ACTORS[mask]: the seats of a mask, made once. */
const ACTORS: readonly (readonly Seat[])[] = Array.from({ length: 16 }, (_, mask) =>
  Object.freeze([0, 1, 2, 3].filter((seat) => mask & (1 << seat))),
);

/** Several seats act at once during the opening replacement, and only then (BLS-16). */
export function actors(state: BorealisState): readonly Seat[] {
  return ACTORS[acting(state)] as readonly Seat[];
}

function acting(state: BorealisState): number {
  if (state.step === 'replace') return undecided(state.chosen);
  return state.step === 'over' ? 0 : 1 << state.active;
}

export function moves(state: BorealisState, seat: Seat): readonly BorealisMove[] {
  if ((acting(state) & (1 << seat)) === 0) return [];
  return BY_NAME[state.step as OpenStage].list(state, seat);
}

export function refuse(state: BorealisState, seat: Seat, move: BorealisMove): BorealisRefusal | undefined {
  const { step } = state;
  if (step === 'over') return { code: 'game-over' };
  if ((acting(state) & (1 << seat)) === 0) {
    return step === 'replace' && seat < state.players.length ? { code: 'already-chosen' } : { code: 'not-your-turn', active: state.active };
  }
  return STAGE_OF[move.type] === step ? BY_NAME[step].refuse(state, seat, move) : { code: 'not-now', awaited: step };
}

export function apply(state: BorealisState, seat: Seat, move: BorealisMove): BorealisEvent[] {
  const events: BorealisEvent[] = [];
  const way = BY_NAME[state.step as OpenStage].apply(state, seat, move, events);
  if (way === 'begin') begin(state, events);
  else if (way === 'draw' || way === 'place') {
    if (BY_NAME[way].enter(state, seat)) state.step = way;
    else endTurn(state, events);
  } else if (way === 'end') endTurn(state, events);
  return events;
}

/** The first turn of the first player (BLS-17). */
function begin(state: BorealisState, events: BorealisEvent[]): void {
  state.step = 'action';
  events.push({ type: 'round', round: state.round }, { type: 'turn', seat: state.active, round: state.round });
}
