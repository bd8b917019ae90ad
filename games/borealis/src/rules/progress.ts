import { sum } from '@banquise/kernel';
import {
  CAMP_LEFT,
  CAMP_RIGHT,
  OBJECTIVES,
  type ObjectiveId,
  placeOf,
  SITE_COUNT,
  SPECIES,
  SPECIES_OF,
  VEHICLE_OF,
  VEHICLES,
} from '../data.ts';
import { census } from '../score.ts';
import { headcount } from '../state.ts';
import type { PlayerView } from '../view.ts';
import { ASKED } from './objectives.ts';

/** How far a player is towards an objective, in steps. */
interface Progress {
  readonly have: number;
  readonly need: number;
}

type Board = Pick<PlayerView, 'sites' | 'scientists' | 'flags'>;
type Measure = readonly [need: number, have: (player: Board) => number];

const CAMPS = [CAMP_LEFT, CAMP_RIGHT] as const;
/** Steps that count: nothing beyond what is asked for. */
const upTo = (most: number, numbers: readonly number[]): number => sum(numbers.map((n) => Math.min(n, most)));

const species = ({ sites }: Board): readonly number[] => census(sites.flat(), SPECIES_OF, SPECIES.length);
const vehicles = ({ sites }: Board): readonly number[] => census(sites.flat(), VEHICLE_OF, VEHICLES.length);
const heights = ({ sites }: Board): readonly number[] => sites.map((stack) => stack.length);
const resting = ({ scientists }: Board): readonly number[] => CAMPS.map((camp) => headcount(scientists, camp));
const posted = ({ scientists }: Board): readonly number[] => [0, 1, 2].map((site) => headcount(scientists, placeOf(site)));
const restingOf = ({ scientists }: Board, colour: number): number => sum(CAMPS.map((camp) => scientists[3 * camp + colour] ?? 0));

/** The picture of progress, not the rule: who reached an objective is told by the table. */
const MEASURES: Readonly<Record<ObjectiveId, Measure>> = {
  O01: [SITE_COUNT * ASKED.O01, (player) => upTo(ASKED.O01, heights(player))],
  O02: [ASKED.O02, (player) => Math.max(...heights(player))],
  O03: [SPECIES.length * ASKED.O03, (player) => upTo(ASKED.O03, species(player))],
  O04: [ASKED.O04, (player) => Math.max(...species(player))],
  O05: [ASKED.O05, (player) => Math.max(...[0, 1, 2].map((colour) => restingOf(player, colour)))],
  O06: [ASKED.O06, (player) => Math.max(...resting(player))],
  O07: [ASKED.O07, (player) => sum(resting(player))],
  O08: [SITE_COUNT, (player) => posted(player).filter((count) => count <= ASKED.O08).length],
  O09: [ASKED.O09, (player) => Math.max(...vehicles(player))],
  O10: [SITE_COUNT * ASKED.O10, ({ flags }) => upTo(ASKED.O10, flags)],
  O11: [ASKED.O11, ({ flags }) => Math.max(...flags)],
  O12: [ASKED.O12, ({ flags }) => Math.max(...flags) - Math.min(...flags)],
};

export function progressOf(objective: number, player: Board): Progress {
  const [need, have] = MEASURES[OBJECTIVES[objective] as ObjectiveId];
  return { have: Math.min(need, have(player)), need };
}
