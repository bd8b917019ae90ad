import { blocks, type Features, layout, type Seat, type Trail } from '@banquise/kernel';
import { ANIMALS, ASSOCIATED, HAND_LIMIT, LANDSCAPE, LONGEST_RUN, MAIN, PLACE } from './data.ts';
import { hasFinished, runsOf, topRun } from './judge.ts';
import type { ArcticMove } from './moves.ts';
import { POWERS, usable, WALRUS_MAIN } from './rules/powers.ts';
import { type ArcticState, CENTRE, NONE, STAGE_NAMES, visibleCard } from './state.ts';
import type { ArcticTypes } from './types.ts';

const KINDS_OF_ANIMAL = ANIMALS.length;
const LENGTHS = LONGEST_RUN + 1;
const IN_HAND = 6;
const MOST_IN_HAND = HAND_LIMIT + 3;
const VALUES = 6;
const SPACES = LANDSCAPE.length;
const MOST_PENALTY = 12;
const PARTS = 20;
const PART = 6;

const INPUTS = blocks([
  ['run', KINDS_OF_ANIMAL * LENGTHS, 'the longest run of an animal'],
  ['runs', LENGTHS, 'an animal with a longest run of this length'],
  ['top animal', KINDS_OF_ANIMAL, 'the animal on top of the pile'],
  ['top run', LENGTHS, 'the length of the run on top'],
  ['top value', VALUES, 'how many cards the visible card asks for'],
  ['hand', KINDS_OF_ANIMAL * IN_HAND, 'cards of an animal in hand'],
  ['hand size', MOST_IN_HAND + 1, 'cards in hand'],
  ['hand value', VALUES, 'a card in hand that asks for so many'],
  ['hand on top', IN_HAND, 'cards in hand that go on with the run on top'],
  ['could', LENGTHS, 'an animal of which the hand could make a run of this length'],
  ['better', LENGTHS, 'by how much the hand could lengthen the longest run of an animal'],
  ['river', KINDS_OF_ANIMAL, 'a card of an animal in the River'],
  ['wanted', 7, 'cards in the River that go with the hand or the top'],
  ['totem', KINDS_OF_ANIMAL, 'the own Totem'],
  ['totem at', SPACES, 'where the token of the own Totem stands'],
  ['token', KINDS_OF_ANIMAL * SPACES, 'where a token stands'],
  ['penalty', MOST_PENALTY + 1, 'cards in the penalty zone'],
  ['markers', 6, 'penalty markers'],
  ['power', POWERS.length, 'a power one holds'],
  ['their power', POWERS.length, 'a power another holds'],
  ['free power', POWERS.length, 'a power that nobody holds'],
  ['deck', PARTS, 'cards in the deck, by sixes'],
  ['closing', 1, 'the Reserve is open'],
  ['final', 1, 'the final round is on'],
  ['finished', 1, 'has placed its last card'],
  ['stage', STAGE_NAMES.length, 'the decision that is open, for the one who takes it'],
  ['waits', STAGE_NAMES.length, 'the decision that is open, for the others'],
  ['left', 7, 'cards still to place'],
  ['taken', 8, 'cards drawn in this turn'],
  ['order', 4, 'places after the paw print'],
]);
const { at: I } = layout(INPUTS);

const KINDS = [
  'swap',
  'swap-with',
  'take-back',
  'value',
  'top',
  'bottom',
  'under',
  'tokens',
  'walrus',
  'give',
  'draw',
  'recover',
  'recover-card',
  'blind',
  'stop',
  'discard',
  'skip',
] as const;
const KIND: Readonly<Record<string, number>> = Object.fromEntries(KINDS.map((kind, i) => [kind, i]));

