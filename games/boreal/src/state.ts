import type { Hidden, Seat } from '@banquise/kernel';

/** The decisions of section 10 of the rules: D1, D2, D3a to D3e; and nothing more to decide. */
export const STAGE_NAMES = ['action', 'place', 'reserve', 'remove', 'swap-board', 'swap-pyramid', 'look', 'over'] as const;
export type StageName = (typeof STAGE_NAMES)[number];
/** One in which somebody is waited for. */
export type OpenStage = Exclude<StageName, 'over'>;

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
  stage: StageName;
  turn: Seat;
  /** The card discovered this turn: in hand during `place`, in the pyramid during its effect; NONE otherwise. */
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
