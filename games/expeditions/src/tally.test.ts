import { expect, test } from 'vitest';
import { tally } from './tally.ts';

const player = { laid: 9, recovered: 3, hand: 2, onBoard: 1, tickets: 2 };

test('a position off a real table is scored line by line (EXP-72)', () => {
  const done = tally({ players: [player] });
  expect(done).toEqual({
    ok: true,
    value: { seats: [{ lines: { laid: 9, recovered: 3, hand: -2, onBoard: -1 }, total: 9, tieBreaks: [2], rank: 1 }], winners: [0] },
  });
});

test('equal points and equal tickets share the victory (EXP-73)', () => {
  const done = tally({ players: [player, { ...player, tickets: 3 }, { ...player, tickets: 3 }] });
  expect(done.ok && done.value.winners).toEqual([1, 2]);
  expect(done.ok && done.value.seats.map(({ rank }) => rank)).toEqual([3, 1, 1]);
});

test('nothing held and nothing owed is nought, not minus nought', () => {
  const done = tally({ players: [{ laid: 9, recovered: 4, hand: 0, onBoard: 0, tickets: 0 }] });
  expect(JSON.stringify(done.ok && done.value.seats[0]?.lines)).toBe('{"laid":9,"recovered":4,"hand":0,"onBoard":0}');
  expect(Object.is(done.ok && done.value.seats[0]?.lines.hand, 0)).toBe(true);
});

test.each([
  [null, 'position', 'an object with "players"'],
  [{}, 'players', 'a list of 1 to 6 players'],
  [{ players: [] }, 'players', 'a list of 1 to 6 players'],
  [{ players: Array(7).fill(player) }, 'players', 'a list of 1 to 6 players'],
  [{ players: [7] }, 'players[0]', 'an object with laid, recovered, hand, onBoard, tickets'],
  [{ players: [player, { ...player, laid: '9' }] }, 'players[1].laid', 'a whole number from 0 to 80'],
  [{ players: [{ ...player, recovered: 5 }] }, 'players[0].recovered', 'a whole number from 0 to 4'],
  [{ players: [{ ...player, hand: -1 }] }, 'players[0].hand', 'a whole number from 0 to 12'],
  [{ players: [{ ...player, hand: 13 }] }, 'players[0].hand', 'a whole number from 0 to 12'],
  [{ players: [{ ...player, laid: 2 }] }, 'players[0].recovered', 'at most 2: a recovered token lies on a laid card'],
  [
    { players: [{ ...player, onBoard: 2 }] },
    'players[0].onBoard',
    '1: of the 4 tokens of a player, those not recovered stand on the board',
  ],
  [
    { players: [{ ...player, onBoard: 0 }] },
    'players[0].onBoard',
    '1: of the 4 tokens of a player, those not recovered stand on the board',
  ],
  [{ players: [{ ...player, tickets: undefined }] }, 'players[0].tickets', 'a whole number of at least 0'],
  [{ players: [{ ...player, tickets: 1.5 }] }, 'players[0].tickets', 'a whole number of at least 0'],
  [{ players: [{ ...player, laid: 70 }, player] }, 'players', 'at most 80 cards laid and in hand together, not 83'],
])('%j is not a position, and one is told why', (position, field, expected) => {
  expect(tally(position)).toEqual({ ok: false, problem: { field, expected } });
});
