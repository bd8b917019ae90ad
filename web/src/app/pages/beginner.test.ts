import { loadGame } from '@banquise/games';
import { expect, test } from 'vitest';
import { beginnerOf, valuesFor } from './beginner.ts';

test('who begins is said only where it is certain', async () => {
  const [boreal, expeditions] = [await loadGame('boreal'), await loadGame('expeditions')];
  expect(beginnerOf(boreal, 2, {})).toBe(0);
  expect(beginnerOf(expeditions, 4, { first: 'random' })).toBeNull();
  expect(beginnerOf(expeditions, 4, { first: '3' })).toBe(2);
});

test('nobody can begin who does not sit at the table', () => {
  expect(valuesFor('first', ['random', '1', '2', '3', '4'], 2)).toEqual(['random', '1', '2']);
  expect(valuesFor('side', ['I', 'II'], 2)).toEqual(['I', 'II']);
});
