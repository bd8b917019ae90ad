import { blocks, type Features, layout, type Seat, type Trail } from '@banquise/kernel';
import { ADVANCES, BOARDS, LAST_SPACE, TRACK_STARS } from './data/boards.ts';
import { BONUS_OF, LEFT_OF, PAIR_OF, RIGHT_OF, SPECIES, SPECIES_OF, VEHICLE_OF, VEHICLES } from './data/cards.ts';
import { OBJECTIVES, SCORE_CARDS } from './data/goals.ts';
import { CAMP_LEFT, CAMP_RIGHT, PLACES, placeOf, SITE_COUNT } from './data/places.ts';
import { flagWorth, WAYS, type Way } from './judge.ts';
import type { BorealisMove } from './moves.ts';
import { CONDITIONS } from './rules/objectives.ts';
import { served } from './rules/observe.ts';
import { cardStars, GROUP_STARS, type Standing, standingOf } from './score.ts';
import { type BorealisState, FULL_SITE, HAND_SIZE, headcount, NO_CARD, type Player, STAGE_NAMES } from './state.ts';
import type { BorealisTypes } from './types.ts';

const KINDS_OF_ANIMAL = SPECIES.length;
const KINDS_OF_VEHICLE = VEHICLES.length;
const HEADS = 10;
const COLOURS = 3;
const PAIRS = 9;
const MOST_STARS = 24;
const LEADS = 13;
const ROUNDS = 24;

const INPUTS = blocks([
  ['board', BOARDS.length, 'the player board'],
  ['height', SITE_COUNT * (FULL_SITE + 2), 'cards on a site'],
  ['group', SITE_COUNT * KINDS_OF_ANIMAL * (FULL_SITE + 1), 'so many of a species on a site'],
  ['top', SITE_COUNT * KINDS_OF_ANIMAL, 'the species on top of a site'],
  ['flag', SITE_COUNT * (LAST_SPACE + 1), 'where the flag of a site stands'],
  ['advance', SITE_COUNT * KINDS_OF_VEHICLE, 'a vehicle that moves the flag of a site on'],
  ['heads', PLACES.length * HEADS, 'scientists in a place'],
  ['colour', PLACES.length * COLOURS * 4, 'scientists of a colour in a place'],
  ['serves', SITE_COUNT * PAIRS, 'a pair of colours that a site serves'],
  ['ready', SITE_COUNT * KINDS_OF_ANIMAL, 'a card in hand that can be observed on a site'],
  ['idle', KINDS_OF_ANIMAL, 'a card in hand that can be observed nowhere'],
  ['moving', SITE_COUNT, 'a card in hand that would move the flag of a site on'],
  ['fits', SITE_COUNT * 4, 'a card in hand whose species a site has so often'],
  ['stars', MOST_STARS + 1, 'star tokens'],
  ['score card', SCORE_CARDS.length * 10, 'what a score card of the game brings now, by twos'],
  ['goal', OBJECTIVES.length * 5, 'how far one is towards an objective that is open, in quarters'],
  ['highest', FULL_SITE + 2, 'the highest stack of all'],
  ['lead', LEADS, 'cards ahead of the best of the others'],
  ['triggered', 1, 'the end was triggered'],
  ['step', STAGE_NAMES.length, 'the decision that is open, for the one who takes it'],
  ['waits', STAGE_NAMES.length, 'the decision that is open, for the others'],
  ['market', KINDS_OF_ANIMAL, 'a species in the market'],
  ['offer', SITE_COUNT * KINDS_OF_ANIMAL, 'a card of the market that could be observed on a site'],
  ['refreshed', 1, 'has refreshed the market in this round'],
  ['round', ROUNDS, 'the round'],
  ['order', 4, 'places after the first player'],
]);
const { at: I } = layout(INPUTS);

const KINDS: readonly BorealisMove['type'][] = ['replace', 'observe', 'regroup', 'take', 'draw', 'refresh', 'place'];
const KIND: Readonly<Record<string, number>> = Object.fromEntries(KINDS.map((kind, i) => [kind, i]));
const WORTHS = 12;
const WAYS_LEFT = 13;
const GAINS = 24;

