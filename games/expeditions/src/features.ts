import { blocks, type Features, layout, type Seat, type Trail } from '@banquise/kernel';
import {
  ALL_ARROWS,
  CARD_COUNT,
  CARDS,
  type Colour,
  cardOf,
  EACH_COLOUR,
  FIRST_ARROW,
  HEAD,
  IS_BLUE,
  IS_RED,
  NODES,
  nodeOf,
  START,
  TAIL,
} from './data.ts';
import { DISTANCES, fromVisited, OUT_OF_REACH } from './judge.ts';
import type { ExpeditionsMove } from './moves.ts';
import { isLooped, isVisited, lastHead, stock } from './rules/expedition.ts';
import { type ExpeditionsState, STAGE_NAMES } from './state.ts';
import type { ExpeditionsTypes } from './types.ts';

const FAR_AWAY = 9;
const AWAY = FAR_AWAY + 1;
const MOST_IN_HAND = 13;
const MOST_LAID = 30;
const MOST_TICKETS = 14;
const BUNDLE = 5;

const INPUTS = blocks([
  ['own', CARD_COUNT, 'a place in hand'],
  ['key', CARD_COUNT, 'a place in hand that bears an own token'],
  ['away', AWAY, 'a place in hand so far from the nearest expedition'],
  ['key away', AWAY, 'a key place in hand so far from the nearest expedition'],
  ['from colour', 3 * AWAY, 'a place in hand so far from an expedition'],
  ['hand', MOST_IN_HAND + 1, 'places in hand'],
  ['laid', MOST_LAID + 1, 'places laid'],
  ['recovered', 5, 'tokens recovered'],
  ['tokens', 6, 'tokens on the board'],
  ['tickets', MOST_TICKETS + 1, 'tickets'],
  ['tip', NODES.length, 'an expedition goes on from here'],
  ['looped', 4, 'looped expeditions'],
  ['arrows', ALL_ARROWS / BUNDLE + 1, 'arrows on the board, by fives'],
  ['spent', 4, 'expeditions without arrows'],
  ['row away', AWAY, 'a common objective so far away, for the mover'],
  ['row waits', AWAY, 'a common objective so far away, for the others'],
  ['red near', 7, 'red places next to an expedition'],
  ['blue near', 7, 'blue places next to an expedition'],
  ['within one', 6, 'places in hand next to an expedition'],
  ['within two', 8, 'places in hand two segments away at most'],
  ['decision', STAGE_NAMES.length, 'the decision that is open, for the one who takes it'],
  ['waits', STAGE_NAMES.length, 'the decision that is open, for the others'],
  ['main done', 1, 'the main arrow is placed'],
  ['used', 3, 'tickets used in this turn'],
  ['bonus', 4, 'bonus arrows to be placed'],
  ['ending', 1, 'the last round is on'],
  ['order', 6, 'places after the first player'],
  ['least hand', MOST_IN_HAND + 1, 'places in the smallest hand of all'],
]);
const { at: I } = layout(INPUTS);

const KINDS: readonly ExpeditionsMove['type'][] = [
  'mark',
  'main',
  'ticket-arrow',
  'bonus',
  'restart',
  'ticket-remove',
  'ticket-exchange',
  'exchange-keep',
  'exchange-decline',
  'restart-decline',
  'bonus-decline',
  'end',
];
const KIND: Readonly<Record<string, number>> = Object.fromEntries(KINDS.map((kind, i) => [kind, i]));
const TARGETS = ['key', 'own', 'row', 'token', 'place', 'blue', 'red', 'start'] as const;
const ARROWS = 4;
const MOST_NEARER = 8;
const SUMS = 25;

const TRAITS = blocks([
  ['kind', KINDS.length, 'the kind of the move'],
  ['arrives', ARROWS * TARGETS.length, 'what an arrow arrives at, by kind of arrow'],
  ['loop', ARROWS, 'an arrow that closes a loop'],
  ['nearer', MOST_NEARER + 1, 'places in hand that come nearer'],
  ['farther', MOST_NEARER + 1, 'places in hand that come to lie farther away'],
  ['sum', ARROWS * SUMS, 'how much nearer all places in hand come together'],
  ['key nearer', 5, 'key places in hand that come nearer'],
  ['next', AWAY, 'how far the nearest place in hand is from the new head'],
  ['then', 5, 'places in hand next to the new head'],
  ['red then', 4, 'red places next to the new head'],
  ['blue then', 4, 'blue places next to the new head'],
  ['row then', 4, 'common objectives next to the new head'],
  ['leaves', 5, 'places in hand next to the tip that is left'],
  ['taken back', SUMS, 'how much nearer all places in hand come when an arrow is taken back'],
  ['back at', TARGETS.length, 'where an expedition is when an arrow is taken back'],
  ['ends with', MOST_TICKETS + 1, 'tickets when the turn ends'],
  ['ends near', 5, 'places in hand next to an expedition when the turn ends'],
  ['farthest', AWAY, 'how far the farthest place in hand is when exchanging'],
  ['purse', 6, 'tickets when using one'],
  ['keeps', AWAY, 'how far away the card kept is'],
  ['gives', AWAY, 'how far away the card given is'],
  ['gives key', 2, 'the card given bears a token or not'],
  ['marks', AWAY + 4, 'how far from the start the place marked is'],
  ['marks near', AWAY, 'how far the next place in hand is from the place marked'],
  ['marked', CARD_COUNT, 'the place marked'],
]);
const { at: T } = layout(TRAITS);

