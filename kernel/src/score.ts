import type { Seat, SeatScore, Sheet } from './contract.ts';

/** Fills in a score sheet: totals from the lines, ranks from totals and tie-breaks, the seats that win. */
export function sheet<Line extends string>(
  seats: readonly { readonly lines: Readonly<Record<Line, number>>; readonly tieBreaks: readonly number[] }[],
): Sheet<Line> {
  const sums = seats.map(({ lines, tieBreaks }) => ({ lines, tieBreaks, total: sum(Object.values(lines)) }));
  const ranked: SeatScore<Line>[] = sums.map((own) => ({ ...own, rank: 1 + sums.filter((other) => compare(other, own) > 0).length }));
  const winners: Seat[] = [];
  ranked.forEach((score, seat) => {
    if (score.rank === 1) winners.push(seat);
  });
  return { seats: ranked, winners };
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

interface Standing {
  readonly total: number;
  readonly tieBreaks: readonly number[];
}

function compare(a: Standing, b: Standing): number {
  if (a.total !== b.total) return a.total - b.total;
  for (let i = 0; i < a.tieBreaks.length; i++) {
    const difference = (a.tieBreaks[i] as number) - (b.tieBreaks[i] as number);
    if (difference !== 0) return difference;
  }
  return 0;
}
