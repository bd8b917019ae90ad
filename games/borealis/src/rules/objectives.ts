import type { Seat } from '@banquise/kernel';
import { SPECIES, SPECIES_OF, VEHICLE_OF, VEHICLES } from '../data/cards.ts';
import { CAMP_LEFT, CAMP_RIGHT, placeOf } from '../data/places.ts';
import type { BorealisEvent } from '../events.ts';
import { reaches } from '../rulings.ts';
import { type BorealisState, headcount, OBJECTIVE_STARS, type Player } from '../state.ts';

/** Whether a player's own board fulfils an objective; `returned` scientists came back by the REGROUP just made, if any. */
type Condition = (player: Player, returned: number) => boolean;

/** O01 to O12 in the order of OBJECTIVES (BLS-41). */
export const CONDITIONS: readonly Condition[] = [
  ({ sites }) => sites.every((stack) => reaches(stack.length, 3)),
  ({ sites }) => sites.some((stack) => reaches(stack.length, 6)),
  ({ sites }) => SPECIES.every((_, species) => countInPlay(sites, SPECIES_OF, species) > 0),
  ({ sites }) => SPECIES.some((_, species) => reaches(countInPlay(sites, SPECIES_OF, species), 6)),
  ({ scientists }) => [0, 1, 2].some((colour) => reaches(colourInCamps(scientists, colour), 3)),
  ({ scientists }) => reaches(headcount(scientists, CAMP_LEFT), 3) || reaches(headcount(scientists, CAMP_RIGHT), 3),
  (_player, returned) => reaches(returned, 5), // BLS-R17: an event, not a state
  ({ scientists }) => [0, 1, 2].every((site) => headcount(scientists, placeOf(site)) <= 2), // BLS-R18
  ({ sites }) => VEHICLES.some((_, vehicle) => reaches(countInPlay(sites, VEHICLE_OF, vehicle), 4)),
  ({ flags }) => reaches(lowest(flags), 2),
  ({ flags }) => reaches(highest(flags), 5),
  ({ flags }) => reaches(highest(flags) - lowest(flags), 4),
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

/** How many cards in play, on all sites together, show something (BLS-5). */
function countInPlay(sites: readonly (readonly number[])[], shownBy: readonly number[], wanted: number): number {
  let count = 0;
  for (const stack of sites) for (const card of stack) if (shownBy[card] === wanted) count++;
  return count;
}

const colourInCamps = (scientists: readonly number[], colour: number): number =>
  (scientists[3 * CAMP_LEFT + colour] as number) + (scientists[3 * CAMP_RIGHT + colour] as number);

const lowest = (flags: readonly number[]): number => Math.min(flags[0] as number, flags[1] as number, flags[2] as number);
const highest = (flags: readonly number[]): number => Math.max(flags[0] as number, flags[1] as number, flags[2] as number);
