import type { Game, Seat } from '@banquise/kernel';
import type { BorealisEvent } from './events.ts';
import { imagine } from './imagine.ts';
import { judge } from './judge.ts';
import { actors, moves, refuse } from './legal.ts';
import { type BorealisMove, VOCABULARY } from './moves.ts';
import { OPTIONS } from './options.ts';
import { REFUSALS } from './refusals.ts';
import { applyDraw, applyRefresh, applyTake } from './rules/draw.ts';
import { applyObserve } from './rules/observe.ts';
import { applyPlace, applyRegroup } from './rules/regroup.ts';
import { applyReplace } from './rules/replace.ts';
import { LINES, score } from './score.ts';
import { setup } from './setup.ts';
import type { BorealisState } from './state.ts';
import { tally } from './tally.ts';
import { texts } from './text/index.ts';
import type { BorealisTypes } from './types.ts';
import { view } from './view.ts';

function apply(state: BorealisState, seat: Seat, move: BorealisMove): BorealisEvent[] {
  switch (move.type) {
    case 'observe':
      return applyObserve(state, seat, move);
    case 'regroup':
      return applyRegroup(state, seat, move);
    case 'take':
      return applyTake(state, seat, move);
    case 'draw':
      return applyDraw(state, seat);
    case 'place':
      return applyPlace(state, seat, move);
    case 'refresh':
      return applyRefresh(state, seat);
    case 'replace':
      return applyReplace(state, seat, move);
  }
}

export const game: Game<BorealisTypes> = {
  id: 'borealis',
  rules: 1,
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  vocabulary: VOCABULARY,
  refusals: REFUSALS,
  lines: LINES,
  setup,
  actors,
  moves,
  refuse,
  apply,
  view,
  imagine,
  score,
  tally,
  judge,
  texts,
};
