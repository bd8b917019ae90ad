import type { Own, SeenEntry } from '@banquise/table';
import { expect, test } from 'vitest';
import type { Words } from '../ui/i18n/index.ts';
import type { Moment } from './board.ts';
import type { Scenery } from './scenery.ts';
import { hasPlayed, undoEnd } from './undo.ts';

const own = { seat: 0 } as Own;
const move = (version: number, seat: number): SeenEntry => ({ version, at: 0, what: 'move', seat, bot: null, events: [] });
const regret = (version: number, of: number): SeenEntry => ({ version, at: 0, what: 'undone', seat: 0, of });

test('after the first step was taken back there is no decision to go back to', () => {
  expect(hasPlayed({ own, entries: [] })).toBe(false);
  expect(hasPlayed({ own, entries: [move(1, 1), move(2, 0)] })).toBe(true);
  expect(hasPlayed({ own, entries: [move(1, 1), move(2, 0), regret(3, 2)] })).toBe(false);
  expect(hasPlayed({ own, entries: [move(1, 0), move(2, 0), regret(3, 2)] })).toBe(true);
});

test('a board that knows what was learnt says so when it cannot be taken back', () => {
  const mirror = {
    own: { ...own, undo: { steps: 0, stop: 'revealed' } },
    entries: [move(1, 0), move(2, 1)],
  } as unknown as Scenery['mirror'];
  const words = { undoLearnt: 'something new' } as Words;
  const scenery = { mirror, moment: {} as Moment };
  expect(undoEnd(scenery, words, {})).toBe('something new');
  expect(undoEnd(scenery, words, { learnt: () => undefined })).toBe('something new');
  expect(undoEnd(scenery, words, { learnt: (_, { seat, last }) => `${seat} ${last}` })).toBe('0 1');
});
