import type { Seat } from '@banquise/kernel';
import { ANIMALS, type Animal, CARD_COUNT, RIVER_SIZE } from './data.ts';

/** Where a placed card goes: on top, to the very bottom (fox-bottom), or face down beneath the visible card (fox-joker). */
export type Place = 'top' | 'bottom' | 'under';
export type Token = 'main' | 'associated';
export type Direction = 'left' | 'right';

/** One atomic decision (section 11 of the rules). */
export type ArcticMove =
  /** D1 in two halves: the hand card to give away, then the River card to get for it. */
  | { readonly type: 'swap'; readonly card: number }
  | { readonly type: 'swap-with'; readonly slot: number }
  | { readonly type: 'take-back' }
  /** D2: the placement value with moose-place. */
  | { readonly type: 'value'; readonly value: number }
  | { readonly type: 'place'; readonly card: number; readonly to: Place }
  /** D4: which of the two tokens goes right; the other goes left. */
  | { readonly type: 'tokens'; readonly right: Token }
  | { readonly type: 'walrus'; readonly direction: Direction }
  | { readonly type: 'give'; readonly to: Seat }
  /** D7: from a River slot, from the own penalty zone (the animal, then the card), from the top of the deck. */
  | { readonly type: 'draw'; readonly slot: number }
  | { readonly type: 'recover'; readonly animal: Animal }
  | { readonly type: 'recover-card'; readonly card: number }
  | { readonly type: 'blind' }
  | { readonly type: 'stop' }
  | { readonly type: 'discard'; readonly card: number }
  /** Does without an optional power. */
  | { readonly type: 'skip' };

export type MoveOf<Type extends ArcticMove['type']> = Extract<ArcticMove, { type: Type }>;

const MOST_SEATS = 4;
/** ARC-21: the effective placement value is 0 to 6. */
const MOST_TO_PLACE = 6;

function each<M extends ArcticMove>(length: number, make: (i: number) => M): readonly M[] {
  return Array.from({ length }, (_, i) => Object.freeze(make(i)));
}

/** Every move exists once; these tables find it by its numbers. */
export const SWAP = each(CARD_COUNT, (card) => ({ type: 'swap', card }) as const);
export const SWAP_WITH = each(RIVER_SIZE, (slot) => ({ type: 'swap-with', slot }) as const);
export const TAKE_BACK: MoveOf<'take-back'> = Object.freeze({ type: 'take-back' });
export const VALUE = each(MOST_TO_PLACE + 1, (value) => ({ type: 'value', value }) as const);
export const PLACE_TOP = each(CARD_COUNT, (card) => ({ type: 'place', card, to: 'top' }) as const);
export const PLACE_BOTTOM = each(CARD_COUNT, (card) => ({ type: 'place', card, to: 'bottom' }) as const);
export const PLACE_UNDER = each(CARD_COUNT, (card) => ({ type: 'place', card, to: 'under' }) as const);
export const MAIN_RIGHT: MoveOf<'tokens'> = Object.freeze({ type: 'tokens', right: 'main' });
export const ASSOCIATED_RIGHT: MoveOf<'tokens'> = Object.freeze({ type: 'tokens', right: 'associated' });
export const WALRUS_LEFT: MoveOf<'walrus'> = Object.freeze({ type: 'walrus', direction: 'left' });
export const WALRUS_RIGHT: MoveOf<'walrus'> = Object.freeze({ type: 'walrus', direction: 'right' });
export const GIVE = each(MOST_SEATS, (to) => ({ type: 'give', to }) as const);
export const DRAW_SLOT = each(RIVER_SIZE, (slot) => ({ type: 'draw', slot }) as const);
export const RECOVER = each(ANIMALS.length, (animal) => ({ type: 'recover', animal }) as const);
export const RECOVER_CARD = each(CARD_COUNT, (card) => ({ type: 'recover-card', card }) as const);
export const BLIND: MoveOf<'blind'> = Object.freeze({ type: 'blind' });
export const STOP: MoveOf<'stop'> = Object.freeze({ type: 'stop' });
export const DISCARD = each(CARD_COUNT, (card) => ({ type: 'discard', card }) as const);
export const SKIP: MoveOf<'skip'> = Object.freeze({ type: 'skip' });

export const VOCABULARY: readonly ArcticMove[] = Object.freeze([
  SKIP,
  TAKE_BACK,
  MAIN_RIGHT,
  ASSOCIATED_RIGHT,
  WALRUS_LEFT,
  WALRUS_RIGHT,
  BLIND,
  STOP,
  ...VALUE,
  ...GIVE,
  ...SWAP_WITH,
  ...DRAW_SLOT,
  ...RECOVER,
  ...SWAP,
  ...PLACE_TOP,
  ...PLACE_BOTTOM,
  ...PLACE_UNDER,
  ...RECOVER_CARD,
  ...DISCARD,
]);
