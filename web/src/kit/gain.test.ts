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

test('a turn that prepares the game tells the points it takes', () => {
  const turn = { seat: 0, first: 1, last: 1, events: [] };
  const session = { viewer: { get: () => 0 }, mirror: { get: () => ({ entries: [] }) }, past: (version: number) => ({ version }) };
  const board = { points: ({ version }: { version: number }) => [-9 - version], prepares: () => true };
  expect(gainOf({ session, board } as unknown as Controller, turn, 0)).toBe(-1);
});