const TRAITS = blocks([
  ['kind', KINDS.length, 'the kind of the move'],
  ['gain', GAINS, 'stars that an observation brings at once'],
  ['flag on', LAST_SPACE + 2, 'moves a flag on to this space, or none'],
  ['group to', FULL_SITE + 2, 'makes a group of so many'],
  ['stack to', SITE_COUNT * (FULL_SITE + 2), 'makes a stack of so many on a site'],
  ['ways after', WAYS_LEFT, 'ways to play the rest of the hand afterwards'],
  ['reaches', 3, 'objectives reached by it'],
  ['ends', 3, 'triggers the end behind, level, or ahead in cards'],
  ['to camps', 3, 'scientists that it sends to the camps'],
  ['thrown', 2 * WORTHS, 'a card given away that is worth so much, in the opening or by a regroup'],
  ['held', 2 * WORTHS, 'a card kept that is worth so much, in the opening or by a regroup'],
  ['changed', 2 * (HAND_SIZE + 1), 'cards given away, in the opening or by a regroup'],
  ['resting', HEADS, 'scientists in the camps when regrouping'],
  ['ways now', WAYS_LEFT, 'ways to play the hand when regrouping'],
  ['taken', WORTHS, 'worth of the card taken'],
  ['behind best', 6, 'how much less it is worth than the best of the market'],
  ['playable', SITE_COUNT + 1, 'sites on which the card taken could be observed'],
  ['best offer', 2 * WORTHS, 'worth of the best card of the market when drawing blindly or refreshing'],
  ['purse', 6, 'star tokens when refreshing'],
  ['joins', HEADS, 'scientists at the site to which the camps return'],
  ['ways there', WAYS_LEFT, 'ways to play the hand after the return'],
  ['site', SITE_COUNT, 'the site of the return'],
]);
const { at: T } = layout(TRAITS);

const push = (trail: Trail, number: number): void => {
  trail.at[trail.length++] = number;
};
const within = (least: number, most: number, x: number): number => (x < least ? least : Math.min(x, most));

/** Of each species on a site: filled in again and again, so that nothing is thrown away. */
const counts: number[][] = [0, 1, 2].map(() => SPECIES.map(() => 0));

function countSpecies({ sites }: Player): void {
  for (let site = 0; site < SITE_COUNT; site++) {
    const here = counts[site] as number[];
    here.fill(0);
    for (const card of sites[site] as number[]) here[SPECIES_OF[card] as number] = (here[SPECIES_OF[card] as number] as number) + 1;
  }
}

const ownCards = ({ sites }: Player): number =>
  (sites[0] as number[]).length + (sites[1] as number[]).length + (sites[2] as number[]).length;

function leadOf(players: readonly Player[], seat: Seat): number {
  let most = 0;
  for (let other = 0; other < players.length; other++) if (other !== seat) most = Math.max(most, ownCards(players[other] as Player));
  return ownCards(players[seat] as Player) - most;
}

function look(state: BorealisState, seat: Seat, trail: Trail): void {
  const { players, turn, first, stage } = state;
  const player = players[seat] as Player;
  const { sites, flags, scientists, hand, board } = player;
  countSpecies(player);
  push(trail, I.board + board);
  for (let site = 0; site < SITE_COUNT; site++) {
    const stack = sites[site] as number[];
    push(trail, I.height + (FULL_SITE + 2) * site + Math.min(FULL_SITE + 1, stack.length));
    for (let species = 0; species < KINDS_OF_ANIMAL; species++) {
      const size = (counts[site] as number[])[species] as number;
      if (size > 0) push(trail, I.group + (FULL_SITE + 1) * (KINDS_OF_ANIMAL * site + species) + Math.min(FULL_SITE, size));
    }
    if (stack.length > 0) push(trail, I.top + KINDS_OF_ANIMAL * site + (SPECIES_OF[stack[stack.length - 1] as number] as number));
    const flag = flags[site] as number;
    push(trail, I.flag + (LAST_SPACE + 1) * site + flag);
    for (let vehicle = 0; vehicle < KINDS_OF_VEHICLE; vehicle++) {
      const shown = (ADVANCES[SITE_COUNT * board + site] as readonly number[])[vehicle] as number;
      if ((shown & (1 << (flag + 1))) !== 0) push(trail, I.advance + KINDS_OF_VEHICLE * site + vehicle);
    }
    const serves = served(scientists, site);
    for (let pair = 0; pair < PAIRS; pair++) if (((serves >> pair) & 1) !== 0) push(trail, I.serves + PAIRS * site + pair);
  }
  for (let place = 0; place < PLACES.length; place++) {
    push(trail, I.heads + HEADS * place + Math.min(HEADS - 1, headcount(scientists, place)));
    for (let colour = 0; colour < COLOURS; colour++) {
      push(trail, I.colour + 4 * (COLOURS * place + colour) + Math.min(3, scientists[COLOURS * place + colour] as number));
    }
  }
  for (const card of hand) if (card !== NO_CARD) lookAtHand(player, card, trail);
  push(trail, I.stars + Math.min(MOST_STARS, player.stars));
  const standing = standingOf(player);
  for (const card of state.scoreCards) push(trail, I['score card'] + 10 * card + within(0, 9, cardStars(card, standing) >> 1));
  for (let i = 0; i < state.objectives.length; i++) {
    if (state.removed[i] === true || ((state.reached[i] as number) & (1 << seat)) !== 0) continue;
    const objective = state.objectives[i] as number;
    push(trail, I.goal + 5 * objective + within(0, 4, Math.floor(4 * (WAYS[objective] as Way)(player))));
  }
  let highest = 0;
  for (const { sites: stacks } of players) for (const stack of stacks) highest = Math.max(highest, stack.length);
  push(trail, I.highest + Math.min(FULL_SITE + 1, highest));
  push(trail, I.lead + within(0, LEADS - 1, leadOf(players, seat) + 6));
  if (state.triggered) push(trail, I.triggered);
  const mine = stage === 'replace' ? state.chosen[seat] === -1 : turn === seat;
  push(trail, (mine ? I.step : I.waits) + STAGE_NAMES.indexOf(stage));
  for (const card of state.market) {
    if (card === NO_CARD) continue;
    push(trail, I.market + (SPECIES_OF[card] as number));
    for (let site = 0; site < SITE_COUNT; site++) {
      if (isServed(player, card, site)) push(trail, I.offer + KINDS_OF_ANIMAL * site + (SPECIES_OF[card] as number));
    }
  }
  if (player.refreshed) push(trail, I.refreshed);
  push(trail, I.round + Math.min(ROUNDS - 1, state.round));
  push(trail, I.order + ((seat - first + players.length) % players.length));
}

