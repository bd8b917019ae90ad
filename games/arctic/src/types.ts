import type { ArcticEvent } from './events.ts';
import type { ArcticMove } from './moves.ts';
import type { ArcticRefusal } from './refusals.ts';
import type { ArcticLine } from './score.ts';
import type { ArcticState } from './state.ts';
import type { ArcticView } from './view.ts';

export interface ArcticTypes {
  State: ArcticState;
  Move: ArcticMove;
  Event: ArcticEvent;
  View: ArcticView;
  Refusal: ArcticRefusal;
  Line: ArcticLine;
}
