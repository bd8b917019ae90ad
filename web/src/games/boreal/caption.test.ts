import { game, texts as gameTexts } from '@banquise/boreal';
import { below, LANGUAGES, seedFromText, start, stream, type Texts } from '@banquise/kernel';
import { expect, test } from 'vitest';
import type { BoardModule } from '../../kit/board.ts';
import { armed } from '../../kit/choice.ts';
import { momentOf } from '../../kit/moment.ts';
import { promptOf } from '../../kit/prompt.ts';
import type { Scenery } from '../../kit/scenery.ts';
import { loadWords } from '../../ui/i18n/index.ts';
import { caption, help, nextStep } from './caption.tsx';
import { choices } from './choices.ts';
import { outlookOf } from './outlook.ts';
import { toldWordsOf } from './told-words.ts';
import type { BorealTypes } from './types.ts';
import { wordsOf } from './words.ts';

const texts = { card: (card: number) => `Card ${card}` } as unknown as Texts<BorealTypes>;

test('the tenth card says whether the game ends with it or the other one has a last turn, as the rules then do', () => {
  const seen = new Set<number>();
  for (let n = 0; n < 12; n++) {
    const seed = seedFromText(`tenth ${n}`);
    const rng = stream(seed, 'imagine');
    const state = start(game, 2, {}, seed);
    for (let seat = game.actors(state)[0]; seat !== undefined; seat = game.actors(state)[0]) {
      const moment = momentOf(game, texts, 'en', ['Ada', 'Bo'], seat, game.view(state, seat), game.moves(state, seat));
      const whole = choices(moment).find(({ path, verb }) => verb === 'discover' && path.length === 2);
      if (whole !== undefined) {
        const { path, moves } = whole;
        const said = nextStep(moment, path, armed(choices(moment), path)) ?? '';
        const trial = structuredClone(state);
        for (const move of moves) game.apply(trial, seat, move);
        const full = trial.players[seat]?.pyramid.filter((card) => card >= 0).length === 10;
        expect(said.includes('tenth')).toBe(full && !moment.view.last);
        if (full && !moment.view.last) {
          seen.add(seat);
          expect(said).toMatch(seat === 0 ? /then Bo has a last turn\.$/ : /the game ends\.$/);
        }
      }
      const legal = game.moves(state, seat);
      // Somebody who discovers whenever it is possible comes to a tenth card.
      const better = legal.filter(({ type }) => type !== 'locate');
      const from = better.length > 0 ? better : legal;
      game.apply(state, seat, from[below(rng, from.length)] as (typeof legal)[number]);
    }
  }
  expect([...seen].sort()).toEqual([0, 1]);
});

test('at one device without a curtain "your turn" has a name, and nowhere else', async () => {
  for (const language of LANGUAGES) {
    const words = await loadWords(language);
    const texts = await gameTexts[language]();
    const state = start(game, 2, {}, seedFromText('named'));
    const [view, moves] = [game.view(state, 0), game.moves(state, 0)];
    const said = (label: string, secretHands: boolean): string => {
      const moment = { you: 0, language, view, moves, texts, names: ['Ada', 'Bo'], labels: [label, 'Bo'] };
      const scenery = { looking: null, moving: false, mirror: { status: {} }, moment, selection: { picked: [] } };
      return promptOf(scenery as unknown as Scenery, { secretHands } as Partial<BoardModule> as BoardModule, null, words).text;
    };
    const plain = texts.prompt(view, ['Ada', 'Bo'], 0);
    expect(said(words.you, false)).toBe(plain);
    expect(said('Ada', true)).toBe(plain);
    expect(said('Ada', false)).toBe(plain.replace(words.toYou, `${words.toYou}, Ada`));
    expect(said('Ada', false)).not.toBe(plain);
  }
});

test('a card that takes a majority from the other one says what that costs', () => {
  let seen = 0;
  for (let n = 0; n < 40 && seen === 0; n++) {
    const seed = seedFromText(`majority ${n}`);
    const rng = stream(seed, 'imagine');
    const state = start(game, 2, {}, seed);
    for (let seat = game.actors(state)[0]; seat !== undefined; seat = game.actors(state)[0]) {
      const moves = game.moves(state, seat);
      const moment = momentOf(game, texts, 'en', ['Ada', 'Bo'], seat, game.view(state, seat), moves);
      for (const whole of choices(moment).filter(({ path, verb }) => verb === 'discover' && path.length === 2)) {
        const { theirs } = outlookOf(moment, whole.moves);
        const said = nextStep(moment, whole.path, [whole]) ?? '';
        if (theirs.now === theirs.after || said.includes('tenth')) continue;
        seen++;
        expect(said).toContain(`${moment.names[1 - seat]} ${wordsOf('en').by(theirs.after - theirs.now)}`);
      }
      const builds = moves.filter(({ type }) => type !== 'locate');
      const open = builds.length > 0 ? builds : moves;
      game.apply(state, seat, open[below(rng, open.length)] as (typeof moves)[number]);
    }
  }
  expect(seen).toBeGreaterThan(0);
});

test('where a card has one place only, nobody is asked to choose it', () => {
  const state = start(game, 2, {}, seedFromText('only'));
  const moment = momentOf(game, texts, 'en', ['Ada', 'Bo'], 0, game.view(state, 0), game.moves(state, 0));
  const card = choices(moment).find(({ verb }) => verb === 'discover')?.path[0] ?? '';
  expect(nextStep(moment, [card], armed(choices(moment), [card]))).toMatch(/discover it \(floor\u00a01\), or locate it\.$/);
});

