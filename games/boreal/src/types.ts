import type { BorealEvent } from './events.ts';
import type { BorealMove } from './moves.ts';
import type { BorealRefusal } from './refusals.ts';
import type { BorealLine } from './score.ts';
import type { BorealState } from './state.ts';
import type { BorealView } from './view.ts';

export interface BorealTypes {
  State: BorealState;
  Move: BorealMove;
  Event: BorealEvent;
  View: BorealView;
  Refusal: BorealRefusal;
  Line: BorealLine;
}
