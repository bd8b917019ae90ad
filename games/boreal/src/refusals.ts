import type { Seat } from '@banquise/kernel';
import type { EffectStage } from './events.ts';
import type { OpenStage } from './state.ts';

/** Why a move cannot be made, with the figures a player needs to see it. */
export type BorealRefusal =
  | { readonly code: 'game-over' }
  | { readonly code: 'not-your-turn'; readonly turn: Seat }
  /** An action while a slot or an effect is still to be chosen. */
  | { readonly code: 'not-now'; readonly awaited: OpenStage }
  | { readonly code: 'nothing-in-hand'; readonly awaited: OpenStage }
  | { readonly code: 'no-such-effect'; readonly effect: EffectStage; readonly awaited: OpenStage }
  | { readonly code: 'must-act'; readonly moves: number }
  | { readonly code: 'empty-column'; readonly column: number }
  /** The square of the card and of the token, both on the player's own track. */
  | { readonly code: 'out-of-reach'; readonly square: number; readonly token: number }
  | { readonly code: 'too-expensive'; readonly card: number; readonly cost: number; readonly have: number }
  | { readonly code: 'not-in-reserve'; readonly card: number }
  | { readonly code: 'second-archive'; readonly card: number; readonly owned: number; readonly where: 'pyramid' | 'reserve' }
  | { readonly code: 'no-upper-slot'; readonly card: number }
  | { readonly code: 'first-floor-ban'; readonly card: number }
  | { readonly code: 'slot-taken'; readonly card: number }
  | { readonly code: 'first-card-elsewhere' }
  | { readonly code: 'row-full' }
  | { readonly code: 'row-gap' }
  /** How many of the two cards below are missing. */
  | { readonly code: 'not-supported'; readonly missing: number }
  | { readonly code: 'empty-slot'; readonly floor: number; readonly column: number }
  | { readonly code: 'not-seen'; readonly card: number };

export const REFUSALS: Readonly<Record<BorealRefusal['code'], string>> = {
  'game-over': 'BRL-56',
  'not-your-turn': 'BRL-15',
  'not-now': 'BRL-20',
  'nothing-in-hand': 'BRL-20',
  'no-such-effect': 'BRL-43',
  'must-act': 'BRL-54',
  'empty-column': 'BRL-26',
  'out-of-reach': 'BRL-17',
  'too-expensive': 'BRL-19',
  'not-in-reserve': 'BRL-19',
  'second-archive': 'BRL-41',
  'no-upper-slot': 'BRL-37',
  'first-floor-ban': 'BRL-37',
  'slot-taken': 'BRL-35',
  'first-card-elsewhere': 'BRL-33',
  'row-full': 'BRL-34',
  'row-gap': 'BRL-34',
  'not-supported': 'BRL-35',
  'empty-slot': 'BRL-47',
  'not-seen': 'BRL-51',
};
