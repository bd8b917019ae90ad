import { type ArcticView, game, JOKER, longestRuns } from '@banquise/arctic';
import { below, seedFromText, start, stream } from '@banquise/kernel';
import { expect, test } from 'vitest';
import { blocksOf, laterPoints, settleJokers, standingOf, totalOf } from './series.ts';

const J = JOKER;

test('a joker stands inside the run that it makes longer', () => {
  expect(settleJokers([3, 3, J, 3])).toEqual([3, 3, 3, 3]);
  expect(settleJokers([1, 1, J, 2, 2, 2, 2])).toEqual([1, 1, 2, 2, 2, 2, 2]);
  expect(blocksOf([3, 3, J, 3, 0])[0]).toMatchObject({ animal: 3, first: 0, length: 4, jokers: [2], points: 6, counts: true });
});

test('a joker beneath the visible card brings its point to the run it joins, and none to that card', () => {
  expect(laterPoints(blocksOf([1, 3]), blocksOf([1, J, 3]), [0, 1])).toEqual([1, 0]);
  expect(laterPoints(blocksOf([1, 3]), blocksOf([3, 1, 3]), [1, 1])).toEqual([0, 0]);
});

test('a run that loses its joker to another one is worth its own cards', () => {
  const [before, after] = [blocksOf([0, 0, 1, 1, J, 5]), blocksOf([0, 0, 1, 1, J, 5, 5])];
  expect(before.map(({ first, points }) => [first, points])).toEqual([
    [0, 1],
    [2, 1],
    [4, 1],
  ]);
  expect(laterPoints(before, after, [0, 0, 0])).toEqual([1, 3, 1]);
  // The visible card is found again where another card goes beneath it.
  expect(laterPoints(blocksOf([1, 3, 3]), blocksOf([1, 3, J, 3]), [0, 1])).toEqual([0, 3]);
});

test('however jokers lie, the blocks are worth what the pile is worth', () => {
  const rng = stream(seedFromText('series'), 'imagine');
  for (let n = 0; n < 300; n++) {
    const pile = Array.from({ length: below(rng, 26) }, () => (below(rng, 5) === 0 ? J : below(rng, 6)));
    const settled = settleJokers(pile);
    expect(settled.every((animal, i) => animal >= 0 && (pile[i] === J || animal === pile[i]))).toBe(true);
    const points = (runs: readonly number[]): number => runs.reduce((sum, length) => sum + ([0, 0, 1, 3, 6, 10, 15][length] ?? 0), 0);
    const blocks = blocksOf(pile);
    const kinds = blocks.filter(({ counts }) => counts).length;
    const best = longestRuns(pile);
    expect(blocks.reduce((sum, block) => sum + block.points, 0) + ([0, 0, 1, 3, 6, 10, 15][kinds] ?? 0)).toBe(
      points(best) + ([0, 0, 1, 3, 6, 10, 15][best.filter((length) => length > 1).length] ?? 0),
    );
    expect(blocks.reduce((sum, { length }) => sum + length, 0)).toBe(pile.length);
  }
});

test('of two equal runs of an animal one counts, and of unequal ones the longer', () => {
  expect(blocksOf([2, 2, 0, 2, 2, 2]).map(({ counts }) => counts)).toEqual([false, false, true]);
  expect(blocksOf([2, 2, 0, 2, 2]).map(({ counts }) => counts)).toEqual([true, false, false]);
});

test('at the end the line of points adds up to what the score sheet says, for everybody', () => {
  for (let n = 0; n < 8; n++) {
    const seed = seedFromText(`standing ${n}`);
    const rng = stream(seed, 'imagine');
    const state = start(game, 3, {}, seed);
    for (let seat = game.actors(state)[0]; seat !== undefined; seat = game.actors(state)[0]) {
      const legal = game.moves(state, seat);
      game.apply(state, seat, legal[below(rng, legal.length)] as (typeof legal)[number]);
    }
    const view: ArcticView = game.view(state, 'spectator');
    game.score(state).seats.forEach(({ total }, seat) => {
      expect(totalOf(standingOf(view, seat))).toBe(total);
    });
  }
});
