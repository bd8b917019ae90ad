import type { Hidden, Seat } from '@banquise/kernel';
import type { Colour } from './data.ts';

/** What has to be decided now (EXP-77), and 'over' behind it. */
export const STAGE_NAMES = ['mark', 'exchange', 'restart', 'bonus', 'free', 'over'] as const;
export type StageName = (typeof STAGE_NAMES)[number];
/** One in which somebody is waited for. */
export type OpenStage = Exclude<StageName, 'over'>;

/** No colour: nothing is to be restarted. */
export const NONE = -1;
export const KEY_PLACES = 4;
export const ROW_SIZE = 6;
export const TICKETS_PER_TURN = 2;

/** A game in progress. Cards, nodes and arrows are numbers of the tables in data.ts; lists per seat are in seat order. */
export interface ExpeditionsState extends Hidden {
  /** Where each viewer last saw each card that went out of sight: see knowledge.ts. */
  seen: number[];
  /** Who made each exchange, in order: everybody sees that much. */
  exchangers: Seat[];
  stage: StageName;
  first: Seat;
  turn: Seat;
  /** Rounds of turns begun, 0 during the marking. */
  round: number;
  /** Own objectives, secret (EXP-13). */
  hands: number[][];
  /** Own and common objectives that were reached, in the order of laying. */
  laid: number[][];
  /** Laid cards that bear their owner's token again. */
  recovered: number[][];
  /** Cards of the places on which a token stands. */
  tokens: number[][];
  /** Cards whose token stands for good because the card was put back (EXP-66). */
  abandoned: number[];
  tickets: number[];
  /** Face down, top first. */
  deck: number[];
  /** Common objectives (EXP-14). */
  row: number[];
  /** Cards drawn in the pending exchange; empty if there is none. */
  drawn: number[];
  /** Arrows of each colour on the board, oldest first (EXP-8). */
  stacks: number[][];
  /** Per node, how many arrows of each colour touch it: three bits per colour. Follows from the stacks. */
  touches: number[];
  /** Per segment, the colours that use it as bits. Follows from the stacks. */
  used: number[];
  mainDone: boolean;
  ticketsUsed: number;
  /** The looped expedition that may be restarted, or NONE. */
  restart: Colour | typeof NONE;
  /** Bonus arrows still to be placed. */
  bonus: number;
  /** The end was announced: the game stops when the round is complete (EXP-67 to EXP-69). */
  ending: boolean;
}
