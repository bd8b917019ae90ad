import type { Seat } from '@banquise/kernel';
import {
  ADVANCES,
  BONUS_OF,
  CAMP_LEFT,
  CAMP_RIGHT,
  LAST_SPACE,
  PAIR_OF,
  placeOf,
  SCORE_CARDS,
  SITE_COUNT,
  SPECIES,
  SPECIES_OF,
  TRACK_STARS,
  VEHICLE_OF,
  VEHICLES,
} from './data.ts';
import { served } from './rules/observe.ts';
import { cardStars, census, GROUP_STARS, standingOf } from './score.ts';
import { type BorealisState, FULL_SITE, headcount, NO_CARD, type Player } from './state.ts';

/**
 * What promises stars. Each trait counts for its first figure, and for its second one times the share of the game that
 * is still to come. The figures were fitted to the final scores of games that the search played against itself.
 */
const WEIGHTS: readonly (readonly [number, number])[] = [
  [40.06, -39.18], // left
  [21.11, 40.06], // any
  [0.76, 0.15], // stars in all
  [0.47, -0.66], // tokens
  [-0.91, -2.15], // single cards
  [-1.56, -4.13], // groups of 2
  [-2.71, -1.77], // groups of 3
  [-3.09, -2.23], // groups of 4
  [-4.29, 0.78], // groups of 5 and more
  [0.64, -0.83], // next spaces
  [-0.13, 2.44], // flags
  [0.42, -0.2], // best card
  [0.1, 0.2], // playable cards
  [-0.09, 0.38], // cards anywhere
  [0.29, -0.48], // ways to play
  [1.44, 0.73], // in camps
  [0.45, -1.37], // in camps, squared
  [0.83, -0.13], // emptiest site
  [-1.5, 5.94], // towards objectives
  [1.99, -1.15], // objectives near
  [1.95, -3.59], // objectives open
  [-0.5, -1.5], // cards in play
  [1.15, 3.35], // lead in cards
  [-1.45, -0.68], // lead if ahead
  [0.22, 0], // to act
  [0.13, -0.85], // score card S01
  [-0.41, -1.12], // score card S02
  [0.05, -0.62], // score card S03
  [-0.18, 1.56], // score card S04
  [-0.18, -0.49], // score card S05
  [0.01, -0.86], // score card S06
  [-0.8, -0.98], // score card S07
  [0.12, -1.15], // score card S08
  [-0.16, -1.03], // score card S09
  [-0.19, -0.05], // score card S10
];

/** The final stars a seat can hope for: those it has, and what its cards, flags, scientists and hand still promise. */
export function judge(state: BorealisState, seat: Seat): number {
  if (finished(state, seat)) return starsOf(state, seat);
  const traits = traitsOf(state, seat);
  const left = traits[0] as number;
  let hope = 0;
  for (let i = 0; i < WEIGHTS.length; i++) {
    const [now, later] = WEIGHTS[i] as readonly [number, number];
    hope += (traits[i] as number) * (now + later * left);
  }
  return hope;
}

/** Nothing of this seat can change any more: it has observed in the last round (BLS-46). */
function finished({ triggered, stage, first, turn, players }: BorealisState, seat: Seat): boolean {
  if (!triggered) return false;
  const seats = players.length;
  const order = (seat - first + seats) % seats;
  const now = (turn - first + seats) % seats;
  return order < now || (order === now && stage === 'draw');
}

/** In the order of WEIGHTS. */
function traitsOf(state: BorealisState, seat: Seat): number[] {
  const { players, scoreCards, turn, stage } = state;
  const player = players[seat] as Player;
  const { sites, flags, scientists, stars } = player;
  const camps = headcount(scientists, CAMP_LEFT) + headcount(scientists, CAMP_RIGHT);
  const groups = groupSizes(sites);
  const hand = handOf(player);
  const goals = goalsOf(state, seat);
  const cards = cardsOf(player);
  const lead = cards - mostCards(players, seat);
  const fewest = Math.min(headcount(scientists, placeOf(0)), headcount(scientists, placeOf(1)), headcount(scientists, placeOf(2)));
  const traits = [
    leftOf(state),
    1,
    starsOf(state, seat),
    stars,
    groups[1] as number,
    groups[2] as number,
    groups[3] as number,
    groups[4] as number,
    (groups[5] as number) + (groups[6] as number),
    nextSpaces(flags),
    (flags[0] as number) + (flags[1] as number) + (flags[2] as number),
    hand.best,
    hand.playable,
    hand.ideal,
    hand.ways,
    camps,
    camps * camps,
    fewest,
    goals.progress,
    goals.near,
    goals.open,
    cards,
    lead,
    Math.max(0, lead),
    turn === seat && stage !== 'draw' ? 1 : 0,
  ];
  const standing = standingOf(player);
  for (let card = 0; card < SCORE_CARDS.length; card++) traits.push(scoreCards.includes(card) ? cardStars(card, standing) : 0);
  return traits;
}

/** The share of the game still to come, read off the highest stack of all. */
function leftOf({ players, triggered }: BorealisState): number {
  let highest = 0;
  for (const { sites } of players) for (const stack of sites) if (stack.length > highest) highest = stack.length;
  return triggered ? 0.05 : (FULL_SITE - highest) / FULL_SITE;
}

