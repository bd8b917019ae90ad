import { headcount, OBJECTIVES, type ObjectiveId, SPECIES, SPECIES_OF, VEHICLE_OF, VEHICLES } from '@banquise/borealis';
import { sum } from '@banquise/kernel';
import type { PlayerView } from './types.ts';

/** How far a player is towards an objective, in steps. */
export interface Progress {
  readonly have: number;
  readonly need: number;
}

const CAMPS = [0, 4] as const;
const SITE_PLACES = [1, 2, 3] as const;
/** Steps that count: nothing beyond what is asked for. */
const upTo = (most: number, numbers: readonly number[]): number => sum(numbers.map((n) => Math.min(n, most)));

/** How often each kind is shown by the cards in play. */
function shown({ sites }: PlayerView, shownBy: readonly number[], kinds: number): readonly number[] {
  const all = sites.flat().map((card) => shownBy[card]);
  return Array.from({ length: kinds }, (_, kind) => all.filter((one) => one === kind).length);
}

const species = (player: PlayerView): readonly number[] => shown(player, SPECIES_OF, SPECIES.length);
const heights = ({ sites }: PlayerView): readonly number[] => sites.map((stack) => stack.length);
const resting = ({ scientists }: PlayerView): readonly number[] => CAMPS.map((camp) => headcount(scientists, camp));
const restingOf = ({ scientists }: PlayerView, colour: number): number => sum(CAMPS.map((camp) => scientists[3 * camp + colour] ?? 0));

type Measure = readonly [need: number, have: (player: PlayerView) => number];

/** The picture of progress, not the rule: who reached an objective is told by the table. */
const MEASURES: Readonly<Record<ObjectiveId, Measure>> = {
  O01: [9, (player) => upTo(3, heights(player))],
  O02: [6, (player) => Math.max(...heights(player))],
  O03: [5, (player) => species(player).filter((count) => count > 0).length],
  O04: [6, (player) => Math.max(...species(player))],
  O05: [3, (player) => Math.max(...[0, 1, 2].map((colour) => restingOf(player, colour)))],
  O06: [3, (player) => Math.max(...resting(player))],
  O07: [5, (player) => sum(resting(player))],
  O08: [3, ({ scientists }) => SITE_PLACES.filter((place) => headcount(scientists, place) <= 2).length],
  O09: [4, (player) => Math.max(...shown(player, VEHICLE_OF, VEHICLES.length))],
  O10: [6, ({ flags }) => upTo(2, flags)],
  O11: [5, ({ flags }) => Math.max(...flags)],
  O12: [4, ({ flags }) => Math.max(...flags) - Math.min(...flags)],
};

export function progressOf(objective: number, player: PlayerView): Progress {
  const [need, have] = MEASURES[OBJECTIVES[objective] as ObjectiveId];
  return { have: Math.min(need, have(player)), need };
}