const isServed = ({ scientists }: Player, card: number, site: number): boolean =>
  ((served(scientists, site) >> (PAIR_OF[card] as number)) & 1) !== 0;

function movesFlag({ flags, board }: Player, card: number, site: number): boolean {
  const shown = (ADVANCES[SITE_COUNT * board + site] as readonly number[])[VEHICLE_OF[card] as number] as number;
  return (shown & (1 << ((flags[site] as number) + 1))) !== 0;
}

function lookAtHand(player: Player, card: number, trail: Trail): void {
  const species = SPECIES_OF[card] as number;
  let anywhere = false;
  for (let site = 0; site < SITE_COUNT; site++) {
    if (movesFlag(player, card, site)) push(trail, I.moving + site);
    push(trail, I.fits + 4 * site + Math.min(3, (counts[site] as number[])[species] as number));
    if (!isServed(player, card, site)) continue;
    anywhere = true;
    push(trail, I.ready + KINDS_OF_ANIMAL * site + species);
  }
  if (!anywhere) push(trail, I.idle + species);
}

/** What a card would bring on the best site, and on the best that serves it. */
function worthOf(player: Player, card: number): number {
  let best = 0;
  for (let site = 0; site < SITE_COUNT; site++) {
    const worth =
      ((counts[site] as number[])[SPECIES_OF[card] as number] as number) + (BONUS_OF[card] as number) + flagWorth(player, card, site);
    best = Math.max(best, isServed(player, card, site) ? worth + 1 : worth);
  }
  return within(0, WORTHS - 1, Math.floor(best + 0.5));
}

function waysOf(hand: readonly number[], but: number, scientists: readonly number[]): number {
  let ways = 0;
  for (let site = 0; site < SITE_COUNT; site++) {
    const serves = served(scientists, site);
    for (const card of hand) if (card !== but && card !== NO_CARD) ways += (serves >> (PAIR_OF[card] as number)) & 1;
  }
  return Math.min(WAYS_LEFT - 1, ways);
}