const push = (trail: Trail, number: number): void => {
  trail.at[trail.length++] = number;
};
const within = (least: number, most: number, x: number): number => (x < least ? least : Math.min(x, most));

/** How far a node is from an expedition, or out of reach when it has no arrows left. */
function from(state: ExpeditionsState, colour: Colour, node: number): number {
  if (stock(state, colour) === 0) return OUT_OF_REACH;
  const to = DISTANCES[node] as Uint8Array;
  return isLooped(state, colour) ? fromVisited(state.stacks[colour] as number[], to) : (to[lastHead(state, colour)] as number);
}

const held = (distance: number): number => Math.min(FAR_AWAY, distance);

function look(state: ExpeditionsState, seat: Seat, trail: Trail): void {
  const { hands, tokens, turn } = state;
  const hand = hands[seat] as number[];
  const marked = tokens[seat] as number[];
  const mine = turn === seat;
  let one = 0;
  let two = 0;
  for (const card of hand) {
    const node = nodeOf(card);
    const key = marked.includes(card) && !state.abandoned.includes(card);
    let least = OUT_OF_REACH;
    for (const colour of EACH_COLOUR) {
      const distance = from(state, colour, node);
      if (distance < least) least = distance;
      push(trail, I['from colour'] + AWAY * colour + held(distance));
    }
    push(trail, (key ? I.key : I.own) + card);
    push(trail, (key ? I['key away'] : I.away) + held(least));
    if (least === 1) one++;
    if (least <= 2) two++;
  }
  push(trail, I.hand + Math.min(MOST_IN_HAND, hand.length));
  push(trail, I.laid + Math.min(MOST_LAID, (state.laid[seat] as number[]).length));
  push(trail, I.recovered + Math.min(4, (state.recovered[seat] as number[]).length));
  push(trail, I.tokens + Math.min(5, marked.length));
  push(trail, I.tickets + Math.min(MOST_TICKETS, state.tickets[seat] as number));
  let looped = 0;
  let spent = 0;
  let arrows = 0;
  let red = 0;
  let blue = 0;
  for (const colour of EACH_COLOUR) {
    arrows += (state.stacks[colour] as number[]).length;
    if (stock(state, colour) === 0) {
      spent++;
      continue;
    }
    if (isLooped(state, colour)) {
      looped++;
      continue;
    }
    const tip = lastHead(state, colour);
    push(trail, I.tip + tip);
    for (let arrow = FIRST_ARROW[tip] as number; arrow < (FIRST_ARROW[tip + 1] as number); arrow++) {
      if (IS_RED[HEAD[arrow] as number]) red++;
      if (IS_BLUE[HEAD[arrow] as number]) blue++;
    }
  }
  push(trail, I.looped + looped);
  push(trail, I.arrows + Math.floor(arrows / BUNDLE));
  push(trail, I.spent + spent);
  for (const card of state.row) push(trail, (mine ? I['row away'] : I['row waits']) + held(nearest(state, nodeOf(card))));
  push(trail, I['red near'] + Math.min(6, red));
  push(trail, I['blue near'] + Math.min(6, blue));
  push(trail, I['within one'] + Math.min(5, one));
  push(trail, I['within two'] + Math.min(7, two));
  push(trail, (mine ? I.decision : I.waits) + STAGE_NAMES.indexOf(state.stage));
  if (mine) {
    if (state.mainDone) push(trail, I['main done']);
    push(trail, I.used + Math.min(2, state.ticketsUsed));
    push(trail, I.bonus + Math.min(3, state.bonus));
  }
  if (state.ending) push(trail, I.ending);
  push(trail, I.order + ((seat - state.first + hands.length) % hands.length));
  let least = MOST_IN_HAND;
  for (const other of hands) least = Math.min(least, other.length);
  push(trail, I['least hand'] + least);
}

function nearest(state: ExpeditionsState, node: number): number {
  return Math.min(from(state, 0, node), from(state, 1, node), from(state, 2, node));
}

function targetOf(state: ExpeditionsState, seat: Seat, node: number): number {
  if (node === START) return TARGETS.indexOf('start');
  if (IS_BLUE[node]) return TARGETS.indexOf('blue');
  if (IS_RED[node]) return TARGETS.indexOf('red');
  const card = cardOf(node);
  const token = (state.tokens[seat] as number[]).includes(card);
  if ((state.hands[seat] as number[]).includes(card)) return TARGETS.indexOf(token ? 'key' : 'own');
  if (state.row.includes(card)) return TARGETS.indexOf('row');
  for (const marked of state.tokens) if (marked.includes(card)) return TARGETS.indexOf('token');
  return TARGETS.indexOf('place');
}

