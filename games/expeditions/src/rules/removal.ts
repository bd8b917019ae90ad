import { HEAD, TAIL } from '../data.ts';
import type { ExpeditionsEvent } from '../events.ts';
import type { RemoveMove } from '../moves.ts';
import type { ExpeditionsRefusal } from '../refusals.ts';
import type { ExpeditionsState } from '../state.ts';
import { arrive } from './arrival.ts';
import { popArrow } from './expedition.ts';
import { refuseTicket, spendTicket } from './ticket.ts';

export function refuseRemoval(state: ExpeditionsState, { colour }: RemoveMove): ExpeditionsRefusal | undefined {
  const broke = refuseTicket(state);
  if (broke !== undefined) return broke;
  if ((state.stacks[colour] as number[]).length === 0) return { code: 'nothing-to-remove', colour };
  return undefined;
}

/** The last arrow, also one that closes a loop (EXP-R6), goes back into the stock and the node at its tail is treated as reached (EXP-61 to EXP-63). */
export function applyRemoval(state: ExpeditionsState, { colour }: RemoveMove, events: ExpeditionsEvent[]): void {
  spendTicket(state, events);
  const arrow = popArrow(state, colour);
  const from = TAIL[arrow] as number;
  events.push({ type: 'removed', seat: state.turn, colour, from, to: HEAD[arrow] as number });
  arrive(state, colour, from, 'removal', events);
}
