import { type ArcticView, CENTRE, JOKER, LANDSCAPE, longestRuns, MAIN, RUN_POINTS } from '@banquise/arctic';
import { range, UNKNOWN } from '@banquise/kernel';

/** Neighbouring cards of one animal in a pile, with the jokers that count for it. */
export interface Block {
  readonly animal: number;
  /** Places in the pile, counted from its bottom. */
  readonly first: number;
  readonly length: number;
  readonly jokers: readonly number[];
  readonly points: number;
  /** A run that counts; else a single card, or one of two runs of an animal. */
  readonly counts: boolean;
}

export interface Standing {
  /** Points of the runs, and for the number of animals that have one. */
  readonly runs: number;
  readonly animals: number;
  readonly kinds: number;
  readonly penalties: number;
  /** Nothing while one may not know the Totem. */
  readonly totem: number | undefined;
}

/** The pile as it is scored: animals bottom to top, face-down cards as JOKER. */
export const scored = ({ piles, sunk }: ArcticView, seat: number): number[] =>
  (piles[seat] ?? []).map((card, i) => (sunk[seat]?.[i] === 0 ? (MAIN[card] ?? JOKER) : JOKER));

const worth = (runs: readonly number[]): number =>
  runs.reduce((sum, length) => sum + (RUN_POINTS[length] ?? 0), 0) + (RUN_POINTS[runs.filter((length) => length >= 2).length] ?? 0);

/**
 * What each joker counts as, so that it can be drawn inside its run: one after the other is laid to a neighbour if the
 * pile is worth as much then as it can be, and else to any animal of which that is true.
 */
export function settleJokers(pile: readonly number[]): number[] {
  const settled = [...pile];
  const best = worth(longestRuns(pile));
  for (let i = 0; i < settled.length; i++) {
    if (settled[i] !== JOKER) continue;
    const above = settled.slice(i).find((animal) => animal !== JOKER);
    const wishes = [settled[i - 1], above, 0, 1, 2, 3, 4, 5].filter((animal): animal is number => animal !== undefined);
    settled[i] = wishes.find((animal) => worth(longestRuns(settled.with(i, animal))) === best) ?? wishes[0] ?? 0;
  }
  return settled;
}

/**
 * What blocks will be worth among those to come; `lifts`: by how many cards the last of each then lies higher. A joker may join
 * another run then: a block is found again by its last card that is none.
 */
export const laterPoints = (blocks: readonly Block[], after: readonly Block[], lifts: readonly number[]): number[] =>
  blocks.map(({ first, length, jokers, points }, i) => {
    const last = range(length).findLast((place) => !jokers.includes(first + place)) ?? 0;
    const at = first + last + (lifts[i] ?? 0);
    return after.find((block) => block.first <= at && at < block.first + block.length)?.points ?? points;
  });

export function blocksOf(pile: readonly number[]): Block[] {
  const settled = settleJokers(pile);
  const blocks: Block[] = [];
  for (let first = 0; first < settled.length; ) {
    const animal = settled[first] ?? 0;
    let end = first + 1;
    while (settled[end] === animal) end++;
    const jokers = settled.flatMap((_, i) => (i >= first && i < end && pile[i] === JOKER ? [i] : []));
    blocks.push({ animal, first, length: end - first, jokers, points: 0, counts: false });
    first = end;
  }
  return marked(blocks);
}

/** Of each animal the longest run counts, the first of two equals. */
function marked(blocks: readonly Block[]): Block[] {
  const longest = new Map<number, Block>();
  for (const block of blocks) {
    const other = longest.get(block.animal);
    if (block.length >= 2 && (other === undefined || block.length > other.length)) longest.set(block.animal, block);
  }
  return blocks.map((block) => {
    const counts = longest.get(block.animal) === block;
    return { ...block, counts, points: counts ? (RUN_POINTS[Math.min(block.length, RUN_POINTS.length - 1)] ?? 0) : 0 };
  });
}

/** What a player has so far, line by line as the score sheet adds it up. */
export function standingOf(view: ArcticView, seat: number): Standing {
  const runs = longestRuns(scored(view, seat));
  const kinds = runs.filter((length) => length >= 2).length;
  const totem = view.totems[seat] ?? UNKNOWN;
  return {
    runs: runs.reduce((sum, length) => sum + (RUN_POINTS[length] ?? 0), 0),
    animals: RUN_POINTS[kinds] ?? 0,
    kinds,
    penalties: (view.zones[seat]?.length ?? 0) + (view.markers[seat] ?? 0),
    totem: totem === UNKNOWN ? undefined : LANDSCAPE[view.tokens[totem] ?? 0],
  };
}

/** Everything but the Totem. */
export const openPoints = ({ runs, animals, penalties }: Standing): number => runs + animals - penalties;
export const totalOf = (standing: Standing): number => openPoints(standing) + (standing.totem ?? 0);

/** Powers that a player holds, or that lie in the middle, by animal. */
export const powersOf = ({ holders }: ArcticView, seat: number = CENTRE): number[] =>
  holders.flatMap((holder, animal) => (holder === seat ? [animal] : []));
