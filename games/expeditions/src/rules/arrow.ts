import { arrowBetween, type Colour, SEGMENT_OF } from '../data.ts';
import type { ExpeditionsEvent, Reason } from '../events.ts';
import type { ArrowMove, ArrowType } from '../moves.ts';
import type { ExpeditionsRefusal } from '../refusals.ts';
import type { Rulings } from '../rulings.ts';
import { type ExpeditionsState, NONE } from '../state.ts';
import { arrive } from './arrival.ts';
import { isVisited, lastHead, pushArrow, roams, stock, uses } from './expedition.ts';
import { refuseTicket, spendTicket } from './ticket.ts';

const REASON: Readonly<Record<ArrowType, Reason>> = { main: 'main', 'ticket-arrow': 'ticket', bonus: 'bonus', restart: 'restart' };

/** An arrow at the right moment: may it be placed for this reason, and there? */
export function refuseArrow(state: ExpeditionsState, move: ArrowMove, rulings: Rulings): ExpeditionsRefusal | undefined {
  return refuseReason(state, move) ?? refuseSegment(state, move.colour, move.from, move.to, rulings);
}

function refuseReason(state: ExpeditionsState, move: ArrowMove): ExpeditionsRefusal | undefined {
  switch (move.type) {
    case 'main':
      return state.mainDone ? { code: 'main-done' } : undefined;
    case 'ticket-arrow':
      return refuseTicket(state);
    case 'restart':
      return move.colour === state.restart ? undefined : { code: 'other-expedition', colour: state.restart as Colour };
    case 'bonus':
      // Only under RUL-3 read the other way can a bonus arrow be asked for when there is none.
      return state.bonus > 0 ? undefined : { code: 'not-now', awaited: 'free' };
  }
}

/** From an origin of the expedition, along a segment that its colour does not use yet (EXP-29 to EXP-32). */
function refuseSegment(
  state: ExpeditionsState,
  colour: Colour,
  from: number,
  to: number,
  rulings: Rulings,
): ExpeditionsRefusal | undefined {
  if (stock(state, colour) === 0) return { code: 'no-arrow-left', colour };
  if (roams(state, colour, rulings)) {
    if (!isVisited(state, colour, from)) return { code: 'not-visited', colour, node: from };
  } else {
    const tip = lastHead(state, colour);
    if (from !== tip) return { code: 'not-the-tip', colour, tip };
  }
  if (uses(state, colour, SEGMENT_OF[arrowBetween(from, to)] as number)) return { code: 'segment-used', colour };
  return undefined;
}

export function applyArrow(state: ExpeditionsState, move: ArrowMove, rulings: Rulings): ExpeditionsEvent[] {
  const { type, colour, from, to } = move;
  const events: ExpeditionsEvent[] = [];
  if (type === 'main') state.mainDone = true;
  else if (type === 'ticket-arrow') spendTicket(state, events);
  else if (type === 'bonus') state.bonus--;
  else state.restart = NONE;
  pushArrow(state, colour, arrowBetween(from, to));
  events.push({ type: 'placed', seat: state.turn, reason: REASON[type], colour, from, to, left: stock(state, colour) });
  arrive(state, colour, to, 'arrow', events, rulings);
  return events;
}
