import { type ExpeditionsView, game, NODES } from '@banquise/expeditions';
import { seedFromText, start } from '@banquise/kernel';
import { expect, test } from 'vitest';
import { texts } from '../../../../games/expeditions/src/text/fr/index.ts';
import { momentOf } from '../../kit/moment.ts';
import { nearest, outline } from './outline.ts';

const view = game.view(start(game, 2, {}, seedFromText('near')), 0);
const withArrows = (arrows: readonly (readonly number[])[]): ExpeditionsView => ({
  ...view,
  expeditions: view.expeditions.map((expedition, colour) => ({ ...expedition, arrows: [...(arrows[colour] ?? [])] })),
});

test('before any expedition has set out, none is called the nearest', () => {
  for (const node of NODES.keys()) expect(nearest(withArrows([[], [], []]), node)).toBeUndefined();
});

test('an expedition without arrows is never called near, however close to the start a place is', () => {
  for (const node of NODES.keys()) expect(nearest(withArrows([[], [], [0]]), node)?.colour).toBe(2);
});

test('the board in words stands by continents, every disc once', () => {
  const sections = outline(momentOf(game, texts, 'fr', ['Ada', 'Bo'], 0, view, [])).filter(({ id }) => id.startsWith('map-'));
  expect(sections.length).toBeGreaterThan(6);
  expect(sections.flatMap(({ lines = [] }) => lines)).toHaveLength(NODES.length);
  expect(new Set(sections.map(({ heading }) => heading)).size).toBe(sections.length);
});
