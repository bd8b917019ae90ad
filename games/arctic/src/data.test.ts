import { sha256 } from '@banquise/kernel';
import { expect, test } from 'vitest';
import { ANIMALS, CARDS, LANDSCAPE, PACK_SIZE, RUN_POINTS, SIDES } from './data.ts';
import { POWERS } from './powers.ts';

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

test('the twelve powers have the animal, side, phase and limits of the facts file (ARC-3, ARC-16, ARC-17)', () => {
  expect(POWERS.map(({ id }) => id)).toEqual(SIDES.flat());
  const lines = POWERS.map((power) => {
    const { id, animal, side, phase, atOnce, inFinalRound, limit } = power;
    return [id, ANIMALS[animal], side + 1, phase, atOnce, inFinalRound, limit === 'once'].join(' ');
  });
  expect(sha256(lines.sort().join('\n'))).toBe('1faee6d251f25cb6506ef26657d9bf0b59e45ab3e6280844df28c39b94722021');
});
