import type { ExpeditionsEvent } from '../events.ts';
import {
  type ArrowMove,
  END,
  type ExpeditionsMove,
  MAIN,
  type PlainMove,
  type RemoveMove,
  TICKET_ARROW,
  TICKET_EXCHANGE,
  TICKET_REMOVE,
} from '../moves.ts';
import type { ExpeditionsRefusal } from '../refusals.ts';
import type { ExpeditionsState } from '../state.ts';
import { allArrows, applyArrow, refuseArrow } from './arrow.ts';
import { endGame } from './end.ts';
import { applyExchange, refuseExchange } from './exchange.ts';
import { canExtendAny } from './expedition.ts';
import { applyRemoval, refuseRemoval } from './removal.ts';
import type { Stage } from './stage.ts';
import { refuseTicket } from './ticket.ts';

/** The part of a turn whose order is free: the main arrow, tickets before or after it, and the end (EXP-24). */
export const freeStage: Stage<ArrowMove | RemoveMove | PlainMove> = {
  step: 'free',
  enter: () => true,
  list(state) {
    const moves: ExpeditionsMove[] = [];
    if (!state.mainDone) allArrows(moves, MAIN, state);
    if (refuseTicket(state) === undefined) {
      allArrows(moves, TICKET_ARROW, state);
      for (const move of TICKET_REMOVE) if (refuseRemoval(state, move) === undefined) moves.push(move);
      if (refuseExchange(state) === undefined) moves.push(TICKET_EXCHANGE);
    }
    if (refuseEnd(state) === undefined) moves.push(END);
    return moves;
  },
  refuse(state, move) {
    switch (move.type) {
      case 'ticket-remove':
        return refuseRemoval(state, move);
      case 'ticket-exchange':
        return refuseExchange(state);
      case 'end':
        return refuseEnd(state);
      default:
        return refuseArrow(state, move as ArrowMove);
    }
  },
  apply(state, move, events) {
    switch (move.type) {
      case 'ticket-remove':
        applyRemoval(state, move, events);
        break;
      case 'ticket-exchange':
        applyExchange(state, events);
        break;
      case 'end':
        passTurn(state, events);
        break;
      default:
        applyArrow(state, move as ArrowMove, events);
    }
  },
};

/** The main action is compulsory while anything can be extended (EXP-25, EXP-26, EXP-70). */
const refuseEnd = (state: ExpeditionsState): ExpeditionsRefusal | undefined =>
  !state.mainDone && canExtendAny(state) ? { code: 'main-first' } : undefined;

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
  events.push({ type: 'turn', seat: next, round: state.round });
}
