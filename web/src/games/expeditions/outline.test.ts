import { type ExpeditionsView, game, NODES } from '@banquise/expeditions';
import { seedFromText, start } from '@banquise/kernel';
import { expect, test } from 'vitest';
import { nearest } from './outline.ts';

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
