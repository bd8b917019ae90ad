import type { Mask, Seat } from '@banquise/kernel';
import type { Colour } from './data.ts';

/** What an arrow was placed for. */
export type Reason = 'main' | 'ticket' | 'bonus' | 'restart';

/** What happened at the table. Cards and nodes are numbers; a card travels from one zone to another. */
export type ExpeditionsEvent =
  | { readonly type: 'marked'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'spent'; readonly seat: Seat; readonly tickets: number }
  | {
      readonly type: 'placed';
      readonly seat: Seat;
      readonly reason: Reason;
      readonly colour: Colour;
      readonly from: number;
      readonly to: number;
      /** Arrows of that colour left in the stock. */
      readonly left: number;
    }
  | { readonly type: 'removed'; readonly seat: Seat; readonly colour: Colour; readonly from: number; readonly to: number }
  | { readonly type: 'laid'; readonly seat: Seat; readonly card: number; readonly source: 'hand' | 'row' }
  | { readonly type: 'recovered'; readonly seat: Seat; readonly card: number }
  /** A common objective was replaced from the deck; `deck` cards remain. */
  | { readonly type: 'refilled'; readonly card: number; readonly deck: number }
  | { readonly type: 'gained'; readonly seat: Seat; readonly tickets: number }
  | { readonly type: 'looped'; readonly seat: Seat; readonly colour: Colour; readonly node: number; readonly by: 'arrow' | 'removal' }
  | { readonly type: 'earned'; readonly seat: Seat; readonly bonus: number }
  | { readonly type: 'declined'; readonly seat: Seat; readonly what: 'restart' | 'bonus' }
  /** Bonus arrows that nothing could be done with (EXP-45), or that the turn ended without. */
  | { readonly type: 'forfeited'; readonly seat: Seat; readonly bonus: number }
  | {
      readonly type: 'drew';
      readonly seat: Seat;
      readonly count: number;
      readonly secret: { readonly to: Mask; readonly cards: readonly number[] };
    }
  /** As many cards as were drawn went under the deck; whether one was kept is the player's secret (EXP-R13). */
  | {
      readonly type: 'returned';
      readonly seat: Seat;
      readonly count: number;
      readonly secret: { readonly to: Mask; readonly kept: number; readonly discarded: number };
    }
  | { readonly type: 'ending'; readonly seat: Seat; readonly cause: 'hand' | 'arrows' }
  | { readonly type: 'turn'; readonly seat: Seat; readonly round: number }
  | { readonly type: 'over'; readonly winners: readonly Seat[]; readonly totals: readonly number[] };
