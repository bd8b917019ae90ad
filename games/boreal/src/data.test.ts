import { sha256 } from '@banquise/kernel';
import { expect, test } from 'vitest';
import { CARD_COUNT, CARDS, type Card, FAMILIES, FIRST_ARCHIVE, FIRST_SITE, SQUARE_BONUS, squareOf } from './index.ts';

const sum = (cards: readonly Card[], of: (card: Card) => number): number => cards.reduce((total, card) => total + of(card), 0);

function tallied(keys: readonly (string | number)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
}

function checksum(cards: readonly Card[]) {
  return {
    cards: cards.length,
    sumCost: sum(cards, ({ cost }) => cost),
    sumRestIncome: sum(cards, ({ income }) => income),
    sumFixedPoints: sum(cards, ({ scoring }) => (scoring.kind === 'fixed' ? scoring.points : 0)),
    perFamily: FAMILIES.map((family) => cards.filter(({ families }) => families.includes(family)).length),
    banned: cards.filter(({ banned }) => banned).length,
  };
}

test('the 44 printed faces are those of the facts file (BRL-2 to BRL-4)', () => {
  expect(sha256(JSON.stringify(CARDS))).toBe('618c42bd9a66a5a2cc50e01b43192f8519be3f9553197a3979f820df7b70de90');
});

test('the cards add up to the checksums of the facts', () => {
  const group = (name: Card['group']) => checksum(CARDS.filter((card) => card.group === name));
  expect(checksum(CARDS)).toEqual({
    cards: 44,
    sumCost: 193,
    sumRestIncome: 48,
    sumFixedPoints: 98,
    perFamily: [10, 11, 11, 11],
    banned: 5,
  });
  expect(group('startingSite')).toEqual({
    cards: 12,
    sumCost: 30,
    sumRestIncome: 12,
    sumFixedPoints: 24,
    perFamily: [3, 3, 3, 3],
    banned: 0,
  });
  expect(group('site')).toEqual({ cards: 24, sumCost: 120, sumRestIncome: 26, sumFixedPoints: 52, perFamily: [6, 7, 7, 7], banned: 5 });
  expect(group('archive')).toEqual({ cards: 8, sumCost: 43, sumRestIncome: 10, sumFixedPoints: 22, perFamily: [1, 1, 1, 1], banned: 0 });
});

test('costs, scoring rules and effects are as many as printed', () => {
  expect(tallied(CARDS.map(({ cost }) => cost))).toEqual({ 0: 2, 1: 1, 2: 1, 3: 11, 4: 8, 5: 7, 6: 10, 7: 2, 8: 2 });
  expect(tallied(CARDS.map(({ scoring }) => scoring.kind))).toEqual({
    copyBestBelow: 1,
    copyLeft: 1,
    copyRight: 1,
    fixed: 27,
    none: 1,
    perAdjacentCard: 1,
    perAdjacentOfFamily: 4,
    perDistinctAdjacentFamily: 1,
    perFamilyInPyramid: 4,
    perFamilyMajority: 1,
    perFloor: 1,
    perFourFamilySet: 1,
  });
  expect(tallied(CARDS.flatMap(({ effects }) => effects.map(({ kind }) => kind)))).toEqual({
    boardCardToReserve: 2,
    gainCompasses: 5,
    lookAtDeckReserveOne: 1,
    opponentLosesCompasses: 3,
    removeBoardCard: 2,
    swapTwoInPyramid: 2,
    swapTwoOnBoard: 1,
  });
  expect(CARDS.filter(({ income }) => income > 1).map(({ id, income }) => [id, income])).toEqual([
    ['L-Y2', 2],
    ['L-Y3', 2],
    ['A-7', 3],
  ]);
});

test('Starting Sites come first and Archives last in the order of cards', () => {
  expect(CARDS).toHaveLength(CARD_COUNT);
  expect(CARDS.slice(0, FIRST_SITE).every(({ group }) => group === 'startingSite')).toBe(true);
  expect(CARDS.slice(FIRST_SITE, FIRST_ARCHIVE).every(({ group }) => group === 'site')).toBe(true);
  expect(CARDS.slice(FIRST_ARCHIVE).every(({ group }) => group === 'archive')).toBe(true);
});

test('the tracks run in opposite directions, and only squares 0 and 1 give a bonus (BRL-6, BRL-7)', () => {
  for (let column = 1; column <= 8; column++) expect(squareOf(0, column) + squareOf(1, column)).toBe(9);
  expect(SQUARE_BONUS).toEqual([2, 1, 0, 0, 0, 0, 0, 0, 0]);
});
