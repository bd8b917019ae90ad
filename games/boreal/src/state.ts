import { EVERYONE, type Hidden, NOBODY, type Rng, range, type Seat, shuffle } from '@banquise/kernel';
import { ARCHIVES_IN_PLAY, CARD_COUNT, COLUMNS, FIRST_ARCHIVE, FIRST_SITE, FIRST_TOKEN, NONE, WHITE } from './data.ts';
import { SLOTS } from './pyramid.ts';

/** The decisions of section 10 of the rules: D1, D2, D3a to D3e; and nothing more to decide. */
export const STEPS = ['action', 'slot', 'reserve', 'remove', 'swap-board', 'swap-pyramid', 'look', 'over'] as const;
export type Step = (typeof STEPS)[number];

export interface Player {
  /** Square of the Exploration token: compasses and reach in one (BRL-8). */
  token: number;
  /** Face up, in the order in which the cards came (BRL-24). */
  reserve: number[];
  /** A card or NONE per slot. */
  pyramid: number[];
  /** The filled slots of the pyramid as bits. */
  filled: number;
  /** The one Archive this player owns, in pyramid or reserve, or NONE (BRL-41). */
  archive: number;
}

export interface BorealState extends Hidden {
  step: Step;
  turn: Seat;
  /** The card discovered this turn: in hand during `slot`, in the pyramid during its effect; NONE otherwise. */
  discovered: number;
  /** Forced passes in a row that moved no token (BRL-55). */
  idle: number;
  /** A card or NONE per column. */
  board: number[];
  /** From the bottom to the top: the next card is the last one. */
  deck: number[];
  /** Out of the game by a remove effect, face up. */
  removed: number[];
  /** Never used: four Starting Sites that everybody can work out, then five Archives that nobody saw. */
  box: number[];
  players: Player[];
}

const newPlayer = (): Player => ({
  token: FIRST_TOKEN, // BRL-10
  reserve: [],
  pyramid: new Array<number>(SLOTS).fill(NONE),
  filled: 0,
  archive: NONE,
});

const STARTING_SITES = range(FIRST_SITE);
const SITES = range(FIRST_ARCHIVE).slice(FIRST_SITE);
const ARCHIVES = range(CARD_COUNT).slice(FIRST_ARCHIVE);

/** BRL-10 to BRL-14. */
export function setup(_seats: number, _options: object, rng: Rng): BorealState {
  const starting = shuffle(rng, STARTING_SITES.slice()); // BRL-11
  const archives = shuffle(rng, ARCHIVES.slice()); // BRL-12
  const deck = SITES.slice();
  for (let i = 0; i < ARCHIVES_IN_PLAY; i++) deck.push(archives[i] as number);
  shuffle(rng, deck);
  const board = starting.slice(0, COLUMNS);
  const box = starting.slice(COLUMNS);
  for (let i = ARCHIVES_IN_PLAY; i < archives.length; i++) box.push(archives[i] as number);
  const knows = new Array<number>(CARD_COUNT).fill(NOBODY);
  // Those on the board lie face up, and those in the box follow from them.
  for (let card = 0; card < FIRST_SITE; card++) knows[card] = EVERYONE;
  return {
    rng,
    knows,
    step: 'action',
    turn: WHITE, // BRL-14
    discovered: NONE,
    idle: 0,
    board,
    deck,
    removed: [],
    box,
    players: [newPlayer(), newPlayer()],
  };
}
