import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '@banquise/kernel';
import { expect, test } from 'vitest';
import { card, draw, place, play, position, refused, right, skip, stop } from '../../test/table.ts';
import { ANIMALS, CARDS, SIDES } from '../data.ts';
import { game } from '../game.ts';
import { STAGES } from '../rules/turn.ts';
import { texts } from './index.ts';

const NAMES = ['Ada', 'Ugo'];
const TABLE = { piles: [['p1-fox-2'], ['p2-fox-2']], hands: [['p1-orca-1', 'p1-orca-2'], ['p2-orca-1']] };

test.each(LANGUAGES)('%s: every animal, card, power and stage has words, all different', async (language) => {
  const words = await texts[language]();
  const different = (list: readonly string[]): void => {
    expect(list.every((text) => text.trim() !== '')).toBe(true);
    expect(new Set(list).size).toBe(list.length);
  };
  different(ANIMALS.map((_, animal) => words.animal(animal)));
  different(CARDS.map((_, index) => words.card(index)));
  different(CARDS.map((_, index) => words.cardText(index)));
  different(SIDES.flat().map((id) => words.power(id)));
  different(SIDES.flat().map((id) => words.powerText(id)));
  different(STAGES.map(({ name }) => words.stage(name)));
});

test('no sentence in any language is written with a straight apostrophe or quotation mark', () => {
  const folder = new URL('.', import.meta.url);
  const files = LANGUAGES.flatMap((language) => readdirSync(new URL(language, folder)).map((file) => `${language}/${file}`));
  expect(files).toHaveLength(LANGUAGES.length * 3);
  // The quotes of the code itself never stand between letters.
  for (const file of files) expect(readFileSync(new URL(file, folder), 'utf8'), file).not.toMatch(/\p{L}' ?\p{L}|\\'|"/u);
});

test.each([
  ['fr', 'À vous : posez 2 cartes ; la dernière décide.', 'Ada pose ses cartes.'],
  ['it', 'Tocca a te: posa 2 carte; l’ultima decide.', 'Ada posa le sue carte.'],
  ['en', 'Your turn: place 2 cards; the last one decides.', 'Ada is placing cards.'],
] as const)('%s: a prompt speaks to its reader, or names who is awaited', async (language: Language, yours, theirs) => {
  const words = await texts[language]();
  const state = position(TABLE);
  expect(words.prompt(game.view(state, 0), NAMES, 0)).toBe(yours);
  expect(words.prompt(game.view(state, 1), NAMES, 1)).toBe(theirs);
});

test.each([
  ['fr', 'Pas maintenant\u00a0: posez d’abord vos cartes.'],
  ['it', 'Non adesso: prima posa le tue carte.'],
  ['en', 'Not now: first place your cards.'],
] as const)('%s: what comes too early says in a sentence what is done first', async (language, sentence) => {
  const words = await texts[language]();
  expect(words.refusal({ code: 'not-now', awaited: 'place' })).toBe(sentence);
  const said = STAGES.map(({ name }) => words.refusal({ code: 'not-now', awaited: name }));
  expect(new Set(said).size).toBe(STAGES.length);
});

test.each([
  ['fr', /Rivière/],
  ['it', /Fiume/],
  ['en', /River/],
] as const)(
  '%s: the extra step speaks of the River exactly when a card may be taken from it instead',
  async (language: Language, river) => {
    const words = await texts[language]();
    const asked = (layout: Parameters<typeof position>[0]): string => {
      const state = position({ ...TABLE, hands: [['p1-orca-3', 'p1-orca-2']], held: { 'walrus-main': 0 }, ...layout });
      play(state, place('p1-orca-2'), place('p1-orca-3'), right('main'));
      expect(game.view(state, 0).stage).toBe('walrus');
      return words.prompt(game.view(state, 0), NAMES, 0);
    };
    expect(asked({})).toMatch(river);
    expect(asked({ deck: 3, closing: true, final: true })).not.toMatch(river);
    expect(asked({ river: ['-', '-', '-', '-', '-', '-'] })).not.toMatch(river);
  },
);

test.each([
  ['fr', 'À vous : vous pouvez reprendre votre carte visible, ou poser 2 cartes.'],
  ['it', 'Tocca a te: puoi riprendere la tua carta visibile, o posare 2 carte.'],
  ['en', 'Your turn: you may take your visible card back, or place 2 cards.'],
] as const)('%s: before placing it says what else may be done, and how many cards that takes', async (language, asked) => {
  const words = await texts[language]();
  const state = position({
    ...TABLE,
    piles: [['p1-orca-2']],
    hands: [['p1-orca-3', 'p1-orca-4', 'p1-fox-1']],
    held: { 'puffin-takeback': 0 },
  });
  expect(game.view(state, 0).stage).toBe('take-back');
  expect(words.prompt(game.view(state, 0), NAMES, 0)).toBe(asked);
});

test.each([
  ['fr', 'La laisser'],
  ['it', 'Lasciala'],
  ['en', 'Leave it'],
] as const)('%s: doing without something is called by what one does without', async (language, said) => {
  const words = await texts[language]();
  const state = position({ ...TABLE, piles: [['p1-orca-2']], held: { 'puffin-takeback': 0 } });
  expect(words.move(skip, game.view(state, 0))).toBe(said);
});

test.each([
  [
    'fr',
    'À vous : piochez encore de 1 à 3 cartes dans la Rivière, une à la fois.',
    'À vous : piochez encore jusqu’à 2 cartes dans la Rivière, une à la fois, ou arrêtez-vous.',
    'À vous : piochez encore une carte dans la Rivière, ou arrêtez-vous.',
  ],
  [
    'it',
    'Tocca a te: pesca ancora da 1 a 3 carte dal Fiume, una alla volta.',
    'Tocca a te: pesca ancora fino a 2 carte dal Fiume, una alla volta, o fermati.',
    'Tocca a te: pesca ancora una carta dal Fiume, o fermati.',
  ],
  [
    'en',
    'Your turn: draw 1 to 3 more cards from the River, one at a time.',
    'Your turn: draw up to 2 more cards from the River, one at a time, or stop.',
    'Your turn: draw another card from the River, or stop.',
  ],
] as const)('%s: a drawing player is told of stopping exactly when it is allowed', async (language: Language, early, enough, last) => {
  const words = await texts[language]();
  const state = position({ piles: TABLE.piles, hands: [['p1-orca-3', 'p1-orca-2']], held: { 'moose-draw': 0 } });
  play(state, place('p1-orca-2'), place('p1-orca-3'), right('main'), draw(0));
  expect(words.prompt(game.view(state, 0), NAMES, 0)).toBe(early);
  expect(refused(state, stop)).toMatchObject({ code: 'draw-more' });
  play(state, draw(1));
  expect(words.prompt(game.view(state, 0), NAMES, 0)).toBe(enough);
  expect(refused(state, stop)).toBeUndefined();
  play(state, draw(2));
  expect(words.prompt(game.view(state, 0), NAMES, 0)).toBe(last);
});

test('whose River is completed after each card is told to draw one at a time, until one is left (ARC-50)', async () => {
  const words = await texts.en();
  const state = position({ hands: [['p1-orca-4'], ['p2-orca-1']], sides: ['orca-refill'] });
  play(state, place('p1-orca-4'), right('main'));
  expect(words.prompt(game.view(state, 0), NAMES, 0)).toBe('Your turn: draw 2 cards from the River, one at a time.');
  play(state, draw(0));
  expect(words.prompt(game.view(state, 0), NAMES, 0)).toBe('Your turn: draw 1 more card from the River.');
});

test('a player who has to draw a fixed number may stop when the River is empty, and is told so (ARC-R18)', async () => {
  const words = await texts.en();
  const state = position({
    piles: TABLE.piles,
    hands: [['p1-orca-3', 'p1-orca-2']],
    river: ['p1-bear-1', '-', '-', '-', '-', '-'],
    deck: 0,
    closing: true,
    zones: [['p1-bear-2', 'p1-bear-3', 'p1-bear-4']],
    held: { 'bear-recover': 0 },
  });
  play(state, place('p1-orca-2'), place('p1-orca-3'), right('main'));
  expect(words.prompt(game.view(state, 0), NAMES, 0)).toBe('Your turn: draw 3 cards from the River or your penalties.');
  play(state, draw(0));
  expect(words.prompt(game.view(state, 0), NAMES, 0)).toBe('Your turn: draw another card from your penalties, or stop.');
});

test.each([
  ['fr', 'À vous : combien de cartes posez-vous, de 1 à 2 ?', 'À vous : combien de cartes posez-vous, de 1 à 3 ?'],
  ['it', 'Tocca a te: quante carte posi, da 1 a 2?', 'Tocca a te: quante carte posi, da 1 a 3?'],
  ['en', 'Your turn: how many cards do you place, 1 to 2?', 'Your turn: how many cards do you place, 1 to 3?'],
] as const)(
  '%s: the values to choose from are those that are allowed, also without a visible card',
  async (language: Language, without, on2) => {
    const words = await texts[language]();
    const prompt = (piles: string[][]): string =>
      words.prompt(game.view(position({ ...TABLE, piles, held: { 'moose-place': 0 } }), 0), NAMES, 0);
    expect(prompt([[], ['p2-fox-2']])).toBe(without);
    expect(prompt(TABLE.piles)).toBe(on2);
  },
);

test('a refusal gives the figures', async () => {
  const words = await texts.fr();
  expect(words.refusal({ code: 'draw-more', taken: 1, least: 3 })).toBe('Il faut piocher 3 cartes, 1 pour l’instant : prenez-en encore.');
});

test('a move and an event say which card', async () => {
  const words = await texts.en();
  const state = position(TABLE);
  expect(words.move({ type: 'place', card: card('p1-orca-1'), to: 'top' }, game.view(state, 0))).toBe('Orca 1 (Walrus) on top');
  const [event] = play(state, place('p1-orca-1'));
  expect(words.event(event!, NAMES)).toBe('Ada places Orca 1 (Walrus).');
  play(state, place('p1-orca-2'));
  expect(words.prompt(game.view(state, 0), NAMES, 0)).toBe('Your turn: which goes right, Orca or Moose? The other goes left.');
  const [moved] = play(state, right('main'));
  expect(words.event(moved!, NAMES)).toBe('Orca token: from 3 to 6.');
});
