export { achievements, type BorealAchievement } from './achievements.ts';
export * from './data.ts';
export type { BorealEvent, EffectStage } from './events.ts';
export { game } from './game.ts';
export type { BorealMove } from './moves.ts';
export type { BorealRefusal } from './refusals.ts';
export {
  columnOf,
  count,
  FIRST_SLOT,
  FLOORS,
  FULL_PYRAMID,
  floorOf,
  holds,
  lowest,
  neighbours,
  SLOTS,
  slotAt,
  uncovered,
} from './rules/pyramid.ts';
export { incomeOf, restOf } from './rules/rest.ts';
export { type BorealLine, type Layout, LINES, sheetOf, values } from './score.ts';
export { type BorealState, type Player, STAGE_NAMES, type StageName } from './state.ts';
export { texts } from './text/index.ts';
export type { BorealTexts } from './text/texts.ts';
export type { BorealTypes } from './types.ts';
export type { BorealView } from './view.ts';
