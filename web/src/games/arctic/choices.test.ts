import { type ArcticState, type ArcticTypes, game, HAND_LIMIT, texts as languages } from '@banquise/arctic';
import { below, copy, seedFromText, start, stream } from '@banquise/kernel';
import { expect, test } from 'vitest';
import { armed, drop, nextPlaces, placesOf } from '../../kit/choice.ts';
import { momentOf } from '../../kit/moment.ts';
import { choices, orders, placedAtOnce, subsets } from './choices.ts';
import { shortcutTo } from './moves.ts';
import { drawRange } from './outlook.ts';
import { handPlace, isPlace, PILE, riverPlace } from './places.ts';
import { nextStep, verb } from './sayings.ts';
import type { ArcticMoment } from './types.ts';

const texts = await languages.en();

const at = (state: ArcticState, seat: number): ArcticMoment =>
  momentOf<ArcticTypes>(game, texts, 'en', ['A', 'B', 'C', 'D'], seat, game.view(state, seat), game.moves(state, seat));

/** Walks through random games and shows every decision to the test. */
function everyDecision(games: number, seats: number, look: (state: ArcticState, seat: number) => void): void {
  for (let n = 0; n < games; n++) {
    const seed = seedFromText(`choices ${n}`);
    const rng = stream(seed, 'imagine');
    const state = start(game, seats, {}, seed);
    for (let seat = game.actors(state)[0]; seat !== undefined; seat = game.actors(state)[0]) {
      look(state, seat);
      const legal = game.moves(state, seat);
      game.apply(state, seat, legal[below(rng, legal.length)] as (typeof legal)[number]);
    }
  }
}

test('every legal move can be made by pointing at the table, and nothing illegal can', () => {
  for (const seats of [2, 4]) {
    everyDecision(3, seats, (state, seat) => {
      const found = choices(at(state, seat));
      const first = new Set(found.map(({ moves }) => moves[0]));
      for (const move of game.moves(state, seat)) expect(first).toContain(move);
      // Chains of many cards differ in their order only: some of them stand for all.
      const step = Math.max(1, Math.floor(found.length / 25));
      for (let i = 0; i < found.length; i += step) {
        const trial = copy(state);
        for (const move of found[i]?.moves ?? []) {
          expect(game.refuse(trial, seat, move)).toBeUndefined();
          game.apply(trial, seat, move);
        }
      }
    });
  }
});

test('a place once lit leads somewhere: to a deed, or to a next place', () => {
  everyDecision(2, 3, (state, seat) => {
    const found = choices(at(state, seat));
    for (const place of nextPlaces(found, [])) expect(found.some((choice) => placesOf(choice).includes(place))).toBe(true);
  });
});

test('who has to place three cards chooses all three before anything is laid', () => {
  const seen = { done: false };
  everyDecision(4, 2, (state, seat) => {
    const view = game.view(state, seat);
    if (seen.done || view.stage !== 'place' || view.left !== 3) return;
    seen.done = true;
    const found = choices(at(state, seat));
    const hand = view.hands[seat] ?? [];
    const order = [2, 0, 1].map((i) => hand[i] ?? 0);
    const chosen = found.find(({ path, verb }) => verb === 'place' && path.join() === order.map(handPlace).join());
    expect(chosen?.moves).toEqual(order.map((card) => ({ type: 'place', card, to: 'top' })));
    // A card that is dragged to the pile joins those chosen; it is not laid alone.
    const dropped = drop(found, { picked: [handPlace(order[0] ?? 0)], asked: null }, handPlace(order[1] ?? 0), PILE);
    expect(dropped).toEqual({ picked: order.slice(0, 2).map(handPlace), asked: null });
  });
  expect(seen.done).toBe(true);
});

test('a card taken back makes eight: five of them are still chosen in one go, and all of seven', () => {
  expect(placedAtOnce(8, 5)).toBe(5);
  expect(placedAtOnce(7, 6)).toBe(6);
});

test('all cards of a draw can be taken together, unless the River is completed after each', () => {
  const lengths = { plain: 0, renewed: 0 };
  everyDecision(6, 2, (state, seat) => {
    const view = game.view(state, seat);
    if (view.stage !== 'draw') return;
    const longest = Math.max(
      ...choices(at(state, seat))
        .filter(({ verb, path }) => verb === 'draw' && path[1] !== 'hand')
        .map((choice) => placesOf(choice).length),
    );
    const renews = view.holders[3] === seat && view.sides[3] === 0 && view.deck > 0;
    if (renews) lengths.renewed = Math.max(lengths.renewed, longest);
    else lengths.plain = Math.max(lengths.plain, longest);
  });
  expect(lengths.plain).toBeGreaterThanOrEqual(5);
  expect(lengths.renewed).toBe(1);
});

