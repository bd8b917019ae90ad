import type { ExpeditionsEvent } from '../events.ts';
import type { ExpeditionsRefusal } from '../refusals.ts';
import { type ExpeditionsState, TICKETS_PER_TURN } from '../state.ts';

/** At most two tickets a turn, and one must have one (EXP-59). */
export function refuseTicket(state: ExpeditionsState): ExpeditionsRefusal | undefined {
  if (state.ticketsUsed >= TICKETS_PER_TURN) return { code: 'two-tickets' };
  return (state.tickets[state.turn] as number) > 0 ? undefined : { code: 'no-ticket' };
}

export function spendTicket(state: ExpeditionsState, events: ExpeditionsEvent[]): void {
  const { tickets, turn } = state;
  tickets[turn] = (tickets[turn] as number) - 1;
  state.ticketsUsed++;
  events.push({ type: 'spent', seat: turn, tickets: tickets[turn] as number });
}
