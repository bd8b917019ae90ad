import { MAP } from './art/layout.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The window through which the map is seen, in pixels, and how much of its upper and lower edge something else covers. */
export interface Pane extends Size {
  readonly roof: number;
  readonly covered: number;
}

/** How the map lies under the window: a point of the map times k, plus x and y, is a point of the window. */
export interface Lens {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What is drawn at a scale: below `table` only the names that matter, from `near` on pictures in the discs. */
export type Detail = 'whole' | 'table' | 'near';
export const LARGEST = 5;
/** From here on two neighbouring discs are 44 pixels apart, so each has a thumb's width of its own. */
export const TOUCH = 1.25;
const TABLE = 0.9;
const NEAR = 1.9;

export const detailOf = (k: number): Detail => (k < TABLE ? 'whole' : k < NEAR ? 'table' : 'near');

/** Names on a small map are so much larger than it: on the screen they keep their size. */
export const lettersAt = (k: number): number => Math.max(1, 1.15 / k);

/** The part of the window that nothing covers. */
const free = ({ width, height, roof, covered }: Pane): Size => ({ width, height: Math.max(height - roof - covered, height / 3) });

export function smallest({ width, height, roof }: Pane): number {
  return Math.min(width / MAP.width, (height - roof) / MAP.height, LARGEST);
}

/** The map never leaves the window: it stops at its edges, and lies in the middle where it is smaller. */
export function hold(pane: Pane, { k, x, y }: Lens): Lens {
  const scale = Math.max(smallest(pane), Math.min(LARGEST, k));
  return {
    k: scale,
    x: stop(x, 0, pane.width, MAP.width * scale),
    y: stop(y, pane.roof, pane.height - pane.covered, MAP.height * scale),
  };
}

/** What is covered may be pulled into the open: the map stops where the open part of the window begins and ends. */
function stop(at: number, from: number, to: number, map: number): number {
  if (map <= to - from) return (from + to - map) / 2;
  return Math.min(from, Math.max(to - map, at));
}

/**
 * Where the window still shows all of a map that is smaller than it, nothing needs to move: whatever comes to lie over its edge, or
 * goes. Under the roof it may stay where it is.
 */
export function steady(pane: Pane, lens: Lens): Lens {
  const held = hold(pane, lens);
  const inOpen = lens.y >= 0 && lens.y + MAP.height * held.k <= pane.height - pane.covered;
  return held.k === lens.k && inOpen ? { ...held, y: lens.y } : held;
}

export const whole = (pane: Pane): Lens => hold(pane, { k: 0, x: 0, y: 0 });

/** In a window of another size: what was seen whole still is. */
export const resized = (before: Pane, pane: Pane, lens: Lens): Lens =>
  lens.k <= smallest(before) + 0.001 ? whole(pane) : hold(pane, lens);

/** The smallest scale at which the map leaves no gap. */
export const filling = ({ width, height, covered }: Pane): number => Math.max(width / MAP.width, (height - covered) / MAP.height);

export const pan = (pane: Pane, lens: Lens, dx: number, dy: number): Lens => steady(pane, { ...lens, x: lens.x + dx, y: lens.y + dy });

/** Larger or smaller, while one point of the window stays where it is. */
export function zoom(pane: Pane, lens: Lens, factor: number, at: Point): Lens {
  const k = Math.max(smallest(pane), Math.min(LARGEST, lens.k * factor));
  const grow = k / lens.k;
  return hold(pane, { k, x: at.x - (at.x - lens.x) * grow, y: at.y - (at.y - lens.y) * grow });
}

/** Two fingers went from one pair of points to another: what lay under them still does. */
export function pinch(pane: Pane, lens: Lens, before: readonly [Point, Point], after: readonly [Point, Point]): Lens {
  const apart = ([a, b]: readonly [Point, Point]): number => Math.hypot(a.x - b.x, a.y - b.y);
  const middle = ([a, b]: readonly [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const factor = apart(before) > 0 ? apart(after) / apart(before) : 1;
  const [from, to] = [middle(before), middle(after)];
  return zoom(pane, { ...lens, x: lens.x + to.x - from.x, y: lens.y + to.y - from.y }, factor, to);
}

/** A point of the map in the middle of what is open. */
export function centre(pane: Pane, at: Point, k: number): Lens {
  const { width, height } = free(pane);
  const scale = Math.max(smallest(pane), k);
  return hold(pane, { k: scale, x: width / 2 - at.x * scale, y: pane.roof + height / 2 - at.y * scale });
}

/** So much do two lines of a name take below their disc. */
const BELOW = 48;

/** With the lowest point that matters, and its name, above what covers the foot of the window, as far as the map goes. */
export const above = (pane: Pane, lens: Lens, lowest: number): Lens =>
  hold(pane, { ...lens, y: Math.min(lens.y, pane.height - pane.covered - lowest * lens.k - BELOW) });

/** How far a point lies outside a box. */
export const distanceTo = ({ left, top, right, bottom }: Box, { x, y }: Point): number =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

/** The smallest box around some points of the map. */
export function around(points: readonly Point[]): Box | undefined {
  if (points.length === 0) return undefined;
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** Names and rings reach beyond the middle of a disc: units kept free around what must be seen. */
const MARGIN = 34;
/** On a small map names are as large as ever: pixels kept free for them on either side. */
const NAME = 82;

/** Everything inside a box, as large as it can be, but not larger than `most`. */
export function fit(pane: Pane, box: Box, most: number): Lens {
  const { width, height } = free(pane);
  const wide = box.right - box.left;
  const close = Math.min(most, width / (wide + 2 * MARGIN), height / (box.bottom - box.top + 2 * MARGIN));
  const k = detailOf(close) === 'whole' ? Math.min(close, (width - 2 * NAME) / wide) : close;
  return centre(pane, { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }, k);
}

export const seen = (lens: Lens, { x, y }: Point): Point => ({ x: x * lens.k + lens.x, y: y * lens.k + lens.y });

/** As near to the edge a disc is still seen. */
export const SIGHT = 4;

export function isOpen(pane: Pane, lens: Lens, at: Point, margin = 24): boolean {
  const { x, y } = seen(lens, at);
  const { width, height } = free(pane);
  const side = Math.min(margin, at.x * lens.k, (MAP.width - at.x) * lens.k);
  const top = pane.roof + Math.min(margin, at.y * lens.k);
  const bottom = pane.roof + height - Math.min(margin, (MAP.height - at.y) * lens.k);
  return x >= side && x <= width - side && y >= top && y <= bottom;
}

/** Whether of some points that were all in sight one no longer is, since something else came to lie over the map. */
export function hides(before: Pane, now: Pane, lens: Lens, points: readonly Point[]): boolean {
  const open = (pane: Pane): boolean => points.every((point) => isOpen(pane, lens, point, SIGHT));
  return open(before) && !open(now);
}

/** The point of the map in the middle of what is open. */
export function middle(pane: Pane, { k, x, y }: Lens): Point {
  const { width, height } = free(pane);
  return { x: (width / 2 - x) / k, y: (pane.roof + height / 2 - y) / k };
}

export function nearestTo(at: Point, points: readonly Point[]): Point {
  const far = ({ x, y }: Point): number => Math.hypot(x - at.x, y - at.y);
  return points.reduce((a, b) => (far(b) < far(a) ? b : a));
}

/** The shortest way to bring a point into the open. */
export function reveal(pane: Pane, lens: Lens, at: Point, margin = 56): Lens {
  const { x, y } = seen(lens, at);
  const { width, height } = free(pane);
  const into = (value: number, size: number): number =>
    Math.max(Math.min(margin, size / 2), Math.min(size - Math.min(margin, size / 2), value));
  return pan(pane, lens, into(x, width) - x, pane.roof + into(y - pane.roof, height) - y);
}

/** On the way from one lens to another: straight ahead on the map, and evenly in scale. */
export function between(from: Lens, to: Lens, t: number): Lens {
  const k = from.k * (to.k / from.k) ** t;
  // The point of the map that both show at one place stays there; without a change of scale it is a straight slide.
  const s = Math.abs(to.k - from.k) < 1e-6 ? t : (k - from.k) / (to.k - from.k);
  return { k, x: from.x + (to.x - from.x) * s, y: from.y + (to.y - from.y) * s };
}

/** The part of the map that is seen, for the small map. */
export function windowOf(pane: Pane, { k, x, y }: Lens): Box {
  const left = Math.max(0, -x / k);
  const top = Math.max(0, -y / k);
  return {
    left,
    top,
    right: Math.min(MAP.width, (pane.width - x) / k),
    bottom: Math.min(MAP.height, (pane.height - pane.covered - y) / k),
  };
}
