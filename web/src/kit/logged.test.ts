import type { Texts } from '@banquise/kernel';
import type { SeenEntry } from '@banquise/table';
import { expect, test } from 'vitest';
import { cutAt, loggedIn, stepsOf } from './logged.ts';

const WORDS = { youObject: 'you', youDo: (told: string) => `You: ${told}` };
/** A sentence is its event, with seats in braces. */
const FILLED = {
  event: ({ type }: { type: string }, names: readonly string[]) => type.replace(/\{(\d)\}/gu, (_, seat) => names[Number(seat)] ?? ''),
} as unknown as Texts;

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

test('a replay has one line per move, in order, and none for a move that was taken back', () => {
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
  expect(loggedIn(entries, { texts, names: [], you: 0 }, WORDS).map(({ said }) => said)).toEqual([['first'], ['second']]);
});

test('a replay says “you” to its reader in every sentence, and names the others', () => {
  const events = ['{0} places an orca.', '{1} places a fox.', '{1} takes the power from {0}.'].map((type) => ({ type }));
  const entries: SeenEntry[] = [{ version: 1, at: 0, what: 'move', seat: 0, bot: null, events }];
  const said = (you: number | 'spectator'): readonly string[] | undefined =>
    loggedIn(entries, { texts: FILLED, names: ['Lana', 'Noé'], you }, WORDS)[0]?.said;
  expect(said(0)).toEqual(['You: places an orca.', 'Noé places a fox.', 'Noé takes the power from you.']);
  expect(said('spectator')).toEqual(['Lana places an orca.', 'Noé places a fox.', 'Noé takes the power from Lana.']);
});

test('the steps of a turn leave its name to the line above, and never name the reader', () => {
  const says = ['{0} places an orca.', '{0} takes the power from {1}.', '{1} has 7 cards.', 'Next turn: {1}.', 'The river gets a fox.'];
  const steps = (you: number | 'spectator'): string[] =>
    stepsOf({ texts: FILLED, names: ['Lana', 'Noé'], you }, { seat: 0, events: says.map((type) => ({ type })) }, WORDS);
  const same = 'The river gets a fox.';
  expect(steps(0)).toEqual(['Places an orca.', 'Takes the power from Noé.', 'Noé has 7 cards.', 'Next turn: Noé.', same]);
  expect(steps(1)).toEqual(['Places an orca.', 'Takes the power from you.', 'You: has 7 cards.', 'Next turn: you.', same]);
  expect(steps('spectator')).toEqual(steps(0));
});
