import { expect, test } from 'vitest';
import { seatings } from './seating.ts';
import { type Played, standings, wilson } from './standing.ts';

test('every bot of a pair plays both sides of a deal', () => {
  expect(seatings(2, 2)).toEqual([
    [0, 1],
    [1, 0],
  ]);
  expect(seatings(3, 2)).toHaveLength(6);
});

test('with more seats one of the first meets the others, in every chair', () => {
  expect(seatings(2, 4)).toEqual([
    [0, 1, 1, 1],
    [1, 1, 1, 0],
    [1, 1, 0, 1],
    [1, 0, 1, 1],
  ]);
});

test('as many bots as seats sit down together and move on by one', () => {
  expect(seatings(3, 3)).toEqual([
    [0, 1, 2],
    [1, 2, 0],
    [2, 0, 1],
  ]);
});

test('the interval is Wilson’s: 8 of 10 lies between 49 and 94 per cent, and 10 of 10 is not certain', () => {
  expect(wilson(8, 10)).toEqual({ winRate: 0.8, low: 0.4902, high: 0.9433 });
  expect(wilson(10, 10)).toEqual({ winRate: 1, low: 0.7225, high: 1 });
  expect(wilson(0, 0)).toEqual({ winRate: 0, low: 0, high: 1 });
});

const game = (seating: number[], totals: number[], ranks: number[]): Played => ({ seating, totals, ranks });

test('a shared victory is divided, and margins are taken over the best of the others', () => {
  const [a, b] = standings(['a', 'b'], [game([0, 1, 1], [10, 8, 3], [1, 2, 3]), game([1, 0, 1], [7, 7, 1], [1, 1, 3])]);
  expect(a).toMatchObject({ bot: 'a', winRate: 0.75, meanMargin: 1 });
  expect(b).toMatchObject({ bot: 'b', winRate: 0.125, meanMargin: -3.75 });
});

test('the weakest has a rating of 0, and three wins in four are worth about 190 points more', () => {
  const won = game([0, 1], [2, 1], [1, 2]);
  const lost = game([0, 1], [1, 2], [2, 1]);
  const many = Array.from({ length: 100 }, () => [won, won, won, lost]).flat();
  const [a, b] = standings(['a', 'b'], many);
  expect(b?.elo).toBe(0);
  expect(Math.abs((a?.elo ?? 0) - 190)).toBeLessThan(3);
});
