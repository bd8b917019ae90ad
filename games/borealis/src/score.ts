import { type Sheet, sheet } from '@banquise/kernel';
import { BONUS_OF, PLACES, SPECIES, SPECIES_OF, TRACK_STARS, VEHICLE_OF, VEHICLES } from './data.ts';
import { areLevel, isTerritorial, tieBreaks, untroddenValue } from './rulings.ts';
import { headcount } from './state.ts';

/** The rows of the score pad (BLS-48); `score1` and `score2` are the two score cards of the game in their order. */
export const LINES = ['groups', 'tracks', 'bonus', 'score1', 'score2', 'tokens'] as const;
export type BorealisLine = (typeof LINES)[number];

/** What of a player counts at the end, but for the scientists. Cards are indices. */
interface Laid {
  readonly sites: readonly (readonly number[])[];
  readonly flags: readonly number[];
  readonly stars: number;
}

/** A player as a score pad needs it: `heads` counts the scientists of each of the five places, whatever their colour. */
export interface Standing extends Laid {
  readonly heads: readonly number[];
}

/** A player of a game, whose scientists are told by place and colour. */
interface Peopled extends Laid {
  readonly scientists: readonly number[];
}

/** A table whose score can be told: a state and a view both are. */
export interface Scorable {
  readonly scoreCards: readonly number[];
  readonly players: readonly Peopled[];
}

/** The sheet of a game, final or as it would be if the game stopped now. */
export const score = ({ scoreCards, players }: Scorable): Sheet<BorealisLine> => sheetOf(scoreCards, players.map(standingOf));

/** The sheet of standings: the one scorer of games and of score pads. */
export const sheetOf = (scoreCards: readonly number[], standings: readonly Standing[]): Sheet<BorealisLine> =>
  sheet(
    standings.map((standing) => ({
      lines: linesOf(scoreCards, standing),
      tieBreaks: tieBreaks(standing.flags, standing.stars),
    })),
  );

export const standingOf = ({ sites, flags, stars, scientists }: Peopled): Standing => ({
  sites,
  flags,
  stars,
  heads: PLACES.map((_, place) => headcount(scientists, place)),
});

function linesOf(scoreCards: readonly number[], standing: Standing): Record<BorealisLine, number> {
  return {
    groups: groupStars(standing.sites),
    tracks: trackStars(standing.flags).reduce((sum, stars) => sum + stars, 0),
    bonus: bonusStars(standing.sites),
    score1: cardStars(scoreCards[0] as number, standing),
    score2: cardStars(scoreCards[1] as number, standing),
    tokens: standing.stars,
  };
}

/** The stars that a score card, given by its index, is worth to a player (BLS-49). */
export const cardStars = (card: number, standing: Standing): number => (SCORERS[card] as Scorer)(standing);

/** A group of n cards of one species on one site, neighbours or not. */
export const GROUP_STARS: readonly number[] = [0, 0, 1, 3, 6, 10, 15, 21];

function groupStars(sites: Standing['sites']): number {
  let stars = 0;
  for (const stack of sites) for (const size of census(stack, SPECIES_OF, SPECIES.length)) stars += GROUP_STARS[size] as number;
  return stars;
}

/** The value of the space of each flag. */
const trackStars = (flags: readonly number[]): number[] =>
  flags.map((index, site) => (TRACK_STARS[site] as readonly number[])[index] as number);

function bonusStars(sites: Standing['sites']): number {
  let stars = 0;
  for (const stack of sites) for (const card of stack) stars += BONUS_OF[card] as number;
  return stars;
}

/** How often each of `kinds` kinds is shown by the cards. */
export function census(cards: readonly number[], shownBy: readonly number[], kinds: number): number[] {
  const counts: number[] = [];
  for (let kind = 0; kind < kinds; kind++) counts.push(0);
  for (const card of cards) {
    const kind = shownBy[card] as number;
    counts[kind] = (counts[kind] as number) + 1;
  }
  return counts;
}

/** The lengths of the maximal runs of neighbours of one species in a stack (BLS-6). */
function runs(stack: readonly number[]): number[] {
  const lengths: number[] = [];
  let previous = -1;
  for (const card of stack) {
    const species = SPECIES_OF[card] as number;
    if (species === previous) lengths[lengths.length - 1] = (lengths[lengths.length - 1] as number) + 1;
    else lengths.push(1);
    previous = species;
  }
  return lengths;
}

const count = <T>(items: readonly T[], wanted: (item: T) => boolean): number =>
  items.reduce((sum, item) => (wanted(item) ? sum + 1 : sum), 0);

type Scorer = (standing: Standing) => number;

/** S01 to S10 in the order of SCORE_CARDS. */
const SCORERS: readonly Scorer[] = [
  ({ sites }) => 6 * count(sites, (stack) => isTerritorial(count(runs(stack), (length) => length > 1))),
  ({ flags }) => commonDestination(flags[0] as number, flags[1] as number, flags[2] as number),
  ({ sites }) => 5 * rowsOfOneSpecies(sites[0] as readonly number[], sites[1] as readonly number[], sites[2] as readonly number[]),
  ({ flags }) => {
    const [left, middle, right] = trackStars(flags) as [number, number, number];
    return 2 * untroddenValue(left, middle, right);
  },
  ({ heads }) => 2 * Math.max(heads[1] as number, heads[2] as number, heads[3] as number), // camps excluded
  ({ sites }) => 3 * count(sites, (stack) => count(census(stack, SPECIES_OF, SPECIES.length), (size) => size > 0) === 2),
  ({ heads }) => 3 * ((heads[0] as number) + (heads[4] as number)),
  ({ sites }) => 2 * sites.reduce((pairs, stack) => pairs + count(runs(stack), (length) => length === 2), 0),
  ({ sites }) => 7 * count([sites[0], sites[2]], (outer) => (outer?.length ?? 0) > (sites[1]?.length ?? 0)),
  ({ sites }) => 2 * Math.max(...census(sites.flat(), VEHICLE_OF, VEHICLES.length)),
];

/** S02: the two rewards are never added. */
function commonDestination(left: number, middle: number, right: number): number {
  const pairs = count([areLevel(left, middle), areLevel(middle, right), areLevel(left, right)], (level) => level);
  if (pairs === 3) return 12;
  return pairs > 0 ? 5 : 0;
}

/** S03: the heights at which all three stacks show one species. */
function rowsOfOneSpecies(left: readonly number[], middle: readonly number[], right: readonly number[]): number {
  const lowest = Math.min(left.length, middle.length, right.length);
  let rows = 0;
  for (let height = 0; height < lowest; height++) {
    const species = SPECIES_OF[left[height] as number];
    if (species === SPECIES_OF[middle[height] as number] && species === SPECIES_OF[right[height] as number]) rows++;
  }
  return rows;
}
