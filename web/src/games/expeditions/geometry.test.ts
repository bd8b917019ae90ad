import { arrowBetween, EACH_COLOUR, NODES, nodeNumber, SEGMENTS } from '@banquise/expeditions';
import { expect, test } from 'vitest';
import { MAP, POSITIONS } from './art/layout.ts';
import { drawArrows, endsAt, pointOf, pointsOf, segmentStroke, strokeOf } from './geometry.ts';

const between = (a: string, b: string): number => arrowBetween(nodeNumber(a), nodeNumber(b));
const expeditions = (...arrows: number[][]) => EACH_COLOUR.map((colour) => ({ arrows: arrows[colour] ?? [] }));

test('every node of the board has its place on the map', () => {
  expect(POSITIONS.length).toBe(NODES.length);
  for (const [x, y] of POSITIONS) {
    expect(x >= 0 && x <= MAP.width).toBe(true);
    expect(y > 0 && y < MAP.height).toBe(true);
  }
});

test('no two segments cross', () => {
  const crossing: string[] = [];
  SEGMENTS.forEach((_, one) => {
    for (let other = 0; other < one; other++) if (cross(one, other)) crossing.push(`${one} ${other}`);
  });
  expect(crossing).toEqual([]);
});

function cross(one: number, other: number): boolean {
  const [a, b] = [SEGMENTS[one] as (typeof SEGMENTS)[number], SEGMENTS[other] as (typeof SEGMENTS)[number]];
  if ([a.a, a.b].some((node) => node === b.a || node === b.b)) return false;
  const [p, q] = [segmentStroke(one), segmentStroke(other)];
  const side = (from: { x: number; y: number }, to: { x: number; y: number }, at: { x: number; y: number }): number =>
    Math.sign((to.x - from.x) * (at.y - from.y) - (to.y - from.y) * (at.x - from.x));
  return side(p.from, p.to, q.from) !== side(p.from, p.to, q.to) && side(q.from, q.to, p.from) !== side(q.from, q.to, p.to);
}

test('an arrow to a passage ends at the edge where it came, and only there', () => {
  const ends = (from: string, to: string): readonly boolean[] =>
    pointsOf(nodeNumber(to)).map((at) => endsAt(between(from, to), nodeNumber(to), at));
  const right = SEGMENTS.find(({ a, b, side }) => side === 'right' && (NODES[a]?.passage || NODES[b]?.passage));
  const [one, other] = [NODES[right?.a ?? 0], NODES[right?.b ?? 0]];
  const [from, to] = one?.passage ? [other, one] : [one, other];
  expect(ends(from?.id ?? '', to?.id ?? '')).toEqual([false, true]);
  expect(ends('start', 'rome')).toEqual([true]);
  expect(endsAt(undefined, nodeNumber('rome'), pointOf(nodeNumber('rome')))).toBe(false);
});

test('a passage is one place at one height on both edges, and each of its segments ends at its own edge', () => {
  const passages = NODES.flatMap(({ passage }, node) => (passage ? [node] : []));
  expect(passages.length).toBe(3);
  for (const passage of passages) {
    const [left, right] = pointsOf(passage);
    expect([left?.x, right?.x, left?.y]).toEqual([0, MAP.width, right?.y]);
  }
  expect(strokeOf(between('denali', 'r01')).to.x).toBe(0);
  expect(strokeOf(between('r01', 'denali')).from.x).toBe(0);
  expect(strokeOf(between('fiordland', 'r03')).to.x).toBe(MAP.width);
});

test('one arrow lies in the middle of its segment, three lie side by side whichever way they point', () => {
  const there = between('start', 'athens');
  const back = between('athens', 'start');
  const [alone] = drawArrows(expeditions([there]));
  const start = pointOf(0);
  const line = strokeOf(there);
  const off = (x: number, y: number): number =>
    ((line.to.x - line.from.x) * (y - start.y) - (line.to.y - line.from.y) * (x - start.x)) /
    Math.hypot(line.to.x - line.from.x, line.to.y - line.from.y);
  expect(Math.abs(off(alone?.shaft.x ?? 0, alone?.shaft.y ?? 0))).toBeLessThan(0.2);
  const three = drawArrows(expeditions([there], [back], [there]))
    .map(({ shaft }) => off(shaft.x, shaft.y))
    .sort((a, b) => a - b);
  expect((three[1] ?? 0) - (three[0] ?? 0)).toBeGreaterThan(7);
  expect((three[2] ?? 0) - (three[1] ?? 0)).toBeGreaterThan(7);
});
