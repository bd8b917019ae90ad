import { cardOf, NODES, SEGMENTS } from '@banquise/expeditions';
import type { Language } from '@banquise/kernel';
import { MAP } from './art/layout.ts';
import { lineDistance, pointOf, segmentStroke } from './geometry.ts';
import { labelBox } from './labels.ts';
import { type Box, distanceTo, type Point } from './lens.ts';

/**
 * Where small things lie around a disc: tokens, pennants and badges take the freest directions, away from names, segments
 * and other discs. Names differ between languages, so each has its own berths; they are found once.
 */
const DIRECTIONS = 16;
/** Where the whole map is seen with all its names, on a laptop, they are larger than it by so much. */
const LARGER = 1.2;
const found = new Map<Language, readonly (readonly number[])[]>();

export function berthsOf(language: Language): readonly (readonly number[])[] {
  const known = found.get(language);
  if (known !== undefined) return known;
  const names = namesOf(language, LARGER);
  const there = NODES.map((_, node) => ranking(node, names));
  found.set(language, there);
  return there;
}

/** What all names cover where they stand as they were set, drawn so much larger than the map. */
export const namesOf = (language: Language, larger = 1): readonly Box[] =>
  NODES.flatMap(({ kind }, node) => (kind === 'green' ? [moved(labelBox(language, cardOf(node)), pointOf(node), larger)] : []));

const angle = (direction: number): number => (direction * 2 * Math.PI) / DIRECTIONS - Math.PI / 4;

/** Directions around a node, the freest first. */
function ranking(node: number, names: readonly Box[]): readonly number[] {
  const here = pointOf(node);
  const boxes = names.filter((box) => distanceTo(box, here) < 40);
  const lines = SEGMENTS.map((_, segment) => segmentStroke(segment)).filter((line) => lineDistance(line, here) < 34);
  const discs = NODES.flatMap((_, other) => (other === node ? [] : [pointOf(other)])).filter(
    (point) => Math.hypot(point.x - here.x, point.y - here.y) < 60,
  );
  const cost = (direction: number): number => {
    const x = here.x + Math.cos(angle(direction)) * 17;
    const y = here.y + Math.sin(angle(direction)) * 17;
    let sum = direction * 0.05;
    for (const box of boxes) sum += Math.max(0, 9 - distanceTo(box, { x, y })) * 4;
    for (const line of lines) sum += Math.max(0, 9 - lineDistance(line, { x, y })) * 1.2;
    for (const disc of discs) sum += Math.max(0, 18 - Math.hypot(disc.x - x, disc.y - y)) * 3;
    if (x < 12 || x > MAP.width - 12 || y < 12 || y > MAP.height - 12) sum += 60;
    return sum;
  };
  const costs = Array.from({ length: DIRECTIONS }, (_, direction) => cost(direction));
  return costs.map((_, direction) => direction).sort((a, b) => (costs[a] ?? 0) - (costs[b] ?? 0));
}

const moved = ({ left, top, right, bottom }: Box, { x, y }: Point, larger: number): Box => ({
  left: left * larger + x,
  top: top * larger + y,
  right: right * larger + x,
  bottom: bottom * larger + y,
});

/** How far apart the middles of two things are, if neither is to cover the other. */
const APART = 18;

/** A disc, and at a passage which of its two halves. */
export interface Disc {
  readonly node: number;
  readonly at: Point;
}

/**
 * Where a thing stands beside a disc: the freest direction, but not on what `lies` there already, at this disc or at a neighbour;
 * `names` where they do not stand as they were set.
 */
export function berth(language: Language, { node, at }: Disc, radius: number, lies: readonly Point[], names?: readonly Box[]): Point {
  const order = names === undefined ? (berthsOf(language)[node] ?? []) : ranking(node, names);
  // Around the right half of a passage everything is mirrored.
  const mirror = at.x === pointOf(node).x ? 1 : -1;
  const spots = order.map((direction) => ({
    x: at.x + round(Math.cos(angle(direction)) * radius * mirror),
    y: at.y + round(Math.sin(angle(direction)) * radius),
  }));
  const room = (spot: Point): number => Math.min(APART, ...lies.map((other) => Math.hypot(spot.x - other.x, spot.y - other.y)));
  return spots.reduce((best, spot) => (room(spot) > room(best) ? spot : best));
}

const round = (value: number): number => Math.round(value * 10) / 10;
