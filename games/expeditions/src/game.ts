import type { Game, OptionValues, Rng, Seat } from '@banquise/kernel';
import { imagine } from './imagine.ts';
import { judge } from './judge.ts';
import { VOCABULARY } from './moves.ts';
import { OPTIONS } from './options.ts';
import { REFUSALS } from './refusals.ts';
import { options } from './rules/options.ts';
import { apply, refuse } from './rules/step.ts';
import { RULINGS, type Rulings } from './rulings.ts';
import { LINES, score } from './score.ts';
import { setup } from './setup.ts';
import { tally } from './tally.ts';
import { texts } from './text/index.ts';
import type { ExpeditionsTypes } from './types.ts';
import { view } from './view.ts';

const SEATS = { min: 2, max: 6 } as const;
const NOBODY_ACTS: readonly Seat[] = Object.freeze([]);
const ACTING: readonly (readonly Seat[])[] = Array.from({ length: SEATS.max }, (_, seat) => Object.freeze([seat]));

/** The game under one set of rulings (rulings.ts). */
export function makeGame(rulings: Rulings): Game<ExpeditionsTypes> {
  return {
    id: 'expeditions',
    rules: 1,
    seats: SEATS,
    options: OPTIONS,
    vocabulary: VOCABULARY,
    refusals: REFUSALS,
    lines: LINES,
    setup: (seats: number, values: OptionValues, rng: Rng) => setup(seats, values, rng, rulings),
    actors: (state) => (state.phase === 'over' ? NOBODY_ACTS : (ACTING[state.turn] as readonly Seat[])),
    moves: (state, seat) => options(state, seat, rulings),
    refuse: (state, seat, move) => refuse(state, seat, move, rulings),
    apply: (state, _seat, move) => apply(state, move, rulings),
    view: (state, viewer) => view(state, viewer, rulings),
    imagine,
    score,
    tally,
    judge,
    texts,
  };
}

export const game: Game<ExpeditionsTypes> = makeGame(RULINGS);
