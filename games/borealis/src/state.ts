import { EVERYONE, type Hidden, type Mask, NOBODY, type Seat } from '@banquise/kernel';
import { CARD_COUNT } from './data.ts';

/** What is awaited (BLS-52): P0, P1, P2 and P3 (after a refresh the same choice without the refresh), P4; and 'over' behind them. */
export const STAGE_NAMES = ['replace', 'action', 'draw', 'place', 'over'] as const;
export type StageName = (typeof STAGE_NAMES)[number];
/** One in which somebody is waited for. */
export type OpenStage = Exclude<StageName, 'over'>;

export const HAND_SIZE = 4;
export const MARKET_SIZE = 4;
export const FIRST_STARS = 2;
export const REFRESH_COST = 1;
export const OBJECTIVE_STARS = 5;
/** Cards on one site that trigger the end (BLS-46). */
export const FULL_SITE = 7;
/** A seat that has not chosen its opening replacement yet. */
export const UNDECIDED = -1;
/** No card: the bots' reckoning passes over it. Nobody decides while a slot or a hand lacks one (BLS-44, BLS-45). */
export const NO_CARD = -1;

export interface Player {
  /** Index into BOARDS. */
  board: number;
  hand: number[];
  /** The stacks of the three sites, bottom first. */
  sites: number[][];
  /** The index of each site's flag on its track. */
  flags: number[];
  /** scientists[3 * place + colour]: how many of a colour stand in each of the five places. */
  scientists: number[];
  stars: number;
  refreshed: boolean;
}

export interface BorealisState extends Hidden {
  stage: StageName;
  round: number;
  first: Seat;
  turn: Seat;
  /** The end of the game was triggered (BLS-46). */
  triggered: boolean;
  /** The two score cards, indices into SCORE_CARDS. */
  scoreCards: number[];
  /** The three objectives, indices into OBJECTIVES, one of each type. */
  objectives: number[];
  /** Who reached each objective. One that somebody reached and that is not removed yet was reached in this round. */
  reached: Mask[];
  removed: boolean[];
  /** Hidden; the last card is the top. */
  deck: number[];
  discard: number[];
  market: number[];
  /** How often the discard pile became the deck again. */
  shuffles: number;
  /**
   * The shuffle each card last went through, 0 for the first. Everybody can tell, for the pile that is shuffled lies open:
   * a card that was closed in a hand at the last shuffle cannot be in the deck now, and an attentive player knows it.
   */
  era: number[];
  /** The subset of the hand each seat has chosen to replace, as a mask of positions, or UNDECIDED. Secret until all have chosen. */
  chosen: number[];
  players: Player[];
}

/**
 * Two masks more than there are cards, for what people learn that is no card's place: what all have chosen at the start,
 * and that the deck was shuffled. A shuffle may deal cards again whose place was known, so the masks of the cards alone would
 * not show that one learnt. One of the two is everybody's and the other nobody's, and they swap with each piece of news:
 * whoever compares two moments finds a new bit for every seat.
 */
export const NEWS = CARD_COUNT;

/** Tells the news after the opening and after each shuffle. */
export function announce({ knows, shuffles }: Pick<BorealisState, 'knows' | 'shuffles'>): void {
  knows[NEWS + (shuffles % 2)] = EVERYONE;
  knows[NEWS + ((shuffles + 1) % 2)] = NOBODY;
}

/** The seats that have not chosen their opening replacement. */
export function undecided(chosen: readonly number[]): Mask {
  let mask = 0;
  for (let seat = 0; seat < chosen.length; seat++) if (chosen[seat] === UNDECIDED) mask |= 1 << seat;
  return mask;
}

/** How many scientists of all colours stand in a place. */
export function headcount(scientists: readonly number[], place: number): number {
  const at = 3 * place;
  return (scientists[at] as number) + (scientists[at + 1] as number) + (scientists[at + 2] as number);
}
