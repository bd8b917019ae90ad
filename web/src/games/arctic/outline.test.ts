import { type ArcticState, type ArcticTypes, game, texts as languages, NONE, visibleCard } from '@banquise/arctic';
import { below, LANGUAGES, seedFromText, start, stream, type Viewer } from '@banquise/kernel';
import { expect, test } from 'vitest';
import { armed, nextPlaces } from '../../kit/choice.ts';
import { momentOf } from '../../kit/moment.ts';
import { choices } from './choices.ts';
import { endSays, nextSeat, outline, showsOf } from './outline.ts';
import { handPlace } from './places.ts';
import { nextStep, reason, verb } from './sayings.ts';
import type { ArcticMoment } from './types.ts';

const catalogues = { fr: await languages.fr(), it: await languages.it(), en: await languages.en() };
const NAMES = ['Ada', 'Bo', 'Cy', 'Di'];

const at = (state: ArcticState, you: Viewer, language: 'fr' | 'it' | 'en' = 'en'): ArcticMoment => {
  const moves = you === 'spectator' ? [] : game.moves(state, you);
  return momentOf<ArcticTypes>(game, catalogues[language], language, NAMES, you, game.view(state, you), moves);
};

function everyDecision(games: number, seats: number, look: (state: ArcticState, seat: number) => void): void {
  for (let n = 0; n < games; n++) {
    const seed = seedFromText(`outline ${n}`);
    const rng = stream(seed, 'imagine');
    const state = start(game, seats, n % 2 === 0 ? {} : { puffin: 'puffin-swap', bear: 'bear-give', fox: 'fox-bottom' }, seed);
    for (let seat = game.actors(state)[0]; seat !== undefined; seat = game.actors(state)[0]) {
      look(state, seat);
      const legal = game.moves(state, seat);
      game.apply(state, seat, legal[below(rng, legal.length)] as (typeof legal)[number]);
    }
  }
}

