import type { Seat } from '@banquise/kernel';
import { HAND_LIMIT, LANDSCAPE, LONGEST_RUN, MAIN, PLACE } from './data.ts';
import { JOKER, longestRuns, runPoints } from './rules/runs.ts';
import { type ArcticState, NONE, STAGE_NAMES, type StageName, visibleCard } from './state.ts';

/** The figures below are estimates by hand; some were compared with others in games of the search against itself. */

/** The share of the points that the hand could add to the runs; less in the final round, when only one turn is left. */
const HAND_POINTS = 0.7;
const HAND_POINTS_IN_FINAL = 0.4;
/** A card in hand is a choice, a card too many a penalty unless it is placed in time. */
const CARD = 0.3;
const CARD_TOO_MANY = 0.7;
/** A run on top can still grow. */
const TOP_CARD = 0.3;
/** What a token shows now says the less of its last place, the more rounds are still to come: in between lies this mean. */
const MEAN_TOTEM = 6;
const DRIFT = 0.2;
/** Cards that a seat draws in a round, about. */
const CARDS_A_ROUND = 3;
/** P + D (ARC-1). */
const PLACE_AND_DRAW = 6;

const at = (stage: StageName): number => STAGE_NAMES.indexOf(stage);
const PLACING = at('place');
const DRAWING = at('draw');
const DISCARDING = at('discard');

/** The final points a seat can hope for: runs, Totem and penalties as they stand, and what the hand can make of them. */
export function judge(state: ArcticState, seat: Seat): number {
  const { zones, markers, final } = state;
  const runs = runsOf(state, seat);
  const points = runPoints(runs);
  const sure = points + totemHope(state, seat) - (zones[seat] as number[]).length - (markers[seat] as number);
  if (hasFinished(state, seat)) return sure;
  const top = topRun(state, seat);
  const more = runPoints(withHand(state, seat, runs, top)) - points;
  const { size, missing } = nextHand(state, seat);
  if (final) return sure + HAND_POINTS_IN_FINAL * more - missing;
  return sure + HAND_POINTS * more - missing + CARD * size - CARD_TOO_MANY * Math.max(0, size - HAND_LIMIT) + TOP_CARD * top.length;
}

/** What the Totem will bring. In the final round its token still moves a little. */
function totemHope({ tokens, totems, deck, hands, closing, final }: ArcticState, seat: Seat): number {
  const rounds = final ? 0 : closing ? 1 : 1 + deck.length / (CARDS_A_ROUND * hands.length);
  const now = LANDSCAPE[tokens[totems[seat] as number] as number] as number;
  return MEAN_TOTEM + (now - MEAN_TOTEM) / (1 + DRIFT * (rounds + 0.5));
}

/** The seat has placed its last card (ARC-64). */
export function hasFinished({ final, stage, hands, paw, turn }: ArcticState, seat: Seat): boolean {
  if (!final) return false;
  const seats = hands.length;
  const order = (seat - paw + seats) % seats;
  const now = (turn - paw + seats) % seats;
  return order < now || (order === now && at(stage) > PLACING);
}

/** The longest run of each animal; only a pile with jokers needs the long way. */
export function runsOf({ piles, sunk }: ArcticState, seat: Seat): number[] {
  const pile = piles[seat] as number[];
  const faces = sunk[seat] as number[];
  const runs = [0, 0, 0, 0, 0, 0];
  let last = NONE;
  let length = 0;
  for (let i = 0; i < pile.length; i++) {
    if (faces[i] !== 0) return longestRuns(pile.map((card, at) => (faces[at] === 0 ? (MAIN[card] as number) : JOKER)));
    const animal = MAIN[pile[i] as number] as number;
    length = animal === last ? length + 1 : 1;
    last = animal;
    if (length > (runs[animal] as number)) runs[animal] = Math.min(LONGEST_RUN, length);
  }
  return runs;
}

export interface Run {
  readonly animal: number;
  readonly length: number;
}

/** The run on top of a pile, which the next card may go on with; a joker goes with either neighbour. */
export function topRun(state: ArcticState, seat: Seat): Run {
  const visible = visibleCard(state, seat);
  if (visible === NONE) return { animal: NONE, length: 0 };
  const animal = MAIN[visible] as number;
  const pile = state.piles[seat] as number[];
  const faces = state.sunk[seat] as number[];
  let at = pile.length - 1;
  while (at >= 0 && (faces[at] !== 0 || MAIN[pile[at] as number] === animal)) at--;
  return { animal, length: pile.length - 1 - at };
}

/** The longest runs if the whole hand were placed, animal by animal, those of the top run first. */
function withHand({ hands }: ArcticState, seat: Seat, runs: readonly number[], top: Run): number[] {
  const held = [0, 0, 0, 0, 0, 0];
  if (top.animal !== NONE) held[top.animal] = top.length;
  for (const card of hands[seat] as number[]) held[MAIN[card] as number] = (held[MAIN[card] as number] as number) + 1;
  return runs.map((run, animal) => Math.min(LONGEST_RUN, Math.max(run, held[animal] as number)));
}

/** The hand with which the seat will begin its next turn, and the cards that will then be missing (ARC-25). */
function nextHand(state: ArcticState, seat: Seat): { readonly size: number; readonly missing: number } {
  const { hands, final, stage, turn, taken } = state;
  const { length } = hands[seat] as number[];
  const visible = visibleCard(state, seat);
  const value = visible === NONE ? 1 : (PLACE[visible] as number);
  const now = at(stage);
  const placing = turn !== seat || now > PLACING ? 0 : Math.min(length, now === PLACING ? state.left : value);
  const drawing = turn !== seat || final || now >= DISCARDING ? 0 : Math.max(0, PLACE_AND_DRAW - value - (now >= DRAWING ? taken : 0));
  const size = length - placing + drawing;
  return { size, missing: Math.max(0, value - size) };
}
