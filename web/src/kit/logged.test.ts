import type { Texts } from '@banquise/kernel';
import type { SeenEntry } from '@banquise/table';
import { expect, test } from 'vitest';
import { cutAt, loggedIn } from './logged.ts';

test('a name in a sentence becomes something to look at, and the sentence stays whole', () => {
  const parts = cutAt('Lana swaps “Oak” and “Fir”.', [
    { name: 'Fir', place: 'card:2' },
    { name: 'Oak', place: 'card:1' },
  ]);
  expect(parts.map((part) => (typeof part === 'string' ? part : part.name)).join('')).toBe('Lana swaps “Oak” and “Fir”.');
  expect(parts.filter((part) => typeof part !== 'string')).toEqual([
    { name: 'Oak', place: 'card:1' },
    { name: 'Fir', place: 'card:2' },
  ]);
});

test('the log has one line per move, the newest first, and none for a move that was taken back', () => {
  const move = (version: number, type: string): SeenEntry => ({
    version,
    at: 0,
    what: 'move',
    seat: 0,
    bot: null,
    events: [{ type }, { type: 'silent' }],
  });
  const entries: SeenEntry[] = [
    move(1, 'first'),
    move(2, 'regretted'),
    { version: 3, at: 0, what: 'undone', seat: 0, of: 2 },
    move(4, 'second'),
  ];
  const texts = { event: ({ type }: { type: string }) => (type === 'silent' ? '' : type) } as unknown as Texts;
  expect(loggedIn(entries, texts, []).map(({ said }) => said.map(({ text }) => text))).toEqual([['second'], ['first']]);
});
