import { below, EVERYONE, type Mask, NOBODY, type OptionValues, only, type Rng, range, type Seat, shuffle } from '@banquise/kernel';
import {
  ANIMALS,
  CARD_COUNT,
  cardsOf,
  FIRST_STEP,
  PACKS,
  PIECES,
  RESERVE_SIZE,
  RIVER_SIZE,
  SIDES,
  STARTING_HAND,
  totemTile,
} from './data.ts';
import { beginTurn } from './rules/turn.ts';
import { type ArcticState, CENTRE, NONE } from './state.ts';

/** A new game: the table is laid and the first turn begun. */
export function setup(seats: number, options: OptionValues, rng: Rng): ArcticState {
  const state = dealTable(seats, options, rng);
  beginTurn(state, []);
  return state;
}

/** ARC-6 to ARC-14: the table before the first turn begins. */
export function dealTable(seats: number, options: OptionValues, rng: Rng): ArcticState {
  const packs = choosePacks(seats, rng);
  const deck = shuffle(rng, cardsOf(packs));
  // ARC-8, ARC-12, ARC-13: cut off the shuffled deck, every part is as random as the others.
  const reserve = deck.splice(0, RESERVE_SIZE[seats] as number);
  const sides = ANIMALS.map((name, animal) => sideOf(options[name], animal, rng));
  const totems = shuffle(rng, range(ANIMALS.length)).slice(0, seats);
  const paw = below(rng, seats);
  const knows = new Array<Mask>(PIECES).fill(NOBODY);
  const hands = zones(seats);
  for (let seat = 0; seat < seats; seat++) {
    const hand = deck.splice(deck.length - STARTING_HAND, STARTING_HAND).sort(ascending);
    hands[seat] = hand;
    for (const card of hand) knows[card] = only(seat);
    knows[totemTile(totems[seat] as number)] = only(seat);
  }
  const river = deck.splice(deck.length - RIVER_SIZE, RIVER_SIZE);
  for (const card of river) knows[card] = EVERYONE;
  return {
    rng,
    knows,
    stage: 'swap',
    packs,
    sides,
    holders: new Array<Seat>(ANIMALS.length).fill(CENTRE),
    tokens: new Array<number>(ANIMALS.length).fill(FIRST_STEP),
    totems,
    paw,
    turn: paw,
    closing: false,
    final: false,
    value: 0,
    left: 0,
    missing: 0,
    taken: 0,
    chosen: NONE,
    clock: 0,
    deck,
    reserve,
    river,
    hands,
    piles: zones(seats),
    sunk: zones(seats),
    zones: zones(seats),
    zoneFrom: zones(seats),
    zoneAt: zones(seats),
    markers: new Array<number>(seats).fill(0),
    dark: Array.from({ length: seats }, () => new Array<number>(STARTING_HAND).fill(0)),
    seen: new Array<number>(CARD_COUNT).fill(NONE),
  };
}

const ascending = (a: number, b: number): number => a - b;

const zones = (seats: number): number[][] => Array.from({ length: seats }, () => []);

/** ARC-7: as many packs as players. */
function choosePacks(seats: number, rng: Rng): number[] {
  const packs = range(PACKS).map((i) => i + 1);
  for (let left = PACKS; left > seats; left--) packs.splice(below(rng, left), 1);
  return packs;
}

/** ARC-9: the side asked for, or a random one. */
function sideOf(wish: string | undefined, animal: number, rng: Rng): number {
  const side = (SIDES[animal] as readonly string[]).indexOf(wish ?? '');
  return side >= 0 ? side : below(rng, 2);
}
