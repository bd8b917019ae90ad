import { DONE, ON, type Seat } from '@banquise/kernel';
import { BANNED, COLUMNS, COST, NONE, squareOf, WHITE } from '../data.ts';
import type { BorealEvent } from '../events.ts';
import { type BorealMove, DISCOVER_BOARD, DISCOVER_RESERVE, LOCATE, type MoveOf, PASS } from '../moves.ts';
import type { BorealRefusal } from '../refusals.ts';
import type { BorealState, Player } from '../state.ts';
import { breaksArchiveLimit, noteArchive, secondArchive } from './archive.ts';
import { openAbove } from './pyramid.ts';
import { refill, takeFromBoard } from './refill.ts';
import { canReserve, putInReserve, refuseReserving } from './reserve.ts';
import { rest } from './rest.ts';
import type { Stage } from './stage.ts';

/** What the choice of an action depends on: all of it public, so a view will do. */
interface Table {
  readonly board: readonly number[];
  readonly players: readonly Player[];
  readonly turn: Seat;
}

/** D1 (BRL-16): the whole turn, or the card that the next stage places. */
export const actionStage: Stage<MoveOf<'locate' | 'discover-board' | 'discover-reserve' | 'pass'>> = {
  name: 'action',
  answers: ['locate', 'discover-board', 'discover-reserve', 'pass'],
  enter: () => true,
  list: actionMoves,
  refuse(state, move) {
    switch (move.type) {
      case 'locate':
        return refuseReserving(state, move.column);
      case 'discover-board':
        return refuseDiscoverBoard(state, move.column);
      case 'discover-reserve':
        return refuseDiscoverReserve(state, move.card);
      case 'pass':
        return refusePass(state);
    }
  },
  apply(state, move, events) {
    switch (move.type) {
      case 'locate':
        locate(state, move.column, events);
        return DONE;
      case 'discover-board':
        discoverBoard(state, move.column, events);
        return ON;
      case 'discover-reserve':
        discoverReserve(state, move.card, events);
        return ON;
      case 'pass':
        pass(state, events);
        return DONE;
    }
  },
};

/** D1: Locate or Discover one card; a pass only when neither is possible (BRL-16, BRL-54). */
export function actionMoves({ board, players, turn }: Table): BorealMove[] {
  const player = players[turn] as Player;
  const moves: BorealMove[] = [];
  for (let i = 0; i < COLUMNS; i++) {
    if (canReserve(player, board[i] as number)) moves.push(LOCATE[i] as BorealMove);
  }
  // BRL-17: White reaches the columns 1 to t, Black the columns 9 - t to 8.
  const first = turn === WHITE ? 0 : COLUMNS - player.token;
  const end = turn === WHITE ? player.token : COLUMNS;
  for (let i = first; i < end; i++) {
    const card = board[i] as number;
    if (card !== NONE && canDiscover(player, card)) moves.push(DISCOVER_BOARD[i] as BorealMove);
  }
  const { reserve } = player;
  for (let i = 0; i < reserve.length; i++) {
    const card = reserve[i] as number;
    if (canDiscover(player, card)) moves.push(DISCOVER_RESERVE[card] as BorealMove);
  }
  if (moves.length === 0) moves.push(PASS); // BRL-R13
  return moves;
}

/** BRL-19.2 to BRL-19.4. An incomplete pyramid always has a slot for a card that is not banned from floor 1. */
const canDiscover = (player: Player, card: number): boolean =>
  (COST[card] as number) <= player.token && !lacksUpperSlot(player, card) && !breaksArchiveLimit(player, card);

/** BRL-37, BRL-R23. */
const lacksUpperSlot = (player: Player, card: number): boolean => (BANNED[card] as boolean) && openAbove(player.filled) === 0;

function refuseDiscoverBoard(state: BorealState, column: number): BorealRefusal | undefined {
  const card = state.board[column - 1] as number;
  if (card === NONE) return { code: 'empty-column', column };
  const player = state.players[state.turn] as Player;
  const square = squareOf(state.turn, column);
  if (square > player.token) return { code: 'out-of-reach', square, token: player.token };
  return refuseDiscovery(player, card);
}

function refuseDiscoverReserve(state: BorealState, card: number): BorealRefusal | undefined {
  const player = state.players[state.turn] as Player;
  if (!player.reserve.includes(card)) return { code: 'not-in-reserve', card };
  return refuseDiscovery(player, card);
}

function refuseDiscovery(player: Player, card: number): BorealRefusal | undefined {
  if (breaksArchiveLimit(player, card)) return secondArchive(player, card);
  const cost = COST[card] as number;
  if (cost > player.token) return { code: 'too-expensive', card, cost, have: player.token }; // BRL-R28: no debt
  return lacksUpperSlot(player, card) ? { code: 'no-upper-slot', card } : undefined;
}

function refusePass(state: BorealState): BorealRefusal | undefined {
  const moves = actionMoves(state);
  return moves[0] === PASS ? undefined : { code: 'must-act', moves: moves.length };
}

/** BRL-23: nothing is paid and no effect is carried out. */
function locate(state: BorealState, column: number, events: BorealEvent[]): void {
  const card = putInReserve(state, column);
  state.idle = 0;
  events.push({ type: 'located', seat: state.turn, column, card });
  refill(state, column - 1, events);
  rest(state, events); // BRL-30
}

/** BRL-20.1 to BRL-20.3: the refilled card is seen before the slot is chosen (BRL-R2). */
function discoverBoard(state: BorealState, column: number, events: BorealEvent[]): void {
  const seat = state.turn;
  const card = takeFromBoard(state, column - 1);
  events.push({ type: 'discovered', seat, from: 'board', column, card });
  pay(state, card, events);
  refill(state, column - 1, events);
}

/** BRL-20.3: a card from the reserve causes no refill. */
function discoverReserve(state: BorealState, card: number, events: BorealEvent[]): void {
  const seat = state.turn;
  const { reserve } = state.players[seat] as Player;
  reserve.splice(reserve.indexOf(card), 1);
  events.push({ type: 'discovered', seat, from: 'reserve', column: 0, card });
  pay(state, card, events);
}

function pay(state: BorealState, card: number, events: BorealEvent[]): void {
  const seat = state.turn;
  const player = state.players[seat] as Player;
  const cost = COST[card] as number;
  const from = player.token;
  player.token = from - cost;
  noteArchive(player, card);
  state.discovered = card;
  state.idle = 0;
  // BRL-21: a card of cost 0 is discovered without moving the token.
  if (cost > 0) events.push({ type: 'paid', seat, cost, from, to: player.token });
}

/** BRL-54: Exploration is skipped, Rest is not. */
function pass(state: BorealState, events: BorealEvent[]): void {
  const player = state.players[state.turn] as Player;
  const before = player.token;
  events.push({ type: 'passed', seat: state.turn });
  rest(state, events);
  state.idle = player.token === before ? state.idle + 1 : 0; // BRL-55
}
