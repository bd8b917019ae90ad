import { CARD_COUNT, type Colour, EACH_COLOUR, HEAD, TAIL } from './data.ts';

/** The four reasons to place an arrow, as moves (EXP-25, EXP-60, EXP-45, EXP-52). */
export type ArrowType = 'main' | 'ticket-arrow' | 'bonus' | 'restart';

export interface ArrowMove {
  readonly type: ArrowType;
  readonly colour: Colour;
  /** Nodes. */
  readonly from: number;
  readonly to: number;
}

export interface MarkMove {
  readonly type: 'mark';
  readonly card: number;
}

export interface RemoveMove {
  readonly type: 'ticket-remove';
  readonly colour: Colour;
}

export interface KeepMove {
  readonly type: 'exchange-keep';
  /** The drawn card that goes into the hand. */
  readonly keep: number;
  /** The card of the former hand that goes under the deck. */
  readonly discard: number;
}

export interface PlainMove {
  readonly type: 'ticket-exchange' | 'exchange-decline' | 'restart-decline' | 'bonus-decline' | 'end';
}

/** A decision (EXP-78). */
export type ExpeditionsMove = MarkMove | ArrowMove | RemoveMove | KeepMove | PlainMove;

/** Moves by their numbers: cards, colours and arrows are indices. */
export const MARK: readonly MarkMove[] = perCard((card) => Object.freeze({ type: 'mark', card }));
export const MAIN = arrowMoves('main');
export const TICKET_ARROW = arrowMoves('ticket-arrow');
export const BONUS = arrowMoves('bonus');
export const RESTART = arrowMoves('restart');
export const TICKET_REMOVE: readonly RemoveMove[] = EACH_COLOUR.map((colour) => Object.freeze({ type: 'ticket-remove', colour }));
/** By the kept card, then the discarded one. A card is never exchanged for itself: that diagonal is not in the vocabulary. */
export const KEEP: readonly (readonly KeepMove[])[] = perCard((keep) =>
  perCard((discard) => Object.freeze({ type: 'exchange-keep', keep, discard })),
);
export const TICKET_EXCHANGE: PlainMove = Object.freeze({ type: 'ticket-exchange' });
export const EXCHANGE_DECLINE: PlainMove = Object.freeze({ type: 'exchange-decline' });
export const RESTART_DECLINE: PlainMove = Object.freeze({ type: 'restart-decline' });
export const BONUS_DECLINE: PlainMove = Object.freeze({ type: 'bonus-decline' });
export const END: PlainMove = Object.freeze({ type: 'end' });

export const VOCABULARY: readonly ExpeditionsMove[] = Object.freeze([
  ...MARK,
  ...[MAIN, TICKET_ARROW, BONUS, RESTART].flat(2),
  ...TICKET_REMOVE,
  TICKET_EXCHANGE,
  ...KEEP.flat().filter(({ keep, discard }) => keep !== discard),
  EXCHANGE_DECLINE,
  RESTART_DECLINE,
  BONUS_DECLINE,
  END,
]);

/** One move per colour and arrow. */
function arrowMoves(type: ArrowType): readonly (readonly ArrowMove[])[] {
  return EACH_COLOUR.map((colour) =>
    TAIL.map((from, arrow): ArrowMove => Object.freeze({ type, colour, from, to: HEAD[arrow] as number })),
  );
}

function perCard<T>(make: (card: number) => T): T[] {
  return Array.from({ length: CARD_COUNT }, (_, card) => make(card));
}
