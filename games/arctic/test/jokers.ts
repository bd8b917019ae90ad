import { below, type Rng, seedFromText, stream } from '@banquise/kernel';
import { JOKER, longestRuns, runPoints } from '../src/rules/runs.ts';

/** ARC-67, ARC-68 as printed: 2, 3, 4, 5, 6 or more. */
const TABLE = [0, 0, 1, 3, 6, 10, 15];

/** The points of a pile without jokers, straight from the rules. */
export function plainPoints(pile: readonly number[]): number {
  const longest = new Map<number, number>();
  let length = 0;
  pile.forEach((animal, i) => {
    length = i > 0 && pile[i - 1] === animal ? length + 1 : 1;
    longest.set(animal, Math.max(length, longest.get(animal) ?? 0));
  });
  const runs = [...longest.values()].filter((run) => run >= 2);
  const worth = (n: number): number => TABLE[Math.min(n, 6)] as number;
  return runs.reduce((sum, run) => sum + worth(run), worth(runs.length));
}

/** ARC-70 by trying every animal for every joker. */
export function bruteForcePoints(pile: readonly number[]): number {
  const joker = pile.indexOf(JOKER);
  if (joker < 0) return plainPoints(pile);
  const trial = pile.slice();
  let best = 0;
  for (let animal = 0; animal < 6; animal++) {
    trial[joker] = animal;
    best = Math.max(best, bruteForcePoints(trial));
  }
  return best;
}

/** A pile that is likely to make the jokers matter: few animals, short runs, jokers alone and in blocks. */
export function randomPile(rng: Rng, mostJokers: number): number[] {
  const animals = 1 + below(rng, 6);
  const pile: number[] = [];
  for (let pieces = below(rng, 9); pieces > 0; pieces--) {
    const animal = below(rng, animals);
    for (let length = 1 + below(rng, 5); length > 0; length--) pile.push(animal);
  }
  for (let jokers = below(rng, mostJokers + 1); jokers > 0; ) {
    const at = below(rng, pile.length + 1);
    for (let block = 1 + below(rng, jokers); block > 0; block--, jokers--) pile.splice(at, 0, JOKER);
  }
  return pile;
}

/** Compares the scorer with brute force on random piles; the piles on which they differ. */
export function jokerMistakes(count: number, series = 'jokers', mostJokers = 4): number[][] {
  const mistakes: number[][] = [];
  const rng = stream(seedFromText(series), 'imagine');
  for (let n = 0; n < count; n++) {
    const pile = randomPile(rng, mostJokers);
    if (runPoints(longestRuns(pile)) !== bruteForcePoints(pile)) mistakes.push(pile);
  }
  return mistakes;
}

const stepMemory = new Map<string, number>();

/**
 * ARC-71 to the letter, card by card, for piles with too many jokers to try everything: the second scorer of the laws.
 * A state is the animal and length of the run at hand and the six longest runs so far.
 */
export function stepwisePoints(pile: readonly number[]): number {
  if (!pile.includes(JOKER)) return plainPoints(pile);
  const key = pile.join();
  const known = stepMemory.get(key);
  if (known !== undefined) return known;
  let states = new Map<string, number[]>([['', [-1, 0, 0, 0, 0, 0, 0, 0]]]);
  for (const card of pile) {
    const next = new Map<string, number[]>();
    for (const state of states.values()) {
      for (const animal of card === JOKER ? [0, 1, 2, 3, 4, 5] : [card]) {
        const [current, length] = state as [number, number];
        const after = state.slice();
        after[0] = animal;
        after[1] = current === animal ? Math.min(6, length + 1) : 1;
        after[2 + animal] = Math.max(after[2 + animal] as number, after[1] as number);
        next.set(after.join(), after);
      }
    }
    states = next;
  }
  let best = 0;
  for (const [, , ...longest] of states.values()) {
    const runs = longest.filter((run) => run >= 2);
    best = Math.max(
      best,
      runs.reduce((sum, run) => sum + (TABLE[run] as number), TABLE[runs.length] as number),
    );
  }
  stepMemory.set(key, best);
  return best;
}
