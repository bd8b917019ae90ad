import { byName, DONE, enterFrom, ON, type Seat } from '@banquise/kernel';
import type { ExpeditionsEvent } from '../events.ts';
import type { ExpeditionsMove } from '../moves.ts';
import type { ExpeditionsRefusal } from '../refusals.ts';
import { score } from '../score.ts';
import type { ExpeditionsState, OpenStage } from '../state.ts';
import { bonusStage } from './bonus.ts';
import { exchangeStage } from './exchange.ts';
import { freeStage } from './free.ts';
import { markStage } from './mark.ts';
import { restartStage } from './restart.ts';
import { misplaced, type Stage } from './stage.ts';

/** The decisions in the order in which pending ones are examined (EXP-77), the order of STAGE_NAMES; the last one always is. */
export const STAGES: readonly Stage[] = [markStage, exchangeStage, restartStage, bonusStage, freeStage];

const BY_NAME = byName(STAGES);

const MOST_SEATS = 6;
const NOBODY_ACTS: readonly Seat[] = Object.freeze([]);
const ACTORS: readonly (readonly Seat[])[] = Array.from({ length: MOST_SEATS }, (_, seat) => Object.freeze([seat]));

export const actors = (state: ExpeditionsState): readonly Seat[] =>
  state.stage === 'over' ? NOBODY_ACTS : (ACTORS[state.turn] as readonly Seat[]);

export const moves = (state: ExpeditionsState, seat: Seat): readonly ExpeditionsMove[] =>
  state.stage === 'over' || seat !== state.turn ? [] : BY_NAME[state.stage].list(state, seat);

export function refuse(state: ExpeditionsState, seat: Seat, move: ExpeditionsMove): ExpeditionsRefusal | undefined {
  if (state.stage === 'over') return { code: 'game-over' };
  if (seat !== state.turn) return { code: 'not-your-turn', turn: state.turn };
  const stage = BY_NAME[state.stage];
  return stage.answers.includes(move.type) ? stage.refuse(state, move, seat) : misplaced(stage.name);
}

export function apply(state: ExpeditionsState, seat: Seat, move: ExpeditionsMove): ExpeditionsEvent[] {
  const events: ExpeditionsEvent[] = [];
  const way = BY_NAME[state.stage as OpenStage].apply(state, move, events, seat);
  if (way === DONE) passTurn(state, events);
  else if (way === ON) enterFrom(STAGES, 0, state, events);
  else state.stage = way;
  return events;
}

/** The next player's turn, or the end once everybody has had as many turns as the others (EXP-69). */
function passTurn(state: ExpeditionsState, events: ExpeditionsEvent[]): void {
  state.mainDone = false;
  state.ticketsUsed = 0;
  const next = (state.turn + 1) % state.hands.length;
  if (next === state.first && state.ending) {
    endGame(state, events);
    return;
  }
  state.turn = next;
  if (next === state.first) state.round++;
  enterFrom(STAGES, 0, state, events);
  events.push({ type: 'turn', seat: next, round: state.round });
}

/** Nothing more is played: the points are counted (EXP-69, EXP-72). */
function endGame(state: ExpeditionsState, events: ExpeditionsEvent[]): void {
  state.stage = 'over';
  const { seats, winners } = score(state);
  events.push({ type: 'over', winners, totals: seats.map(({ total }) => total) });
}
