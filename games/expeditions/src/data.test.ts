import { sha256 } from '@banquise/kernel';
import { expect, test } from 'vitest';
import { PLACE_ROWS } from './data/places.ts';
import { SEGMENT_ROWS } from './data/segments.ts';
import { START_ROW, STOP_ROWS } from './data/stops.ts';
import {
  arrowBetween,
  CARDS,
  cardNumber,
  distancesFrom,
  FIRST_ARROW,
  HEAD,
  IS_FAR,
  NODES,
  nodeNumber,
  SEGMENTS,
  START,
  TAIL,
} from './data.ts';

const idOf = (node: number): string => NODES[node]?.id ?? '?';
const degree = (node: number): number => (FIRST_ARROW[node + 1] as number) - (FIRST_ARROW[node] as number);
const neighbours = (node: number): number[] => HEAD.slice(FIRST_ARROW[node], FIRST_ARROW[node + 1]);

function histogram(values: readonly (string | number)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

/** How many nodes can be reached from start without a node or a segment. */
function reachable(without: { node?: number; segment?: number }): number {
  const found = new Set([without.node === START ? 1 : START]);
  for (const here of found) {
    SEGMENTS.forEach(({ a, b }, segment) => {
      const there = a === here ? b : b === here ? a : -1;
      if (there >= 0 && there !== without.node && segment !== without.segment) found.add(there);
    });
  }
  return found.size;
}

test('the tables are those of the facts, entry by entry', () => {
  const fixed = (...numbers: readonly number[]): string => numbers.map((n) => n.toFixed(4)).join(',');
  expect(sha256(SEGMENT_ROWS.map((row) => row.join('-')).join(';'))).toBe(
    '051423adb256504c08da136b358ed26f1a9a427732a42c3a0c0225e61f8ad241',
  );
  const places = PLACE_ROWS.map(
    ([id, continent, countries, x, y, lat, lon, geo]) => `${id},${continent},${countries},${fixed(x, y, lat, lon)},${geo}`,
  );
  expect(sha256(places.join(';'))).toBe('1c45a615273034a9cd5b8aa775bce7f3411c7ca430262ec5614da11d08c71869');
  const stops = [START_ROW, ...STOP_ROWS].map(([id, kind, x, y, lat, lon]) => `${id},${kind},${fixed(x, y, lat, lon)}`);
  expect(sha256(stops.join(';'))).toBe('a2542c3a3980ac2747f318dc844aa762b4db7dc96023d5ee1a2dece5b78154a4');
});

test('the board has 122 nodes and 206 segments: start, 80 green, 20 blue, 21 red (EXP-1)', () => {
  expect(NODES.length).toBe(122);
  expect(SEGMENTS.length).toBe(206);
  expect(histogram(NODES.map(({ kind }) => kind))).toEqual({ start: 1, green: 80, blue: 20, red: 21 });
  expect(CARDS.map(({ id, node }) => idOf(node) === id)).not.toContain(false);
});

test('segments by the kinds of their ends are as counted on the board', () => {
  const kinds = SEGMENTS.map(({ a, b }) => [NODES[a]?.kind, NODES[b]?.kind].sort().join('-'));
  expect(histogram(kinds)).toEqual({
    'green-green': 90,
    'green-red': 44,
    'blue-green': 34,
    'blue-red': 28,
    'green-start': 5,
    'red-red': 3,
    'blue-start': 1,
    'blue-blue': 1,
  });
  expect(SEGMENTS.some(({ a, b }) => a === b || a < 0 || b < 0)).toBe(false);
  expect(new Set(SEGMENTS.map(({ a, b }) => [a, b].sort().join(' '))).size).toBe(206);
});

test('six segments leave the start: five to places, one to a blue node (EXP-29)', () => {
  expect(neighbours(START).map(idOf)).toEqual(['svalbard', 'thingvellir', 'stonehenge', 'rome', 'athens', 'b12']);
});

test('degrees are 2 to 6, and as many of each as on the board', () => {
  expect(histogram(NODES.map((_, node) => degree(node)))).toEqual({ 2: 15, 3: 63, 4: 29, 5: 13, 6: 2 });
});

test('twelve places are near, 68 far (EXP-7)', () => {
  const near = (distance: number): string[] => CARDS.filter((card) => card.distance === distance).map(({ id }) => id);
  expect(near(1)).toEqual(['svalbard', 'thingvellir', 'stonehenge', 'rome', 'athens']);
  expect(near(2)).toEqual(['newfoundland', 'greenland', 'timgad', 'giza', 'petra', 'caspian-sea', 'zagorsk']);
  expect(IS_FAR.filter(Boolean).length).toBe(68);
});

test('distances from start are as many of each as on the board, and the diameter is 13', () => {
  expect(histogram(distancesFrom(START))).toEqual({ 0: 1, 1: 6, 2: 10, 3: 12, 4: 14, 5: 17, 6: 15, 7: 13, 8: 14, 9: 12, 10: 6, 11: 2 });
  expect(histogram(CARDS.map(({ distance }) => distance))).toEqual({
    1: 5,
    2: 7,
    3: 10,
    4: 9,
    5: 12,
    6: 12,
    7: 7,
    8: 8,
    9: 8,
    10: 1,
    11: 1,
  });
  expect(Math.max(...NODES.flatMap((_, node) => distancesFrom(node)))).toBe(13);
});

test('there are no bridges and no cut nodes, so an expedition never meets a dead end (EXP-36)', () => {
  expect(SEGMENTS.filter((_, segment) => reachable({ segment }) < 122)).toEqual([]);
  expect(NODES.filter((_, node) => reachable({ node }) < 121)).toEqual([]);
});

test('there are 21 triangles', () => {
  let triangles = 0;
  for (const { a, b } of SEGMENTS) triangles += neighbours(a).filter((node) => neighbours(b).includes(node)).length;
  expect(triangles / 3).toBe(21);
});

test('the three passages join the left and the right edge (EXP-6, EXP-33)', () => {
  const ends = (id: string, side: string): string[] =>
    SEGMENTS.filter(({ a, b, side: drawn }) => drawn === side && (idOf(a) === id || idOf(b) === id))
      .map(({ a, b }) => (idOf(a) === id ? idOf(b) : idOf(a)))
      .sort();
  expect(NODES.filter(({ passage }) => passage).map(({ id, kind }) => [id, kind])).toEqual([
    ['r01', 'red'],
    ['r02', 'red'],
    ['r03', 'red'],
  ]);
  expect([ends('r01', 'left'), ends('r01', 'right')]).toEqual([
    ['crater-lake', 'denali', 'grand-canyon'],
    ['amur-river', 'bering-strait', 'mount-fuji'],
  ]);
  expect([ends('r02', 'left'), ends('r02', 'right')]).toEqual([
    ['galapagos-islands', 'teotihuacan'],
    ['b19', 'b20', 'r21'],
  ]);
  expect([ends('r03', 'left'), ends('r03', 'right')]).toEqual([
    ['b01', 'rapa-nui'],
    ['fiordland', 'great-barrier-reef'],
  ]);
});

test('every segment can be walked both ways, and nothing else', () => {
  expect(TAIL.length).toBe(412);
  expect(TAIL.every((from, arrow) => arrowBetween(from, HEAD[arrow] as number) === arrow)).toBe(true);
  expect(arrowBetween(START, nodeNumber('uluru'))).toBe(-1);
  expect([nodeNumber('atlantis'), cardNumber('b01'), cardNumber('denali')]).toEqual([-1, -1, 0]);
});
