import { DONE, ON } from '@banquise/kernel';
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
import { applyExchange, refuseExchange } from './exchange.ts';
import { canExtendAny } from './expedition.ts';
import { applyRemoval, refuseRemoval } from './removal.ts';
import type { Stage } from './stage.ts';
import { refuseTicket } from './ticket.ts';

/** The part of a turn whose order is free: the main arrow, tickets before or after it, and the end (EXP-24). */
export const freeStage: Stage<ArrowMove | RemoveMove | PlainMove> = {
  name: 'free',
  answers: ['main', 'ticket-arrow', 'ticket-remove', 'ticket-exchange', 'end'],
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
        return ON;
      case 'ticket-exchange':
        applyExchange(state, events);
        return ON;
      case 'end':
        return DONE;
      default:
        applyArrow(state, move as ArrowMove, events);
        return ON;
    }
  },
};

/** The main action is compulsory while anything can be extended (EXP-25, EXP-26, EXP-70). */
const refuseEnd = (state: ExpeditionsState): ExpeditionsRefusal | undefined =>
  !state.mainDone && canExtendAny(state) ? { code: 'main-first' } : undefined;
