import type { Hidden, Seat } from '@banquise/kernel';

/** The stages of a turn in their order, and 'over' behind them. */
export const STAGE_NAMES = [
  'swap',
  'swap-slot',
  'take-back',
  'value',
  'place',
  'tokens',
  'walrus',
  'gift',
  'draw',
  'recover',
  'discard',
  'over',
] as const;
export type StageName = (typeof STAGE_NAMES)[number];
/** One in which somebody is waited for. */
export type OpenStage = Exclude<StageName, 'over'>;

/** An empty River slot, no card chosen, a card that nobody followed with the eyes. */
export const NONE = -1;
/** Where a Power card lies before anybody takes it, and where a penalty card comes from that never was in a hand. */
export const CENTRE = -1;

/** The fields that a state and a view share: the table as anybody sees it. */
export interface Table {
  /** Numbers of the packs in play (ARC-7, ARC-R24). */
  packs: number[];
  /** By animal: which side its Power card shows (ARC-9), and the seat that holds it, or CENTRE. */
  sides: number[];
  holders: Seat[];
  /** By animal: the Landscape index of its token. */
  tokens: number[];
  /** By seat: the Totem animal. */
  totems: number[];
  /** The Holder of the paw print (ARC-11). */
  paw: Seat;
  turn: Seat;
  /** The Reserve has been opened (ARC-61); the final round is on (ARC-64). */
  closing: boolean;
  final: boolean;
  /** V (ARC-21), the hand cards still to place, the missing cards (ARC-25). */
  value: number;
  left: number;
  missing: number;
  /** Cards drawn this turn (ARC-38). */
  taken: number;
  /** The first half of a decision in two halves: the hand card of a swap, the animal of a penalty card to recover. */
  chosen: number;
  /** Moves played so far: the moments of `memory.ts`. */
  clock: number;
  river: number[];
  hands: number[][];
  /** Bottom to top; `sunk` is 0 for a face-up card, for a joker the moment at which it was slid in. */
  piles: number[][];
  sunk: number[][];
  /** Penalty zones, oldest card first, with the hand each card came from (or CENTRE) and the moment. */
  zones: number[][];
  zoneFrom: number[][];
  zoneAt: number[][];
  /** Penalty markers (ARC-26). */
  markers: number[];
  /** By seat: the moments at which cards that nobody else saw came to the hand. */
  dark: number[][];
}

/** Hands are kept in ascending order; the top of deck and Reserve is the end of the array. */
export interface ArcticState extends Hidden, Table {
  stage: StageName;
  deck: number[];
  reserve: number[];
  /** By card: NONE, or the moment and the seat of the hand in which it was last surely seen (see `memory.ts`). */
  seen: number[];
}

/** The top card of a pile if it lies face up, else NONE (section 0 of the rules). */
export function visibleCard(table: Pick<Table, 'piles' | 'sunk'>, seat: Seat): number {
  const pile = table.piles[seat] as number[];
  const top = pile.length - 1;
  return top >= 0 && (table.sunk[seat] as number[])[top] === 0 ? (pile[top] as number) : NONE;
}

export const handOf = (table: Pick<Table, 'hands'>, seat: Seat): number[] => table.hands[seat] as number[];

export function riverCount(river: readonly number[]): number {
  let count = 0;
  for (let slot = 0; slot < river.length; slot++) if (river[slot] !== NONE) count++;
  return count;
}

/** Puts a card into a hand, which stays in order. */
export function addToHand(hand: number[], card: number): void {
  let i = hand.length;
  hand.push(card);
  for (; i > 0 && (hand[i - 1] as number) > card; i--) hand[i] = hand[i - 1] as number;
  hand[i] = card;
}

/** Takes the item at a place out of a list, the others close up. */
export function removeAt(list: number[], at: number): number {
  const item = list[at] as number;
  for (let i = at + 1; i < list.length; i++) list[i - 1] = list[i] as number;
  list.pop();
  return item;
}
