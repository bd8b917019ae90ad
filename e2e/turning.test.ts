import { expect, test } from 'vitest';
import { turning } from './turning.ts';

test('turning points lie where the line falls for their mover, and another opinion finds most of them again', async () => {
  const { turns, found } = await turning(4);
  expect(turns).toBeGreaterThan(8);
  expect(found / turns).toBeGreaterThan(0.8);
});
