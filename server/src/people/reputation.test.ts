import { expect, test } from 'vitest';
import { finishesOf } from './reputation.ts';

const games = (...outs: (string | null)[]) => outs.map((out) => ({ out }));

test('one accident is forgiven, the second one is not', () => {
  expect(finishesOf(games(null, null, null, null, 'left'))).toBe(100);
  expect(finishesOf(games(null, null, null, 'timed-out', 'left'))).toBe(80);
});

test('giving up is a way to see a game to its end', () => {
  expect(finishesOf(games('resigned', 'resigned', 'resigned', null, null))).toBe(100);
});

test('nothing is said of somebody who has hardly played', () => {
  expect(finishesOf(games('left', 'left'))).toBeNull();
});
