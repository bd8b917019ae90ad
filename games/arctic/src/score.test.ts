import { expect, test } from 'vitest';
import { bruteForcePoints, jokerMistakes } from '../test/jokers.ts';
import { finishTurn, position } from '../test/table.ts';
import { ANIMALS, type AnimalName } from './data.ts';
import { game } from './game.ts';
import { JOKER, longestRuns, runPoints, seriesPoints } from './rules/runs.ts';

const LETTERS = 'BFMOPW';
/** B bear, F fox, M moose, O orca, P puffin, W walrus, ? joker; bottom to top. */
const pile = (letters: string): number[] => [...letters].map((letter) => (letter === '?' ? JOKER : LETTERS.indexOf(letter)));
const points = (letters: string): number => runPoints(longestRuns(pile(letters)));

/** Section 13.6 of the rules with the ids of the facts file. */
test.each([
  ['SC-3', 'FF?FF', 10],
  ['SC-4', 'WWW?FF', 8],
  ['SC-5', '?', 0],
  ['SC-6', '??', 1],
  ['SC-7', 'F?W', 1],
  ['SC-8', 'FFFFF?W', 15],
  ['SC-9', 'FFFFFF??MMMMMM', 34],
  ['SC-10', 'FF??FF', 15],
  ['SC-11', 'OO?OO?OO', 15],
  ['SC-12', 'MMOOPPBBFFFF?W', 26],
  ['SC-13', 'F?F?F', 10],
  ['SC-14', 'FFF?W?FF', 8],
  ['SC-17', 'WWWO?FF', 8],
  ['SC-15', 'WWWPWWW', 3],
  ['SC-16', 'BBFFMMOOPPWW', 21],
  ['SC-2', 'F', 0],
  ['no cards', '', 0],
])('13.6 %s: %s scores %i', (_id, letters, expected) => {
  expect(points(letters)).toBe(expected);
  expect(bruteForcePoints(pile(letters))).toBe(expected);
});

const BOOK = 'MWWWOOFFFFFFFPOOOOOWWWPPPP';

test('EX-6 four animals with a run score 6', () => {
  expect(seriesPoints(longestRuns(pile(BOOK)))).toBe(6);
});

test('SC-1 the pile of the rulebook: 34 for the runs, 6 for four series', () => {
  expect(longestRuns(pile(BOOK))).toEqual([0, 6, 1, 5, 4, 3]);
  expect(points(BOOK)).toBe(40);
});

test('EX-7 full scoring: 46 points', () => {
  const position = {
    tokens: { walrus: 0, bear: 3, puffin: 6, fox: 10, orca: 15, moose: 15 },
    players: [
      { pile: pile(BOOK).map((animal) => ANIMALS[animal]), totem: 'fox', penalties: 4 },
      { pile: [], totem: 'walrus', penalties: 0 },
    ],
  };
  const result = game.tally(position);
  if (!result.ok) throw new Error(result.problem.field);
  expect(result.value.seats[0]).toEqual({
    lines: { bear: 0, fox: 15, moose: 0, orca: 10, puffin: 6, walrus: 3, series: 6, totem: 10, penalties: -4 },
    total: 46,
    tieBreaks: [0],
    rank: 1,
  });
  expect(result.value.winners).toEqual([0]);
});

test('jokers are placed as well as trying everything would place them, on 5000 random piles (ARC-70)', () => {
  expect(jokerMistakes(5000)).toEqual([]);
});

test('a tie is won by the earlier in turn order from the Holder, for every rank (ARC-72, ARC-R23)', () => {
  const state = position({
    seats: 3,
    paw: 1,
    turn: 0,
    final: true,
    closing: true,
    piles: [['p1-fox-1'], ['p2-fox-1'], ['p3-fox-1']],
    hands: [['p1-bear-1'], ['p2-bear-1'], ['p3-bear-1']],
    totems: ['orca', 'puffin', 'walrus'],
  });
  finishTurn(state);
  expect(state.stage).toBe('over');
  state.tokens.fill(2);
  state.piles = [[], [], []];
  state.sunk = [[], [], []];
  const { seats, winners } = game.score(state);
  expect(seats.map(({ total, rank }) => [total, rank])).toEqual([
    [3, 3],
    [3, 1],
    [3, 2],
  ]);
  expect(winners).toEqual([1]);
});

test('a total may be negative (ARC-69)', () => {
  const tokens: Record<AnimalName, number> = { bear: 0, fox: 0, moose: 0, orca: 0, puffin: 0, walrus: 0 };
  const player = (totem: AnimalName, penalties: number): object => ({ pile: [], totem, penalties });
  const result = game.tally({ tokens, players: [player('bear', 7), player('fox', 0)] });
  expect(result.ok && result.value.seats.map(({ total }) => total)).toEqual([-7, 0]);
});
