import { blocks, type Features, layout, type Seat, type Trail } from '@banquise/kernel';
import { CARD_COUNT, COLUMNS, COST, FAMILY_BITS, LAST_SQUARE, NONE, squareOf } from './data.ts';
import type { BorealMove } from './moves.ts';
import { gainsOf } from './rules/gains.ts';
import { count, FLOORS, FULL_PYRAMID, floorOf, lowest, openAbove, slotAt, uncovered } from './rules/pyramid.ts';
import { incomeOf } from './rules/rest.ts';
import { type Layout, pointsOf } from './score.ts';
import { type BorealState, type Player, STAGE_NAMES } from './state.ts';
import type { BorealTypes } from './types.ts';

const FAMILIES = 4;
const MOST_OF_FAMILY = 7;
const MOST_INCOME = 9;
const MOST_RESERVED = 7;
/** The most points of what a card would bring that are told apart, and the most cards of a lead. */
const MOST_BROUGHT = 15;
const BROUGHT = MOST_BROUGHT + 1;
const MOST_AHEAD = 5;
/** Points of a pyramid by threes. */
const TRIPLES = 17;

const INPUTS = blocks([
  ['placed', CARD_COUNT * FLOORS, 'a card lies on this floor of the pyramid'],
  ['open', CARD_COUNT, 'nothing lies on this card of the pyramid'],
  ['reserve', CARD_COUNT, 'a card lies in the reserve'],
  ['payable', CARD_COUNT, 'a card of the reserve could be paid now'],
  ['token', LAST_SQUARE + 1, 'square of the token'],
  ['income', MOST_INCOME + 1, 'compasses of a Rest'],
  ['cards', FULL_PYRAMID + 1, 'cards in the pyramid'],
  ['theirs', FULL_PYRAMID + 1, 'cards in the other pyramid'],
  ['family', FAMILIES * (MOST_OF_FAMILY + 1), 'cards of a family in the pyramid'],
  ['upper', 4, 'open places above the first floor'],
  ['reserved', MOST_RESERVED + 1, 'cards in the reserve'],
  ['archive', 1, 'no Archive yet'],
  ['within', CARD_COUNT, 'a card of the board within reach that can be paid'],
  ['dear', CARD_COUNT, 'a card of the board within reach that is too dear now'],
  ['beyond', CARD_COUNT, 'a card of the board out of reach'],
  ['hand', CARD_COUNT, 'the card in hand, to be placed'],
  ['step', STAGE_NAMES.length, 'the decision that is open, for the one who takes it'],
  ['waits', STAGE_NAMES.length, 'the decision that is open, for the other'],
  ['black', 1, 'plays second'],
  ['last', 1, 'the other pyramid is complete'],
  ['points', TRIPLES, 'points of the pyramid, by threes'],
  ['ahead', 2 * MOST_AHEAD + 1, 'how many cards more than the other'],
  ['rested', LAST_SQUARE + 1, 'square of the token after a Rest'],
  ['brings', 3 * BROUGHT, 'a card of the board brings so much: payable, too dear, out of reach'],
  ['holds', 2 * BROUGHT, 'a card of the reserve brings so much: payable, too dear'],
  ['best now', BROUGHT, 'the most that a card brings which could be paid now'],
  ['best later', BROUGHT, 'the most that any card of board or reserve brings'],
  ['best held', BROUGHT, 'the most that a card of the reserve brings'],
]);
const { at: I } = layout(INPUTS);

const KINDS: readonly BorealMove['type'][] = [
  ...(['locate', 'discover-board', 'discover-reserve', 'pass', 'place'] as const),
  ...(['reserve', 'remove', 'swap-board', 'swap-pyramid', 'take'] as const),
];
const KIND: Readonly<Record<string, number>> = Object.fromEntries(KINDS.map((kind, i) => [kind, i]));
const MOST_GAIN = 15;
const MOST_SHIFT = 3;
const RATES = 6;

