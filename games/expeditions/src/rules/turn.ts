import type { Seat } from '@banquise/kernel';
import type { ExpeditionsEvent } from '../events.ts';
import type { ExpeditionsMove } from '../moves.ts';
import type { ExpeditionsRefusal } from '../refusals.ts';
import type { Decision, ExpeditionsState, OpenDecision } from '../state.ts';
import { bonusStage } from './bonus.ts';
import { exchangeStage } from './exchange.ts';
import { freeStage } from './free.ts';
import { markStage } from './mark.ts';
import { restartStage } from './restart.ts';
import type { Stage } from './stage.ts';

/** The decisions in the order in which pending ones are examined (EXP-77). */
export const STAGES: readonly Stage[] = [markStage, exchangeStage, restartStage, bonusStage, freeStage];

/** The decision that each move answers (EXP-77). */
const ANSWERS: Readonly<Record<ExpeditionsMove['type'], OpenDecision>> = {
  mark: 'mark',
  main: 'free',
  'ticket-arrow': 'free',
  'ticket-remove': 'free',
  'ticket-exchange': 'free',
  'exchange-keep': 'exchange',
  'exchange-decline': 'exchange',
  restart: 'restart',
  'restart-decline': 'restart',
  bonus: 'bonus',
  'bonus-decline': 'bonus',
  end: 'free',
};

const MOST_SEATS = 6;
const NOBODY_ACTS: readonly Seat[] = Object.freeze([]);
const ACTING: readonly (readonly Seat[])[] = Array.from({ length: MOST_SEATS }, (_, seat) => Object.freeze([seat]));

export const actors = (state: ExpeditionsState): readonly Seat[] =>
  state.phase === 'over' ? NOBODY_ACTS : (ACTING[state.turn] as readonly Seat[]);

/** The stage whose decision is open while the game goes on: the last one always is. */
function pending(state: ExpeditionsState): Stage {
  let at = 0;
  while (!(STAGES[at] as Stage).enter(state)) at++;
  return STAGES[at] as Stage;
}

/** What is awaited. */
export const decision = (state: ExpeditionsState): Decision => (state.phase === 'over' ? 'over' : pending(state).step);

export const moves = (state: ExpeditionsState, seat: Seat): readonly ExpeditionsMove[] =>
  state.phase === 'over' || seat !== state.turn ? [] : pending(state).list(state);

export function refuse(state: ExpeditionsState, seat: Seat, move: ExpeditionsMove): ExpeditionsRefusal | undefined {
  if (state.phase === 'over') return { code: 'game-over' };
  if (seat !== state.turn) return { code: 'not-your-turn', turn: state.turn };
  const stage = pending(state);
  return ANSWERS[move.type] === stage.step ? stage.refuse(state, move) : { code: 'not-now', awaited: stage.step };
}

export function apply(state: ExpeditionsState, _seat: Seat, move: ExpeditionsMove): ExpeditionsEvent[] {
  const events: ExpeditionsEvent[] = [];
  pending(state).apply(state, move, events);
  return events;
}