test('the text of the table says everything there is, and nothing that is missing', () => {
  everyDecision(2, 4, (state, seat) => {
    for (const language of LANGUAGES) {
      const sections = outline(at(state, seat, language));
      const text = sections.flatMap(({ heading, lines }) => [heading, ...(lines ?? [])]).join('\n');
      expect(text).not.toMatch(/undefined|NaN|\[object/);
      expect(sections.find(({ id }) => id === 'river')?.lines).toHaveLength(6);
      expect(sections.find(({ id }) => id === 'powers')?.lines).toHaveLength(6);
      expect(sections.filter(({ id }) => id.startsWith('player-'))).toHaveLength(3);
    }
  });
});

test('what the others place next is said of whoever plays again, and of nobody after the last turn', () => {
  const seen = new Set<string>();
  everyDecision(2, 3, (state, seat) => {
    for (const other of [0, 1, 2]) {
      if (other === seat || state.piles[other]?.length === 0) continue;
      const last = (one: number): number => (one - state.paw + 3) % 3;
      const again = !state.final || last(other) > last(seat);
      seen.add(`${state.final} ${again}`);
      expect(showsOf(at(state, seat), other).join(' ').includes('next turn')).toBe(again && visibleCard(state, other) !== NONE);
    }
  });
  expect(seen.size).toBe(3);
});

test('nobody is said to play next after the last turn', () => {
  const ends = new Set<boolean>();
  everyDecision(2, 3, (state, seat) => {
    const next = (seat + 1) % 3;
    const ended = state.final && next === state.paw;
    ends.add(ended);
    expect(nextSeat(game.view(state, seat), false)).toBe(ended ? undefined : next);
  });
  expect(ends.size).toBe(2);
});

test('nobody reads the Totem or the hand of somebody else', () => {
  const state = start(game, 3, {}, seedFromText('secret'));
  const text = (you: Viewer): string => JSON.stringify(outline(at(state, you)));
  const totems = state.totems.map((totem) => catalogues.en.animal(totem));
  expect(text(0)).toContain(`Totem: ${totems[0]}`);
  expect(text(0)).not.toContain(`Totem: ${totems[1]}`);
  expect(text('spectator')).not.toMatch(/"Totem: [A-Z]/);
  for (const card of state.hands[1] ?? []) expect(text(0)).not.toContain(catalogues.en.cardText(card));
});

test('every deed has a name in every language, and the name says how many cards', () => {
  const verbs = new Set<string>();
  everyDecision(3, 3, (state, seat) => {
    const found = choices(at(state, seat));
    const some = [...new Map(found.map((choice) => [choice.verb, choice])).values()];
    for (const choice of some) {
      verbs.add(choice.verb);
      const several = choice.moves.filter(({ type }) => type === 'place').length > 1;
      if (choice.verb === 'bottom') expect(verb(at(state, seat), choice, true)).toMatch(several ? /^Last to bottom/ : /^To the bottom/);
      for (const language of LANGUAGES) expect(verb(at(state, seat, language), choice, true)).not.toMatch(/^$|undefined|NaN/);
    }
  });
  expect([...verbs]).toEqual(expect.arrayContaining(['place', 'draw', 'tokens', 'walrus', 'skip', 'swap', 'give', 'discard', 'bottom']));
});

test('while cards are being chosen the prompt counts down, and says that the last one decides', () => {
  const seen = new Set<string>();
  everyDecision(4, 2, (state, seat) => {
    const moment = at(state, seat);
    if (moment.view.stage !== 'place' || moment.view.left !== 3) return;
    const path = (moment.view.hands[seat] ?? []).slice(0, 3).map(handPlace);
    seen.add(nextStep(moment, path.slice(0, 1)) ?? '');
    seen.add(nextStep(moment, path.slice(0, 2)) ?? '');
    seen.add(nextStep(moment, path) ?? '');
    expect(armed(choices(moment), path).length).toBeGreaterThan(0);
  });
  expect([...seen].join(' ')).toMatch(/1 chosen, 2 to go; the last one decides.*In this order, .* move/);
});

test('nothing is said against sending the last of several cards aside, once the others are chosen', () => {
  let aside = 0;
  everyDecision(8, 2, (state, seat) => {
    const moment = at(state, seat);
    const choice = choices(moment).find(({ path }) => path.length > 2 && /^(under|bottom)$/.test(path.at(-1) ?? ''));
    if (choice === undefined) return;
    const target = choice.path.at(-1) ?? '';
    expect(reason(moment, target, choice.path.slice(0, -1))).toBe('');
    expect(reason(moment, target, choice.path)).toBe('');
    expect(reason(moment, target, choice.path.slice(0, 1))).not.toBe('');
    aside++;
  });
  expect(aside).toBeGreaterThan(0);
});

test('what can be chosen has no reason against it, and what cannot says why', () => {
  const said = { river: 0, hand: 0 };
  everyDecision(2, 2, (state, seat) => {
    const moment = at(state, seat);
    const first = nextPlaces(choices(moment), []);
    for (const place of [...moment.view.river.keys()].map((slot) => `river:${slot}`)) {
      const why = reason(moment, place, []);
      if (first.has(place)) expect(why).toBe('');
      else if (why !== '') said.river++;
    }
    for (const card of moment.view.hands[seat] ?? []) {
      const why = reason(moment, handPlace(card), []);
      expect(why === '').toBe(first.has(handPlace(card)));
      if (why !== '') said.hand++;
    }
  });
  expect(said.river).toBeGreaterThan(0);
  expect(said.hand).toBeGreaterThan(0);
});

test('who plays last before the final round is no name to themselves', () => {
  let closing = 0;
  everyDecision(2, 2, (state) => {
    if (!state.closing || state.final || closing > 0) return;
    const last = (state.paw + 1) % 2;
    expect(endSays(at(state, last))).toBe('After you, one last turn each');
    expect(endSays(at(state, 1 - last))).toBe(`After ${NAMES[last]}, one last turn each`);
    closing++;
  });
  expect(closing).toBe(1);
});
