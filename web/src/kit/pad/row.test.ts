import { expect, test } from 'vitest';
import { inserted, moved, type Row, removed } from './row.ts';

const row = (letters: string, at: number | null = null): Row<string> => ({ cards: [...letters], at });

test('without a mark cards are added at the end', () => {
  expect(inserted(row('ab'), 'c')).toEqual(row('abc'));
});

test('with a mark they go in after it, one after the other', () => {
  expect(inserted(inserted(row('ad', 0), 'b'), 'c')).toEqual(row('abcd', 2));
});

test('the marked card is taken out, or the last one, or nothing at all', () => {
  expect(removed(row('abc', 1))).toEqual(row('ac', 0));
  expect(removed(row('abc', 0))).toEqual(row('bc', 0));
  expect(removed(row('abc'))).toEqual(row('ab'));
  expect(removed(row('a', 0))).toEqual(row(''));
  expect(removed(row(''))).toEqual(row(''));
});

test('the marked card moves past its neighbour and stays marked, as far as the ends', () => {
  expect(moved(row('abc', 1), 1)).toEqual(row('acb', 2));
  expect(moved(row('abc', 1), -1)).toEqual(row('bac', 0));
  expect(moved(row('abc', 0), -1)).toEqual(row('abc', 0));
  expect(moved(row('abc'), 1)).toEqual(row('abc'));
});
