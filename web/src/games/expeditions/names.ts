import { cardOf, NODES } from '@banquise/expeditions';
import type { Language } from '@banquise/kernel';
import { MAP } from './art/layout.ts';
import { pointOf } from './geometry.ts';
import { LINE, labelBox, labelOf } from './labels.ts';
import type { Box } from './lens.ts';

/** At small scales names are as large on the screen as ever: so much larger on the map, where it is smallest. */
export const ENLARGED = 3;
/** The scales at which names must not meet: with the whole map in sight, and on a phone that shows a part of it. */
export const SCALES = [ENLARGED, 1.3] as const;
/** Names need a gap, or two of them read as one: in a row, and one under the other. */
const [ASIDE, BELOW] = [14, 9];
/** A disc with its rings. */
const DISC = 11;

/** Where a name stands, relative to its disc: its first line begins, is centred or ends at `x`; its top is at `y`. */
export interface Berth {
  readonly x: number;
  readonly y: number;
  readonly align: 'start' | 'middle' | 'end';
}

/** Round the disc, the most usual first; `n` lines. */
function berths(language: Language, card: number): readonly Berth[] {
  const [x, y, align, ...lines] = labelOf(language, card);
  const high = lines.length * LINE;
  const [over, under, middle] = [-10 - high, 9, -high / 2];
  return [
    { x, y, align },
    { x: 12, y: middle, align: 'start' },
    { x: -12, y: middle, align: 'end' },
    { x: 0, y: under, align: 'middle' },
    { x: 0, y: over, align: 'middle' },
    { x: 8, y: under - 3, align: 'start' },
    { x: 8, y: over + 3, align: 'start' },
    { x: -8, y: under - 3, align: 'end' },
    { x: -8, y: over + 3, align: 'end' },
  ];
}

/** What a name covers on the map. */
export function coveredBy(language: Language, node: number, { x, y, align }: Berth, scale = ENLARGED): Box {
  const { left, right, top, bottom } = labelBox(language, cardOf(node));
  const wide = right - left;
  const from = align === 'start' ? x : align === 'end' ? x - wide : x - wide / 2;
  const at = pointOf(node);
  return {
    left: at.x + from * scale,
    top: at.y + y * scale,
    right: at.x + (from + wide) * scale,
    bottom: at.y + (y + bottom - top) * scale,
  };
}

export const meet = (a: Box, b: Box, aside = 0, below = 0): boolean =>
  a.left < b.right + aside && b.left < a.right + aside && a.top < b.bottom + below && b.top < a.bottom + below;

const discOf = (node: number): Box => {
  const { x, y } = pointOf(node);
  return { left: x - DISC, top: y - DISC, right: x + DISC, bottom: y + DISC };
};

interface Weighed {
  readonly berth: Berth;
  /** What it covers, by scale. */
  readonly boxes: readonly Box[];
  /** Nothing is in its way. */
  readonly free: boolean;
  readonly cost: number;
}

/** The best way for a name to stand beside the others. */
function best(language: Language, node: number, names: readonly (readonly Box[])[], discs: readonly Box[]): Weighed {
  const weighed = berths(language, cardOf(node)).map((berth, i) => {
    const boxes = SCALES.map((scale) => coveredBy(language, node, berth, scale));
    const costs = boxes.map((box, n) => {
      const others = names.map((other) => other[n] as Box);
      const out = box.left < 2 || box.right > MAP.width - 2 || box.top < 2 || box.bottom > MAP.height - 2;
      // The gap between two names grows with them.
      const gap = (SCALES[n] ?? ENLARGED) / ENLARGED;
      const near = others.filter((other) => meet(box, other, ASIDE * gap, BELOW * gap)).length;
      const on = others.filter((other) => meet(box, other)).length;
      const hidden = discs.filter((disc) => meet(box, disc)).length;
      return on * 200 + near * 100 + (out ? 300 : 0) + hidden * 10;
    });
    return { berth, boxes, free: costs.every((cost) => cost < 100), cost: costs.reduce((a, c) => a + c, i) };
  });
  return weighed.reduce((a, b) => (b.cost < a.cost ? b : a));
}

/** How often names look for a better way once all the others stand. */
const ROUNDS = 4;

/**
 * Where the names of some places stand when the whole map is seen: none on another, none on a disc that matters, as far
 * as there is room. The first ones, `always` of them, are shown whatever they cover; the others where nothing is in the way.
 */
export function standing(language: Language, nodes: readonly number[], always: number): ReadonlyMap<number, Berth> {
  const places = [...new Set(nodes)].filter((node) => NODES[node]?.kind === 'green');
  const kept = new Map<number, Weighed>();
  const beside = (node: number): readonly (readonly Box[])[] => [...kept].flatMap(([other, { boxes }]) => (other === node ? [] : [boxes]));
  const discsBeside = (node: number): readonly Box[] => places.filter((other) => other !== node).map(discOf);
  const first = places.slice(0, always);
  for (let round = 0; round < ROUNDS; round++)
    for (const node of first) kept.set(node, best(language, node, beside(node), discsBeside(node)));
  for (const node of places.slice(always)) {
    const way = best(language, node, beside(node), discsBeside(node));
    if (way.free) kept.set(node, way);
  }
  return new Map([...kept].map(([node, { berth }]) => [node, berth]));
}
