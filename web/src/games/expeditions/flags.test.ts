import { HEAD, START, TAIL } from '@banquise/expeditions';
import { below, LANGUAGES, type Rng, range, seedFromText, stream } from '@banquise/kernel';
import { expect, test } from 'vitest';
import { berth, namesOf } from './berths.ts';
import { FLAG, placeFlags, takenBy } from './flags.ts';
import { drawArrows, lineDistance, lineOf, pointOf, strokeOf } from './geometry.ts';
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

test.each(LANGUAGES)('in %s hardly a flag lies on a pennant, or nearer to another arrow than to its own', (language) => {
  const rng = stream(seedFromText('own'), 'imagine');
  const names = namesOf(language);
  const counts = { flags: 0, hidden: 0, astray: 0 };
  for (const _ of range(60)) {
    const expeditions = range(3).map(() => wander(rng));
    const drawn = drawArrows(expeditions).map(({ shaft, ...arrow }) => ({ ...arrow, stroke: lineOf(shaft) }));
    const lies: Point[] = [];
    for (const { tip, arrows } of expeditions)
      lies.push(berth(language, { node: tip, at: strokeOf(arrows.at(-1) as number).to }, 20, lies));
    const ends = HEAD.filter((_, arrow) => expeditions.some(({ tip }) => TAIL[arrow] === tip));
    const flags = drawn
      .filter(({ order }) => order > 8)
      .map((flag) => ({ ...flag, half: HALF, others: drawn.filter((other) => other !== flag).map(({ stroke }) => stroke) }));
    const spots = placeFlags(flags, takenBy(names, lies, expeditions, ends.join(' ')));
    for (const [i, { stroke, others }] of flags.entries()) {
      const at = spots[i] as Point;
      counts.flags++;
      if (lies.some(({ x, y }) => meet(boxOf(at), { left: x - 7, right: x + 7, top: y - 7, bottom: y + 7 }, -2, -2))) counts.hidden++;
      if (others.some((other) => lineDistance(other, at) < lineDistance(stroke, at) - 1)) counts.astray++;
    }
  }
  expect(counts.hidden / counts.flags).toBeLessThan(0.015);
  expect(counts.astray / counts.flags).toBeLessThan(0.03);
});

/** An expedition of twelve arrows that goes anywhere. */
function wander(rng: Rng): { readonly arrows: readonly number[]; readonly tip: number } {
  const arrows: number[] = [];
  let tip = START;
  for (const _ of range(12)) {
    const from = tip;
    const ways = [...HEAD.keys()].filter((arrow) => TAIL[arrow] === from && HEAD[arrow] !== START && !arrows.includes(arrow));
    if (ways.length === 0) break;
    const arrow = ways[below(rng, ways.length)] as number;
    arrows.push(arrow);
    tip = HEAD[arrow] as number;
  }
  return { arrows, tip };
}
