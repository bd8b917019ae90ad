import { type Colour, HEAD, NODES, SEGMENT_OF, SEGMENTS, START, TAIL } from '@banquise/expeditions';
import { MAP, POSITIONS } from './art/layout.ts';
import type { Point } from './lens.ts';

/** Where a node stands; a passage at the edge that is meant, on the left unless told. */
export function pointOf(node: number, side?: 'left' | 'right'): Point {
  const [x, y] = POSITIONS[node] ?? [0, 0];
  return { x: side === 'right' && NODES[node]?.passage ? MAP.width : x, y };
}

/** Every place where a node is drawn: a passage has two. */
export const pointsOf = (node: number): readonly Point[] =>
  NODES[node]?.passage ? [pointOf(node, 'left'), pointOf(node, 'right')] : [pointOf(node)];

export interface Stroke {
  readonly from: Point;
  readonly to: Point;
}

export function strokeOf(arrow: number): Stroke {
  const side = SEGMENTS[SEGMENT_OF[arrow] as number]?.side;
  return { from: pointOf(TAIL[arrow] as number, side), to: pointOf(HEAD[arrow] as number, side) };
}

/** Both ends of some arrows, at a passage on the side where each is drawn. */
export const endsOf = (arrows: readonly number[]): readonly Point[] =>
  arrows.flatMap((arrow) => {
    const { from, to } = strokeOf(arrow);
    return [from, to];
  });

/** Whether an arrow ends at a disc: at a passage, on the side from which it came. */
export const endsAt = (arrow: number | undefined, node: number, { x }: Point): boolean =>
  arrow !== undefined && HEAD[arrow] === node && strokeOf(arrow).to.x === x;

export const segmentStroke = (segment: number): Stroke => {
  const { a, b, side } = SEGMENTS[segment] as (typeof SEGMENTS)[number];
  return { from: pointOf(a, side), to: pointOf(b, side) };
};

export function lineDistance({ from, to }: Stroke, { x, y }: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const t = Math.max(0, Math.min(1, ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - from.x - t * dx, y - from.y - t * dy);
}

/** How much room a disc takes at the end of an arrow. */
const reach = (node: number): number => (node === START ? 15 : NODES[node]?.passage ? 12 : 10);

/** An arrow ready to be drawn along the x axis: where it begins, how long it is, and its angle in degrees. */
export interface Shaft {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly angle: number;
}

const LANE = 7.4;

/**
 * Arrows of several colours on one segment lie side by side, in the order of their colours, whichever way each points:
 * lanes are counted from the lower node number, so that an arrow and its opposite agree.
 */
export function shaftOf(arrow: number, lane: number, lanes: number): Shaft {
  const { from, to } = strokeOf(arrow);
  const [tail, head] = [TAIL[arrow] as number, HEAD[arrow] as number];
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const aside = (lane - (lanes - 1) / 2) * LANE * (tail < head ? 1 : -1);
  const start = reach(tail);
  return {
    x: round(from.x + ux * start - uy * aside),
    y: round(from.y + uy * start + ux * aside),
    length: round(length - start - reach(head)),
    angle: round((Math.atan2(uy, ux) * 180) / Math.PI),
  };
}

/** Both ends of a drawn arrow. */
export function lineOf({ x, y, length, angle }: Shaft): Stroke {
  const turn = (angle * Math.PI) / 180;
  return { from: { x, y }, to: { x: x + length * Math.cos(turn), y: y + length * Math.sin(turn) } };
}

/** A drawn arrow in its lane, with its place in the order of its expedition. */
export interface DrawnArrow {
  readonly colour: Colour;
  readonly arrow: number;
  readonly order: number;
  readonly shaft: Shaft;
}

/** The arrows of all expeditions, each in its lane. */
export function drawArrows(expeditions: readonly { readonly arrows: readonly number[] }[]): DrawnArrow[] {
  const onSegment = coloursBySegment(expeditions);
  return expeditions.flatMap(({ arrows }, colour) =>
    arrows.map((arrow, order) => {
      const colours = onSegment.get(SEGMENT_OF[arrow] as number) ?? [];
      return { colour: colour as Colour, arrow, order, shaft: shaftOf(arrow, colours.indexOf(colour), colours.length) };
    }),
  );
}

function coloursBySegment(expeditions: readonly { readonly arrows: readonly number[] }[]): Map<number, number[]> {
  const map = new Map<number, number[]>();
  expeditions.forEach(({ arrows }, colour) => {
    for (const arrow of arrows) {
      const segment = SEGMENT_OF[arrow] as number;
      map.set(segment, [...(map.get(segment) ?? []), colour]);
    }
  });
  return map;
}

/** Possible arrows lie beside those that are there, and beside one another. */
export function drawGhosts(
  open: readonly { readonly arrow: number; readonly colour: Colour }[],
  expeditions: readonly { readonly arrows: readonly number[] }[],
): readonly Shaft[] {
  const there = coloursBySegment(expeditions);
  const could = coloursBySegment(
    [0, 1, 2].map((colour) => ({ arrows: open.flatMap((one) => (one.colour === colour ? [one.arrow] : [])) })),
  );
  return open.map(({ arrow, colour }) => {
    const segment = SEGMENT_OF[arrow] as number;
    const colours = [...new Set([...(there.get(segment) ?? []), ...(could.get(segment) ?? [])])].sort((a, b) => a - b);
    return shaftOf(arrow, colours.indexOf(colour), colours.length);
  });
}

const round = (value: number): number => Math.round(value * 10) / 10;
