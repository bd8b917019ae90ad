import type { Game } from '@banquise/kernel';
import { features } from './features.ts';
import { imagine } from './imagine.ts';
import { judge } from './judge.ts';
import { VOCABULARY } from './moves.ts';
import { OPTIONS } from './options.ts';
import { REFUSALS } from './refusals.ts';
import { actors, apply, moves, refuse } from './rules/turn.ts';
import { LINES, score } from './score.ts';
import { setup } from './setup.ts';
import { tally } from './tally.ts';
import { texts } from './text/index.ts';
import type { BorealTypes } from './types.ts';
import { view } from './view.ts';

export const game: Game<BorealTypes> = {
  id: 'boreal',
  rules: 1,
  seats: { min: 2, max: 2 },
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
  features,
  texts,
};
