import type { GameRecord } from '@banquise/kernel';
import type { Subject } from './page.tsx';

/** Which turn of its seat each move belongs to, from 1, as the table counts them: a turn lasts as long as the same seat plays. */
export function turnsOf({ moves, seats }: GameRecord): number[] {
  const counts = seats.map(() => 0);
  return moves.map(([seat], i) => {
    if (seat !== moves[i - 1]?.[0]) counts[seat] = (counts[seat] ?? 0) + 1;
    return counts[seat] ?? 0;
  });
}

/** A few turns for the axis, each with where somebody first comes to it; as many as there is room for. */
export function axisOf(turns: readonly number[], room: number): { readonly turn: number; readonly at: number }[] {
  const last = Math.max(0, ...turns);
  const step = [1, 2, 5, 10, 20, 50, 100].find((size) => last / size <= room) ?? 200;
  const marks = new Map<number, number>();
  for (const [at, turn] of turns.entries()) if ((turn === 1 || turn % step === 0) && !marks.has(turn)) marks.set(turn, at);
  return [...marks].map(([turn, at]) => ({ turn, at }));
}

/** The turn of the game in which a decision was made. */
export const numberOf = ({ played }: Subject, { index }: { readonly index: number }): number => turnsOf(played.record)[index] ?? 0;
