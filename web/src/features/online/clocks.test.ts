import { expect, test } from 'vitest';
import { CLOCKS, clockFace, leftOf, PACES, shortClock } from './clocks.ts';

const LETTERS = { day: 'd', hour: 'h' };
const MINUTE = 60_000;

test('a clock that stands shows what is left, one that runs counts down, and then the grace does', () => {
  expect(leftOf({ left: 5 * MINUTE, up: null, until: null }, 0)).toEqual({ ms: 5 * MINUTE, grace: false, running: false });
  const running = { left: 5 * MINUTE, up: 1000, until: 3000 };
  expect(leftOf(running, 400)).toEqual({ ms: 600, grace: false, running: true });
  expect(leftOf(running, 1000)).toEqual({ ms: 2000, grace: true, running: true });
  expect(leftOf(running, 9000)).toEqual({ ms: 0, grace: true, running: true });
});

test('time is read as on a clock, and in days where there are some', () => {
  expect(clockFace(0, LETTERS)).toBe('0:00');
  expect(clockFace(61_000, LETTERS)).toBe('1:01');
  expect(clockFace(61_001, LETTERS)).toBe('1:02');
  expect(clockFace(3_600_000 + 5 * MINUTE, LETTERS)).toBe('1:05:00');
  expect(clockFace(3 * 86_400_000 - 1, LETTERS)).toBe('3 d 0 h');
  expect(clockFace(2 * 86_400_000 + 4 * 3_600_000, LETTERS)).toBe('2 d 4 h');
});

test('each pace has a usual clock of its own kind among those offered', () => {
  for (const pace of PACES) {
    const { usual, offered } = CLOCKS[pace];
    expect(offered[usual]?.kind).toBe(pace);
    expect(offered.every((clock) => clock.kind === pace && (clock.kind === 'none' || clock.grace > 0))).toBe(true);
  }
});

test('a chip says a bank in figures, and other clocks in words', () => {
  const inWords = () => 'in words';
  expect(shortClock({ kind: 'bank', ms: 10 * MINUTE, increment: 15_000, grace: 0 }, inWords)).toBe('10 min + 15 s');
  expect(shortClock({ kind: 'days', days: 1, grace: 0 }, inWords)).toBe('in words');
});
