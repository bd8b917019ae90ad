import type { Mask, Seat } from '@banquise/kernel';

/** Cards that only their owner sees. */
interface Closed {
  readonly to: Mask;
  readonly cards: readonly number[];
}

/**
 * What can happen, in the order in which pieces travel. Cards, sites, places, colours, objectives and score cards are
 * indices into their tables.
 */
export type BorealisEvent =
  /** A seat has chosen its opening replacement: which cards stays its secret until all have (BLS-16). */
  | { readonly type: 'chosen'; readonly seat: Seat; readonly secret: Closed }
  /** A seat keeps its whole opening hand; known once all have chosen. */
  | { readonly type: 'kept'; readonly seat: Seat }
  /** From the hand to the discard pile, face up. */
  | { readonly type: 'discarded'; readonly seat: Seat; readonly cards: readonly number[] }
  /** From the deck to the hand. */
  | { readonly type: 'drew'; readonly seat: Seat; readonly count: number; readonly secret: Closed }
  /** The discard pile becomes the deck. */
  | { readonly type: 'shuffled'; readonly count: number }
  /** From the hand to the top of a stack, with its height now. */
  | { readonly type: 'observed'; readonly seat: Seat; readonly card: number; readonly site: number; readonly height: number }
  | { readonly type: 'moved'; readonly seat: Seat; readonly colour: number; readonly from: number; readonly to: number }
  | { readonly type: 'advanced'; readonly seat: Seat; readonly site: number; readonly index: number; readonly stars: number }
  | { readonly type: 'triggered'; readonly seat: Seat; readonly site: number }
  | { readonly type: 'reached'; readonly seat: Seat; readonly objective: number; readonly stars: number }
  /** From a market slot to the hand: everybody saw the card. */
  | { readonly type: 'took'; readonly seat: Seat; readonly slot: number; readonly card: number }
  /** From the deck to a market slot. */
  | { readonly type: 'revealed'; readonly slot: number; readonly card: number }
  /** A seat pays and the whole market goes to the discard pile. */
  | { readonly type: 'refreshed'; readonly seat: Seat; readonly stars: number; readonly cards: readonly number[] }
  | { readonly type: 'regrouped'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'gained'; readonly seat: Seat; readonly stars: number }
  /** Everybody leaves the camps for one site: how many of each colour, from the left and from the right camp. */
  | {
      readonly type: 'returned';
      readonly seat: Seat;
      readonly site: number;
      readonly left: readonly number[];
      readonly right: readonly number[];
    }
  | { readonly type: 'removed'; readonly objective: number }
  | { readonly type: 'turn'; readonly seat: Seat; readonly round: number }
  | { readonly type: 'round'; readonly round: number }
  /** What a score card gives at the end. */
  | { readonly type: 'scored'; readonly seat: Seat; readonly card: number; readonly stars: number }
  | { readonly type: 'over'; readonly winners: readonly Seat[]; readonly totals: readonly number[] };