function starsOf({ players, scoreCards }: BorealisState, seat: Seat): number {
  const player = players[seat] as Player;
  const standing = standingOf(player);
  let total = player.stars + cardStars(scoreCards[0] as number, standing) + cardStars(scoreCards[1] as number, standing);
  for (let site = 0; site < SITE_COUNT; site++) {
    const stack = player.sites[site] as number[];
    for (const size of census(stack, SPECIES_OF, SPECIES.length)) total += GROUP_STARS[size] as number;
    for (const card of stack) total += BONUS_OF[card] as number;
    total += (TRACK_STARS[site] as readonly number[])[player.flags[site] as number] as number;
  }
  return total;
}

/** How many groups of each size lie on the sites. */
function groupSizes(sites: readonly (readonly number[])[]): number[] {
  const sizes = [0, 0, 0, 0, 0, 0, 0, 0];
  for (const stack of sites) for (const size of census(stack, SPECIES_OF, SPECIES.length)) sizes[size] = (sizes[size] as number) + 1;
  return sizes;
}

const cardsOf = ({ sites }: Player): number =>
  (sites[0] as number[]).length + (sites[1] as number[]).length + (sites[2] as number[]).length;

function mostCards(players: readonly Player[], but: Seat): number {
  let most = 0;
  for (let seat = 0; seat < players.length; seat++) if (seat !== but) most = Math.max(most, cardsOf(players[seat] as Player));
  return most;
}

/** Stars that the next space of each track would add. */
function nextSpaces(flags: readonly number[]): number {
  let stars = 0;
  for (let site = 0; site < SITE_COUNT; site++) stars += stepStars(site, flags[site] as number);
  return stars;
}

function stepStars(site: number, index: number): number {
  const track = TRACK_STARS[site] as readonly number[];
  return index < LAST_SPACE ? (track[index + 1] as number) - (track[index] as number) : 0;
}

/** What the cards in hand would bring at once: the best one, all that can be played, all if every site served them. */
function handOf(player: Player) {
  const found = { best: 0, playable: 0, ideal: 0, ways: 0 };
  const counts = player.sites.map((stack) => census(stack, SPECIES_OF, SPECIES.length));
  for (const card of player.hand) {
    if (card === NO_CARD) continue;
    let playable = 0;
    let ideal = 0;
    for (let site = 0; site < SITE_COUNT; site++) {
      const worth =
        ((counts[site] as number[])[SPECIES_OF[card] as number] as number) + (BONUS_OF[card] as number) + flagWorth(player, card, site);
      ideal = Math.max(ideal, worth);
      if (((served(player.scientists, site) >> (PAIR_OF[card] as number)) & 1) === 0) continue;
      found.ways++;
      playable = Math.max(playable, worth);
    }
    found.best = Math.max(found.best, playable);
    found.playable += playable;
    found.ideal += ideal;
  }
  return found;
}

/** A flag that moves on opens the way to the spaces behind, so a step is worth more than its stars. */
export function flagWorth({ flags, board }: Player, card: number, site: number): number {
  const index = flags[site] as number;
  const shown = (ADVANCES[SITE_COUNT * board + site] as readonly number[])[VEHICLE_OF[card] as number] as number;
  return (shown & (1 << (index + 1))) === 0 ? 0 : 1 + stepStars(site, index) / 2;
}

/** How far a seat is on the way to the objectives that are still open to it; from three quarters on it is near. */
function goalsOf({ objectives, reached, removed, players }: BorealisState, seat: Seat) {
  const found = { progress: 0, near: 0, open: 0 };
  for (let i = 0; i < objectives.length; i++) {
    if (removed[i] === true || ((reached[i] as number) & (1 << seat)) !== 0) continue;
    const way = Math.min(1, (WAYS[objectives[i] as number] as Way)(players[seat] as Player));
    found.open++;
    found.progress += way;
    if (way >= 0.75) found.near++;
  }
  return found;
}

/** The part of an objective's condition that is fulfilled, about 0 to 1. */
export type Way = (player: Player) => number;

const heights = ({ sites }: Player): number[] => sites.map((stack) => stack.length);
const inPlay = ({ sites }: Player, shownBy: readonly number[], kinds: number): number[] => census(sites.flat(), shownBy, kinds);
const upTo = (most: number, numbers: readonly number[]): number =>
  numbers.reduce((sum, n) => sum + Math.min(most, n), 0) / (most * numbers.length);
const spread = (numbers: readonly number[]): number => Math.max(...numbers) - Math.min(...numbers);

/** O01 to O12 in the order of OBJECTIVES (BLS-41). */
export const WAYS: readonly Way[] = [
  (player) => upTo(3, heights(player)),
  (player) => Math.max(...heights(player)) / 6,
  (player) => upTo(1, inPlay(player, SPECIES_OF, SPECIES.length)),
  (player) => Math.max(...inPlay(player, SPECIES_OF, SPECIES.length)) / 6,
  ({ scientists }) =>
    Math.max(...[0, 1, 2].map((colour) => (scientists[colour] as number) + (scientists[3 * CAMP_RIGHT + colour] as number))) / 3,
  ({ scientists }) => Math.max(headcount(scientists, CAMP_LEFT), headcount(scientists, CAMP_RIGHT)) / 3,
  ({ scientists }) => (headcount(scientists, CAMP_LEFT) + headcount(scientists, CAMP_RIGHT)) / 5,
  ({ scientists }) => 1 - [0, 1, 2].reduce((over, site) => over + Math.max(0, headcount(scientists, placeOf(site)) - 2), 0) / 7,
  (player) => Math.max(...inPlay(player, VEHICLE_OF, VEHICLES.length)) / 4,
  ({ flags }) => upTo(2, flags),
  ({ flags }) => Math.max(...flags) / 5,
  ({ flags }) => spread(flags) / 4,
];
