import { type BorealisTexts, game, texts as languages } from '@banquise/borealis';
import { beforeAll, expect, test } from 'vitest';
import { armed, NOTHING, nextPlaces, pick, placeless, placesOf } from '../../kit/choice.ts';
import { choices, reason } from './choices.ts';
import { nextStep, verb } from './speech.ts';
import { at, everyDecision } from './test/walk.ts';
import { wordsOf } from './words/words.ts';

let texts: BorealisTexts;
beforeAll(async () => {
  texts = await languages.en();
});

test('every legal move can be made by pointing at the table, and nothing else can', () => {
  everyDecision(6, (state, seat) => {
    const moment = at(state, seat, texts);
    const found = choices(moment);
    expect(found.map(({ moves }) => moves[0])).toEqual(game.moves(state, seat));
    expect(new Set(found.map((choice) => [...placesOf(choice)].sort().join())).size).toBe(found.length);
  });
});

test('pointing at the places of a choice in turn arms that choice and no other', () => {
  everyDecision(3, (state, seat) => {
    const found = choices(at(state, seat, texts));
    for (const choice of found) {
      const places = placesOf(choice);
      if (places.length === 0) expect(placeless(found)).toEqual([choice]);
      else
        expect(armed(found, places.reduce((selection, place) => pick(found, selection, place).selection, NOTHING).picked)).toEqual([
          choice,
        ]);
    }
  });
});

test('a chosen card always has a site to go to, and every refused site says why', () => {
  everyDecision(3, (state, seat) => {
    if (state.stage !== 'action') return;
    const moment = at(state, seat, texts);
    const found = choices(moment);
    for (const card of moment.view.players[seat]?.hand ?? []) {
      const lit = nextPlaces(found, [`hand:${card}`]);
      for (const site of [0, 1, 2]) {
        const why = reason(moment, `site:${site}`, [`hand:${card}`], wordsOf('en'));
        expect(why === '').toBe(lit.has(`site:${site}`));
      }
      expect(reason(moment, `hand:${card}`, [], wordsOf('en')) === '').toBe(nextPlaces(found, []).has(`hand:${card}`));
    }
  });
});

test('every choice has a name, and the prompt says what it would do', () => {
  everyDecision(2, (state, seat) => {
    const moment = at(state, seat, texts);
    for (const choice of choices(moment)) {
      expect(verb(moment, choice)).toMatch(/\w/);
      if (placesOf(choice).length > 0) expect(nextStep(moment, placesOf(choice))).toMatch(/[.?]$/);
    }
  });
});
