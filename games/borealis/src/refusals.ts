import type { Seat } from '@banquise/kernel';
import type { OpenStage } from './state.ts';

/** Why a move cannot be made. `colour`, `site` and `card` are indices. */
export type BorealisRefusal =
  | { readonly code: 'game-over' }
  | { readonly code: 'not-your-turn'; readonly turn: Seat }
  | { readonly code: 'already-chosen' }
  | { readonly code: 'not-now'; readonly awaited: OpenStage }
  | { readonly code: 'not-in-hand'; readonly card: number }
  | { readonly code: 'missing-scientist'; readonly colour: number; readonly site: number; readonly need: number; readonly have: number }
  | { readonly code: 'already-refreshed' }
  | { readonly code: 'no-star'; readonly cost: number; readonly have: number };

export const REFUSALS: Readonly<Record<BorealisRefusal['code'], string>> = {
  'game-over': 'BLS-46',
  'not-your-turn': 'BLS-18',
  'already-chosen': 'BLS-16',
  'not-now': 'BLS-52',
  'not-in-hand': 'BLS-22',
  'missing-scientist': 'BLS-22',
  'already-refreshed': 'BLS-29',
  'no-star': 'BLS-29',
};
