import { expect, test } from 'vitest';
import { LANGUAGES } from './contract.ts';
import { changed, counted, figure, signed } from './figures.ts';

test('figures have a real minus sign, changes a sign always', () => {
  expect([3, 0, -2].map(figure)).toEqual(['3', '0', '−2']);
  expect([3, 0, -2].map(signed)).toEqual(['+3', '±0', '−2']);
});

test('one point is no points, in each language by its own rule', () => {
  const points = (n: number): string[] => LANGUAGES.map((language) => counted(language, n, 'one', 'many'));
  expect(points(1)).toEqual(['1\u00a0one', '1\u00a0one', '1\u00a0one']);
  expect(points(0)).toEqual(['0\u00a0one', '0\u00a0many', '0\u00a0many']);
  expect(points(-1)).toEqual(['−1\u00a0one', '−1\u00a0one', '−1\u00a0one']);
  expect(points(2)).toEqual(['2\u00a0many', '2\u00a0many', '2\u00a0many']);
  expect(changed('en', 1, 'point', 'points')).toBe('+1\u00a0point');
});
