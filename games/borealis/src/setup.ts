import { below, EVERYONE, NOBODY, type OptionValues, only, type Rng, range, shuffle } from '@banquise/kernel';
import { BOARDS, CARD_COUNT, FIRST_POSTS, OBJECTIVES, OBJECTIVES_PER_TYPE, SCORE_CARDS } from './data.ts';
import { RANDOM } from './options.ts';
import { type BorealisState, FIRST_STARS, HAND_SIZE, MARKET_SIZE, type Player, UNDECIDED } from './state.ts';

const SORTED_DECK: readonly number[] = range(CARD_COUNT);
/** The cards, and the two masks of NEWS. */
const NOBODY_KNOWS: readonly number[] = range(CARD_COUNT + 2).map(() => NOBODY);
const FIRST_SHUFFLE: readonly number[] = SORTED_DECK.map(() => 0);
const SIDES_II: readonly number[] = range(BOARDS.length).slice(1);

/** BLS-11 to BLS-17, up to the opening replacement, which is the first decision. */
export function setup(seats: number, options: OptionValues, rng: Rng): BorealisState {
  const deck = shuffle(rng, SORTED_DECK.slice()); // BLS-11
  const knows = NOBODY_KNOWS.slice();
  const market: number[] = [];
  for (let slot = 0; slot < MARKET_SIZE; slot++) {
    const card = deck.pop() as number;
    knows[card] = EVERYONE;
    market.push(card);
  }
  const scoreCards = drawScoreCards(options, rng);
  const objectives = [
    pick(options.animal, OBJECTIVES, 0, OBJECTIVES_PER_TYPE, rng),
    pick(options.scientist, OBJECTIVES, OBJECTIVES_PER_TYPE, OBJECTIVES_PER_TYPE, rng),
    pick(options.vehicle, OBJECTIVES, 2 * OBJECTIVES_PER_TYPE, OBJECTIVES_PER_TYPE, rng),
  ];
  const sides = options.side === 'II' ? shuffle(rng, SIDES_II.slice()) : undefined; // BLS-13, BLS-R4
  const players: Player[] = [];
  const chosen: number[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const hand: number[] = [];
    for (let n = 0; n < HAND_SIZE; n++) {
      const card = deck.pop() as number; // BLS-15
      knows[card] = only(seat);
      hand.push(card);
    }
    players.push(newPlayer(sides === undefined ? 0 : (sides[seat] as number), hand));
    chosen.push(UNDECIDED);
  }
  const first = firstPlayer(seats, options.first, rng);
  return {
    rng,
    knows,
    stage: 'replace',
    round: 1,
    first,
    turn: first,
    triggered: false,
    scoreCards,
    objectives,
    reached: [0, 0, 0],
    removed: [false, false, false],
    deck,
    discard: [],
    market,
    shuffles: 0,
    era: FIRST_SHUFFLE.slice(),
    chosen,
    players,
  };
}

// BLS-14
const newPlayer = (board: number, hand: number[]): Player => ({
  board,
  hand,
  sites: [[], [], []],
  flags: [0, 0, 0],
  scientists: FIRST_POSTS.slice(),
  stars: FIRST_STARS,
  refreshed: false,
});

/** BLS-12. Two different cards: a second one that names the first again, or none, is drawn among the nine others. */
function drawScoreCards(options: OptionValues, rng: Rng): number[] {
  // A named second card must not be drawn as the first.
  const second = SCORE_CARDS.indexOf(options.score2 as (typeof SCORE_CARDS)[number]);
  const named = SCORE_CARDS.indexOf(options.score1 as (typeof SCORE_CARDS)[number]);
  const first = named >= 0 ? named : anyBut(second, SCORE_CARDS.length, rng);
  return [first, second >= 0 && second !== first ? second : anyBut(first, SCORE_CARDS.length, rng)];
}

/** A number below `count`, but not `taken`. */
function anyBut(taken: number, count: number, rng: Rng): number {
  if (taken < 0) return below(rng, count);
  const n = below(rng, count - 1);
  return n < taken ? n : n + 1;
}

/** The named card, or any of the `count` cards that begin at `from`. */
function pick(name: string | undefined, cards: readonly string[], from: number, count: number, rng: Rng): number {
  return name === undefined || name === RANDOM ? from + below(rng, count) : cards.indexOf(name);
}

/** BLS-17, BLS-R3 */
function firstPlayer(seats: number, named: string | undefined, rng: Rng): number {
  const seat = named === undefined || named === RANDOM ? seats : Number(named) - 1;
  return seat < seats ? seat : below(rng, seats);
}
