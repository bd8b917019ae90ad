import type { ExpeditionsEvent } from './events.ts';
import type { ExpeditionsMove } from './moves.ts';
import type { ExpeditionsRefusal } from './refusals.ts';
import type { ExpeditionsLine } from './score.ts';
import type { ExpeditionsState } from './state.ts';
import type { ExpeditionsView } from './view.ts';

/** The types of this game, as the kernel wants them bundled. */
export interface ExpeditionsTypes {
  State: ExpeditionsState;
  Move: ExpeditionsMove;
  Event: ExpeditionsEvent;
  View: ExpeditionsView;
  Refusal: ExpeditionsRefusal;
  Line: ExpeditionsLine;
}
