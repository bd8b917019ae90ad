import { expect, test } from 'vitest';
import { copy } from './copy.ts';
import { sheet } from './score.ts';
import { allBut, EVERYONE, glimpse, learnt, NOBODY, only, sees, UNKNOWN, viewersOf, witness } from './sight.ts';

test('a mask lets in its seats, and spectators only with everybody', () => {
  expect(viewersOf(3).map((viewer) => sees(only(1), viewer))).toEqual([false, true, false, false]);
  expect(viewersOf(3).map((viewer) => sees(allBut(1), viewer))).toEqual([true, false, true, true]);
  expect(viewersOf(3).every((viewer) => sees(EVERYONE, viewer))).toBe(true);
});

test('a glimpse keeps the places and hides the faces', () => {
  expect(glimpse([0, 1, -1, 2], [EVERYONE, only(0), NOBODY], 0)).toEqual([0, 1, UNKNOWN, UNKNOWN]);
});

test('a witness gets the secret without its addressees, others nothing of it', () => {
  const event = { type: 'drew', seat: 0, secret: { to: only(0), card: 7 } };
  expect(witness(event, 0)).toEqual({ type: 'drew', seat: 0, secret: { card: 7 } });
  expect(witness(event, 1)).toEqual({ type: 'drew', seat: 0 });
  expect(witness(event, 'spectator')).toEqual({ type: 'drew', seat: 0 });
});

test('something is learnt when a mask gains a seat, not when it loses one', () => {
  expect(learnt([NOBODY, EVERYONE], [only(2), EVERYONE])).toBe(true);
  expect(learnt([only(1), EVERYONE], [only(1), NOBODY])).toBe(false);
});

test('a copy shares nothing that can change, and constants it may share', () => {
  const constant = Object.freeze({ type: 'locate' });
  const original = { rows: [[1, 2], [3]], inner: { n: 1 }, constant, none: null };
  const twin = copy(original);
  expect(twin).toEqual(original);
  twin.rows[0]?.push(9);
  twin.inner.n = 2;
  expect(original.rows[0]).toEqual([1, 2]);
  expect(original.inner.n).toBe(1);
  expect(twin.constant).toBe(constant);
});

test('a sheet ranks by total, then by the tie-breaks in order, and shares what stays equal', () => {
  const { seats, winners } = sheet([
    { lines: { points: 4, bonus: 1 }, tieBreaks: [1, 0] },
    { lines: { points: 5, bonus: 0 }, tieBreaks: [2, 0] },
    { lines: { points: 3, bonus: 2 }, tieBreaks: [2, 0] },
    { lines: { points: 0, bonus: 0 }, tieBreaks: [9, 9] },
  ]);
  expect(seats.map(({ total }) => total)).toEqual([5, 5, 5, 0]);
  expect(seats.map(({ rank }) => rank)).toEqual([3, 1, 1, 4]);
  expect(winners).toEqual([1, 2]);
});
