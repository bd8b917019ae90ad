import { sheet } from '@banquise/kernel';
import { expect, test } from 'vitest';
import { figuresOf } from './figures.ts';
import { knownNames, type Leaf, meAmong } from './store.ts';

const played = (game: string, names: readonly string[], totals: readonly number[] | null, me: number | null = null): Leaf => ({
  id: 'leaf',
  game,
  day: '2026-11-15',
  changed: 0,
  names,
  me,
  way: 'table',
  draft: { common: null, players: names.map(() => null) },
  columns: names.map(() => ({})),
  outcome: totals && { sheet: sheet(totals.map((total) => ({ lines: { all: total }, tieBreaks: [] }))), position: null },
});

const leaves = [
  played('boreal', ['Lana', 'Élodie'], [45, 41]),
  played('boreal', ['lana ', 'Noé'], [30, 30]),
  played('arctic', ['Noé', 'Lana', ''], [12, 7, 50]),
  played('boreal', ['Lana', 'Élodie'], null),
];

test('everybody’s games, victories, best and mean, whatever the spelling of their name; a shared victory is one', () => {
  expect(figuresOf(leaves, 'boreal')).toEqual([
    { name: 'Lana', games: 2, wins: 2, best: 45, mean: 37.5 },
    { name: 'Noé', games: 1, wins: 1, best: 30, mean: 30 },
    { name: 'Élodie', games: 1, wins: 0, best: 41, mean: 41 },
  ]);
});

test('over all games, without those that are not complete and those without a name', () => {
  expect(figuresOf(leaves).map(({ name, games, wins }) => [name, games, wins])).toEqual([
    ['Lana', 3, 2],
    ['Noé', 2, 1],
    ['Élodie', 1, 0],
  ]);
});

test('names are remembered once, the latest first', () => {
  expect(knownNames(leaves)).toEqual(['Lana', 'Élodie', 'Noé']);
});

test('who vouched last is taken to sit here again, if that name plays', () => {
  const before = [played('boreal', ['Lana', 'Élodie'], null), played('arctic', ['Noé', 'Lana'], [1, 2], 0)];
  expect(meAmong(['Élodie', 'noé'], before)).toBe(1);
  expect(meAmong(['Élodie', 'Lana'], before)).toBe(null);
  expect(meAmong(['', ''], [played('boreal', ['', ''], null, 0)])).toBe(null);
});
