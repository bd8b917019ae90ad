import { NODES } from '@banquise/expeditions';
import { lineDistance, pointsOf, type Stroke } from './geometry.ts';
import type { Box, Point } from './lens.ts';

/** A small flag on an arrow: half of how wide and half of how high it is. */
export const FLAG = 9;

/** Something that a flag should not lie over, and how much it matters. */
export interface Taken {
  readonly box: Box;
  readonly weight: number;
}

/** A flag to be placed: its arrow, half of its width, and the other arrows, whose it should not seem to be. */
interface Flag {
  readonly stroke: Stroke;
  readonly half: number;
  readonly others?: readonly Stroke[];
}

/** How far along its arrow a flag may stand, and how far beside it. */
const ALONG = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74];
const BESIDE = [0, 9, -9, 17, -17, 26, -26];
/**
 * What a unit beside the arrow, all of its length, a unit nearer to another one, and being nearer to that than to its own cost;
 * covering a square unit costs its weight.
 */
const [ASIDE, AWAY, ELSEWHERE, STRAY] = [8, 40, 16, 400];

const around = ({ x, y }: Point, half: number): Box => ({ left: x - half, top: y - FLAG, right: x + half, bottom: y + FLAG });

const common = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** Where a flag stands: in the middle of its arrow, unless that hides a name, a disc or another flag. */
function place({ stroke: { from, to }, half, others = [] }: Flag, taken: readonly Taken[]): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const cost = (at: Point): number => {
    const box = around(at, half);
    return (
      taken.reduce((sum, other) => sum + other.weight * common(box, other.box), 0) +
      others.reduce((sum, line) => sum + ELSEWHERE * Math.max(0, FLAG - lineDistance(line, at)), 0)
    );
  };
  const spots = ALONG.flatMap((t) =>
    BESIDE.map((aside) => {
      const at = { x: from.x + ux * length * t - uy * aside, y: from.y + uy * length * t + ux * aside };
      const stray = others.some((line) => lineDistance(line, at) < Math.abs(aside)) ? STRAY : 0;
      return { at, cost: cost(at) + stray + Math.abs(aside) * ASIDE + Math.abs(t - 0.5) * AWAY };
    }),
  );
  return spots.reduce((a, b) => (b.cost < a.cost ? b : a)).at;
}

/** All flags, one after the other: none on another, as far as there is room. */
export function placeFlags(flags: readonly Flag[], taken: readonly Taken[]): readonly Point[] {
  const all = [...taken];
  return flags.map((flag) => {
    const at = place(flag, all);
    all.push({ box: around(at, flag.half), weight: 4 });
    return at;
  });
}

const square = ({ x, y }: Point, half: number): Box => ({ left: x - half, top: y - half, right: x + half, bottom: y + half });

/** Names, discs, and what stands around the discs that matter now: tips with their ring, ends with what they bring. */
export function takenBy(
  names: readonly Box[],
  lying: readonly Point[],
  expeditions: readonly { readonly tip: number }[],
  ends: string,
): readonly Taken[] {
  const reach = (nodes: readonly number[], half: number, weight: number): Taken[] =>
    nodes.flatMap((node) => pointsOf(node).map((at) => ({ box: square(at, half), weight })));
  return [
    ...[...names, ...lying.map((at) => square(at, FLAG))].map((box) => ({ box, weight: 4 })),
    ...reach([...NODES.keys()], 9, 0.6),
    ...reach(
      expeditions.flatMap(({ tip }) => (tip > 0 ? [tip] : [])),
      15,
      0.6,
    ),
    ...reach(ends === '' ? [] : ends.split(' ').map(Number), 26, 0.15),
  ];
}
