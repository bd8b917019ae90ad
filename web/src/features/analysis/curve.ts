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
 * The lines of the chart. At each decision a line has two points: what the mover could expect before it, and what was left
 * of that after the move that was played, so that it falls there by what the move gave away. Each seat hopes a little too much,
 * for it knows its own plans: of two players the difference of both opinions makes one line, in the eyes of `seat`. At a
 * larger table everybody has a line of their own.
 */
export function curvesOf(readings: readonly Reading[], seats: number, seat: Seat, end: readonly Point[]): Curve[] {
  if (seats === 2) return [{ seat, points: [...balanced(readings, seat), ...endOf(end, seat)] }];
  return Array.from({ length: seats }, (_, own) => ({
    seat: own,
    points: [
      ...readings
        .filter((reading) => reading.seat === own)
        .flatMap(({ index, margin, loss }) => [
          { at: index, margin },
          { at: index + 1, margin: margin - loss },
        ]),
      ...endOf(end, own),
    ],
  }));
}

const endOf = (end: readonly Point[], seat: Seat): readonly Point[] => end.slice(seat, seat + 1);

function balanced(readings: readonly Reading[], seat: Seat): Point[] {
  const opinions: (number | undefined)[] = [undefined, undefined];
  return readings.flatMap(({ index, seat: mover, margin, loss }) => {
    opinions[mover] = margin;
    const own = opinions[seat];
    const other = opinions[1 - seat];
    const before = own === undefined ? -(other ?? 0) : other === undefined ? own : (own - other) / 2;
    opinions[mover] = margin - loss;
    return [
      { at: index, margin: before },
      { at: index + 1, margin: mover === seat ? before - loss : before + loss },
    ];
  });
}

/** By how many points its line falls, in the eyes of the mover, at a decision. */
export function fallAt(curves: readonly Curve[], { index, seat }: Pick<Reading, 'index' | 'seat'>): number {
  const curve = curves.find((one) => one.seat === seat) ?? curves[0];
  const before = curve?.points.findLast(({ at }) => at === index)?.margin ?? 0;
  const after = curve?.points.find(({ at }) => at === index + 1)?.margin ?? 0;
  return curve?.seat === seat ? before - after : after - before;
}

/** Round figures that no line exceeds; both sides of zero have some room. */
export function reach(curves: readonly Curve[]): { readonly low: number; readonly high: number } {
  const margins = curves.flatMap(({ points }) => points.map(({ margin }) => margin));
  return { low: Math.min(-5, Math.floor(Math.min(0, ...margins) / 5) * 5), high: Math.max(5, Math.ceil(Math.max(0, ...margins) / 5) * 5) };
}
