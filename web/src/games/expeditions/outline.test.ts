import { arrowBetween, type ExpeditionsView, game, NODES, nodeNumber } from '@banquise/expeditions';
import { seedFromText, start } from '@banquise/kernel';
import { expect, test } from 'vitest';
import { texts } from '../../../../games/expeditions/src/text/fr/index.ts';
import { momentOf } from '../../kit/moment.ts';
import { distanceTo, farWords, isBeside, nearest, neighboursOf, outline, wayTo } from './outline.ts';

const view = game.view(start(game, 2, {}, seedFromText('near')), 0);
const withArrows = (arrows: readonly (readonly number[])[]): ExpeditionsView => ({
  ...view,
  expeditions: view.expeditions.map((expedition, colour) => ({ ...expedition, arrows: [...(arrows[colour] ?? [])] })),
});

/** One expedition has set out from the start for one node. */
const setOut = (colour: number, tip: number): ExpeditionsView => ({
  ...view,
  expeditions: view.expeditions.map((expedition, n) =>
    n === colour ? { ...expedition, arrows: [arrowBetween(0, tip)], tip } : expedition,
  ),
});

test('before any expedition has set out, none is called the nearest', () => {
  for (const node of NODES.keys()) expect(nearest(withArrows([[], [], []]), node).colour).toBeUndefined();
});

test('those that wait at the start are counted from there, without a colour, and one under way comes first when it is as near', () => {
  const away = setOut(2, nodeNumber('rome'));
  const found = [...NODES.keys()].map((node) => {
    const [start, blue] = [distanceTo(away, 0, node), distanceTo(away, 2, node)];
    expect(nearest(away, node)).toEqual(start < blue ? { colour: undefined, arrows: start } : { colour: 2, arrows: blue });
    return Math.sign(start - blue);
  });
  expect(new Set(found)).toEqual(new Set([-1, 0, 1]));
});

test('no distance leads along a segment that the expedition has used', () => {
  const away = setOut(0, nodeNumber('svalbard'));
  expect([distanceTo(away, 1, nodeNumber('rome')), isBeside(away, 0, 0)]).toEqual([1, true]);
  expect(distanceTo(away, 0, 0)).toBeGreaterThan(1);
  expect(distanceTo(away, 0, nodeNumber('rome'))).toBeGreaterThan(2);
});

test('a place where an expedition stands is as far as the way to come there again', () => {
  const athens = nodeNumber('athens');
  const away = setOut(0, athens);
  for (const node of NODES.keys()) expect(distanceTo(away, 0, node)).toBeGreaterThan(0);
  // Out by one segment and in by another, so at least a triangle.
  expect(distanceTo(away, 0, athens)).toBeGreaterThan(2);
  expect(distanceTo(away, 0, athens)).toBeLessThan(8);
  const moment = momentOf(game, texts, 'fr', ['Ada', 'Bo'], 0, away, []);
  expect(farWords(moment, athens)[0]).toMatch(/^jaune ici, retour en \d\sflèches$/);
  expect(farWords(moment, athens)[1]).toMatch(/^rouge à/);
});

test('an expedition whose arrows do not suffice is not said to come there', () => {
  const away = setOut(0, nodeNumber('rome'));
  const few = { ...away, expeditions: away.expeditions.map((expedition, n) => (n === 0 ? { ...expedition, left: 2 } : expedition)) };
  for (const node of NODES.keys()) {
    const far = distanceTo(away, 0, node);
    expect(distanceTo(few, 0, node)).toBe(far > 2 ? Number.POSITIVE_INFINITY : far);
  }
});

test('where an expedition has used every segment no way is left, with however many arrows', () => {
  const rome = nodeNumber('rome');
  const arrows = neighboursOf(rome).map((node) => arrowBetween(node, rome));
  const taken = { ...view, expeditions: view.expeditions.with(0, { arrows, tip: nodeNumber('uluru'), left: 30 } as never) };
  expect([wayTo(taken, 0, rome), Number.isFinite(wayTo(taken, 1, rome))]).toEqual([Number.POSITIVE_INFINITY, true]);
});

test('where no expedition can come any more, words say so', () => {
  const none = { ...view, expeditions: view.expeditions.map((expedition) => ({ ...expedition, left: 0 })) };
  const moment = momentOf(game, texts, 'fr', ['Ada', 'Bo'], 0, none, []);
  expect(farWords(moment, nodeNumber('virunga'))).toEqual(['hors de portée de toutes les expéditions']);
});

test('the board in words stands by continents, every disc once', () => {
  const sections = outline(momentOf(game, texts, 'fr', ['Ada', 'Bo'], 0, view, [])).filter(({ id }) => id.startsWith('map-'));
  expect(sections.length).toBeGreaterThan(6);
  expect(sections.flatMap(({ lines = [] }) => lines)).toHaveLength(NODES.length);
  expect(new Set(sections.map(({ heading }) => heading)).size).toBe(sections.length);
});
