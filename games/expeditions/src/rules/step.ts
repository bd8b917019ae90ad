import type { Seat } from '@banquise/kernel';
import type { ExpeditionsEvent } from '../events.ts';
import type { ExpeditionsMove } from '../moves.ts';
import type { ExpeditionsRefusal } from '../refusals.ts';
import type { Rulings } from '../rulings.ts';
import { type Decision, decision, type ExpeditionsState } from '../state.ts';
import { applyArrow, refuseArrow } from './arrow.ts';
import { applyExchange, applyExchangeDecline, applyKeep, refuseExchange, refuseKeep } from './exchange.ts';
import { applyMark, refuseMark } from './mark.ts';
import { applyRemoval, refuseRemoval } from './removal.ts';
import { applyBonusDecline, applyEnd, applyRestartDecline, refuseDecline, refuseEnd } from './turn.ts';

/** The decision that each move answers (EXP-77). */
const ANSWERS: Readonly<Record<ExpeditionsMove['type'], Decision>> = {
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

export function refuse(state: ExpeditionsState, seat: Seat, move: ExpeditionsMove, rulings: Rulings): ExpeditionsRefusal | undefined {
  const awaited = decision(state, rulings);
  if (awaited === 'over') return { code: 'game-over' };
  if (seat !== state.turn) return { code: 'not-your-turn', turn: state.turn };
  const laterBonus = move.type === 'bonus' && awaited === 'free' && !rulings.blueBonusImmediate; // RUL-3
  if (ANSWERS[move.type] !== awaited && !laterBonus) return { code: 'not-now', awaited };
  switch (move.type) {
    case 'mark':
      return refuseMark(state, move);
    case 'main':
    case 'ticket-arrow':
    case 'bonus':
    case 'restart':
      return refuseArrow(state, move, rulings);
    case 'ticket-remove':
      return refuseRemoval(state, move, rulings);
    case 'ticket-exchange':
      return refuseExchange(state);
    case 'exchange-keep':
      return refuseKeep(state, move);
    case 'exchange-decline':
      return undefined;
    case 'restart-decline':
    case 'bonus-decline':
      return refuseDecline(rulings);
    case 'end':
      return refuseEnd(state, rulings);
  }
}

export function apply(state: ExpeditionsState, move: ExpeditionsMove, rulings: Rulings): ExpeditionsEvent[] {
  switch (move.type) {
    case 'mark':
      return applyMark(state, move);
    case 'main':
    case 'ticket-arrow':
    case 'bonus':
    case 'restart':
      return applyArrow(state, move, rulings);
    case 'ticket-remove':
      return applyRemoval(state, move, rulings);
    case 'ticket-exchange':
      return applyExchange(state);
    case 'exchange-keep':
      return applyKeep(state, move);
    case 'exchange-decline':
      return applyExchangeDecline(state);
    case 'restart-decline':
      return applyRestartDecline(state);
    case 'bonus-decline':
      return applyBonusDecline(state);
    case 'end':
      return applyEnd(state);
  }
}
