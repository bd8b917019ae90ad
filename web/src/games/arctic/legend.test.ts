import { expect, test } from 'vitest';
import { legendAt } from './legend.ts';

test('the legend of the ways hangs where no token stands on others: at an end, else in the middle', () => {
  expect(legendAt([0, 1, 2, 1, 4, 0])).toBe('left');
  expect(legendAt([1, 3, 1, 2, 2, 1])).toBe('right');
  expect(legendAt([0, 3, 1, 2, 3, 1])).toBe('middle');
  expect(legendAt([3, 0, 4, 0, 0, 3])).toBe('right');
});