const TRAITS = blocks([
  ['kind', KINDS.length, 'the kind of the move'],
  ['run to', 2 * LENGTHS, 'the run on top after placing, in between or as the last card'],
  ['breaks', LENGTHS, 'the length of the run that is buried'],
  ['more of it', IN_HAND, 'further cards of the animal in hand'],
  ['more of buried', IN_HAND, 'cards in hand of the animal that is buried'],
  ['record', 2 * LENGTHS, 'lengthens the longest run of its animal to this, or not'],
  ['next value', VALUES, 'how many cards the last card asks for next time'],
  ['hand left', VALUES * (MOST_IN_HAND + 1), 'how many it asks for, by cards left in hand'],
  ['for totem', 4, 'what the last card does with the own Totem: nothing, main, associated'],
  ['totem stands', 3 * SPACES, 'where the own Totem stands when its token is moved by the last card'],
  ['power of', 3, 'the power of its animal is one’s own, another’s, or free'],
  ['totem goes', 3, 'the own Totem goes left, stays, goes right'],
  ['totem from', 3 * SPACES, 'and from where'],
  ['drawn fits', IN_HAND, 'cards of the same animal in hand'],
  ['drawn on top', 2 * LENGTHS, 'the run on top that the card drawn goes on with, or not'],
  ['drawn value', VALUES, 'how many cards the card drawn would ask for'],
  ['drawn record', LENGTHS, 'the longest run of the animal of the card drawn'],
  ['drawn totem', 3, 'the card drawn shows the own Totem not, as main, as associated'],
  ['given fits', IN_HAND, 'cards of the same animal in hand as the one given away'],
  ['given on top', 2, 'the card given away goes on with the run on top or not'],
  ['given value', VALUES, 'how many cards the card given away would ask for'],
  ['value by', 3, 'announces one less, the same, one more'],
  ['value hand', MOST_IN_HAND + 1, 'cards in hand when announcing more'],
  ['stops with', MOST_IN_HAND + 1, 'cards in hand when drawing no more'],
  ['blind with', MOST_IN_HAND + 1, 'cards in hand when drawing blindly'],
  ['skips', STAGE_NAMES.length, 'what is done without'],
  ['river wants', 7, 'cards in the River that fit, when drawing none of them'],
  ['gift to', 4, 'how far the one who gets the gift sits'],
]);
const { at: T } = layout(TRAITS);

const push = (trail: Trail, number: number): void => {
  trail.at[trail.length++] = number;
};

const held = ANIMALS.map(() => 0);

function countHand(hand: readonly number[]): void {
  held.fill(0);
  for (const card of hand) held[MAIN[card] as number] = (held[MAIN[card] as number] as number) + 1;
}

function wantedIn(state: ArcticState, seat: Seat): number {
  const top = topRun(state, seat);
  let wanted = 0;
  for (const card of state.river) {
    if (card === NONE) continue;
    const animal = MAIN[card] as number;
    if ((held[animal] as number) > 0 || animal === top.animal) wanted++;
  }
  return wanted;
}

