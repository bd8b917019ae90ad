import type { ExpeditionsEvent } from '../events.ts';
import type { ExpeditionsRefusal } from '../refusals.ts';
import type { Rulings } from '../rulings.ts';
import { type ExpeditionsState, NONE } from '../state.ts';
import { forfeitBonus } from './arrival.ts';
import { endGame } from './end.ts';
import { canExtendAny } from './expedition.ts';

/** The main action is compulsory while anything can be extended (EXP-25, EXP-26, EXP-70). */
export function refuseEnd(state: ExpeditionsState, rulings: Rulings): ExpeditionsRefusal | undefined {
  if (!state.mainDone && canExtendAny(state, rulings)) return { code: 'main-first' };
  // Under RUL-3 read the other way a bonus arrow may be left over, unless it is compulsory (RUL-2).
  return state.bonus > 0 && !rulings.bonusOptional ? { code: 'bonus-first', bonus: state.bonus } : undefined;
}

/** The next player's turn, or the end once everybody has had as many turns as the others (EXP-69). */
export function applyEnd(state: ExpeditionsState): ExpeditionsEvent[] {
  const events: ExpeditionsEvent[] = [];
  if (state.bonus > 0) forfeitBonus(state, events);
  state.mainDone = false;
  state.ticketsUsed = 0;
  const next = (state.turn + 1) % state.hands.length;
  if (next === state.first && state.ending) {
    endGame(state, events);
    return events;
  }
  state.turn = next;
  if (next === state.first) state.round++;
  events.push({ type: 'turn', seat: next, round: state.round });
  return events;
}

export function refuseDecline(rulings: Rulings): ExpeditionsRefusal | undefined {
  return rulings.bonusOptional ? undefined : { code: 'compulsory' };
}

/** The expedition stays looped: whoever extends it next may leave from any visited node (EXP-58). */
export function applyRestartDecline(state: ExpeditionsState): ExpeditionsEvent[] {
  state.restart = NONE;
  return [{ type: 'declined', seat: state.turn, what: 'restart' }];
}

/** Gives up all pending bonus arrows (RUL-19). */
export function applyBonusDecline(state: ExpeditionsState): ExpeditionsEvent[] {
  state.bonus = 0;
  return [{ type: 'declined', seat: state.turn, what: 'bonus' }];
}
