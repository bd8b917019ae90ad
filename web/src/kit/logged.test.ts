import type { Texts } from '@banquise/kernel';
import type { SeenEntry } from '@banquise/table';
import { expect, test } from 'vitest';
import type { Moment, Turn } from './board.ts';
import { cutAt, loggedIn, stepsOf } from './logged.ts';

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

test('the steps of a turn leave its name to the line above, and never name the reader', () => {
  const says = ['{0} places an orca.', '{0} takes the power from {1}.', '{1} has 7 cards.', 'Next turn: {1}.', 'The river gets a fox.'];
  const texts = { event: ({ type }: { type: string }, names: string[]) => type.replace(/\{(\d)\}/gu, (_, seat) => names[seat] ?? '') };
  const words = { youObject: 'you', youDo: (told: string) => `You: ${told}` };
  const steps = (you: number | 'spectator'): string[] =>
    stepsOf(
      { texts, names: ['Lana', 'Noé'], you } as unknown as Moment,
      { seat: 0, events: says.map((type) => ({ type })) } as unknown as Turn,
      words,
    );
  const same = 'The river gets a fox.';
  expect(steps(0)).toEqual(['Places an orca.', 'Takes the power from Noé.', 'Noé has 7 cards.', 'Next turn: Noé.', same]);
  expect(steps(1)).toEqual(['Places an orca.', 'Takes the power from you.', 'You: has 7 cards.', 'Next turn: you.', same]);
  expect(steps('spectator')).toEqual(steps(0));
});