function look(state: ArcticState, seat: Seat, trail: Trail): void {
  const { hands, tokens, totems, turn, holders, sides } = state;
  const hand = hands[seat] as number[];
  const runs = runsOf(state, seat);
  const top = topRun(state, seat);
  countHand(hand);
  for (let animal = 0; animal < KINDS_OF_ANIMAL; animal++) {
    const run = runs[animal] as number;
    const cards = held[animal] as number;
    const could = Math.min(LONGEST_RUN, cards + (top.animal === animal ? top.length : 0));
    if (run > 0) {
      push(trail, I.run + LENGTHS * animal + run);
      push(trail, I.runs + run);
    }
    if (cards > 0) {
      push(trail, I.hand + IN_HAND * animal + Math.min(IN_HAND - 1, cards));
      push(trail, I.could + could);
    }
    if (could > run) push(trail, I.better + could - run);
    push(trail, I.token + SPACES * animal + (tokens[animal] as number));
    const holder = holders[animal] as number;
    const power = 2 * animal + (sides[animal] as number);
    push(trail, (holder === seat ? I.power : holder === CENTRE ? I['free power'] : I['their power']) + power);
  }
  if (top.animal !== NONE) {
    push(trail, I['top animal'] + top.animal);
    push(trail, I['hand on top'] + Math.min(IN_HAND - 1, held[top.animal] as number));
  }
  push(trail, I['top run'] + Math.min(LONGEST_RUN, top.length));
  const visible = visibleCard(state, seat);
  push(trail, I['top value'] + (visible === NONE ? 0 : (PLACE[visible] as number)));
  push(trail, I['hand size'] + Math.min(MOST_IN_HAND, hand.length));
  for (const card of hand) push(trail, I['hand value'] + (PLACE[card] as number));
  for (const card of state.river) if (card !== NONE) push(trail, I.river + (MAIN[card] as number));
  push(trail, I.wanted + wantedIn(state, seat));
  const totem = totems[seat] as number;
  push(trail, I.totem + totem);
  push(trail, I['totem at'] + (tokens[totem] as number));
  push(trail, I.penalty + Math.min(MOST_PENALTY, (state.zones[seat] as number[]).length));
  push(trail, I.markers + Math.min(5, state.markers[seat] as number));
  push(trail, I.deck + Math.min(PARTS - 1, Math.floor(state.deck.length / PART)));
  if (state.closing) push(trail, I.closing);
  if (state.final) push(trail, I.final);
  if (hasFinished(state, seat)) push(trail, I.finished);
  const mine = turn === seat;
  push(trail, (mine ? I.stage : I.waits) + STAGE_NAMES.indexOf(state.stage));
  if (mine) {
    push(trail, I.left + Math.min(6, state.left));
    push(trail, I.taken + Math.min(7, state.taken));
  }
  push(trail, I.order + ((seat - state.paw + hands.length) % hands.length));
}

const kindOf = (move: ArcticMove): number => KIND[move.type === 'place' ? move.to : move.type] as number;

function regard(state: ArcticState, seat: Seat, move: ArcticMove, trail: Trail): void {
  const hand = state.hands[seat] as number[];
  countHand(hand);
  push(trail, T.kind + kindOf(move));
  switch (move.type) {
    case 'place':
      if (move.to === 'top') regardTop(state, seat, move.card, trail);
      else regardGift(state, seat, move.card, trail);
      return;
    case 'swap':
    case 'discard':
      regardGift(state, seat, move.card, trail);
      return;
    case 'swap-with':
    case 'draw':
      regardDraw(state, seat, state.river[move.slot] as number, trail);
      return;
    case 'recover-card':
      regardDraw(state, seat, move.card, trail);
      return;
    case 'recover':
      push(trail, T['drawn fits'] + Math.min(IN_HAND - 1, held[move.animal] as number));
      return;
    case 'take-back': {
      const card = visibleCard(state, seat);
      if (card !== NONE) regardDraw(state, seat, card, trail);
      return;
    }
    case 'value':
      push(trail, T['value by'] + Math.min(2, Math.max(0, move.value - state.value + 1)));
      if (move.value > state.value) push(trail, T['value hand'] + Math.min(MOST_IN_HAND, hand.length));
      return;
    case 'tokens': {
      const card = visibleCard(state, seat);
      const right = (move.right === 'main' ? MAIN[card] : ASSOCIATED[card]) as number;
      const left = (move.right === 'main' ? ASSOCIATED[card] : MAIN[card]) as number;
      const totem = state.totems[seat] as number;
      regardTotem(state, seat, totem === right ? 1 : totem === left ? -1 : 0, trail);
      return;
    }
    case 'walrus': {
      const card = visibleCard(state, seat);
      const animal = (usable(state, WALRUS_MAIN) ? MAIN[card] : ASSOCIATED[card]) as number;
      const by = move.direction === 'left' ? -1 : 1;
      regardTotem(state, seat, state.totems[seat] === animal ? by : 0, trail);
      return;
    }
    case 'give':
      push(trail, T['gift to'] + ((move.to - seat + state.hands.length) % state.hands.length));
      return;
    case 'stop':
      push(trail, T['stops with'] + Math.min(MOST_IN_HAND, hand.length));
      push(trail, T['river wants'] + wantedIn(state, seat));
      return;
    case 'blind':
      push(trail, T['blind with'] + Math.min(MOST_IN_HAND, hand.length));
      push(trail, T['river wants'] + wantedIn(state, seat));
      return;
    case 'skip':
      push(trail, T.skips + STAGE_NAMES.indexOf(state.stage));
  }
}

