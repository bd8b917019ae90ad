import type { Seat } from '@banquise/kernel';
import { CAMP_LEFT, CAMP_RIGHT, type ObjectiveId, placeOf, SPECIES_OF, VEHICLE_OF } from '../data.ts';
import type { BorealisEvent } from '../events.ts';
import { reaches } from '../rulings.ts';
import { type BorealisState, headcount, OBJECTIVE_STARS, type Player } from '../state.ts';

/** Whether a player's own board fulfils an objective; `returned` scientists came back by the REGROUP just made, if any. */
type Condition = (player: Player, returned: number) => boolean;

/** The figure that each objective asks for (BLS-41). */
export const ASKED = {
  O01: 3,
  O02: 6,
  O03: 1,
  O04: 6,
  O05: 3,
  O06: 3,
  O07: 5,
  O08: 2,
  O09: 4,
  O10: 2,
  O11: 5,
  O12: 4,
} as const satisfies Record<ObjectiveId, number>;

/** O01 to O12 in the order of OBJECTIVES (BLS-41). */
export const CONDITIONS: readonly Condition[] = [
  ({ sites }) => reaches(Math.min(height(sites, 0), height(sites, 1), height(sites, 2)), ASKED.O01),
  ({ sites }) => reaches(Math.max(height(sites, 0), height(sites, 1), height(sites, 2)), ASKED.O02),
  ({ sites }) => reaches(fewest(countInPlay(sites, SPECIES_OF)), ASKED.O03),
  ({ sites }) => reaches(most(countInPlay(sites, SPECIES_OF)), ASKED.O04),
  ({ scientists }) =>
    reaches(Math.max(colourInCamps(scientists, 0), colourInCamps(scientists, 1), colourInCamps(scientists, 2)), ASKED.O05),
  ({ scientists }) => reaches(Math.max(headcount(scientists, CAMP_LEFT), headcount(scientists, CAMP_RIGHT)), ASKED.O06),
  (_player, returned) => reaches(returned, ASKED.O07), // BLS-R17: an event, not a state
  ({ scientists }) => Math.max(posted(scientists, 0), posted(scientists, 1), posted(scientists, 2)) <= ASKED.O08, // BLS-R18
  ({ sites }) => reaches(most(countInPlay(sites, VEHICLE_OF)), ASKED.O09),
  ({ flags }) => reaches(lowest(flags), ASKED.O10),
  ({ flags }) => reaches(highest(flags), ASKED.O11),
  ({ flags }) => reaches(highest(flags) - lowest(flags), ASKED.O12),
];

/** Gives the active player every open objective that holds and that it has not got yet: BLS-36 to BLS-38, BLS-R11. */
export function award(state: BorealisState, seat: Seat, returned: number, events: BorealisEvent[]): void {
  const { objectives, reached, removed } = state;
  const player = state.players[seat] as Player;
  for (let i = 0; i < objectives.length; i++) {
    const got = reached[i] as number;
    // BLS-39: open until the end of the round in which somebody first reached it.
    if (removed[i] === true || (got & (1 << seat)) !== 0) continue;
    const objective = objectives[i] as number;
    if (!(CONDITIONS[objective] as Condition)(player, returned)) continue;
    reached[i] = got | (1 << seat);
    player.stars += OBJECTIVE_STARS;
    events.push({ type: 'reached', seat, objective, stars: OBJECTIVE_STARS });
  }
}

const KINDS = 5;
const BITS = 5;

/**
 * How many cards in play, on all sites together, show each of the five species or vehicles (BLS-5): five counts in one
 * number, five bits each, as a player has at most 19 cards in play.
 */
function countInPlay(sites: readonly (readonly number[])[], shownBy: readonly number[]): number {
  let counts = 0;
  for (let site = 0; site < sites.length; site++) {
    const stack = sites[site] as readonly number[];
    for (let i = 0; i < stack.length; i++) counts += 1 << (BITS * (shownBy[stack[i] as number] as number));
  }
  return counts;
}

const countOf = (counts: number, kind: number): number => (counts >> (BITS * kind)) & ((1 << BITS) - 1);

function most(counts: number): number {
  let found = 0;
  for (let kind = 0; kind < KINDS; kind++) found = Math.max(found, countOf(counts, kind));
  return found;
}

function fewest(counts: number): number {
  let found = countOf(counts, 0);
  for (let kind = 1; kind < KINDS; kind++) found = Math.min(found, countOf(counts, kind));
  return found;
}

const height = (sites: readonly (readonly number[])[], site: number): number => (sites[site] as readonly number[]).length;

const posted = (scientists: readonly number[], site: number): number => headcount(scientists, placeOf(site));

const colourInCamps = (scientists: readonly number[], colour: number): number =>
  (scientists[3 * CAMP_LEFT + colour] as number) + (scientists[3 * CAMP_RIGHT + colour] as number);

const lowest = (flags: readonly number[]): number => Math.min(flags[0] as number, flags[1] as number, flags[2] as number);
const highest = (flags: readonly number[]): number => Math.max(flags[0] as number, flags[1] as number, flags[2] as number);
