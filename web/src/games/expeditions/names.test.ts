import { CARDS, NODES, nodeOf } from '@banquise/expeditions';
import { below, LANGUAGES, range, seedFromText, stream } from '@banquise/kernel';
import { expect, test } from 'vitest';
import { MAP } from './art/layout.ts';
import { pointOf } from './geometry.ts';
import { lettersAt } from './lens.ts';
import { coveredBy, meet, standing } from './names.ts';
import { neighboursOf } from './outline.ts';

/** Hands of a beginning game, and the common objectives. */
const HAND = 12;
const ROW = 6;
/** The whole map on a phone, half way, and just before all names are shown. */
const SCALES = [0.39, 0.6, 0.88].map(lettersAt);

test.each(LANGUAGES)(
  'in %s my objectives have their names on a small map, none is cut by its edge, no two read as one, and none hides them or where one can go',
  (language) => {
    const rng = stream(seedFromText(`names ${language}`), 'imagine');
    const any = (): number => below(rng, NODES.length);
    const [met, hidden] = [SCALES.map(() => 0), SCALES.map(() => 0)];
    let cut = 0;
    for (const _ of range(40)) {
      const cards = range(CARDS.length);
      const drawn = range(HAND + ROW).map(() => nodeOf(cards.splice(below(rng, cards.length), 1)[0] as number));
      const tips = [any(), any(), any()];
      const open = [...tips, ...tips.flatMap(neighboursOf)];
      for (const [n, scale] of SCALES.entries()) {
        const kept = standing({ language, nodes: [...drawn, ...open], always: HAND, open, scale });
        expect(drawn.slice(0, HAND).filter((node) => !kept.has(node))).toEqual([]);
        const boxes = [...kept].map(([node, berth]) => ({ node, box: coveredBy(language, node, berth, scale) }));
        cut += boxes.filter(({ box }) => box.left < 0 || box.right > MAP.width).length;
        met[n] = (met[n] ?? 0) + boxes.flatMap((a, i) => boxes.slice(i + 1).filter((b) => meet(a.box, b.box))).length;
        hidden[n] =
          (hidden[n] ?? 0) +
          boxes.flatMap(({ node, box }) =>
            [...open, ...drawn.slice(0, HAND)].filter((other) => {
              const { x, y } = pointOf(other);
              return other !== node && x > box.left && x < box.right && y > box.top && y < box.bottom;
            }),
          ).length;
      }
    }
    expect(cut).toBe(0);
    for (const touching of met) expect(touching).toBeLessThan(4);
    // Where a dozen lie in one corner of the world, one of them may cover an end.
    for (const [n, most] of [34, 9, 4].entries()) expect(hidden[n]).toBeLessThan(most);
  },
);