function regard(state: BorealisState, seat: Seat, move: BorealisMove, trail: Trail): void {
  const player = state.players[seat] as Player;
  push(trail, T.kind + (KIND[move.type] as number));
  switch (move.type) {
    case 'observe':
      regardObservation(state, seat, player, move.card, move.site, trail);
      return;
    case 'replace':
      regardChange(player, move.mask, 0, trail);
      return;
    case 'regroup':
      regardChange(player, move.mask, 1, trail);
      push(trail, T.resting + Math.min(HEADS - 1, headcount(player.scientists, CAMP_LEFT) + headcount(player.scientists, CAMP_RIGHT)));
      push(trail, T['ways now'] + waysOf(player.hand, NO_CARD, player.scientists));
      return;
    case 'take': {
      countSpecies(player);
      const card = state.market[move.slot] as number;
      const worth = worthOf(player, card);
      push(trail, T.taken + worth);
      push(trail, T['behind best'] + within(0, 5, bestOffer(state, player) - worth));
      let sites = 0;
      for (let site = 0; site < SITE_COUNT; site++) if (isServed(player, card, site)) sites++;
      push(trail, T.playable + sites);
      return;
    }
    case 'draw':
      countSpecies(player);
      push(trail, T['best offer'] + bestOffer(state, player));
      return;
    case 'refresh':
      countSpecies(player);
      push(trail, T['best offer'] + WORTHS + bestOffer(state, player));
      push(trail, T.purse + Math.min(5, player.stars));
      return;
    case 'place': {
      const scientists = player.scientists.slice();
      for (let colour = 0; colour < COLOURS; colour++) {
        const at = COLOURS * placeOf(move.site) + colour;
        const left = scientists[COLOURS * CAMP_LEFT + colour] as number;
        scientists[at] = (scientists[at] as number) + left + (scientists[COLOURS * CAMP_RIGHT + colour] as number);
      }
      push(trail, T.joins + Math.min(HEADS - 1, headcount(player.scientists, placeOf(move.site))));
      push(trail, T['ways there'] + waysOf(player.hand, NO_CARD, scientists));
      push(trail, T.site + move.site);
    }
  }
}

function bestOffer({ market }: BorealisState, player: Player): number {
  let best = 0;
  for (const card of market) if (card !== NO_CARD) best = Math.max(best, worthOf(player, card));
  return best;
}

function regardChange(player: Player, mask: number, when: number, trail: Trail): void {
  countSpecies(player);
  let changed = 0;
  player.hand.forEach((card, position) => {
    if (card === NO_CARD) return;
    const gone = (mask & (1 << position)) !== 0;
    if (gone) changed++;
    push(trail, (gone ? T.thrown : T.held) + WORTHS * when + worthOf(player, card));
  });
  push(trail, T.changed + (HAND_SIZE + 1) * when + changed);
}

function regardObservation(state: BorealisState, seat: Seat, player: Player, card: number, site: number, trail: Trail): void {
  countSpecies(player);
  const { sites, flags, scientists, stars } = player;
  const size = (counts[site] as number[])[SPECIES_OF[card] as number] as number;
  const space = movesFlag(player, card, site) ? (flags[site] as number) + 1 : -1;
  const height = (sites[site] as number[]).length + 1;
  const after: Player = { ...player, sites: sites.slice(), flags: flags.slice(), scientists: scientists.slice() };
  after.sites[site] = [...(sites[site] as number[]), card];
  if (space >= 0) after.flags[site] = space;
  shift(after.scientists, LEFT_OF[card] as number, placeOf(site), -1);
  shift(after.scientists, RIGHT_OF[card] as number, placeOf(site), 1);
  const track = TRACK_STARS[site] as readonly number[];
  let gain =
    (GROUP_STARS[Math.min(FULL_SITE, size + 1)] as number) -
    (GROUP_STARS[Math.min(FULL_SITE, size)] as number) +
    (BONUS_OF[card] as number);
  if (space >= 0) gain += (track[space] as number) - (track[space - 1] as number);
  const before: Standing = standingOf(player);
  const standing: Standing = { ...standingOf(after), stars };
  for (const scoreCard of state.scoreCards) gain += cardStars(scoreCard, standing) - cardStars(scoreCard, before);
  let reached = 0;
  for (let i = 0; i < state.objectives.length; i++) {
    if (state.removed[i] === true || ((state.reached[i] as number) & (1 << seat)) !== 0) continue;
    if ((CONDITIONS[state.objectives[i] as number] as (typeof CONDITIONS)[number])(after, 0)) reached++;
  }
  push(trail, T.gain + within(0, GAINS - 1, gain + 8));
  push(trail, T['flag on'] + space + 1);
  push(trail, T['group to'] + Math.min(FULL_SITE + 1, size + 1));
  push(trail, T['stack to'] + (FULL_SITE + 2) * site + Math.min(FULL_SITE + 1, height));
  push(trail, T['ways after'] + waysOf(player.hand, card, after.scientists));
  push(trail, T.reaches + Math.min(2, reached));
  push(trail, T['to camps'] + (site === 0 ? 1 : 0) + (site === SITE_COUNT - 1 ? 1 : 0));
  if (height >= FULL_SITE && !state.triggered) push(trail, T.ends + 1 + Math.sign(leadOf(state.players, seat)));
}

function shift(scientists: number[], colour: number, place: number, by: number): void {
  const from = COLOURS * place + colour;
  const to = from + COLOURS * by;
  scientists[from] = (scientists[from] as number) - 1;
  scientists[to] = (scientists[to] as number) + 1;
}

export const features: Features<BorealisTypes> = { inputs: INPUTS, look, traits: TRAITS, regard };
