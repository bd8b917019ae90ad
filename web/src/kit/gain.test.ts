import { expect, test } from 'vitest';
import type { Controller } from './controller.ts';
import { gainOf } from './gain.ts';

test('a turn that only prepares the game has no gain to show, not even none', () => {
  const turn = { seat: 0, first: 1, last: 1, events: [] };
  const session = { viewer: { get: () => 0 }, mirror: { get: () => ({ entries: [] }) }, past: () => ({}) };
  const told = (prepares: boolean): number | undefined =>
    gainOf({ session, board: { points: () => [14], prepares: () => prepares } } as unknown as Controller, turn, 0);
  expect([told(true), told(false)]).toEqual([undefined, 0]);
});
