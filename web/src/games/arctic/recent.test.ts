import { expect, test } from 'vitest';
import { penaltiesMoved, powersMoved, tokensMoved } from './recent.ts';
import type { ArcticEvent } from './types.ts';

const step = (seat: number, animal: number, from: number, to: number): ArcticEvent => ({
  ...{ type: 'token-moved', seat, animal, from, to, by: 'card' },
});

test('a token is marked for who moved it last, from where it was found', () => {
  expect(tokensMoved([step(1, 0, 2, 3), step(1, 4, 5, 4), step(2, 0, 3, 4)])).toEqual(
    new Map([
      [0, { from: 2, found: 3, to: 4, seat: 2 }],
      [4, { from: 5, found: 5, to: 4, seat: 1 }],
    ]),
  );
});

test('an extra step belongs to the move that it follows', () => {
  expect(tokensMoved([step(1, 0, 1, 0), step(2, 0, 0, 1), step(2, 0, 1, 2)]).get(0)).toEqual({ from: 1, found: 0, to: 2, seat: 2 });
});

test('one that was moved and moved back carries no mark', () => {
  expect(tokensMoved([step(1, 0, 2, 3), step(2, 0, 3, 2)]).size).toBe(0);
});

const taken = (seat: number, from: number): ArcticEvent => ({ type: 'power-taken', seat, power: 'moose-draw', from });

test('a power is marked with who held it before all of the others, unless it came back', () => {
  expect(powersMoved([taken(1, 0), taken(2, 1)])).toEqual(new Map([[2, 0]]));
  expect(powersMoved([taken(1, 2), taken(2, 1)]).size).toBe(0);
});

test('penalties are marked as they have changed: a gift on both sides, nothing where it is as before', () => {
  const secret = { to: 0, card: 0 };
  expect(
    penaltiesMoved([
      { type: 'penalised', seat: 1, source: 'marker' },
      { type: 'discarded', seat: 1, secret },
      { type: 'gave', seat: 2, to: 0, secret },
      { type: 'penalised', seat: 3, source: 'marker' },
      { type: 'recovered', seat: 3, secret },
    ]),
  ).toEqual(
    new Map([
      [1, 2],
      [2, -1],
      [0, 1],
    ]),
  );
});
