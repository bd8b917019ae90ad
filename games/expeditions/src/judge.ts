import type { Seat } from '@banquise/kernel';
import { distancesFrom, EACH_COLOUR, HEAD, NODES, nodeOf, START } from './data.ts';
import { isLooped, lastHead, stock } from './rules/expedition.ts';
import { type ExpeditionsState, NONE } from './state.ts';

/** The figures below are estimates by hand; some were compared with others in games of the search against itself. */

/** A card laid rather than left in hand makes two points, and two more where its token is recovered. */
const OWN_PLACE = 2;
const KEY_PLACE = 4;
/** How likely a place is to be reached: from the next segment, and the factor for each further one. */
const NEXT = 0.75;
const FURTHER = 0.95;
/** A place on which an expedition stands must be left and reached again. */
const UNDERFOOT = 0.5;
/** In the last round little time is left. */
const LAST_ROUND = 0.4;
const TICKET = 0.6;
const TICKET_IN_LAST_ROUND = 0.1;
/** An arrow that is still to be placed in this turn. */
const ARROW = 0.7;
/** A common objective that the next arrow can take. */
const WITHIN_REACH = 0.3;

/** The final points a seat can hope for: those it has, and how near the expeditions are to its own places. */
export function judge(state: ExpeditionsState, seat: Seat): number {
  const points = pointsOf(state, seat);
  if (hasFinished(state, seat)) return points;
  const { tickets, ending } = state;
  const held = tickets[seat] as number;
  const hand = handHopes(state, seat);
  const hopes = ending ? LAST_ROUND * hand + TICKET_IN_LAST_ROUND * held : hand + TICKET * held;
  return points + hopes + turnHopes(state, seat);
}

function pointsOf({ laid, recovered, hands, tokens }: ExpeditionsState, seat: Seat): number {
  const has = (cards: readonly (readonly number[])[]): number => (cards[seat] as readonly number[]).length;
  return has(laid) + has(recovered) - has(hands) - has(tokens);
}

/** The seat has had its last turn (EXP-69); that others still lay its cards for it is rare. */
function hasFinished({ ending, hands, first, turn }: ExpeditionsState, seat: Seat): boolean {
  const seats = hands.length;
  return ending && (seat - first + seats) % seats < (turn - first + seats) % seats;
}

function handHopes(state: ExpeditionsState, seat: Seat): number {
  const tokens = state.tokens[seat] as number[];
  let hopes = 0;
  for (const card of state.hands[seat] as number[]) {
    const worth = tokens.includes(card) && !state.abandoned.includes(card) ? KEY_PLACE : OWN_PLACE;
    hopes += worth * (CHANCE[distanceTo(state, nodeOf(card))] as number);
  }
  return hopes;
}

/** What the turn under way still has in store. */
function turnHopes(state: ExpeditionsState, seat: Seat): number {
  if (state.turn !== seat) return 0;
  const arrows = state.bonus + (state.restart === NONE ? 0 : 1) + (state.mainDone ? 0 : 1);
  if (state.mainDone && state.bonus === 0) return ARROW * arrows;
  let near = 0;
  for (const card of state.row) if (distanceTo(state, nodeOf(card)) === 1) near++;
  return ARROW * arrows + WITHIN_REACH * near;
}

/** Distances between all nodes (EXP-7). */
export const DISTANCES: readonly Uint8Array[] = NODES.map((_, node) => Uint8Array.from(distancesFrom(node)));
export const OUT_OF_REACH = NODES.length;

/** By distance; multiplied step by step, since powers may be rounded differently from one machine to the next. */
const CHANCE: readonly number[] = chances();

function chances(): number[] {
  const table = [UNDERFOOT];
  for (let distance = 1, chance = NEXT; distance <= OUT_OF_REACH; distance++, chance *= FURTHER) table.push(chance);
  return table;
}

/** How far a node is from the expedition that is nearest to it. */
function distanceTo(state: ExpeditionsState, node: number): number {
  const to = DISTANCES[node] as Uint8Array;
  let least = OUT_OF_REACH;
  for (const colour of EACH_COLOUR) {
    if (stock(state, colour) === 0) continue;
    const distance = isLooped(state, colour) ? fromVisited(state.stacks[colour] as number[], to) : (to[lastHead(state, colour)] as number);
    if (distance < least) least = distance;
  }
  return least;
}

/** A looped expedition goes on from any place it has visited (EXP-58). */
export function fromVisited(arrows: readonly number[], to: Uint8Array): number {
  let least = to[START] as number;
  for (const arrow of arrows) {
    const distance = to[HEAD[arrow] as number] as number;
    if (distance < least) least = distance;
  }
  return least;
}
