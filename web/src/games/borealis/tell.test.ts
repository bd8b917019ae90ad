import { type BorealisTexts, CARDS, game, texts as languages, OBJECTIVES } from '@banquise/borealis';
import { LANGUAGES } from '@banquise/kernel';
import { expect, test } from 'vitest';
import { help } from './help.tsx';
import { marketPlace } from './places.ts';
import { tell } from './tell.ts';
import { at, everyDecision, NAMES } from './test/walk.ts';
import type { BorealisEvent, BorealisMoment } from './types.ts';

/** As many letters as three rows of the narrowest panel hold: one more row and the board below would move. */
const ROOM = 93;

const [observed, advanced]: BorealisEvent[] = [
  { type: 'observed', seat: 1, card: 0, site: 0 },
  { type: 'advanced', seat: 1, site: 0, index: 6, stars: 11 },
] as BorealisEvent[];
const [refreshed, drew, triggered]: BorealisEvent[] = [
  { type: 'refreshed', seat: 1, stars: 1, cards: [] },
  { type: 'drew', seat: 1, count: 1 },
  { type: 'triggered', seat: 1 },
] as unknown as BorealisEvent[];
const reached = (objective: number): BorealisEvent => ({ type: 'reached', seat: 1, objective, stars: 5 }) as BorealisEvent;

const telling = (moment: BorealisMoment, ...events: BorealisEvent[]): string => tell(moment, { seat: 1, first: 1, last: 2, events }).full;

test.each(LANGUAGES)('whatever a turn brings is told in three rows of the narrowest panel (%s)', async (language) => {
  const texts: BorealisTexts = await languages[language]();
  const moment = { language, you: 0, names: NAMES, texts } as unknown as BorealisMoment;
  const ends: BorealisEvent[][] = [[drew as BorealisEvent], [refreshed as BorealisEvent, drew as BorealisEvent]];
  const goals: BorealisEvent[][] = [[], ...OBJECTIVES.map((_, i) => [reached(i)]), [reached(0), reached(1)]];
  let longest = '';
  CARDS.forEach((_, card) => {
    const took = { type: 'took', seat: 1, slot: 0, card } as BorealisEvent;
    for (const goal of goals)
      for (const end of [...ends, [took], [refreshed as BorealisEvent, took]])
        for (const last of [[], [triggered as BorealisEvent]]) {
          const all = [{ ...observed, card } as BorealisEvent, advanced as BorealisEvent, ...last, ...goal, ...end];
          const full = telling(moment, ...all);
          if (full.length > longest.length) longest = full;
        }
  });
  expect(longest.length, longest).toBeLessThanOrEqual(ROOM);
});

test('an objective is told by its name, several by their number, and before them what was done', async () => {
  const texts = await languages.en();
  const moment = { language: 'en', you: 0, names: NAMES, texts } as unknown as BorealisMoment;
  const done = [observed as BorealisEvent, advanced as BorealisEvent];
  expect(telling(moment, ...done, reached(2), drew as BorealisEvent)).toMatch(/, reaches “Spotting List”$/);
  expect(telling(moment, ...done, reached(2), reached(3), drew as BorealisEvent)).toMatch(/, reaches 2\u00a0objectives$/);
  expect(telling(moment, ...done, drew as BorealisEvent)).toMatch(/, draws 1\u00a0card$/);
});

test('cards drawn before and after the deck was shuffled are told in one number', async () => {
  const texts = await languages.en();
  const moment = { language: 'en', you: 0, names: NAMES, texts } as unknown as BorealisMoment;
  const regrouped = { type: 'regrouped', seat: 1 } as unknown as BorealisEvent;
  const shuffled = { type: 'shuffled', count: 30 } as unknown as BorealisEvent;
  const two = { ...drew, count: 2 } as BorealisEvent;
  expect(telling(moment, regrouped, drew as BorealisEvent, shuffled, two)).toMatch(/, draws 3\u00a0cards$/);
});

test('a card of the pool that carries a mark says with whose turn it came', async () => {
  const texts = await languages.en();
  let said = 0;
  everyDecision(1, (state, seat, move) => {
    if (move.type !== 'take') return;
    const moment = at(state, seat, texts);
    const after = structuredClone(state);
    const recent = game.apply(after, seat, move);
    const later = { ...moment, view: game.view(after, moment.you as number) };
    const lines = (events: readonly BorealisEvent[]): string[] =>
      (help(later, marketPlace(move.slot), undefined, events)?.lines ?? []).map(({ text }) => text);
    expect(lines(recent)[0]).toBe(`Came when ${NAMES[seat]} played.`);
    expect(lines([])).toEqual(lines(recent).slice(1));
    said++;
  });
  expect(said).toBeGreaterThan(0);
});
