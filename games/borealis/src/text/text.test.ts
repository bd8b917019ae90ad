import { LANGUAGES } from '@banquise/kernel';
import { expect, test } from 'vitest';
import { observe, regroup, table } from '../../test/table.ts';
import { cardOf, game, TAKE, texts } from '../index.ts';
import { achievementTexts } from './index.ts';

const [fr, it, en] = await Promise.all([texts.fr(), texts.it(), texts.en()]);
const ALL = { fr, it, en };
const NAMES = ['Ada', 'Bo', 'Cléo'];

/** Every string anywhere inside. */
const strings = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];

test.each(LANGUAGES)('%s: everything on the table has a name, with typographic apostrophes', async (language) => {
  const { words, title } = ALL[language];
  const collection = await achievementTexts[language]();
  const all = [title, ...strings(words), ...Object.values(collection.achievements).map(({ name }) => name), ...collection.titles];
  expect(all.filter((text) => text.trim() === '' || /['"]| {2}/.test(text))).toEqual([]);
  expect(Object.keys(words.scoreCard)).toHaveLength(10);
  expect(Object.keys(words.objective)).toHaveLength(12);
  expect(Object.keys(collection.achievements)).toHaveLength(19);
});

test('a subset is called by its cards', () => {
  const view = game.view(table([{ hand: 'A001 A020 A093 A057' }, {}]), 0);
  expect(fr.move(regroup(0b0110), view)).toBe(
    'Regroupement en défaussant Ours blanc à skis (bleu/bleu) et Macareux moine en kayak (jaune/jaune)',
  );
  expect(en.move(regroup(0b0001), view)).toBe('Regroup, discarding Polar bear by sleigh (yellow/pink)');
  expect(it.move(regroup(0), view)).toBe('Raggruppamento senza scartare');
  expect(it.move(regroup(15), view)).toBe('Raggruppamento scartando tutta la mano');
  expect(en.move({ type: 'replace', mask: 3 }, view)).toContain('Polar bear');
});

test('a subset of a hand one does not see is only counted', () => {
  const view = game.view(table([{ hand: 'A001 A020 A093 A057' }, {}]), 1);
  expect(fr.move(regroup(0b0110), view)).toBe('Regroupement en défaussant 2 cartes');
  expect(en.move(regroup(0b0100), game.view(table([{}, {}]), 'spectator'))).toBe('Regroup, discarding 1 card');
});

test('the prompt addresses the reader in turn, and otherwise names who is awaited', () => {
  const state = table([{ hand: 'A001 A002 A003 A005' }, {}]);
  expect(fr.prompt(game.view(state, 0), NAMES, 0)).toBe('À vous : jouez une carte, ou regroupez.');
  expect(fr.prompt(game.view(state, 1), NAMES, 1)).toBe('Ada choisit une carte.');
  const stuck = table([{ hand: 'A004 A009 A015 A020' }, {}]);
  expect(it.prompt(game.view(stuck, 0), NAMES, 0)).toBe('Tocca a te: nessuna carta trova i suoi scienziati, raggruppa.');
  game.apply(state, 0, observe('A001', 0));
  expect(en.prompt(game.view(state, 0), NAMES, 0)).toBe('Your turn: take a card, to have four again.');
  for (const viewer of [1, 'spectator'] as const) {
    expect(fr.prompt(game.view(state, viewer), NAMES, viewer)).toBe('Ada prend une carte.');
    expect(it.prompt(game.view(state, viewer), NAMES, viewer)).toBe('Ada prende una carta.');
    expect(en.prompt(game.view(state, viewer), NAMES, viewer)).toBe('Ada is taking a card.');
  }
});

test('whoever plays in the last round is told so', () => {
  const view = game.view(table([{ hand: 'A001 A002 A003 A005' }, { sites: ['B F O S P B F', '', ''] }]), 0);
  expect([fr, it, en].map((texts) => texts.prompt(view, NAMES, 0))).toEqual([
    'À vous, dernière manche\u00a0: jouez une carte, ou regroupez.',
    'Tocca a te, ultimo round: gioca una carta, o raggruppa.',
    'Your turn, last round: play a card, or regroup.',
  ]);
});

test('one scientist comes back without a number, several with theirs', () => {
  const prompts = (scientists: string): string[] => {
    const view = game.view(table([{ scientists }, {}], { stage: 'place' }), 0);
    return [fr, it, en].map((texts) => texts.prompt(view, NAMES, 0));
  };
  expect(prompts('Y | KU | YKU | YKU | none')).toEqual([
    'À vous : sur quel site revient votre scientifique ?',
    'Tocca a te: su quale sito torna il tuo scienziato?',
    'Your turn: to which location does your scientist return?',
  ]);
  expect(prompts('Y | KU | YKU | YK | U')).toEqual([
    'À vous : sur quel site reviennent vos 2 scientifiques ?',
    'Tocca a te: su quale sito tornano i tuoi 2 scienziati?',
    'Your turn: to which location do your 2 scientists return?',
  ]);
});

test('a flag that advances is told without stumbling over a name that begins with a vowel', () => {
  const advanced = { type: 'advanced', seat: 0, site: 0, index: 1, stars: 1 } as const;
  expect(fr.event(advanced, NAMES)).toBe('Ada fait avancer son drapeau du site de gauche : sa case vaut 1 étoile.');
});

test('everybody who still has to choose is named', () => {
  const state = table([{}, {}, {}], { stage: 'replace' });
  state.chosen = [0, -1, -1];
  expect(fr.prompt(game.view(state, 0), NAMES, 0)).toBe('Bo et Cléo choisissent encore.');
  expect(fr.prompt(game.view(state, 1), NAMES, 1)).toMatch(/^À vous/);
  state.chosen = [0, 0, -1];
  expect(it.prompt(game.view(state, 'spectator'), NAMES, 'spectator')).toBe('Cléo sta ancora scegliendo.');
});

test('a refusal says what is missing with its figures', () => {
  const refusal = { code: 'missing-scientist', colour: 0, site: 0, need: 2, have: 1 } as const;
  expect(fr.refusal(refusal)).toBe('Il faut 2 scientifiques jaunes sur le site de gauche, il y en a 1.');
  expect(it.refusal(refusal)).toBe('Sul sito di sinistra servono 2 scienziati gialli, ce n’è 1.');
  expect(en.refusal(refusal)).toBe('The left location needs 2 yellow scientists, but has 1.');
  expect(fr.refusal({ code: 'no-star', cost: 1, have: 0 })).toBe('Renouveler la réserve coûte 1 étoile, vous en avez 0.');
});

test('the end names who won, or who shares the victory', () => {
  const over = { stage: 'over', turn: 1 } as const;
  expect(fr.prompt(game.view(table([{ stars: 9 }, {}], over), 0), NAMES, 0)).toBe('La partie est finie : Ada gagne avec 39 étoiles.');
  expect(en.prompt(game.view(table([{}, {}], over), 0), NAMES, 0)).toBe('The game is over: Ada and Bo share the victory with 32 stars.');
});

test('the rows of the pad take the names of their score cards', () => {
  expect(en.lineOf('score1', [3, 7])).toBe('Untrodden Path');
  expect(it.lineOf('score2', [3, 7])).toBe('Stagione degli amori');
  expect(fr.lineOf('tokens', [3, 7])).toBe('Pions étoile');
});

test('a market card is called by its name; drawn cards are named only to their owner', () => {
  const state = table([{}, {}]);
  state.market[0] = cardOf('A093') ?? -1;
  expect(en.move(TAKE[0] as (typeof TAKE)[number], game.view(state, 1))).toBe('Take Atlantic puffin by kayak (yellow/yellow)');
  expect(fr.event({ type: 'drew', seat: 0, count: 2 }, NAMES)).toBe('Ada pioche 2 cartes.');
  expect(fr.event({ type: 'drew', seat: 0, count: 1, secret: { cards: [92] } }, NAMES)).toBe(
    'Ada pioche Macareux moine en kayak (jaune/jaune).',
  );
});
