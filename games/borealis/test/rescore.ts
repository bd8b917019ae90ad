import { type BorealisState, CARDS, type Card, type Player, SCORE_CARDS } from '../src/index.ts';

/** BLS-48 once more, read off the rules with the cards as one sees them; shares nothing with the game's own scorer. */
export const rescore = (state: BorealisState): number[] =>
  state.players.map((player) => {
    const look = lookAt(player);
    const cards = state.scoreCards.map((index) => scoreCard(SCORE_CARDS[index] ?? '', look));
    return (
      speciesGroups(look) +
      look.values[0] +
      look.values[1] +
      look.values[2] +
      stars(look) +
      (cards[0] ?? 0) +
      (cards[1] ?? 0) +
      player.stars
    );
  });

interface Look {
  readonly stacks: readonly (readonly Card[])[];
  readonly flags: readonly number[];
  readonly values: readonly [number, number, number];
  /** Scientists in the left camp, the three sites and the right camp. */
  readonly heads: readonly number[];
}

function lookAt({ sites, flags, scientists }: Player): Look {
  const outer = [0, 1, 2, 3, 5, 8, 11, 15];
  const inner = [0, 1, 2, 3, 4, 6, 8, 11];
  const [left = 0, middle = 0, right = 0] = flags;
  const heads = [0, 0, 0, 0, 0];
  scientists.forEach((count, at) => {
    const place = Math.floor(at / 3);
    heads[place] = (heads[place] ?? 0) + count;
  });
  return {
    stacks: sites.map((stack) => stack.flatMap((card) => CARDS[card] ?? [])),
    flags,
    values: [outer[left] ?? 0, inner[middle] ?? 0, outer[right] ?? 0],
    heads,
  };
}

/** n cards of a species score the sum 1 + 2 + ... + (n - 1). */
function speciesGroups({ stacks }: Look): number {
  let points = 0;
  for (const stack of stacks) {
    const met = new Map<string, number>();
    for (const { species } of stack) {
      const before = met.get(species) ?? 0;
      points += before;
      met.set(species, before + 1);
    }
  }
  return points;
}

const stars = ({ stacks }: Look): number => stacks.flat().filter((card) => card.left === card.right).length;

function scoreCard(id: string, look: Look): number {
  const { stacks, flags, values, heads } = look;
  const [left = [], middle = [], right = []] = stacks;
  const word = (stack: readonly Card[]): string => stack.map(({ species }) => species.charAt(0)).join('');
  switch (id) {
    case 'S01':
      return stacks.filter((stack) => !/(.)\1/.test(word(stack))).length * 6;
    case 'S02':
      return [0, 12, 5, 0][new Set(flags).size] ?? 0;
    case 'S03':
      return 5 * left.filter((card, height) => card.species === middle[height]?.species && card.species === right[height]?.species).length;
    case 'S04':
      return Math.min(...values) * 2;
    case 'S05':
      return Math.max(...heads.slice(1, 4)) * 2;
    case 'S06':
      return stacks.filter((stack) => new Set(word(stack)).size === 2).length * 3;
    case 'S07':
      return 3 * (9 - (heads[1] ?? 0) - (heads[2] ?? 0) - (heads[3] ?? 0));
    case 'S08':
      return 2 * stacks.flatMap((stack) => word(stack).match(/(.)\1*/g) ?? []).filter((run) => run.length === 2).length;
    case 'S09':
      return (left.length > middle.length ? 7 : 0) + (right.length > middle.length ? 7 : 0);
    case 'S10': {
      const vehicles = stacks.flat().map(({ vehicle }) => vehicle);
      return vehicles.reduce((most, wanted) => Math.max(most, 2 * vehicles.filter((vehicle) => vehicle === wanted).length), 0);
    }
    default:
      throw new RangeError(`no score card ${id}`);
  }
}
