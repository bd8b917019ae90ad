import { expect, test } from 'vitest';
import { earnedIn } from './earned.ts';

test('what was earned is told, the latest first; what was only begun, and what makes no sense, is not', () => {
  const sheets = {
    boreal: { north: { have: 3, need: 3, at: 5 }, stones: { have: 2, need: 10, at: 9 } },
    arctic: { snow: { have: 1, need: 1, at: 7 } },
  };
  expect(earnedIn(JSON.stringify({ games: [], sheets }))).toEqual([
    { game: 'arctic', id: 'snow', at: 7 },
    { game: 'boreal', id: 'north', at: 5 },
  ]);
  expect(earnedIn(JSON.stringify({ sheets: { boreal: 'all of them' } }))).toEqual([]);
  expect(earnedIn(undefined)).toEqual([]);
});