const TRAITS = blocks([
  ['kind', KINDS.length, 'the kind of the move'],
  ['locate', CARD_COUNT, 'reserves this card'],
  ['locate payable', 2, 'a card that could or could not be paid now'],
  ['locate full', MOST_RESERVED + 1, 'with so many cards in the reserve'],
  ['from board', CARD_COUNT, 'discovers this card of the board'],
  ['from reserve', CARD_COUNT, 'discovers this card of the reserve'],
  ['purse', 2 * (LAST_SQUARE + 1), 'compasses left after paying, from the board or the reserve'],
  ['spot', CARD_COUNT * FLOORS, 'places this card on this floor'],
  ['gain', MOST_GAIN + 4, 'points gained by placing'],
  ['flow', 2 * MOST_SHIFT + 1, 'change of income by placing'],
  ['offered', CARD_COUNT, 'takes this card by an effect'],
  ['removed', CARD_COUNT, 'removes this card from the board'],
  ['removed reach', 4, 'the removed card lay within the reach of nobody, oneself, the other, both'],
  ['nearer', CARD_COUNT, 'brings this card of the board nearer'],
  ['farther', CARD_COUNT, 'takes this card of the board farther away'],
  ['swap gain', MOST_GAIN + 4, 'points gained by an exchange in the pyramid'],
  ['swap flow', 2 * MOST_SHIFT + 1, 'change of income by an exchange in the pyramid'],
  ['looked', CARD_COUNT, 'keeps this card of those looked at'],
  ['locate brings', BROUGHT, 'reserves a card that would bring so much'],
  ['discover brings', 2 * BROUGHT, 'discovers a card that brings so much, from the board or the reserve'],
  ['discover rate', 2 * RATES, 'points for each compass, from the board or the reserve'],
  ['denies', 2 * BROUGHT, 'takes a card away that would bring the other so much: payable there, or not'],
  ['offered brings', BROUGHT, 'takes a card by an effect that would bring so much'],
  ['removed brings', BROUGHT, 'removes a card that would bring so much'],
  ['removed denies', BROUGHT, 'removes a card that would bring the other so much'],
  ['nearer brings', BROUGHT, 'brings a card nearer that would bring so much'],
  ['farther denies', BROUGHT, 'takes a card farther away that would bring so much'],
  ['looked brings', BROUGHT, 'keeps a card that would bring so much'],
  ['completes', 2, 'completes the pyramid, ahead in points or not'],
]);
const { at: T } = layout(TRAITS);

const push = (trail: Trail, number: number): void => {
  trail.at[trail.length++] = number;
};

const own = gainsOf();
const theirs = gainsOf();
const brought = (points: number): number => (points < 0 ? 0 : Math.min(points, MOST_BROUGHT));

function look(state: BorealState, seat: Seat, trail: Trail): void {
  const player = state.players[seat] as Player;
  const other = state.players[1 - seat] as Player;
  const { pyramid, filled, reserve, token } = player;
  const bare = uncovered(filled);
  let families = 0;
  for (let rest = filled; rest !== 0; rest &= rest - 1) {
    const slot = lowest(rest);
    const card = pyramid[slot] as number;
    push(trail, I.placed + FLOORS * card + floorOf(slot) - 1);
    if ((bare & (1 << slot)) !== 0) push(trail, I.open + card);
    const bits = FAMILY_BITS[card] as number;
    for (let family = 0; family < FAMILIES; family++) families += ((bits >> family) & 1) << (4 * family);
  }
  for (let family = 0; family < FAMILIES; family++) {
    push(trail, I.family + (MOST_OF_FAMILY + 1) * family + Math.min(MOST_OF_FAMILY, (families >> (4 * family)) & 15));
  }
  own.read(player, other);
  let now = 0;
  let later = 0;
  let held = 0;
  for (const card of reserve) {
    const payable = (COST[card] as number) <= token;
    const gain = brought(own.best(card));
    push(trail, I.reserve + card);
    push(trail, I.holds + (payable ? 0 : BROUGHT) + gain);
    if (gain > held) held = gain;
    if (!payable) continue;
    push(trail, I.payable + card);
    if (gain > now) now = gain;
  }
  push(trail, I.token + token);
  push(trail, I.income + Math.min(MOST_INCOME, incomeOf(player)));
  push(trail, I.cards + count(filled));
  push(trail, I.theirs + count(other.filled));
  push(trail, I.upper + Math.min(3, count(openAbove(filled))));
  push(trail, I.reserved + Math.min(MOST_RESERVED, reserve.length));
  if (player.archive === NONE) push(trail, I.archive);
  for (let i = 0; i < COLUMNS; i++) {
    const card = state.board[i] as number;
    if (card === NONE) continue;
    const gain = brought(own.best(card));
    const near = squareOf(seat, i + 1) <= token;
    const payable = near && (COST[card] as number) <= token;
    push(trail, (payable ? I.within : near ? I.dear : I.beyond) + card);
    push(trail, I.brings + (payable ? 0 : near ? BROUGHT : 2 * BROUGHT) + gain);
    if (payable && gain > now) now = gain;
    if (gain > later) later = gain;
  }
  push(trail, I['best now'] + now);
  push(trail, I['best later'] + Math.max(later, held));
  push(trail, I['best held'] + held);
  push(trail, I.points + Math.min(TRIPLES - 1, Math.floor(own.points() / 3)));
  push(trail, I.ahead + MOST_AHEAD + within(-MOST_AHEAD, MOST_AHEAD, count(filled) - count(other.filled)));
  push(trail, I.rested + Math.min(LAST_SQUARE, token + incomeOf(player)));
  const mine = state.turn === seat;
  push(trail, (mine ? I.step : I.waits) + STAGE_NAMES.indexOf(state.stage));
  if (mine && state.stage === 'place') push(trail, I.hand + state.discovered);
  if (seat === 1) push(trail, I.black);
  if (count(other.filled) === FULL_PYRAMID) push(trail, I.last);
}

const within = (least: number, most: number, x: number): number => (x < least ? least : Math.min(x, most));

