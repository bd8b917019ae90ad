import type { Seat } from '@banquise/kernel';
import type { Animal, PowerId } from './data.ts';
import type { OpenStage } from './state.ts';

/** Why a move cannot be made, with the figures a player needs to see it. */
export type ArcticRefusal =
  | { readonly code: 'game-over' }
  | { readonly code: 'not-your-turn'; readonly turn: Seat }
  /** Another decision is awaited. */
  | { readonly code: 'not-now'; readonly awaited: OpenStage }
  /** This decision has to be taken, there is no doing without it. */
  | { readonly code: 'compulsory'; readonly awaited: OpenStage }
  | { readonly code: 'not-in-hand'; readonly card: number }
  | { readonly code: 'empty-slot'; readonly slot: number }
  /** A power that the player does not hold, or that is not in this game. */
  | { readonly code: 'no-power'; readonly power: PowerId }
  | { readonly code: 'out-of-reach'; readonly value: number; readonly base: number; readonly least: number }
  | { readonly code: 'at-least-one' }
  /** The Fox only moves the last card; `left` are still to be placed. */
  | { readonly code: 'not-last'; readonly left: number }
  | { readonly code: 'empty-pile' }
  | { readonly code: 'no-visible-card' }
  | { readonly code: 'landscape-ends'; readonly index: number }
  | { readonly code: 'no-such-player'; readonly seat: Seat }
  | { readonly code: 'to-yourself' }
  | { readonly code: 'not-in-penalty'; readonly card: number }
  | { readonly code: 'no-such-penalty'; readonly animal: Animal }
  | { readonly code: 'other-animal'; readonly animal: Animal }
  | { readonly code: 'deck-empty' }
  | { readonly code: 'draw-more'; readonly taken: number; readonly least: number };

export const REFUSALS: Readonly<Record<ArcticRefusal['code'], string>> = {
  'game-over': 'ARC-65',
  'not-your-turn': 'ARC-76',
  'not-now': 'ARC-15',
  compulsory: 'ARC-16',
  'not-in-hand': 'ARC-22',
  'empty-slot': 'ARC-39',
  'no-power': 'ARC-16',
  'out-of-reach': 'ARC-53',
  'at-least-one': 'ARC-21',
  'not-last': 'ARC-54',
  'empty-pile': 'ARC-55',
  'no-visible-card': 'ARC-56',
  'landscape-ends': 'ARC-44',
  'no-such-player': 'ARC-48',
  'to-yourself': 'ARC-48',
  'not-in-penalty': 'ARC-49',
  'no-such-penalty': 'ARC-49',
  'other-animal': 'ARC-49',
  'deck-empty': 'ARC-51',
  'draw-more': 'ARC-40',
};
