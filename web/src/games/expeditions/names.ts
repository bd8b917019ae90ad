import { cardOf, NODES } from '@banquise/expeditions';
import type { Language } from '@banquise/kernel';
import { MAP } from './art/layout.ts';
import { pointOf } from './geometry.ts';
import { LINE, labelBox, labelOf } from './labels.ts';
import { type Box, distanceTo } from './lens.ts';

/** Names need a gap, or two of them read as one: in a row, and one under the other, as large as they are themselves. */
const [ASIDE, BELOW] = [4.7, 3];
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
export function coveredBy(language: Language, node: number, { x, y, align }: Berth, scale: number): Box {
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

const DISCS: readonly Box[] = NODES.map((_, node) => {
  const { x, y } = pointOf(node);
  return { left: x - DISC, top: y - DISC, right: x + DISC, bottom: y + DISC };
});

/** Names that have to be on the map together. */
interface Crowd {
  readonly language: Language;
  /** The first ones, `always` of them, are shown whatever they cover; the others where nothing is in the way. */
  readonly nodes: readonly number[];
  readonly always: number;
  /** Where one can go now, and where the expeditions stand: nothing may lie over these, nor over the first nodes. */
  readonly open: readonly number[];
  /** How much larger than the map names are drawn. */
  readonly scale: number;
}

interface Weighed {
  readonly berth: Berth;
  readonly box: Box;
  readonly cost: number;
}

/** What it costs to cover a disc: one that is in play now, one with a name of its own, any other. */
const [OPEN, NAMED, OTHER] = [60, 15, 3];
/** What it costs to stand nearer to another place with a name: it would be taken for that one's. */
const TAKEN = 25;

/** So much is free between a name and the edge of the map. */
const EDGE = 3;

/** Over or under its disc a name may be pushed aside, so that the edge of the map cuts nothing off. */
function inward(language: Language, node: number, berth: Berth, scale: number): Berth {
  const { left, right, top, bottom } = coveredBy(language, node, berth, scale);
  const { y } = pointOf(node);
  const push = Math.max(0, EDGE - left) - Math.max(0, right - (MAP.width - EDGE));
  return push === 0 || (top < y && y < bottom) ? berth : { ...berth, x: berth.x + push / scale };
}

/** The best way for a name to stand beside the others. */
function best({ language, nodes, open, scale }: Crowd, node: number, others: readonly Box[]): Weighed {
  const weighed = berths(language, cardOf(node)).map((usual, i) => {
    const berth = inward(language, node, usual, scale);
    const box = coveredBy(language, node, berth, scale);
    const out = box.left < EDGE || box.right > MAP.width - EDGE || box.top < EDGE || box.bottom > MAP.height - EDGE;
    const near = others.filter((other) => meet(box, other, ASIDE * scale, BELOW * scale)).length;
    const on = others.filter((other) => meet(box, other)).length;
    const mine = distanceTo(box, pointOf(node));
    let cost = i + on * 200 + near * 100 + (out ? 900 : 0);
    for (const [other, disc] of DISCS.entries()) {
      if (other === node) continue;
      if (meet(box, disc)) cost += open.includes(other) ? OPEN : nodes.includes(other) ? NAMED : OTHER;
      else if (nodes.includes(other) && distanceTo(box, pointOf(other)) < mine) cost += TAKEN;
    }
    return { berth, box, cost };
  });
  return weighed.reduce((a, b) => (b.cost < a.cost ? b : a));
}

/** How often names look for a better way once all the others stand. */
const ROUNDS = 4;

/** Where the names of some places stand when the whole map is seen: none on another, none on a disc that matters, as far as there is room. */
export function standing(crowd: Crowd): ReadonlyMap<number, Berth> {
  const places = [...new Set(crowd.nodes)].filter((node) => NODES[node]?.kind === 'green');
  const first = places.slice(0, crowd.always);
  const kept = new Map<number, Weighed>();
  const settle = (node: number): Weighed =>
    best(
      { ...crowd, open: [...crowd.open, ...first] },
      node,
      [...kept].flatMap(([other, { box }]) => (other === node ? [] : [box])),
    );
  for (let round = 0; round < ROUNDS; round++) for (const node of first) kept.set(node, settle(node));
  for (const node of places.slice(crowd.always)) {
    const way = settle(node);
    if (way.cost < OPEN) kept.set(node, way);
  }
  return new Map([...kept].map(([node, { berth }]) => [node, berth]));
}
