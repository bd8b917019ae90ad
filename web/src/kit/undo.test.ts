import type { Own, SeenEntry } from '@banquise/table';
import { expect, test } from 'vitest';
import { hasPlayed } from './undo.ts';

const own = { seat: 0 } as Own;
const move = (version: number, seat: number): SeenEntry => ({ version, at: 0, what: 'move', seat, bot: null, events: [] });
const regret = (version: number, of: number): SeenEntry => ({ version, at: 0, what: 'undone', seat: 0, of });

test('after the first step was taken back there is no decision to go back to', () => {
  expect(hasPlayed({ own, entries: [] })).toBe(false);
  expect(hasPlayed({ own, entries: [move(1, 1), move(2, 0)] })).toBe(true);
  expect(hasPlayed({ own, entries: [move(1, 1), move(2, 0), regret(3, 2)] })).toBe(false);
  expect(hasPlayed({ own, entries: [move(1, 0), move(2, 0), regret(3, 2)] })).toBe(true);
});
