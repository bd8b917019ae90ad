import { HEAD } from '@banquise/expeditions';
import { below, LANGUAGES, range, seedFromText, stream } from '@banquise/kernel';
import { expect, test } from 'vitest';
import { namesOf } from './berths.ts';
import { FLAG, placeFlags } from './flags.ts';
import { pointOf, strokeOf } from './geometry.ts';
import type { Point } from './lens.ts';
import { meet } from './names.ts';

const HALF = 13;
const boxOf = ({ x, y }: Point) => ({ left: x - HALF, right: x + HALF, top: y - FLAG, bottom: y + FLAG });

test.each(LANGUAGES)('in %s a flag hides hardly any name, and stays beside its arrow', (language) => {
  const names = namesOf(language);
  const taken = names.map((box) => ({ box, weight: 2 }));
  const hiding = HEAD.map((_, arrow) => arrow).filter((arrow) => {
    const stroke = strokeOf(arrow);
    const [at] = placeFlags([{ stroke, half: HALF }], taken) as [Point];
    const middle = { x: (stroke.from.x + stroke.to.x) / 2, y: (stroke.from.y + stroke.to.y) / 2 };
    const length = Math.hypot(stroke.to.x - stroke.from.x, stroke.to.y - stroke.from.y);
    expect(Math.hypot(at.x - middle.x, at.y - middle.y)).toBeLessThan(27 + length / 3);
    return names.some((name) => meet(name, boxOf(at), -2, -2));
  });
  expect(hiding.length).toBeLessThan(12);
});

test.each(LANGUAGES)('in %s no flag alone goes so far aside that another arrow seems meant', (language) => {
  const names = namesOf(language).map((box) => ({ box, weight: 2 }));
  const far = HEAD.map((head, arrow) => {
    const { from, to } = strokeOf(arrow);
    const tip = pointOf(head);
    const ring = { left: tip.x - 22, right: tip.x + 22, top: tip.y - 22, bottom: tip.y + 22 };
    const [at] = placeFlags([{ stroke: { from, to }, half: FLAG }], [...names, { box: ring, weight: 0.6 }]) as [Point];
    return Math.abs((at.x - from.x) * (to.y - from.y) - (at.y - from.y) * (to.x - from.x)) / Math.hypot(to.x - from.x, to.y - from.y);
  });
  expect(Math.max(...far)).toBeLessThan(2 * FLAG);
});

test('the flags of a long round lie apart', () => {
  const rng = stream(seedFromText('flags'), 'imagine');
  for (const _ of range(20)) {
    const arrows = [...new Set(range(15).map(() => below(rng, HEAD.length)))];
    const spots = placeFlags(
      arrows.map((arrow) => ({ stroke: strokeOf(arrow), half: HALF })),
      [],
    );
    const boxes = spots.map(boxOf);
    expect(boxes.flatMap((a, i) => boxes.slice(i + 1).filter((b) => meet(a, b, -1, -1)))).toEqual([]);
  }
});

test('the flags of an arrow and of its opposite lie apart, and a lone one in the middle', () => {
  const stroke = { from: { x: 100, y: 100 }, to: { x: 180, y: 100 } };
  expect(placeFlags([{ stroke, half: FLAG }], [])).toEqual([{ x: 140, y: 100 }]);
  const [a, b] = placeFlags(
    [stroke, { from: stroke.to, to: stroke.from }].map((way) => ({ stroke: way, half: FLAG })),
    [],
  ) as [Point, Point];
  expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(FLAG);
});
