import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';
import { figuresOf, outingsOf } from './figures.ts';
import type { Kept } from './history.ts';
import { ME, playersOf } from './player.ts';
import { row } from './test/row.ts';

const lost = (id: string, at: number, part: Partial<Kept> = {}): Kept =>
  row(id, at, {
    scores: [
      { lines: { floor1: 5 }, total: 5, rank: 2 },
      { lines: { floor1: 9 }, total: 9, rank: 1 },
    ],
    ...part,
  });

const HOT_SEAT: Partial<Kept> = {
  seats: [
    { name: 'Lana', level: null },
    { name: 'Noé', level: null },
  ],
};

test('before the first game there is nothing to tell', () => {
  expect(figuresOf([], ['floor1'])).toBeNull();
});

test('games, wins, best and mean score', () => {
  const figures = figuresOf(outingsOf([row('a', 1), lost('b', 2), row('c', 3)], 'boreal', ME), ['floor1', 'floor2']);
  expect(figures).toMatchObject({ wins: 2, best: 12 });
  expect(figures?.mean).toBeCloseTo(29 / 3);
  expect(figures?.byLine).toEqual([
    { line: 'floor1', best: 12, mean: 29 / 3 },
    { line: 'floor2', best: 0, mean: 0 },
  ]);
});

test('the longest run of wins, and the one that goes on', () => {
  const rows = [row('a', 1), row('b', 2), lost('c', 3), row('d', 4)];
  expect(figuresOf(outingsOf(rows, 'boreal', ME), [])).toMatchObject({ longestRun: 2, currentRun: 1 });
  expect(figuresOf(outingsOf([...rows, lost('e', 5)], 'boreal', ME), [])).toMatchObject({ longestRun: 2, currentRun: 0 });
});

test('wins by number of players and by the strongest bot at the table', () => {
  const three = row('c', 3, {
    seats: [
      { name: 'Lana', level: null },
      { name: 'Iker', level: 2 },
      { name: 'Sila', level: 5 },
    ],
    scores: [
      { lines: {}, total: 3, rank: 2 },
      { lines: {}, total: 4, rank: 1 },
      { lines: {}, total: 2, rank: 3 },
    ],
  });
  const figures = figuresOf(outingsOf([row('a', 1), row('b', 2, HOT_SEAT), three], 'boreal', ME), []);
  expect(figures?.byPlayers).toEqual([
    { kind: 2, games: 2, wins: 2 },
    { kind: 3, games: 1, wins: 0 },
  ]);
  expect(figures?.byOpponent).toEqual([
    { kind: null, games: 1, wins: 1 },
    { kind: 3, games: 1, wins: 1 },
    { kind: 5, games: 1, wins: 0 },
  ]);
});

test('other people of the device have figures of their own, by name; bots and strangers from afar have none', () => {
  const rows = [row('a', 1, HOT_SEAT), row('b', 2), row('c', 3, { ...HOT_SEAT, from: 'online' })];
  expect(playersOf(rows)).toEqual([ME, 'Noé']);
  expect(figuresOf(outingsOf(rows, 'boreal', 'noé'), [])).toMatchObject({ wins: 0, best: 9 });
  expect(outingsOf(rows, 'boreal', 'Iker')).toEqual([]);
});

test('the file for a spreadsheet has a row per game, and no name becomes a formula', () => {
  const seats = [
    { name: 'Lana', level: null },
    { name: '=SUM(A1,"x")', level: null },
  ];
  const csv = csvOf(outingsOf([row('a', 0, { seats })], 'boreal', ME), ['floor1'], {
    ...{ day: 'Day', game: 'Game', players: 'Players', with: 'With', points: 'Points', place: 'Place', won: 'Won', from: 'Played' },
    line: (line) => line.toUpperCase(),
    opponent: (name) => name,
    truth: (yes) => (yes ? 'yes' : 'no'),
    source: (from) => from,
  });
  expect(csv.split('\r\n')).toEqual([
    '\ufeffDay,Game,Players,With,Points,Place,Won,Played,FLOOR1',
    `1970-01-01T00:00:00.000Z,boreal,2,"'=SUM(A1,""x"")",12,1,yes,here,12`,
    '',
  ]);
});
