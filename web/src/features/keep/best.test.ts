import { expect, test } from 'vitest';
import { fitted, joinedAccounts, readAccount } from './account.ts';
import { bestsByGame, earnedIn, joined, newsOf } from './best.ts';
import type { Kept } from './history.ts';
import { ME } from './player.ts';
import { row } from './test/row.ts';

const feats = (have: number): Kept['feats'] => [{ summit: { have, need: 10 } }, { summit: { have: 10, need: 10 } }];

test('a collection shows the furthest one ever came, and when one came there first', () => {
  const rows = [row('a', 1, { feats: feats(7) }), row('b', 2, { feats: feats(9) }), row('c', 3, { feats: feats(9) })];
  expect(bestsByGame(rows, ME)).toEqual({ boreal: { summit: { have: 9, need: 10, at: 2 } } });
});

test('more than needed is no further than needed: the first time counts', () => {
  const first = { big: { have: 12, need: 10, at: 1 } };
  expect(joined({ big: { have: 15, need: 10, at: 2 } }, first)).toEqual(first);
});

test('news is what a game brought for the first time', () => {
  const rows = [row('a', 1, { feats: feats(9) }), row('b', 2, { feats: feats(10) }), row('c', 3, { feats: feats(10) })];
  expect(newsOf(rows[0] as Kept, rows, {})).toEqual([]);
  expect(newsOf(rows[1] as Kept, rows, {})).toEqual([{ player: ME, name: 'Lana', ids: ['summit'] }]);
  expect(newsOf(rows[2] as Kept, rows, {})).toEqual([]);
});

test('what one earned on another device before is no news', () => {
  const rows = [row('b', 2, { feats: feats(10) })];
  expect(newsOf(rows[0] as Kept, rows, { boreal: { summit: { have: 10, need: 10, at: 1 } } })).toEqual([]);
  expect(newsOf(rows[0] as Kept, rows, { boreal: { summit: { have: 10, need: 10, at: 2 } } })).toHaveLength(1);
});

test('two people on one device each get their own news; bots get none', () => {
  const seats = [
    { name: 'Lana', level: null },
    { name: 'Noé', level: null },
  ];
  const one = row('a', 1, { seats, feats: feats(10) });
  expect(newsOf(one, [one], {}).map(({ name }) => name)).toEqual(['Lana', 'Noé']);
  const bot = row('b', 1, { feats: feats(3) });
  expect(newsOf(bot, [bot], {})).toEqual([]);
});

test('two devices joined lose nothing: all games, the further progress', () => {
  const here = { games: [row('a', 1), row('c', 3)], sheets: { boreal: { summit: { have: 9, need: 10, at: 3 } } } };
  const there = { games: [row('b', 2), row('c', 3)], sheets: { boreal: { summit: { have: 10, need: 10, at: 2 } }, arctic: {} } };
  const both = joinedAccounts(here, there);
  expect(both.games.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(both.games.every(({ line }) => line === null)).toBe(true);
  expect(earnedIn(both.sheets.boreal ?? {})).toEqual(['summit']);
  expect(joinedAccounts(there, here)).toEqual({ ...both, sheets: { arctic: {}, boreal: both.sheets.boreal } });
});

test('a damaged account gives what still makes sense', () => {
  expect(readAccount('x')).toEqual({ games: [], sheets: {} });
  expect(readAccount({ games: [row('a', 1), 7, { id: 'b' }], sheets: { boreal: { summit: 'yes' } } })).toEqual({
    games: [row('a', 1)],
    sheets: {},
  });
});

test('where an account is full the oldest games give way, achievements never', () => {
  const games = Array.from({ length: 50 }, (_, i) => row(`g${i}`, i));
  const sheets = { boreal: { summit: { have: 10, need: 10, at: 2 } } };
  const small = fitted({ games, sheets }, 5000);
  expect(JSON.stringify(small).length).toBeLessThan(5100);
  expect(small.games.at(-1)?.id).toBe('g49');
  expect(small.games.length).toBeGreaterThan(10);
  expect(small.sheets).toEqual(sheets);
  expect(fitted({ games, sheets }, 1e6).games).toHaveLength(50);
});
