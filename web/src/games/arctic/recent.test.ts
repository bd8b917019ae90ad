import { expect, test } from 'vitest';
import { tokensMoved } from './recent.ts';
import type { ArcticEvent } from './types.ts';

const step = (seat: number, animal: number, from: number, to: number): ArcticEvent => ({
  ...{ type: 'token-moved', seat, animal, from, to, by: 'card' },
});

test('a token is marked from where it stood before all of the others, for who moved it last', () => {
  expect(tokensMoved([step(1, 0, 2, 3), step(1, 4, 5, 4), step(2, 0, 3, 4)])).toEqual(
    new Map([
      [0, { from: 2, seat: 2 }],
      [4, { from: 5, seat: 1 }],
    ]),
  );
});

test('one that was moved and moved back carries no mark', () => {
  expect(tokensMoved([step(1, 0, 2, 3), step(2, 0, 3, 2)]).size).toBe(0);
});
