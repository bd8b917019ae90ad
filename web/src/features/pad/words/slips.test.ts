import { type Json, LANGUAGES, type Language } from '@banquise/kernel';
import { expect, test } from 'vitest';
import { model as arctic } from '../../../games/arctic/pad-model.ts';
import { wordsOf as arcticWords } from '../../../games/arctic/pad-words.ts';
import { model as boreal, SPOTS } from '../../../games/boreal/pad-model.ts';
import { wordsOf as borealWords } from '../../../games/boreal/pad-words.ts';
import { model as borealis } from '../../../games/borealis/pad-model.ts';
import { wordsOf as borealisWords } from '../../../games/borealis/pad-words.ts';
import { model as expeditions } from '../../../games/expeditions/pad-model.ts';
import { wordsOf as expeditionsWords } from '../../../games/expeditions/pad-words.ts';
import type { GameWords } from '../../../kit/pad/game.ts';
import type { Draft } from '../../../kit/pad/model.ts';
import { blankDraft, type PadModel } from '../../../kit/pad/model.ts';
import { reckonTable } from '../reckon.ts';

const NAMES = ['Lana', 'Élodie', 'Noé', 'Maya'];
const pyramid = (...cards: string[]): Json => ({ cards: SPOTS.map((_, spot) => cards[spot] ?? null) });
const bothPyramids = (white: Json, black: Json): Draft => ({ common: null, players: [white, black] });
const piles = (...pile: readonly (readonly string[])[]): Draft => ({
  common: { bear: 0, fox: 0, moose: 0, orca: 0, puffin: 0, walrus: 0 },
  players: pile.map((cards, seat) => ({ pile: cards, totem: ['fox', 'bear', 'orca'][seat] ?? 'fox', penalties: 0 })),
});
const counts = (laid: number, recovered: number): Json => ({ laid, recovered, hand: 0, tickets: 0 });
const ids = (from: number): string[] => Array.from({ length: 7 }, (_, n) => `A0${from + n}`);
const board = (sites: Json): Json => ({ sites, flags: [0, 0, 0], scientists: [0, 3, 3, 3, 0], stars: 0 });

type Wrong = readonly [string, PadModel, (language: Language) => GameWords, Draft, string];
const WRONG: readonly Wrong[] = [
  ['a banned card on floor 1', boreal, borealWords, bothPyramids(pyramid('L-Y3'), pyramid('S-B1')), 'floor 1'],
  ['two Archives', boreal, borealWords, bothPyramids(pyramid('S-B1'), pyramid('A-1', 'A-2')), 'two Archives'],
  [
    'nine Starting Sites',
    boreal,
    borealWords,
    bothPyramids(pyramid('S-Y1', 'S-Y2', 'S-Y3', 'S-R1'), pyramid('S-R2', 'S-R3', 'S-B1', 'S-B2', 'S-B3')),
    'eight Starting Sites',
  ],
  ['one card in two pyramids', boreal, borealWords, bothPyramids(pyramid('S-B1'), pyramid('S-B1')), 'twice'],
  ['two Totems alike', arctic, arcticWords, piles(['fox'], ['fox'], ['fox'], ['fox']), 'Totem of Lana'],
  ['twenty-one foxes', arctic, arcticWords, piles(Array(21).fill('fox'), ['bear']), '20'],
  ['more cards than the box has', arctic, arcticWords, piles(Array(80).fill('?'), Array(41).fill('?')), '120'],
  [
    'two sites with seven cards',
    borealis,
    borealisWords,
    { common: { scoreCards: ['S01', 'S02'] }, players: [board([ids(10), ids(20), []]), board([['A100'], [], []])] },
    'Lana',
  ],
  [
    'a score card twice',
    borealis,
    borealisWords,
    { common: { scoreCards: ['S01', 'S01'] }, players: [board([ids(10), [], []]), board([['A100'], [], []])] },
    'twice',
  ],
  ['more tokens than cards', expeditions, expeditionsWords, { common: null, players: [counts(5, 1), counts(1, 3)] }, 'Élodie'],
  ['more than eighty cards', expeditions, expeditionsWords, { common: null, players: [counts(50, 1), counts(50, 3)] }, '80'],
];

test.each(WRONG)('%s: a sentence says what to do, in every language', async (_what, model, wordsOf, draft, part) => {
  const { problem } = reckonTable(model, draft);
  if (problem === null) throw new Error('accepted');
  expect(model.isDraft(draft)).toBe(true);
  for (const language of LANGUAGES) {
    const sentence = wordsOf(language).problem(problem, draft, NAMES, await model.game.texts[language]());
    expect(sentence).toMatch(/: .*\.$/);
    expect(sentence).not.toMatch(/undefined|players\[|pyramids\[/);
    if (language === 'en') expect(sentence).toContain(part);
  }
});

test.each([
  ['boreal', boreal, borealWords],
  ['arctic', arctic, arcticWords],
  ['borealis', borealis, borealisWords],
  ['expeditions', expeditions, expeditionsWords],
] as const)('%s: everything missing is asked for by name', async (_game, model, wordsOf) => {
  const { gaps } = reckonTable(model, blankDraft(model, 2));
  for (const language of LANGUAGES) {
    const texts = await model.game.texts[language]();
    for (const gap of gaps) {
      const sentence = wordsOf(language).gap(gap, NAMES[gap.seat ?? 0] ?? '', texts);
      expect(sentence).toMatch(/[.?]$/);
      if (gap.seat !== null) expect(sentence).toContain(NAMES[gap.seat]);
    }
  }
});
