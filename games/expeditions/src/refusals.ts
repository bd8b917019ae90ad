import type { Colour } from './data.ts';
import type { OpenStage } from './state.ts';

/** Why a move cannot be made now. */
export type ExpeditionsRefusal =
  | { readonly code: 'game-over' }
  | { readonly code: 'not-your-turn'; readonly turn: number }
  /** The move belongs to another stage: `awaited` is what must be decided now. */
  | { readonly code: 'not-now'; readonly awaited: OpenStage }
  | { readonly code: 'not-in-hand'; readonly card: number }
  | { readonly code: 'too-near'; readonly card: number; readonly distance: number }
  | { readonly code: 'already-marked'; readonly card: number }
  | { readonly code: 'not-drawn'; readonly card: number }
  | { readonly code: 'main-done' }
  | { readonly code: 'main-first' }
  | { readonly code: 'no-ticket' }
  | { readonly code: 'two-tickets' }
  | { readonly code: 'no-arrow-left'; readonly colour: Colour }
  | { readonly code: 'other-expedition'; readonly colour: Colour }
  /** An open expedition goes on from its tip only. */
  | { readonly code: 'not-the-tip'; readonly colour: Colour; readonly tip: number }
  | { readonly code: 'not-visited'; readonly colour: Colour; readonly node: number }
  | { readonly code: 'segment-used'; readonly colour: Colour }
  | { readonly code: 'nothing-to-remove'; readonly colour: Colour }
  | { readonly code: 'empty-hand' }
  | { readonly code: 'empty-deck' };

/** The clause behind each refusal. */
export const REFUSALS: Readonly<Record<ExpeditionsRefusal['code'], string>> = Object.freeze({
  'game-over': 'EXP-69',
  'not-your-turn': 'EXP-24',
  'not-now': 'EXP-77',
  'not-in-hand': 'EXP-77',
  'too-near': 'EXP-21',
  'already-marked': 'EXP-21',
  'not-drawn': 'EXP-64',
  'main-done': 'EXP-24',
  'main-first': 'EXP-25',
  'no-ticket': 'EXP-59',
  'two-tickets': 'EXP-59',
  'no-arrow-left': 'EXP-32',
  'other-expedition': 'EXP-52',
  'not-the-tip': 'EXP-12',
  'not-visited': 'EXP-12',
  'segment-used': 'EXP-30',
  'nothing-to-remove': 'EXP-61',
  'empty-hand': 'EXP-R20',
  'empty-deck': 'EXP-64',
});
