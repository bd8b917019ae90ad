import { CARDS, nodeOf } from '@banquise/expeditions';
import { below, LANGUAGES, range, seedFromText, stream } from '@banquise/kernel';
import { expect, test } from 'vitest';
import { coveredBy, meet, SCALES, standing } from './names.ts';

/** Hands of a beginning game, and the common objectives. */
const HAND = 12;
const ROW = 6;

test.each(LANGUAGES)('in %s the names of my objectives are always on the map, and no two names read as one', (language) => {
  const rng = stream(seedFromText(`names ${language}`), 'imagine');
  const met: [number, number] = [0, 0];
  for (const _ of range(200)) {
    const cards = range(CARDS.length);
    const drawn = range(HAND + ROW).map(() => nodeOf(cards.splice(below(rng, cards.length), 1)[0] as number));
    const kept = standing(language, drawn, HAND);
    expect(drawn.slice(0, HAND).filter((node) => !kept.has(node))).toEqual([]);
    for (const [n, scale] of SCALES.entries()) {
      const boxes = [...kept].map(([node, berth]) => coveredBy(language, node, berth, scale));
      met[n as 0 | 1] += boxes.flatMap((a, i) => boxes.slice(i + 1).filter((b) => meet(a, b))).length;
    }
  }
  // Where a dozen lie in one corner of the world, two may touch.
  expect(met[0]).toBeLessThan(40);
  expect(met[1]).toBeLessThan(10);
});
