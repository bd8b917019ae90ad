import { completeOptions, type OptionValues, seedFromText, start } from '@banquise/kernel';
import { expect, test } from 'vitest';
import { type BorealisState, game } from './index.ts';

function begin(seats: number, options: Record<string, string> = {}, seed = 'setup'): BorealisState {
  const complete = completeOptions(game, options);
  return start(game, seats, complete.ok ? complete.value : ({} as OptionValues), seedFromText(seed));
}
const seeds = Array.from({ length: 60 }, (_, n) => `setup ${n}`);

test.each([
  [2, 88],
  [3, 84],
  [4, 80],
])('with %i players the deck holds %i cards after setup (BLS-17)', (seats, cards) => {
  const state = begin(seats);
  expect(state.deck).toHaveLength(cards);
  expect(state.market).toHaveLength(4);
  expect(state.players.map(({ hand }) => hand.length)).toEqual(Array.from({ length: seats }, () => 4));
});

test('everybody starts with one scientist of each colour on each site, flags on the start and 2 stars (BLS-14)', () => {
  for (const player of begin(4).players) {
    expect(player.scientists).toEqual([0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0]);
    expect(player.flags).toEqual([0, 0, 0]);
    expect(player.stars).toBe(2);
  }
});

test('side I is the same for all; on side II no two players share a board (BLS-13)', () => {
  expect(begin(4).players.map(({ board }) => board)).toEqual([0, 0, 0, 0]);
  for (const seed of seeds) {
    const boards = begin(3, { side: 'II' }, seed).players.map(({ board }) => board);
    expect(new Set(boards).size).toBe(3);
    expect(boards).not.toContain(0);
  }
});

test('which of the four sides II one gets is drawn (BLS-13)', () => {
  const boards = seeds.map((seed) => begin(2, { side: 'II' }, seed).players[0]?.board);
  expect(new Set(boards)).toEqual(new Set([1, 2, 3, 4]));
});

test('two different score cards and one objective of each type are drawn (BLS-12)', () => {
  for (const seed of seeds) {
    const { scoreCards, objectives } = begin(2, {}, seed);
    expect(scoreCards[0]).not.toBe(scoreCards[1]);
    expect(objectives.map((objective) => Math.floor(objective / 4))).toEqual([0, 1, 2]);
  }
});

test('the table may choose score cards and objectives; a score card named twice counts once', () => {
  for (const seed of seeds) {
    const chosen = begin(2, { score1: 'S04', score2: 'S08', animal: 'O02', scientist: 'O07', vehicle: 'O12' }, seed);
    expect(chosen.scoreCards).toEqual([3, 7]);
    expect(chosen.objectives).toEqual([1, 6, 11]);
    const twice = begin(2, { score1: 'S04', score2: 'S04' }, seed).scoreCards;
    expect(twice[0]).toBe(3);
    expect(twice[1]).not.toBe(3);
    const second = begin(2, { score2: 'S10' }, seed).scoreCards;
    expect(second[0]).not.toBe(9);
    expect(second[1]).toBe(9);
  }
});

test('the first player is drawn at random, or chosen by the table if that seat is taken (BLS-17)', () => {
  expect(new Set(seeds.map((seed) => begin(3, {}, seed).first))).toEqual(new Set([0, 1, 2]));
  expect(new Set(seeds.map((seed) => begin(3, { first: '2' }, seed).first))).toEqual(new Set([1]));
  expect(new Set(seeds.map((seed) => begin(2, { first: '4' }, seed).first))).toEqual(new Set([0, 1]));
});
