import { range } from '@banquise/kernel';

/**
 * The seatings that one deal is played with, so that luck of cards and of seats falls on all alike. Each is a list of
 * entries by seat. Two seats: every pair of bots both ways round. As many bots as seats: all together, moved on by one
 * seat each time. Else one seat of the first against the others, for every pair.
 */
export function seatings(bots: number, seats: number): number[][] {
  if (bots === seats && seats > 2) return rotations(range(bots));
  const pairs = range(bots).flatMap((a) =>
    range(bots)
      .slice(a + 1)
      .map((b) => [a, b] as const),
  );
  return pairs.flatMap(([a, b]) => rotations([a, ...range(seats - 1).map(() => b)]));
}

const rotations = (seating: readonly number[]): number[][] =>
  seating.map((_, by) => seating.map((_, seat) => seating[(seat + by) % seating.length] as number));
