import type { Mask, Seat } from '@banquise/kernel';
import type { Animal, PowerId } from './data.ts';

/** A card that only some may see. */
export interface SecretCard {
  readonly to: Mask;
  readonly card: number;
}

/** What happened, for the log, the animations and the other players. Slots are River slots, places count from the bottom of a pile. */
export type ArcticEvent =
  | { readonly type: 'turn'; readonly seat: Seat; readonly final: boolean }
  | { readonly type: 'offered'; readonly seat: Seat; readonly secret: SecretCard }
  | { readonly type: 'swapped'; readonly seat: Seat; readonly slot: number; readonly given: number; readonly got: number }
  | { readonly type: 'took-back'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'announced'; readonly seat: Seat; readonly base: number; readonly value: number }
  | { readonly type: 'placed'; readonly seat: Seat; readonly card: number; readonly to: 'top' | 'bottom'; readonly place: number }
  | { readonly type: 'hid'; readonly seat: Seat; readonly place: number; readonly secret: SecretCard }
  | { readonly type: 'penalised'; readonly seat: Seat; readonly source: 'deck'; readonly secret: SecretCard }
  | { readonly type: 'penalised'; readonly seat: Seat; readonly source: 'river'; readonly slot: number; readonly card: number }
  | { readonly type: 'penalised'; readonly seat: Seat; readonly source: 'marker' }
  | { readonly type: 'reserve-opened'; readonly cards: number }
  /** `from` is the seat that loses the Power card, or CENTRE. */
  | { readonly type: 'power-taken'; readonly seat: Seat; readonly power: PowerId; readonly from: Seat }
  | {
      readonly type: 'token-moved';
      readonly seat: Seat;
      readonly animal: Animal;
      readonly from: number;
      readonly to: number;
      readonly by: 'card' | 'walrus';
    }
  | { readonly type: 'gave'; readonly seat: Seat; readonly to: Seat; readonly secret: SecretCard }
  | { readonly type: 'drew'; readonly seat: Seat; readonly slot: number; readonly card: number }
  | { readonly type: 'recovered'; readonly seat: Seat; readonly secret: SecretCard }
  | { readonly type: 'drew-blind'; readonly seat: Seat; readonly secret: SecretCard }
  | { readonly type: 'refilled'; readonly slot: number; readonly card: number }
  /** `value` is the draw value of the visible card. */
  | { readonly type: 'draw-ended'; readonly seat: Seat; readonly taken: number; readonly value: number }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly secret: SecretCard }
  | { readonly type: 'skipped'; readonly seat: Seat; readonly power: PowerId }
  | { readonly type: 'final-round' }
  /** `totems` by seat, shown by everybody. */
  | { readonly type: 'over'; readonly totems: readonly Animal[] };
