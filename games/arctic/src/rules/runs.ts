import { ANIMALS, LONGEST_RUN, RUN_POINTS } from '../data.ts';

/** A face-down card in a pile that is being scored. */
export const JOKER = -1;

/**
 * ARC-66 to ARC-71: the longest runs of a pile, by animal, with every joker at its best (ARC-R21).
 *
 * A pile is face-up runs with blocks of jokers between them. Within a block only this can be worth while: some jokers
 * lengthen the run on the left, some the run on the right, and the middle becomes runs of two or more of animals that
 * are neither; or the whole block joins two runs of one animal. A joker that does none of it lengthens a neighbour
 * just as well, and a longer run is never worth less. So the scan goes from block to block and keeps the different
 * outcomes: the longest closed run of each animal so far and the length of the run that is still open, in one number.
 */
export function longestRuns(pile: readonly number[]): number[] {
  const { runs, blocks } = split(pile);
  let closed = 0;
  // Jokers can only lengthen, so every run counts for at least what lies face up.
  for (const { animal, length } of runs) closed = lengthen(closed, animal, length);
  let outcomes: ReadonlySet<number> = new Set([closed]);
  blocks.forEach((block, i) => {
    outcomes = outcomesOf(block, i > 0 && (blocks[i - 1] as Block).right === block.left, withoutLesser(outcomes));
  });
  return lengths(bestOf(outcomes));
}

/** ARC-67, ARC-68: what the longest runs are worth. */
export function runPoints(runs: readonly number[]): number {
  let points = seriesPoints(runs);
  for (let animal = 0; animal < runs.length; animal++) points += RUN_POINTS[runs[animal] as number] as number;
  return points;
}

/** ARC-68: animals with a run of two or more. */
export function seriesPoints(runs: readonly number[]): number {
  let series = 0;
  for (let animal = 0; animal < runs.length; animal++) if ((runs[animal] as number) >= 2) series++;
  return RUN_POINTS[series] as number;
}

interface Run {
  readonly animal: number;
  readonly length: number;
}

/** Neighbouring jokers, and the face-up runs on either side of them, if any. */
interface Block {
  readonly jokers: number;
  readonly left: Run | undefined;
  readonly right: Run | undefined;
}

function split(pile: readonly number[]): { runs: Run[]; blocks: Block[] } {
  const pieces: Run[] = [];
  for (let i = 0; i < pile.length; ) {
    const animal = pile[i] as number;
    let end = i + 1;
    while (end < pile.length && pile[end] === animal) end++;
    pieces.push({ animal, length: end - i });
    i = end;
  }
  const blocks: Block[] = [];
  pieces.forEach(({ animal, length }, i) => {
    if (animal === JOKER) blocks.push({ jokers: length, left: pieces[i - 1], right: pieces[i + 1] });
  });
  return { runs: pieces.filter(({ animal }) => animal !== JOKER), blocks };
}

/** Three bits and one spare for each animal, then as much for the open run. */
const BITS = 4;
const OPEN = BITS * ANIMALS.length;
const SPARES = 0x8888888;
const CLOSED = (1 << OPEN) - 1;
const cap = (length: number): number => Math.min(length, LONGEST_RUN);

/** One longest run is kept for an animal, also if there are two of that length (ARC-R22). */
function lengthen(outcome: number, animal: number, length: number): number {
  const shift = BITS * animal;
  const longer = cap(length);
  return longer > ((outcome >> shift) & 7) ? (outcome & ~(7 << shift)) | (longer << shift) : outcome;
}

const lengths = (outcome: number): number[] => ANIMALS.map((_, animal) => (outcome >> (BITS * animal)) & 7);

function bestOf(outcomes: Iterable<number>): number {
  let best = 0;
  let most = -1;
  for (const outcome of outcomes) {
    const points = runPoints(lengths(outcome));
    if (points > most) {
      most = points;
      best = outcome;
    }
  }
  return best;
}

/** Everything that one block can lead to. `shared`: the run on its left is the one that the block before may have lengthened. */
function outcomesOf({ jokers, left, right }: Block, shared: boolean, before: ReadonlySet<number>): Set<number> {
  const after = new Set<number>();
  for (const outcome of before) {
    const open = left === undefined ? 0 : shared ? outcome >> OPEN : cap(left.length);
    const closed = outcome & CLOSED;
    if (left !== undefined && left.animal === right?.animal) {
      after.add(openRun(closed, right.animal, open + jokers + right.length));
    }
    for (let toLeft = left === undefined ? 0 : Math.min(jokers, LONGEST_RUN - open); toLeft >= 0; toLeft--) {
      const grown = left === undefined ? closed : lengthen(closed, left.animal, open + toLeft);
      const room = right === undefined ? 0 : LONGEST_RUN - cap(right.length);
      for (let toRight = Math.min(jokers - toLeft, room); toRight >= 0; toRight--) {
        const result = right === undefined ? grown : openRun(grown, right.animal, toRight + right.length);
        const rest = { left: jokers - toLeft - toRight, thirsty: isShort(left, open + toLeft) || toRight < room, passed: false };
        fillMiddle(result, 0, rest, left?.animal, right?.animal, after);
      }
    }
  }
  return after;
}

/** Few outcomes are quicker to keep than to compare. */
const FEW = 500;

/** ARC-71: drops what is nowhere longer than something else. */
function withoutLesser(outcomes: ReadonlySet<number>): ReadonlySet<number> {
  if (outcomes.size <= FEW) return outcomes;
  const kept: number[] = [];
  // A longer run in a higher place makes a bigger number, so what exceeds an outcome everywhere comes before it.
  for (const outcome of [...outcomes].sort((a, b) => b - a)) {
    if (!kept.some((other) => (((other | SPARES) - outcome) & SPARES) === SPARES)) kept.push(outcome);
  }
  return new Set(kept);
}

/** The run on the right of a block may go on growing in the next block; as it stands it counts already. */
const openRun = (outcome: number, animal: number, length: number): number => lengthen(outcome, animal, length) | (cap(length) << OPEN);

const isShort = (run: Run | undefined, length: number): boolean => run !== undefined && length < LONGEST_RUN;

/** Jokers still to be shared out; whether some run would grow by one more; whether an animal was passed over. */
interface Rest {
  readonly left: number;
  readonly thirsty: boolean;
  readonly passed: boolean;
}

/** Shares what is left of a block out among the animals from `animal` on that are not beside it, wasting none. */
function fillMiddle(
  outcome: number,
  animal: number,
  { left, thirsty, passed }: Rest,
  besideA: number | undefined,
  besideB: number | undefined,
  after: Set<number>,
): void {
  if (animal === ANIMALS.length || left === 0) {
    const wasteful = (left > 0 && thirsty) || (left > 1 && passed);
    if (!wasteful) after.add(outcome);
    return;
  }
  const beside = animal === besideA || animal === besideB;
  for (let length = 2; !beside && length <= Math.min(left, LONGEST_RUN); length++) {
    const rest = { left: left - length, thirsty: thirsty || length < LONGEST_RUN, passed };
    fillMiddle(lengthen(outcome, animal, length), animal + 1, rest, besideA, besideB, after);
  }
  fillMiddle(outcome, animal + 1, { left, thirsty, passed: passed || !beside }, besideA, besideB, after);
}
