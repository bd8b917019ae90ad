import { expect, test } from 'vitest';
import { isSum, readSum } from './sum.ts';

test.each([
  ['7', 7],
  [' 12 ', 12],
  ['3+6+2', 11],
  ['3 + 6 + 2', 11],
  ['4x3', 12],
  ['4×3', 12],
  ['4X3+2', 14],
  ['2*3*4', 24],
  ['12-1', 11],
  ['−4', -4],
  ['+5', 5],
  ['0', 0],
])('%s is %i', (text, value) => {
  expect(readSum(text)).toBe(value);
});

test.each(['abc', '3+', '3++2', 'x3', '3x', '1.5', '2,5', '3 apples', '99999', '--2'])('%s is no number', (text) => {
  expect(readSum(text)).toBe('bad');
});

test('nothing written is nothing said', () => {
  expect(readSum('')).toBe('blank');
  expect(readSum('  ')).toBe('blank');
});

test('only a sum needs its result beside it', () => {
  expect(isSum('3+6')).toBe(true);
  expect(isSum('36')).toBe(false);
  expect(isSum('-4')).toBe(false);
});
