import type { Seat } from '@banquise/kernel';
import type { Reading } from './study.ts';

export interface Point {
  /** How many moves into the game. */
  readonly at: number;
  readonly margin: number;
}

/** One line of the chart: what a seat could expect. */
export interface Curve {
  readonly seat: Seat;
  readonly points: readonly Point[];
}

/**
 * The lines of the chart. Each seat hopes a little too much, for it knows its own plans: of two players the difference of
 * both opinions makes one line, in the eyes of `seat`. At a larger table everybody has a line of their own.
 */
export function curvesOf(readings: readonly Reading[], seats: number, seat: Seat, end: readonly Point[]): Curve[] {
  if (seats === 2) return [{ seat, points: [...balanced(readings, seat), ...endOf(end, seat)] }];
  return Array.from({ length: seats }, (_, own) => ({
    seat: own,
    points: [...readings.filter((reading) => reading.seat === own).map(({ index, margin }) => ({ at: index, margin })), ...endOf(end, own)],
  }));
}

const endOf = (end: readonly Point[], seat: Seat): readonly Point[] => end.slice(seat, seat + 1);

function balanced(readings: readonly Reading[], seat: Seat): Point[] {
  const opinions: (number | undefined)[] = [undefined, undefined];
  return readings.map((reading) => {
    opinions[reading.seat] = reading.margin;
    const own = opinions[seat];
    const other = opinions[1 - seat];
    const margin = own === undefined ? -(other ?? 0) : other === undefined ? own : (own - other) / 2;
    return { at: reading.index, margin };
  });
}

/** Round figures that no line exceeds; both sides of zero have some room. */
export function reach(curves: readonly Curve[]): { readonly low: number; readonly high: number } {
  const margins = curves.flatMap(({ points }) => points.map(({ margin }) => margin));
  return { low: Math.min(-5, Math.floor(Math.min(0, ...margins) / 5) * 5), high: Math.max(5, Math.ceil(Math.max(0, ...margins) / 5) * 5) };
}
