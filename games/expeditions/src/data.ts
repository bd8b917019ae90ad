import { PLACE_ROWS, type PlaceId } from './data/places.ts';
import { SEGMENT_ROWS } from './data/segments.ts';
import { PASSAGES, START_ROW, STOP_ROWS } from './data/stops.ts';

export type { PlaceId } from './data/places.ts';

/** The three expeditions; they belong to nobody (EXP-3). A colour is its place in this list. */
export const COLOURS = ['yellow', 'red', 'blue'] as const;
export type Colour = 0 | 1 | 2;
export const EACH_COLOUR: readonly Colour[] = [0, 1, 2];
export const ARROWS_PER_COLOUR = 45;
export const ALL_ARROWS = 135;
/** A near place lies less than this many segments from the start (EXP-7). */
export const FAR = 3;

export type NodeKind = 'start' | 'green' | 'blue' | 'red';
export type NodeId = 'start' | PlaceId | (typeof STOP_ROWS)[number][0];
export type Continent = (typeof PLACE_ROWS)[number][1];

/** A disc of the board. Nodes are numbered: 0 is the start, 1 to 80 the places, then the blue and the red ones. */
export interface BoardNode {
  readonly id: NodeId;
  readonly kind: NodeKind;
  /** Centre of the disc as fractions of the board's width and height; a passage is given at the left edge. */
  readonly x: number;
  readonly y: number;
  readonly lat: number;
  readonly lon: number;
  readonly passage: boolean;
}

/** An Expedition card: card n belongs to node n + 1 (EXP-2). */
export interface Card {
  readonly id: PlaceId;
  readonly node: number;
  readonly continent: Continent;
  /** ISO 3166-1 codes; none for oceans and the like. */
  readonly countries: readonly string[];
  readonly geo: 'point' | 'area' | 'nominal';
  /** Segments from the start (EXP-7). */
  readonly distance: number;
}

export interface Segment {
  readonly a: number;
  readonly b: number;
  /** The board edge at which the passage end is drawn, if one end is a passage. */
  readonly side: 'left' | 'right' | undefined;
}

export const START = 0;
export const CARD_COUNT = PLACE_ROWS.length;

const isPassage = (id: NodeId): boolean => (PASSAGES as readonly string[]).includes(id);

export const NODES: readonly BoardNode[] = [
  node(START_ROW[0], 'start', START_ROW[2], START_ROW[3], START_ROW[4], START_ROW[5]),
  ...PLACE_ROWS.map(([id, , , x, y, lat, lon]) => node(id, 'green', x, y, lat, lon)),
  ...STOP_ROWS.map(([id, kind, x, y, lat, lon]) => node(id, kind, x, y, lat, lon)),
];

function node(id: NodeId, kind: NodeKind, x: number, y: number, lat: number, lon: number): BoardNode {
  return Object.freeze({ id, kind, x, y, lat, lon, passage: isPassage(id) });
}

const NUMBERS: ReadonlyMap<string, number> = new Map(NODES.map(({ id }, number) => [id, number]));

/** The number of a node by its id, or -1. */
export const nodeNumber = (id: string): number => NUMBERS.get(id) ?? -1;

export const SEGMENTS: readonly Segment[] = SEGMENT_ROWS.map(([a, b, side]) => Object.freeze({ a: nodeNumber(a), b: nodeNumber(b), side }));

/**
 * Every directed use of a segment, 412 in all, numbered by tail: the arrows that leave node n are those from
 * FIRST_ARROW[n] up to FIRST_ARROW[n + 1].
 */
export const TAIL: readonly number[] = [];
export const HEAD: readonly number[] = [];
export const SEGMENT_OF: readonly number[] = [];
export const FIRST_ARROW: readonly number[] = numberTheArrows();

function numberTheArrows(): number[] {
  const first: number[] = [];
  for (let from = 0; from < NODES.length; from++) {
    first.push(TAIL.length);
    SEGMENTS.forEach(({ a, b }, segment) => {
      if (a !== from && b !== from) return;
      (TAIL as number[]).push(from);
      (HEAD as number[]).push(a === from ? b : a);
      (SEGMENT_OF as number[]).push(segment);
    });
  }
  return [...first, TAIL.length];
}

/** The arrow from one node to another, or -1 where no segment joins them. */
export function arrowBetween(from: number, to: number): number {
  const end = FIRST_ARROW[from + 1] as number;
  for (let arrow = FIRST_ARROW[from] as number; arrow < end; arrow++) if (HEAD[arrow] === to) return arrow;
  return -1;
}

/** Least number of segments from one node to every other, through nodes of any colour and through passages (EXP-7). */
export function distancesFrom(origin: number): number[] {
  const distance = NODES.map(() => -1);
  distance[origin] = 0;
  const queue = [origin];
  for (const here of queue) {
    for (let arrow = FIRST_ARROW[here] as number; arrow < (FIRST_ARROW[here + 1] as number); arrow++) {
      const there = HEAD[arrow] as number;
      if (distance[there] !== -1) continue;
      distance[there] = (distance[here] as number) + 1;
      queue.push(there);
    }
  }
  return distance;
}

const FROM_START = distancesFrom(START);

export const CARDS: readonly Card[] = PLACE_ROWS.map(([id, continent, countries, , , , , geo], card) =>
  Object.freeze({
    id,
    node: card + 1,
    continent,
    countries: Object.freeze(countries === '' ? [] : countries.split(' ')),
    geo,
    distance: FROM_START[card + 1] as number,
  }),
);

/** Near places are never key places and never open the row (EXP-18, EXP-21). */
export const IS_FAR: readonly boolean[] = CARDS.map(({ distance }) => distance >= FAR);

/** The card of a node, or -1 if it is not a place. */
export const cardOf = (node: number): number => (node >= 1 && node <= CARD_COUNT ? node - 1 : -1);
export const nodeOf = (card: number): number => card + 1;
export const IS_BLUE: readonly boolean[] = NODES.map(({ kind }) => kind === 'blue');
export const IS_RED: readonly boolean[] = NODES.map(({ kind }) => kind === 'red');
/** The number of a card by its id, or -1. */
export const cardNumber = (id: string): number => cardOf(nodeNumber(id));
