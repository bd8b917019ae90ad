import { LANGUAGES, type Language } from '@banquise/kernel';
import { expect, test } from 'vitest';
import { card, discover, discoverReserve, locate, moveOf, place, play, table, type Written } from '../../test/table.ts';
import { type BorealRefusal, CARDS, FAMILIES, game, texts } from '../index.ts';

const NAMES = ['Lana', 'Élodie'];
const load = (language: Language) => texts[language]();

/** Everything of one language that can be said without a game. */
async function everythingIn(language: Language): Promise<string[]> {
  const words = await load(language);
  return [
    ...CARDS.flatMap((_, index) => [words.card(index), words.cardText(index)]),
    ...FAMILIES.map((family) => words.family(family)),
    ...game.lines.map((line) => words.line(line)),
  ];
}

test('every card has a name of its own in each language', async () => {
  for (const language of LANGUAGES) {
    const { card: nameOf } = await load(language);
    expect(new Set(CARDS.map((_, index) => nameOf(index))).size).toBe(CARDS.length);
  }
});

test('apostrophes are typographic and nothing is left unsaid', async () => {
  for (const language of LANGUAGES) {
    for (const sentence of await everythingIn(language)) expect(sentence).not.toMatch(/['"]|undefined|NaN|^\s*$/);
  }
});

test('a card in words says cost, income, points, effects and the ban', async () => {
  const [fr, it, en] = await Promise.all(LANGUAGES.map(load));
  expect(en?.cardText(card('L-Y5'))).toBe(
    'Site, yellow; cost\u00a06, income\u00a01. Worth 2 points per green card in your pyramid. May not be placed on floor 1.',
  );
  expect(fr?.cardText(card('A-1'))).toBe(
    'Archive, sans famille ; coût\u00a03, revenu\u00a01. Vaut 4 points. À la pose : gagnez 1 boussole. À la pose : l’adversaire perd 1 boussole.',
  );
  expect(it?.cardText(card('S-R2'))).toBe(
    'Luogo di partenza, rosso; costo\u00a04, rendita\u00a01. Vale 3 punti. Quando la posizioni: rimuovi dalla partita una carta del tabellone.',
  );
});

test('a prompt speaks to the one who acts and names her to the others', async () => {
  const [fr, , en] = await Promise.all(LANGUAGES.map(load));
  const state = table({});
  expect(fr?.prompt(game.view(state, 0), NAMES, 0)).toBe('À vous : découvrez une carte, ou repérez-en une.');
  expect(fr?.prompt(game.view(state, 1), NAMES, 1)).toBe('Lana choisit une carte.');
  expect(en?.prompt(game.view(state, 'spectator'), NAMES, 'spectator')).toBe('Lana is choosing a card.');
});

test('a prompt says when only a pass is left, when the turn is the last, and who has won', async () => {
  const en = await load('en');
  const blocked = table({ board: ['', '', '', '', '', '', '', ''], deckEnds: true });
  expect(en.prompt(game.view(blocked, 0), NAMES, 0)).toContain('nothing can be discovered or located');
  const full = ['S-B1 S-B2 S-B3 S-Y1', 'L-R1 L-R2 L-R3', 'L-G1 L-G2', 'L-G3'];
  const last = table({ turn: 1, white: { pyramid: full } });
  expect(en.prompt(game.view(last, 1), NAMES, 1)).toContain('last turn');
  play(last, locate(1));
  expect(en.prompt(game.view(last, 1), NAMES, 1)).toMatch(/^The game is over: Lana wins, \d+ to 0\.$/);
});

test('who looks at the deck is told that an Archive cannot be taken, and what is taken goes to the reserve', async () => {
  const [fr, it, en] = await Promise.all(LANGUAGES.map(load));
  const state = table({ white: { token: 8, reserve: ['A-4'], pyramid: [] }, deck: ['L-Y1', 'L-Y2', 'A-1'] });
  play(state, discoverReserve('A-4'), place(1, 0));
  const view = game.view(state, 0);
  expect(fr?.prompt(view, NAMES, 0)).toContain('sauf une Archive');
  expect(it?.prompt(view, NAMES, 0)).toContain('non un Archivio');
  expect(en?.prompt(view, NAMES, 0)).toContain('not an Archive');
  const [took] = play(state, { type: 'take', card: 'L-Y1' });
  expect(fr?.event(took!, NAMES)).toMatch(/^Lana met «.*» dans la réserve\.$/);
  expect(it?.event(took!, NAMES)).toMatch(/^Lana mette «.*» nella riserva\.$/);
});

test('a slot is named by the cards around it', async () => {
  const en = await load('en');
  const label = (pyramid: string[], written: Written) => {
    const state = table({ white: { reserve: ['S-Y2'], pyramid } });
    play(state, discoverReserve('S-Y2'));
    return en.move(moveOf(written), game.view(state, 0));
  };
  expect(label([], place(1, 0))).toBe('Place: floor 1, as your first card');
  expect(label(['S-B1'], place(1, -1))).toBe('Place: floor 1, to the left of “Crystal Lantern”');
  expect(label(['S-B1'], place(1, 1))).toBe('Place: floor 1, to the right of “Crystal Lantern”');
  expect(label(['S-B1 S-B2'], place(2, 0))).toBe('Place: floor 2, on “Crystal Lantern” and “Angler’s Steps”');
  expect(label(['S-B1'], place(3, -2))).toBe('Place: floor 3, column -2');
});

test('a move names its card, its cost, and its space as the one who moves sees it', async () => {
  const fr = await load('fr');
  const view = game.view(table({ board: ['S-B1', 'S-Y1', 'S-Y2', 'S-Y3', 'S-R1', 'S-R2', 'S-R3', 'S-B3'] }), 0);
  expect(fr.move(moveOf(discover(1)), view)).toBe('Découvrir «\u00a0Lanterne de cristal\u00a0» (case 1, coût 1)');
  expect(fr.move(moveOf(locate(8)), view)).toBe('Repérer «\u00a0Fontaine endormie\u00a0» (case 8)');
  const black = game.view(table({ turn: 1, board: ['S-B1', 'S-Y1', 'S-Y2', 'S-Y3', 'S-R1', 'S-R2', 'S-R3', 'S-B3'] }), 1);
  expect(fr.move(moveOf(locate(8)), black)).toBe('Repérer «\u00a0Fontaine endormie\u00a0» (case 1)');
});

test('a refusal tells the figures', async () => {
  const [fr, it, en] = await Promise.all(LANGUAGES.map(load));
  const refusal: BorealRefusal = { code: 'too-expensive', card: card('L-Y4'), cost: 6, have: 5 };
  expect(fr?.refusal(refusal)).toBe('Il faut 6 boussoles, vous en avez 5 : il en manque 1.');
  expect(it?.refusal(refusal)).toBe('Servono 6 bussole, ne hai 5: ne manca 1.');
  expect(it?.refusal({ code: 'too-expensive', card: card('S-B1'), cost: 1, have: 0 })).toBe('Serve 1 bussola, ne hai 0: ne manca 1.');
  expect(en?.refusal(refusal)).toBe('“Cliff Colossus” costs 6 compasses, you have 5: you are 1 short.');
});