/** How the places in hand lie when an expedition goes on from another node. */
function regardShift(state: ExpeditionsState, seat: Seat, colour: Colour, node: number, trail: Trail, sum: number, counted: boolean): void {
  const [second, third] = EACH_COLOUR.filter((other) => other !== colour) as [Colour, Colour];
  const marked = state.tokens[seat] as number[];
  let nearer = 0;
  let farther = 0;
  let keys = 0;
  let all = 0;
  let next = FAR_AWAY;
  for (const card of state.hands[seat] as number[]) {
    const place = nodeOf(card);
    if (place === node) continue;
    const others = Math.min(from(state, second, place), from(state, third, place));
    const before = held(Math.min(others, from(state, colour, place)));
    const there = (DISTANCES[place] as Uint8Array)[node] as number;
    const after = held(Math.min(others, there));
    all += before - after;
    if (after < before) {
      nearer++;
      if (marked.includes(card)) keys++;
    } else if (after > before) farther++;
    if (there < next) next = there;
  }
  push(trail, sum + within(0, SUMS - 1, all + 12));
  if (!counted) return;
  push(trail, T.nearer + Math.min(MOST_NEARER, nearer));
  push(trail, T.farther + Math.min(MOST_NEARER, farther));
  push(trail, T['key nearer'] + Math.min(4, keys));
  push(trail, T.next + next);
}

function neighboursOf(state: ExpeditionsState, seat: Seat, node: number): { own: number; red: number; blue: number; row: number } {
  const found = { own: 0, red: 0, blue: 0, row: 0 };
  const hand = state.hands[seat] as number[];
  for (let arrow = FIRST_ARROW[node] as number; arrow < (FIRST_ARROW[node + 1] as number); arrow++) {
    const there = HEAD[arrow] as number;
    if (IS_RED[there]) found.red++;
    else if (IS_BLUE[there]) found.blue++;
    else if (hand.includes(cardOf(there))) found.own++;
    else if (state.row.includes(cardOf(there))) found.row++;
  }
  return found;
}

function regard(state: ExpeditionsState, seat: Seat, move: ExpeditionsMove, trail: Trail): void {
  const kind = KIND[move.type] as number;
  const tickets = state.tickets[seat] as number;
  push(trail, T.kind + kind);
  switch (move.type) {
    case 'main':
    case 'ticket-arrow':
    case 'bonus':
    case 'restart': {
      const arrow = kind - 1;
      push(trail, T.arrives + TARGETS.length * arrow + targetOf(state, seat, move.to));
      if (isVisited(state, move.colour, move.to)) push(trail, T.loop + arrow);
      regardShift(state, seat, move.colour, move.to, trail, T.sum + SUMS * arrow, true);
      const then = neighboursOf(state, seat, move.to);
      push(trail, T.then + Math.min(4, then.own));
      push(trail, T['red then'] + Math.min(3, then.red));
      push(trail, T['blue then'] + Math.min(3, then.blue));
      push(trail, T['row then'] + Math.min(3, then.row));
      push(trail, T.leaves + Math.min(4, neighboursOf(state, seat, move.from).own));
      if (move.type === 'ticket-arrow') push(trail, T.purse + Math.min(5, tickets));
      return;
    }
    case 'ticket-remove': {
      const stack = state.stacks[move.colour] as number[];
      const back = stack.length === 0 ? START : (TAIL[stack[stack.length - 1] as number] as number);
      push(trail, T['back at'] + targetOf(state, seat, back));
      regardShift(state, seat, move.colour, back, trail, T['taken back'], false);
      push(trail, T.purse + Math.min(5, tickets));
      return;
    }
    case 'ticket-exchange': {
      let farthest = 0;
      for (const card of state.hands[seat] as number[]) farthest = Math.max(farthest, nearest(state, nodeOf(card)));
      push(trail, T.farthest + held(farthest));
      push(trail, T.purse + Math.min(5, tickets));
      return;
    }
    case 'exchange-keep':
      push(trail, T.keeps + held(nearest(state, nodeOf(move.keep))));
      push(trail, T.gives + held(nearest(state, nodeOf(move.discard))));
      push(trail, T['gives key'] + ((state.tokens[seat] as number[]).includes(move.discard) ? 1 : 0));
      return;
    case 'mark': {
      let next = FAR_AWAY;
      const to = DISTANCES[nodeOf(move.card)] as Uint8Array;
      for (const card of state.hands[seat] as number[]) if (card !== move.card) next = Math.min(next, to[nodeOf(card)] as number);
      push(trail, T.marks + Math.min(AWAY + 3, CARDS[move.card]?.distance ?? 0));
      push(trail, T['marks near'] + next);
      push(trail, T.marked + move.card);
      return;
    }
    case 'end': {
      let near = 0;
      for (const card of state.hands[seat] as number[]) if (nearest(state, nodeOf(card)) === 1) near++;
      push(trail, T['ends with'] + Math.min(MOST_TICKETS, tickets));
      push(trail, T['ends near'] + Math.min(4, near));
      return;
    }
    case 'exchange-decline':
    case 'restart-decline':
    case 'bonus-decline':
      return;
  }
}

export const features: Features<ExpeditionsTypes> = { inputs: INPUTS, look, traits: TRAITS, regard };
