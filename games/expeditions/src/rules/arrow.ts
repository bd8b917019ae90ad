import { arrowBetween, type Colour, EACH_COLOUR, FIRST_ARROW, NODES, SEGMENT_OF } from '../data.ts';
import type { ExpeditionsEvent, Reason } from '../events.ts';
import type { ArrowMove, ArrowType, ExpeditionsMove } from '../moves.ts';
import type { ExpeditionsRefusal } from '../refusals.ts';
import { type ExpeditionsState, NONE } from '../state.ts';
import { arrive } from './arrival.ts';
import { isLooped, isVisited, lastHead, pushArrow, stock, uses } from './expedition.ts';
import { refuseTicket, spendTicket } from './ticket.ts';

const REASON: Readonly<Record<ArrowType, Reason>> = { main: 'main', 'ticket-arrow': 'ticket', bonus: 'bonus', restart: 'restart' };

/** An arrow at the right moment: may it be placed for this reason, and there? */
export function refuseArrow(state: ExpeditionsState, move: ArrowMove): ExpeditionsRefusal | undefined {
  return refuseReason(state, move) ?? refuseSegment(state, move.colour, move.from, move.to);
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
      return undefined;
  }
}

/** From an origin of the expedition, along a segment that its colour does not use yet (EXP-29 to EXP-32). */
function refuseSegment(state: ExpeditionsState, colour: Colour, from: number, to: number): ExpeditionsRefusal | undefined {
  if (stock(state, colour) === 0) return { code: 'no-arrow-left', colour };
  if (isLooped(state, colour)) {
    if (!isVisited(state, colour, from)) return { code: 'not-visited', colour, node: from };
  } else {
    const tip = lastHead(state, colour);
    if (from !== tip) return { code: 'not-the-tip', colour, tip };
  }
  if (uses(state, colour, SEGMENT_OF[arrowBetween(from, to)] as number)) return { code: 'segment-used', colour };
  return undefined;
}

export function applyArrow(state: ExpeditionsState, move: ArrowMove, events: ExpeditionsEvent[]): void {
  const { type, colour, from, to } = move;
  if (type === 'main') state.mainDone = true;
  else if (type === 'ticket-arrow') spendTicket(state, events);
  else if (type === 'bonus') state.bonus--;
  else state.restart = NONE;
  pushArrow(state, colour, arrowBetween(from, to));
  events.push({ type: 'placed', seat: state.turn, reason: REASON[type], colour, from, to, left: stock(state, colour) });
  arrive(state, colour, to, 'arrow', events);
}

type ArrowTable = readonly (readonly ArrowMove[])[];

export function allArrows(list: ExpeditionsMove[], table: ArrowTable, state: ExpeditionsState): void {
  for (const colour of EACH_COLOUR) arrows(list, table, state, colour);
}

/** The legal arrows of one expedition: from its tip, or from every visited node (EXP-29). */
export function arrows(list: ExpeditionsMove[], table: ArrowTable, state: ExpeditionsState, colour: Colour): void {
  if (stock(state, colour) === 0) return;
  const moves = table[colour] as readonly ArrowMove[];
  if (!isLooped(state, colour)) {
    arrowsFrom(lastHead(state, colour), list, moves, state, colour);
    return;
  }
  for (let node = 0; node < NODES.length; node++) {
    if (isVisited(state, colour, node)) arrowsFrom(node, list, moves, state, colour);
  }
}

function arrowsFrom(node: number, list: ExpeditionsMove[], moves: readonly ArrowMove[], state: ExpeditionsState, colour: Colour): void {
  const { used } = state;
  const bit = 1 << colour;
  const end = FIRST_ARROW[node + 1] as number;
  for (let arrow = FIRST_ARROW[node] as number; arrow < end; arrow++) {
    if (((used[SEGMENT_OF[arrow] as number] as number) & bit) === 0) list.push(moves[arrow] as ArrowMove);
  }
}
