import { CARD_COUNT, SITE_COUNT } from './data.ts';
import { HAND_SIZE, MARKET_SIZE } from './state.ts';

/** Every decision of BLS-52. A `mask` has one bit per position of the hand; `card`, `site` and `slot` are indices. */
export type BorealisMove =
  | { readonly type: 'replace'; readonly mask: number }
  | { readonly type: 'observe'; readonly card: number; readonly site: number }
  | { readonly type: 'regroup'; readonly mask: number }
  | { readonly type: 'take'; readonly slot: number }
  | { readonly type: 'draw' }
  | { readonly type: 'refresh' }
  | { readonly type: 'place'; readonly site: number };

export type MoveOf<Type extends BorealisMove['type']> = Extract<BorealisMove, { readonly type: Type }>;

const each = <M extends BorealisMove>(count: number, make: (n: number) => M): readonly M[] =>
  Array.from({ length: count }, (_, n) => Object.freeze(make(n)));

export const SUBSETS = 1 << HAND_SIZE;

export const REPLACE = each(SUBSETS, (mask): MoveOf<'replace'> => ({ type: 'replace', mask }));
export const REGROUP = each(SUBSETS, (mask): MoveOf<'regroup'> => ({ type: 'regroup', mask }));
/** OBSERVE[3 * card + site]. */
export const OBSERVE = each(
  SITE_COUNT * CARD_COUNT,
  (n): MoveOf<'observe'> => ({ type: 'observe', card: Math.floor(n / SITE_COUNT), site: n % SITE_COUNT }),
);
export const TAKE = each(MARKET_SIZE, (slot): MoveOf<'take'> => ({ type: 'take', slot }));
export const PLACE = each(SITE_COUNT, (site): MoveOf<'place'> => ({ type: 'place', site }));
export const DRAW: MoveOf<'draw'> = Object.freeze({ type: 'draw' });
export const REFRESH: MoveOf<'refresh'> = Object.freeze({ type: 'refresh' });

export const VOCABULARY: readonly BorealisMove[] = Object.freeze([...REPLACE, ...OBSERVE, ...REGROUP, ...TAKE, DRAW, REFRESH, ...PLACE]);
