import type { Mask, Seat } from '@banquise/kernel';
import type { StageName } from './state.ts';

/** The stages in which a placement effect asks for a choice. */
export type EffectStage = Exclude<StageName, 'action' | 'place' | 'over'>;

/** What happens at the table, in the order in which one would see it. Columns of the board are 1 to 8, squares 0 to 8. */
export type BorealEvent =
  /** From the board to the reserve of a seat by Locate. */
  | { readonly type: 'located'; readonly seat: Seat; readonly column: number; readonly card: number }
  /** The same by the reserve effect. */
  | { readonly type: 'reserved'; readonly seat: Seat; readonly column: number; readonly card: number }
  /** The card goes to the hand of the seat; `column` is 0 when it comes from the reserve. */
  | {
      readonly type: 'discovered';
      readonly seat: Seat;
      readonly from: 'board' | 'reserve';
      readonly column: number;
      readonly card: number;
    }
  /** The token of the seat moves left. */
  | { readonly type: 'paid'; readonly seat: Seat; readonly cost: number; readonly from: number; readonly to: number }
  /** From the top of the deck to the board; `left` cards remain. */
  | { readonly type: 'refilled'; readonly column: number; readonly card: number; readonly left: number }
  /** The deck is empty and the column stays so. */
  | { readonly type: 'not-refilled'; readonly column: number }
  /** From the hand to the pyramid. */
  | { readonly type: 'placed'; readonly seat: Seat; readonly card: number; readonly floor: number; readonly column: number }
  /** The amount printed, and what the end of the track left of it. */
  | { readonly type: 'gained'; readonly seat: Seat; readonly amount: number; readonly from: number; readonly to: number }
  | { readonly type: 'lost'; readonly seat: Seat; readonly amount: number; readonly from: number; readonly to: number }
  /** From the board out of the game. */
  | { readonly type: 'removed'; readonly seat: Seat; readonly column: number; readonly card: number }
  /** Card A was in column A, card B in column B. */
  | {
      readonly type: 'swapped-board';
      readonly seat: Seat;
      readonly columnA: number;
      readonly cardA: number;
      readonly columnB: number;
      readonly cardB: number;
    }
  | {
      readonly type: 'swapped-pyramid';
      readonly seat: Seat;
      readonly floorA: number;
      readonly columnA: number;
      readonly cardA: number;
      readonly floorB: number;
      readonly columnB: number;
      readonly cardB: number;
    }
  /** The top of the deck, the topmost card first. */
  | {
      readonly type: 'looked';
      readonly seat: Seat;
      readonly count: number;
      readonly secret: { readonly to: Mask; readonly cards: readonly number[] };
    }
  /** From the deck to the reserve. */
  | { readonly type: 'took'; readonly seat: Seat; readonly card: number }
  /** Under the deck; the first card lies above the second. */
  | {
      readonly type: 'returned';
      readonly seat: Seat;
      readonly count: number;
      readonly secret: { readonly to: Mask; readonly cards: readonly number[] };
    }
  /** An effect that nothing could be chosen for. */
  | { readonly type: 'skipped'; readonly seat: Seat; readonly effect: EffectStage; readonly card: number }
  | { readonly type: 'passed'; readonly seat: Seat }
  | {
      readonly type: 'rested';
      readonly seat: Seat;
      readonly income: number;
      readonly bonus: number;
      readonly from: number;
      readonly to: number;
    }
  /** The turn goes to this seat; `last` when it is the last one of the game. */
  | { readonly type: 'turn'; readonly seat: Seat; readonly last: boolean }
  | {
      readonly type: 'over';
      readonly reason: 'complete' | 'stalled';
      readonly totals: readonly number[];
      readonly winners: readonly Seat[];
    };