/** What an altered pyramid brings compared with the one there is. */
function compared(trail: Trail, player: Player, other: Player, altered: Layout, gain: number, flow: number): void {
  push(trail, gain + 3 + within(-3, MOST_GAIN, pointsOf(altered, other) - pointsOf(player, other)));
  push(trail, flow + MOST_SHIFT + within(-MOST_SHIFT, MOST_SHIFT, incomeOf(altered) - incomeOf(player)));
}

/** A card that is placed at once: what it brings, for how much, and whether it is the last one. */
function discovers(trail: Trail, player: Player, card: number, source: 0 | 1): void {
  const gain = brought(own.best(card));
  push(trail, T['discover brings'] + BROUGHT * source + gain);
  push(trail, T['discover rate'] + RATES * source + Math.min(RATES - 1, Math.floor((2 * gain) / Math.max(1, COST[card] as number))));
  if (count(player.filled) === FULL_PYRAMID - 1) push(trail, T.completes + (own.points() + gain > theirs.points() ? 1 : 0));
}

/** A card of the board that the other can do nothing with any more. */
function denies(trail: Trail, state: BorealState, other: Seat, column: number, card: number): void {
  const { token } = state.players[other] as Player;
  const theirsNow = squareOf(other, column) <= token && (COST[card] as number) <= token;
  push(trail, T.denies + (theirsNow ? 0 : BROUGHT) + brought(theirs.best(card)));
}

function regard(state: BorealState, seat: Seat, move: BorealMove, trail: Trail): void {
  const player = state.players[seat] as Player;
  const other = state.players[1 - seat] as Player;
  const { token } = player;
  push(trail, T.kind + (KIND[move.type] as number));
  if (move.type !== 'place' && move.type !== 'swap-pyramid' && move.type !== 'pass') {
    own.read(player, other);
    theirs.read(other, player);
  }
  switch (move.type) {
    case 'locate': {
      const card = state.board[move.column - 1] as number;
      push(trail, T.locate + card);
      push(trail, T['locate payable'] + ((COST[card] as number) <= token ? 1 : 0));
      push(trail, T['locate full'] + Math.min(MOST_RESERVED, player.reserve.length));
      push(trail, T['locate brings'] + brought(own.best(card)));
      denies(trail, state, 1 - seat, move.column, card);
      return;
    }
    case 'discover-board': {
      const card = state.board[move.column - 1] as number;
      push(trail, T['from board'] + card);
      push(trail, T.purse + token - (COST[card] as number));
      discovers(trail, player, card, 0);
      denies(trail, state, 1 - seat, move.column, card);
      return;
    }
    case 'discover-reserve':
      push(trail, T['from reserve'] + move.card);
      push(trail, T.purse + LAST_SQUARE + 1 + token - (COST[move.card] as number));
      discovers(trail, player, move.card, 1);
      return;
    case 'place': {
      const card = state.discovered;
      const slot = slotAt(move.floor, move.column);
      push(trail, T.spot + FLOORS * card + move.floor - 1);
      const pyramid = player.pyramid.slice();
      pyramid[slot] = card;
      compared(trail, player, other, { pyramid, filled: player.filled | (1 << slot) }, T.gain, T.flow);
      return;
    }
    case 'reserve': {
      const card = state.board[move.column - 1] as number;
      push(trail, T.offered + card);
      push(trail, T['offered brings'] + brought(own.best(card)));
      denies(trail, state, 1 - seat, move.column, card);
      return;
    }
    case 'remove': {
      const mine = squareOf(seat, move.column) <= token ? 1 : 0;
      const reached = squareOf(1 - seat, move.column) <= other.token ? 2 : 0;
      const card = state.board[move.column - 1] as number;
      push(trail, T.removed + card);
      push(trail, T['removed reach'] + mine + reached);
      push(trail, T['removed brings'] + brought(own.best(card)));
      push(trail, T['removed denies'] + brought(theirs.best(card)));
      return;
    }
    case 'swap-board': {
      const rises = squareOf(seat, move.columnA) < squareOf(seat, move.columnB);
      const near = state.board[(rises ? move.columnB : move.columnA) - 1] as number;
      const far = state.board[(rises ? move.columnA : move.columnB) - 1] as number;
      if (near !== NONE) {
        push(trail, T.nearer + near);
        push(trail, T['nearer brings'] + brought(own.best(near)));
      }
      if (far !== NONE) {
        push(trail, T.farther + far);
        push(trail, T['farther denies'] + brought(own.best(far)));
      }
      return;
    }
    case 'swap-pyramid': {
      const a = slotAt(move.floorA, move.columnA);
      const b = slotAt(move.floorB, move.columnB);
      const pyramid = player.pyramid.slice();
      pyramid[a] = player.pyramid[b] as number;
      pyramid[b] = player.pyramid[a] as number;
      compared(trail, player, other, { pyramid, filled: player.filled }, T['swap gain'], T['swap flow']);
      return;
    }
    case 'take':
      push(trail, T.looked + move.card);
      push(trail, T['looked brings'] + brought(own.best(move.card)));
      return;
    case 'pass':
      return;
  }
}

export const features: Features<BorealTypes> = { inputs: INPUTS, look, traits: TRAITS, regard };
