import { seedFromText, stream } from '@banquise/kernel';
import { expect, test } from 'vitest';
import { ANIMALS, SIDES, startingDeck } from './data.ts';
import { game } from './game.ts';

const deal = (seats: number, seed: number, options = {}) => game.setup(seats, options, stream(seedFromText(`setup/${seed}`), 'play'));

test.each([
  { seats: 2, cards: 60, reserve: 5, hands: 6, deck: 43 },
  { seats: 3, cards: 90, reserve: 10, hands: 9, deck: 65 },
  { seats: 4, cards: 120, reserve: 15, hands: 12, deck: 87 },
])('EX-9 setup for $seats players', ({ seats, cards, reserve, hands, deck }) => {
  const state = deal(seats, 1);
  expect(state.packs).toHaveLength(seats);
  expect(state.reserve).toHaveLength(reserve);
  expect(state.hands.flat()).toHaveLength(hands);
  expect(state.river).toHaveLength(6);
  expect(state.deck).toHaveLength(deck);
  expect(startingDeck(seats)).toBe(deck);
  expect(reserve + hands + 6 + deck).toBe(cards);
});

test('tokens start on value 3, nobody holds a Power card, piles and penalty zones are empty (ARC-6, ARC-14)', () => {
  const state = deal(3, 2);
  expect(state.tokens).toEqual([2, 2, 2, 2, 2, 2]);
  expect(state.holders).toEqual([-1, -1, -1, -1, -1, -1]);
  expect([...state.piles, ...state.zones].flat()).toEqual([]);
});

test('packs, sides, Totems and the Holder are drawn at random, each of them as it comes (ARC-7, ARC-9, ARC-10, ARC-11)', () => {
  const deals = Array.from({ length: 200 }, (_, seed) => deal(2, seed));
  expect(new Set(deals.map(({ packs }) => packs.join())).size).toBe(6);
  expect(new Set(deals.flatMap(({ totems }) => totems)).size).toBe(6);
  expect(new Set(deals.map(({ paw }) => paw)).size).toBe(2);
  expect(new Set(deals.map(({ sides }) => sides.join())).size).toBeGreaterThan(50);
  for (const { totems } of deals) expect(new Set(totems).size).toBe(2);
});

test('the Holder begins (ARC-11, ARC-15)', () => {
  for (let seed = 0; seed < 20; seed++) {
    const state = deal(4, seed);
    expect(game.actors(state)).toEqual([state.paw]);
  }
});

test('each Power card can be turned to the side one wants (ARC-9)', () => {
  expect(game.options.map(({ id }) => id)).toEqual(ANIMALS);
  SIDES.forEach((sides, animal) => {
    sides.forEach((power, side) => {
      for (let seed = 0; seed < 8; seed++) expect(deal(2, seed, { [ANIMALS[animal]!]: power }).sides[animal]).toBe(side);
    });
  });
});