test('figures stay with their words, and words go with their figures', () => {
  for (const language of LANGUAGES) {
    const told = toldWordsOf(language);
    for (const text of [told.rests(5), told.pays(true, 5), told.pays(false, 5)]) expect(text).not.toContain(' ');
    const { compasses, points } = wordsOf(language);
    expect(compasses(1)).not.toBe(compasses(2));
    expect(points(1)).not.toBe(points(2));
  }
});

test('a card that could be reached and paid, but has no place yet, says so where the rules do', () => {
  const met = new Set<boolean>();
  for (let n = 0; n < 3; n++) {
    const seed = seedFromText(`no place ${n}`);
    const rng = stream(seed, 'imagine');
    const state = start(game, 2, {}, seed);
    for (let seat = game.actors(state)[0]; seat !== undefined; seat = game.actors(state)[0]) {
      const legal = game.moves(state, seat);
      const moment = momentOf(game, texts, 'en', ['Ada', 'Bo'], seat, game.view(state, seat), legal);
      for (const move of legal) {
        if (move.type !== 'locate') continue;
        const picked = [`col:${move.column}`];
        const said = nextStep(moment, picked, armed(choices(moment), picked)) ?? '';
        const refusal = game.refuse(state, seat, { type: 'discover-board', column: move.column });
        expect(said.endsWith('may not lie on floor 1: you may locate it.')).toBe(refusal?.code === 'no-upper-slot');
        met.add(refusal?.code === 'no-upper-slot');
      }
      game.apply(state, seat, legal[below(rng, legal.length)] as (typeof legal)[number]);
    }
  }
  expect(met.size).toBe(2);
});

test('a card that can only be located says what the rest brings, as one that is put into the reserve does', async () => {
  const seed = seedFromText('locate');
  const state = start(game, 2, {}, seed);
  const moment = momentOf(game, await gameTexts.en(), 'en', ['Ada', 'Bo'], 0, game.view(state, 0), game.moves(state, 0));
  const open = choices(moment);
  for (const picked of [['col:8'], ['col:8', 'reserve'], ['col:1', 'reserve']]) {
    const { token } = outlookOf(moment, armed(open, picked)[0]?.moves ?? []);
    const changes = caption(moment, picked, armed(open, picked))?.changes ?? [];
    expect(changes.map(({ label, from, to }) => ({ label, from, to }))).toEqual([
      { label: wordsOf('en').restGain(token.rested - token.now), from: token.now, to: token.rested },
    ]);
  }
});

test('a rest that the end of the track cuts short says so beside what the cards would give', async () => {
  const seen = new Set<boolean>();
  const words = await gameTexts.en();
  const seed = seedFromText('cut short');
  const rng = stream(seed, 'imagine');
  const state = start(game, 2, {}, seed);
  for (let seat = game.actors(state)[0]; seat !== undefined; seat = game.actors(state)[0]) {
    const moment = momentOf(game, words, 'en', ['Ada', 'Bo'], seat, game.view(state, seat), game.moves(state, seat));
    for (const { path, moves } of choices(moment).filter(({ path }) => path[1] === 'reserve')) {
      const { income, bonus, token } = outlookOf(moment, moves);
      const cut = token.now + income + bonus > 8;
      seen.add(cut);
      expect(caption(moment, path, armed(choices(moment), path))?.why?.endsWith(', up to 8.')).toBe(cut);
    }
    const legal = game.moves(state, seat);
    game.apply(state, seat, legal[below(rng, legal.length)] as (typeof legal)[number]);
  }
  expect(seen.size).toBe(2);
});

test('a card that costs nothing shows no change of the token by paying', async () => {
  const texts = await gameTexts.en();
  let seen = 0;
  for (let n = 0; n < 12; n++) {
    const state = start(game, 2, {}, seedFromText(`free ${n}`));
    const moment = momentOf(game, texts, 'en', ['Ada', 'Bo'], 0, game.view(state, 0), game.moves(state, 0));
    const open = choices(moment);
    for (const place of new Set(open.filter(({ verb }) => verb === 'discover').map(({ path }) => path[0] ?? ''))) {
      const changes = caption(moment, [place], armed(open, [place]))?.changes ?? [];
      if (changes.length === 0) seen++;
      expect(changes.every(({ from, to }) => from !== to)).toBe(true);
    }
  }
  expect(seen).toBeGreaterThan(0);
});

test('both figures with a compass are told in words: what can be paid and reached, and what a rest brings', async () => {
  const state = start(game, 2, {}, seedFromText('compasses'));
  const [own] = state.players;
  if (own === undefined) throw new Error('nobody plays');
  for (const language of LANGUAGES) {
    const texts = await gameTexts[language]();
    const said = (token: number): string[] => {
      own.token = token;
      const moment = momentOf(game, texts, language, ['Ada', 'Bo'], 0, game.view(state, 0), []);
      return help(moment, 'compasses:0')?.lines.map(({ text }) => text) ?? [];
    };
    expect(said(3)).toEqual([expect.stringMatching(/3\s(boussoles|bussole|compasses)/), expect.stringContaining('±0')]);
    // Nobody is told of a count of nothing.
    expect(said(0)[0]).not.toMatch(/0\s(boussole|bussol|compass)/);
  }
});
