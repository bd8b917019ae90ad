import { cardOf, NODES } from '@banquise/expeditions';
import { LANGUAGES } from '@banquise/kernel';
import { expect, test } from 'vitest';
import { berth, type Disc } from './berths.ts';
import { pointOf } from './geometry.ts';
import { labelBox } from './labels.ts';
import { distanceTo, lettersAt, type Point } from './lens.ts';

const discs: readonly Disc[] = NODES.map((_, node) => ({ node, at: pointOf(node) }));
const between = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const near = ({ at }: Disc, other: Disc): boolean => at !== other.at && between(at, other.at) < 60;

test.each(LANGUAGES)('in %s what stands beside a disc covers nothing that stands beside a neighbour', (language) => {
  for (const disc of discs) {
    const token = berth(language, disc, 14, []);
    for (const other of discs.filter((one) => near(disc, one))) {
      expect(between(token, berth(language, other, 14, [token])), `${disc.node} ${other.node}`).toBeGreaterThan(16);
      expect(between(token, berth(language, other, 20, [token])), `${disc.node} ${other.node}`).toBeGreaterThan(16);
    }
  }
});

test.each(LANGUAGES)('in %s four things find room around one disc', (language) => {
  for (const disc of discs) {
    const lies: Point[] = [];
    for (const radius of [14, 20, 19, 19]) lies.push(berth(language, disc, radius, lies));
    for (const [i, at] of lies.entries()) for (const other of lies.slice(i + 1)) expect(between(at, other)).toBeGreaterThan(14);
  }
});

test.each(LANGUAGES)('in %s nothing beside a disc lies on a name as large as it is on a laptop', (language) => {
  const scale = lettersAt(0.93);
  const names = NODES.flatMap(({ kind }, node) => {
    if (kind !== 'green') return [];
    const [{ left, top, right, bottom }, { x, y }] = [labelBox(language, cardOf(node)), pointOf(node)];
    return [{ left: left * scale + x, top: top * scale + y, right: right * scale + x, bottom: bottom * scale + y }];
  });
  const covered = discs.filter((disc) => names.some((name) => distanceTo(name, berth(language, disc, 19, [])) < 5));
  expect(covered).toEqual([]);
});
