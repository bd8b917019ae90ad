export { achievements } from './achievements.ts';
export * from './data.ts';
export type { BorealisEvent } from './events.ts';
export { game } from './game.ts';
export * from './moves.ts';
export { OPTIONS, type OptionId, RANDOM } from './options.ts';
export type { BorealisRefusal } from './refusals.ts';
export { progressOf } from './rules/progress.ts';
export { type BorealisLine, cardStars, GROUP_STARS, LINES, type Standing, score, standingOf } from './score.ts';
export {
  type BorealisState,
  FULL_SITE,
  HAND_SIZE,
  headcount,
  MARKET_SIZE,
  OBJECTIVE_STARS,
  type Player,
  REFRESH_COST,
  type StageName,
  UNDECIDED,
} from './state.ts';
export { texts } from './text/index.ts';
export type { BorealisTexts, Rule, Words } from './text/texts.ts';
export type { BorealisTypes } from './types.ts';
export type { BorealisView, PlayerView } from './view.ts';
