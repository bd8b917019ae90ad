import { sha256 } from '@banquise/kernel';
import { expect, test } from 'vitest';
import { ANIMALS, CARDS, LANDSCAPE, PACK_SIZE, RUN_POINTS, SIDES } from './data.ts';
import { POWERS } from './rules/powers.ts';

test('the 120 printed faces are those of the facts file (ARC-1)', () => {
  expect(CARDS).toHaveLength(120);
  expect(sha256(JSON.stringify(CARDS))).toBe('2d6127147b94c83001479cbff0b15b40d50596949ff6e7cd6a11fd29d8dc51a8');
});

test('in every pack each animal has the values 1 to 5 once, and every pair of animals is there once (ARC-1)', () => {
  for (let pack = 1; pack <= 4; pack++) {
    const cards = CARDS.filter((card) => card.pack === pack);
    expect(cards).toHaveLength(PACK_SIZE);
    expect(new Set(cards.map(({ main, place }) => `${main} ${place}`)).size).toBe(30);
    expect(new Set(cards.map(({ main, associated }) => `${main} ${associated}`)).size).toBe(30);
  }
});

test('placement and draw value always add up to 6, and the two animals differ (ARC-1)', () => {
  for (const { place, draw, main, associated } of CARDS) {
    expect(place + draw).toBe(6);
    expect(main).not.toBe(associated);
  }
});

test('the Landscape goes from 0 to 15 (ARC-2), and runs score by the same figures (ARC-67)', () => {
  expect(LANDSCAPE).toEqual([0, 1, 3, 6, 10, 15]);
  expect(RUN_POINTS).toEqual([0, 0, 1, 3, 6, 10, 15]);
});

test('the twelve powers have the animal, side and phase of the facts file, and its word on the final round (ARC-3, ARC-16, ARC-64)', () => {
  expect(POWERS.map(({ id }) => id)).toEqual(SIDES.flat());
  const lines = POWERS.map(({ id, animal, side, phase, inFinalRound }) => [id, ANIMALS[animal], side + 1, phase, inFinalRound].join(' '));
  expect(sha256(lines.sort().join('\n'))).toBe('398b116e31d3c3e6d7692c0a8bdbc1eb1e0fa50b7267d1e5215a1fbe3dd328c1');
});