function regardTotem({ tokens, totems }: ArcticState, seat: Seat, by: number, trail: Trail): void {
  push(trail, T['totem goes'] + by + 1);
  push(trail, T['totem from'] + SPACES * (by + 1) + (tokens[totems[seat] as number] as number));
}

function totemOn({ totems }: ArcticState, seat: Seat, card: number): number {
  const totem = totems[seat];
  return MAIN[card] === totem ? 1 : ASSOCIATED[card] === totem ? 2 : 0;
}

function regardTop(state: ArcticState, seat: Seat, card: number, trail: Trail): void {
  const animal = MAIN[card] as number;
  const top = topRun(state, seat);
  const last = state.left === 1;
  const length = Math.min(LONGEST_RUN, top.animal === animal ? top.length + 1 : 1);
  push(trail, T['run to'] + (last ? LENGTHS : 0) + length);
  push(trail, T['more of it'] + Math.min(IN_HAND - 1, (held[animal] as number) - 1));
  if (top.animal !== animal && top.animal !== NONE) {
    push(trail, T.breaks + Math.min(LONGEST_RUN, top.length));
    push(trail, T['more of buried'] + Math.min(IN_HAND - 1, held[top.animal] as number));
  }
  const record = runsOf(state, seat)[animal] as number;
  push(trail, T.record + (length > record ? LENGTHS : 0) + Math.max(length, record));
  if (!last) return;
  const value = PLACE[card] as number;
  const left = (state.hands[seat] as number[]).length - 1;
  const shows = totemOn(state, seat, card);
  push(trail, T['next value'] + value);
  push(trail, T['hand left'] + (MOST_IN_HAND + 1) * value + Math.min(MOST_IN_HAND, left));
  push(trail, T['for totem'] + shows);
  push(trail, T['totem stands'] + SPACES * shows + (state.tokens[state.totems[seat] as number] as number));
  const holder = state.holders[animal] as number;
  push(trail, T['power of'] + (holder === seat ? 0 : holder === CENTRE ? 2 : 1));
}

function regardDraw(state: ArcticState, seat: Seat, card: number, trail: Trail): void {
  const animal = MAIN[card] as number;
  const top = topRun(state, seat);
  push(trail, T['drawn fits'] + Math.min(IN_HAND - 1, held[animal] as number));
  push(trail, T['drawn on top'] + (top.animal === animal ? LENGTHS : 0) + Math.min(LONGEST_RUN, top.length));
  push(trail, T['drawn value'] + (PLACE[card] as number));
  push(trail, T['drawn record'] + (runsOf(state, seat)[animal] as number));
  push(trail, T['drawn totem'] + totemOn(state, seat, card));
}

function regardGift(state: ArcticState, seat: Seat, card: number, trail: Trail): void {
  const animal = MAIN[card] as number;
  push(trail, T['given fits'] + Math.min(IN_HAND - 1, held[animal] as number));
  push(trail, T['given on top'] + (topRun(state, seat).animal === animal ? 1 : 0));
  push(trail, T['given value'] + (PLACE[card] as number));
}

export const features: Features<ArcticTypes> = { inputs: INPUTS, look, traits: TRAITS, regard };
