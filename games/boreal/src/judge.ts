import type { Seat } from '@banquise/kernel';
import { BANNED, CARDS, COST, LAST_SQUARE, NONE, type ScoringKind, SQUARE_BONUS } from './data.ts';
import { count, FULL_PYRAMID, holds, lowest, neighbours, openAbove, openSlots } from './rules/pyramid.ts';
import { incomeOf } from './rules/rest.ts';
import { type Layout, values } from './score.ts';
import type { BorealState, Player } from './state.ts';

/**
 * What promises points. Each trait counts for its first figure, and for its second one times the share of the pyramid
 * that is still to be built. The figures were fitted to the final scores of games that the search played against itself.
 */
const WEIGHTS: readonly (readonly [number, number])[] = [
  [19.1, -3.83], // left
  [6.33, 19.1], // any
  [0.83, -0.1], // points
  [0.43, -0.07], // token
  [-1.29, 2.32], // income
  [1.55, -0.25], // to move
  [0.14, 0.43], // upper slots
  [36.89, -21.79], // lead
  [-29.58, 23.66], // lead if ahead
  [-0.76, 0.26], // other's means
  [0.28, 2.92], // family scorers
  [0.01, 0.59], // free sides
  [-0.57, 4.6], // missing twins
  [0.19, -2.15], // reserve
  [0.04, 0.61], // reserve points
  [0.07, -0.36], // reserve cost
  [0.05, 1.97], // reserve scorers
  [1.23, 2.18], // reserve twins
  [-0.06, 0.53], // reserve payable
  [0.64, -0.59], // no archive
];

/** The final points a seat can hope for: what lies in the pyramid, and what can still come of it. */
export function judge(state: BorealState, seat: Seat): number {
  const traits = traitsOf(state, seat);
  const left = traits[0] as number;
  let hope = 0;
  for (let i = 0; i < WEIGHTS.length; i++) {
    const [now, later] = WEIGHTS[i] as readonly [number, number];
    hope += (traits[i] as number) * (now + later * left);
  }
  return hope;
}

/** In the order of WEIGHTS. */
function traitsOf(state: BorealState, seat: Seat): number[] {
  const player = state.players[seat] as Player;
  const other = state.players[1 - seat] as Player;
  const moving = state.turn === seat;
  const layout = moving && state.stage === 'place' ? afterPlacing(state, player, other) : player;
  const { filled } = layout;
  const income = incomeOf(layout);
  // In the middle of a turn the Rest is still to come.
  const token =
    moving && state.stage !== 'action'
      ? Math.min(LAST_SQUARE, player.token + income + (SQUARE_BONUS[player.token] as number))
      : player.token;
  const cards = count(filled);
  const left = (FULL_PYRAMID - cards) / FULL_PYRAMID;
  const lead = (cards - count(other.filled)) / FULL_PYRAMID;
  const open = openEnds(layout);
  const reserve = inReserve(player, left);
  return [
    left,
    1,
    sum(values(layout, other)),
    token,
    income,
    moving && state.stage === 'action' ? 1 : 0,
    count(openAbove(filled)),
    lead,
    Math.max(0, lead),
    (other.token + incomeOf(other)) / LAST_SQUARE,
    open.family,
    open.sides,
    open.twins,
    reserve.cards,
    reserve.points,
    reserve.cost,
    reserve.scorers,
    reserve.twins,
    reserve.payable,
    player.archive === NONE ? 1 : 0,
  ];
}

/** The pyramid with the card in hand where it is worth most at once. */
function afterPlacing({ discovered }: BorealState, { pyramid, filled }: Player, other: Player): Layout {
  let best: Layout = { pyramid, filled };
  let most = Number.NEGATIVE_INFINITY;
  for (let open = openSlots(filled, BANNED[discovered] as boolean); open !== 0; open &= open - 1) {
    const slot = lowest(open);
    const tried = { pyramid: pyramid.slice(), filled: filled | (1 << slot) };
    tried.pyramid[slot] = discovered;
    const points = sum(values(tried, other)) + incomeOf(tried) / 2;
    if (points > most) {
      most = points;
      best = tried;
    }
  }
  return best;
}

function sum(numbers: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < numbers.length; i++) total += numbers[i] as number;
  return total;
}

/** What the scoring of a card waits for. */
type Wait = 'nothing' | 'family' | 'sides' | 'left' | 'right';
const WAITS: Readonly<Partial<Record<ScoringKind, Wait>>> = {
  perFamilyInPyramid: 'family',
  perFourFamilySet: 'family',
  perAdjacentOfFamily: 'sides',
  perAdjacentCard: 'sides',
  perDistinctAdjacentFamily: 'sides',
  copyLeft: 'left',
  copyRight: 'right',
};
const WAIT: readonly Wait[] = CARDS.map(({ scoring }) => WAITS[scoring.kind] ?? 'nothing');
const MOST_NEIGHBOURS = 6;

/** Cards that grow with what is still placed: anywhere, on free sides, beside them. */
function openEnds({ pyramid, filled }: Layout): { family: number; sides: number; twins: number } {
  let family = 0;
  let sides = 0;
  let twins = 0;
  for (let rest = filled; rest !== 0; rest &= rest - 1) {
    const slot = lowest(rest);
    const wait = WAIT[pyramid[slot] as number];
    if (wait === 'family') family++;
    else if (wait === 'sides') sides += MOST_NEIGHBOURS - count(neighbours(filled, slot));
    else if ((wait === 'left' && !holds(filled, slot - 1)) || (wait === 'right' && !holds(filled, slot + 1))) twins++;
  }
  return { family, sides, twins };
}

const PRINTED: readonly number[] = CARDS.map(({ scoring }) => (scoring.kind === 'fixed' ? scoring.points : 0));

/** What lies ready; a reserve of more cards than there is room for counts in part. */
function inReserve({ reserve, token }: Player, left: number) {
  const found = { cards: 0, points: 0, cost: 0, scorers: 0, twins: 0, payable: 0 };
  const share = reserve.length === 0 ? 0 : Math.min(1, (FULL_PYRAMID * left) / reserve.length);
  for (let i = 0; i < reserve.length; i++) {
    const card = reserve[i] as number;
    const wait = WAIT[card];
    found.cards += share;
    found.points += share * (PRINTED[card] as number);
    found.cost += share * (COST[card] as number);
    if (wait === 'family' || wait === 'sides') found.scorers += share;
    else if (wait !== 'nothing') found.twins += share;
    if ((COST[card] as number) <= token) found.payable += share;
  }
  return found;
}
