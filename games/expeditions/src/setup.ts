import { below, EVERYONE, NOBODY, type OptionValues, only, type Rng, range, type Seat, shuffle } from '@banquise/kernel';
import { CARD_COUNT, IS_FAR, NODES, SEGMENTS } from './data.ts';
import { NEVER } from './rules/knowledge.ts';
import { type ExpeditionsState, KEY_PLACES, NONE, ROW_SIZE } from './state.ts';

const TICKETS_AT_START = 3;

/** Cards dealt to each player (EXP-16). */
export const handSize = (seats: number): number => (seats <= 3 ? 12 : 9);

export function setup(seats: number, options: OptionValues, rng: Rng): ExpeditionsState {
  const deck = shuffle(rng, range(CARD_COUNT));
  const hands: number[][] = [];
  for (let seat = 0; seat < seats; seat++) hands.push(deck.splice(0, handSize(seats)));
  for (const hand of hands) ensureFarPlaces(hand, deck);
  const knows = zeros(2 * CARD_COUNT);
  hands.forEach((hand, seat) => {
    for (const card of hand) knows[card] = only(seat);
  });
  const { row, near } = formRow(deck);
  for (const card of row) knows[card] = EVERYONE;
  // Everybody saw the near cards go under the deck (EXP-75).
  for (const card of near) knows[card] = EVERYONE;
  const first = firstSeat(seats, options, rng);
  return {
    rng,
    knows,
    seen: new Array<number>((seats + 1) * CARD_COUNT).fill(NEVER),
    exchangers: [],
    stage: 'mark',
    first,
    turn: first,
    round: 0,
    hands,
    laid: lists(seats),
    recovered: lists(seats),
    tokens: lists(seats),
    abandoned: [],
    tickets: new Array<number>(seats).fill(TICKETS_AT_START),
    deck,
    row,
    drawn: [],
    stacks: [[], [], []],
    touches: zeros(NODES.length),
    used: zeros(SEGMENTS.length),
    mainDone: false,
    ticketsUsed: 0,
    restart: NONE,
    bonus: 0,
    ending: false,
  };
}

const zeros = (length: number): number[] => new Array<number>(length).fill(NOBODY);

function lists(seats: number): number[][] {
  const made: number[][] = [];
  for (let seat = 0; seat < seats; seat++) made.push([]);
  return made;
}

function firstSeat(seats: number, options: OptionValues, rng: Rng): Seat {
  const chosen = Number(options.first) - 1;
  return chosen >= 0 && chosen < seats ? chosen : below(rng, seats);
}

export function farPlaces(hand: readonly number[]): number {
  let far = 0;
  for (const card of hand) if (IS_FAR[card]) far++;
  return far;
}

/** A hand must allow four key places: near cards go under the deck one by one, the earliest dealt first (EXP-17, EXP-R9). */
export function ensureFarPlaces(hand: number[], deck: number[]): void {
  while (farPlaces(hand) < KEY_PLACES) {
    const near = hand.findIndex((card) => !IS_FAR[card]);
    deck.push(...hand.splice(near, 1));
    hand.push(deck.shift() as number);
  }
}

/** Turns cards up until six far places lie there; near ones go under the deck (EXP-18). */
export function formRow(deck: number[]): { row: number[]; near: number[] } {
  const row: number[] = [];
  const near: number[] = [];
  while (row.length < ROW_SIZE) {
    const card = deck.shift() as number;
    (IS_FAR[card] ? row : near).push(card);
  }
  deck.push(...near);
  return { row, near };
}
