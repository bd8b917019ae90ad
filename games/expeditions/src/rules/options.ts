import type { Seat } from '@banquise/kernel';
import { type Colour, EACH_COLOUR, FIRST_ARROW, IS_FAR, NODES, SEGMENT_OF } from '../data.ts';
import type { ArrowMove, ExpeditionsMove } from '../moves.ts';
import * as vocabulary from '../moves.ts';
import type { Rulings } from '../rulings.ts';
import { decision, type ExpeditionsState } from '../state.ts';
import { refuseExchange } from './exchange.ts';
import { isVisited, lastHead, roams, stock } from './expedition.ts';
import { refuseRemoval } from './removal.ts';
import { refuseTicket } from './ticket.ts';
import { refuseEnd } from './turn.ts';

const NO_MOVES: readonly ExpeditionsMove[] = Object.freeze([]);

/** Every legal move of a seat, in a stable order (EXP-77). */
export function options(state: ExpeditionsState, seat: Seat, rulings: Rulings): readonly ExpeditionsMove[] {
  if (seat !== state.turn) return NO_MOVES;
  const list: ExpeditionsMove[] = [];
  switch (decision(state, rulings)) {
    case 'mark':
      marks(list, state);
      break;
    case 'exchange':
      exchanges(list, state);
      break;
    case 'restart':
      arrows(list, vocabulary.RESTART, state, state.restart as Colour, rulings);
      if (rulings.bonusOptional) list.push(vocabulary.RESTART_DECLINE);
      break;
    case 'bonus':
      allArrows(list, vocabulary.BONUS, state, rulings);
      if (rulings.bonusOptional) list.push(vocabulary.BONUS_DECLINE);
      break;
    case 'free':
      freePart(list, state, rulings);
  }
  return list;
}

function freePart(list: ExpeditionsMove[], state: ExpeditionsState, rulings: Rulings): void {
  if (!state.mainDone) allArrows(list, vocabulary.MAIN, state, rulings);
  if (state.bonus > 0) allArrows(list, vocabulary.BONUS, state, rulings);
  if (refuseTicket(state) === undefined) {
    allArrows(list, vocabulary.TICKET_ARROW, state, rulings);
    for (const move of vocabulary.TICKET_REMOVE) if (refuseRemoval(state, move, rulings) === undefined) list.push(move);
    if (refuseExchange(state) === undefined) list.push(vocabulary.TICKET_EXCHANGE);
  }
  if (refuseEnd(state, rulings) === undefined) list.push(vocabulary.END);
}

function marks(list: ExpeditionsMove[], state: ExpeditionsState): void {
  const tokens = state.tokens[state.turn] as number[];
  for (const card of state.hands[state.turn] as number[]) {
    if (IS_FAR[card] && !tokens.includes(card)) list.push(vocabulary.MARK[card] as ExpeditionsMove);
  }
}

function exchanges(list: ExpeditionsMove[], state: ExpeditionsState): void {
  const hand = state.hands[state.turn] as number[];
  for (const keep of state.drawn) {
    const moves = vocabulary.KEEP[keep] as readonly ExpeditionsMove[];
    for (const discard of hand) list.push(moves[discard] as ExpeditionsMove);
  }
  list.push(vocabulary.EXCHANGE_DECLINE);
}

type ArrowTable = readonly (readonly ArrowMove[])[];

function allArrows(list: ExpeditionsMove[], table: ArrowTable, state: ExpeditionsState, rulings: Rulings): void {
  for (const colour of EACH_COLOUR) arrows(list, table, state, colour, rulings);
}

/** The legal arrows of one expedition: from its tip, or from every visited node (EXP-29). */
function arrows(list: ExpeditionsMove[], table: ArrowTable, state: ExpeditionsState, colour: Colour, rulings: Rulings): void {
  if (stock(state, colour) === 0) return;
  const moves = table[colour] as readonly ArrowMove[];
  if (!roams(state, colour, rulings)) {
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
