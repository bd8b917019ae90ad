import { texts } from '@banquise/boreal';
import type { Language } from '@banquise/kernel';
import { expect, test } from 'vitest';
import type { Moment, Turn } from '../../kit/board.ts';
import { stepsOf } from '../../kit/logged.ts';
import { loadWords } from '../../ui/i18n/index.ts';
import type { BorealTypes } from './types.ts';

const EVENTS: BorealTypes['Event'][] = [
  { type: 'lost', seat: 1, amount: 1, from: 5, to: 4 },
  { type: 'turn', seat: 1, last: true },
];

test.each<[Language, string[]]>([
  ['fr', ['1 boussole de moins pour vous : 5 → 4.', 'Dernier tour : à vous de jouer.']],
  ['it', ['1 bussola in meno per te: 5 → 4.', 'Ultimo turno: tocca a te.']],
  ['en', ['1 compass fewer for you: 5 → 4.', 'Last turn: you.']],
])('what somebody else’s turn does to the reader reads as a sentence, in %s', async (language, said) => {
  const moment = { texts: await texts[language](), names: ['Lana', 'Noé'], you: 1 } as unknown as Moment<BorealTypes>;
  const turn = { seat: 0, events: EVENTS } as unknown as Turn<BorealTypes>;
  const steps = stepsOf(moment, turn, await loadWords(language));
  expect(steps.map((step) => step.replaceAll(/\s/gu, ' '))).toEqual(said);
});