test('an optional power is done without by pointing at what comes after it', () => {
  const stages = new Set<string>();
  everyDecision(12, 2, (state, seat) => {
    const view = game.view(state, seat);
    if (!['swap', 'take-back', 'value', 'walrus', 'gift'].includes(view.stage) || view.final) return;
    const found = choices(at(state, seat));
    const slot = view.river.findIndex((card) => card >= 0);
    const ahead = found.find(
      (choice) => (choice.verb === 'draw' && placesOf(choice).join() === riverPlace(slot)) || choice.verb === 'place',
    );
    if (ahead !== undefined) stages.add(view.stage);
  });
  expect([...stages].sort()).toEqual(['gift', 'swap', 'take-back', 'value', 'walrus']);
});

test('whoever goes past powers is told of each of them, and of no other', () => {
  const told = new Set<string>();
  everyDecision(30, 2, (state, seat) => {
    const moment = at(state, seat);
    for (const to of ['place', 'draw'] as const) {
      const shortcut = shortcutTo(moment, to);
      const several = choices(moment).filter((choice) => placesOf(choice).length > 1);
      const deed = several.find((choice) => choice.verb === to && placesOf(choice).every((place) => /^(hand|river):/.test(place)));
      if (shortcut === undefined || deed === undefined) continue;
      const says = nextStep(moment, placesOf(deed)) ?? '';
      const words = {
        swap: 'a trade',
        'take-back': 'a take-back',
        value: 'placing\u00a0±1',
        walrus: 'the extra step',
        gift: 'giving a penalty',
      };
      for (const [stage, word] of Object.entries(words)) expect(says.includes(word)).toBe(shortcut.passed.some((one) => one === stage));
      told.add(shortcut.passed.join());
    }
  });
  expect(told).toContain('walrus,gift');
});

test('a number of cards to place says on its button what the missing ones cost', () => {
  let short = 0;
  everyDecision(12, 2, (state, seat) => {
    const moment = at(state, seat);
    if (moment.view.stage !== 'value') return;
    for (const choice of choices(moment).filter(({ verb: name }) => name === 'value' || name === 'printed')) {
      const [move] = choice.moves;
      const missing = Math.max(0, (move?.type === 'value' ? move.value : 0) - (moment.view.hands[seat]?.length ?? 0));
      expect(new RegExp(`: ${missing}\\spenalt`).test(verb(moment, choice, true))).toBe(missing > 0);
      if (missing > 0) short++;
    }
  });
  expect(short).toBeGreaterThan(0);
});

test('orders and subsets are all different', () => {
  expect(new Set(subsets([1, 2, 3, 4, 5], 3).map(String)).size).toBe(10);
  expect(orders([1, 2, 3], 2)).toHaveLength(6);
  expect(new Set(orders([1, 2, 3, 4], 3).map(String)).size).toBe(24);
});

test('whoever draws more than a hand keeps is told how many are too many, except in the last round', () => {
  let warned = 0;
  everyDecision(6, 2, (state, seat) => {
    const moment = at(state, seat);
    if (moment.view.stage !== 'draw') return;
    const drawn = choices(moment).filter(({ path }) => path.length > 0 && path.every((place) => isPlace(place, 'river')));
    const [choice] = drawn.toSorted((a, b) => b.path.length - a.path.length);
    const says = choice === undefined ? '' : (nextStep(moment, choice.path) ?? '');
    if (choice === undefined || !says.includes('your hand will have')) return;
    // Where the River is completed after each card, others come after this one.
    const { least } = drawRange(moment, choice.moves);
    const over = (moment.view.hands[seat]?.length ?? 0) + choice.path.length + least - HAND_LIMIT;
    expect(says.includes(`, then ${over} to penalties.`)).toBe(over > 0 && !moment.view.final);
    if (over > 0) warned++;
  });
  expect(warned).toBeGreaterThan(5);
});

test('whoever has too many cards is told how many a hand keeps', () => {
  let asked = 0;
  everyDecision(6, 2, (state, seat) => {
    const { view, texts } = at(state, seat);
    if (view.stage !== 'discard') return;
    expect(texts.prompt(view, [], seat)).toContain(`you keep ${HAND_LIMIT} cards`);
    asked++;
  });
  expect(asked).toBeGreaterThan(0);
});

test('where a card may go beneath or on top, the button of the rarer one shows first what it does', () => {
  let both = 0;
  everyDecision(12, 2, (state, seat) => {
    const found = choices(at(state, seat));
    const asides = found.filter((choice) => choice.verb === 'under' || choice.verb === 'bottom');
    for (const aside of asides.slice(0, 20)) {
      const [main] = armed(found, aside.path);
      if (main?.verb !== 'place') expect(aside.shown).toBeUndefined();
      else {
        const [shown, ...others] = armed(found, aside.shown ?? []);
        expect([shown?.moves, others]).toEqual([aside.moves, []]);
        both++;
      }
    }
  });
  expect(both).toBeGreaterThan(0);
});
