import type { BorealisEvent } from './events.ts';
import type { BorealisMove } from './moves.ts';
import type { BorealisRefusal } from './refusals.ts';
import type { BorealisLine } from './score.ts';
import type { BorealisState } from './state.ts';
import type { BorealisView } from './view.ts';

/** The types of Borealis, bundled for the kernel. */
export interface BorealisTypes {
  State: BorealisState;
  Move: BorealisMove;
  Event: BorealisEvent;
  View: BorealisView;
  Refusal: BorealisRefusal;
  Line: BorealisLine;
}
