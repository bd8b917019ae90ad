import { type BorealMove, type BorealTypes, type BorealView, game } from '@banquise/boreal';
import { below, type Rng } from '@banquise/kernel';
import type { Page } from 'playwright-core';
import { LONG_NAMES } from './arctic-fit.ts';
import type { Fitted } from './fit.ts';
import { type Laying, layOut } from './laid.ts';

/** Like somebody who builds: discovers what can be, locates now and then. */
function builder(_: BorealView, legal: readonly BorealMove[], rng: Rng): BorealMove {
  const found = legal.filter(({ type }) => type !== 'locate' && type !== 'pass');
  const list = found.length > 0 && below(rng, 4) > 0 ? found : legal;
  return list[below(rng, list.length)] as BorealMove;
}

const at = (id: string, until: Laying<BorealTypes>['until']): { readonly id: string } =>
  layOut({ game, id, names: LONG_NAMES.slice(0, 2), ...(until && { until }), decide: builder, tries: 400 });

const bits = (set: number): number => set.toString(2).replaceAll('0', '').length;
const built = (view: BorealView, seat = 0): number => bits(view.players[seat]?.filled ?? 0);
const kept = (view: BorealView, seat = 0): number => view.players[seat]?.reserve.length ?? 0;

const chooseAndPlace = async (page: Page): Promise<void> => {
  await page.locator('[data-place^="col:"].can:not(.quiet)').last().click();
  await page.locator('.slot .spot.can').first().click();
};

export const BOREAL: Fitted = {
  game: 'boreal',
  moments: [
    { name: 'opening', save: at('opening', ({ step }) => step === 'action') },
    { name: 'middle', save: at('middle', (view) => view.step === 'action' && built(view) > 4 && built(view, 1) > 4 && kept(view) > 1) },
    {
      name: 'chosen',
      save: at('chosen', (view, legal) => view.step === 'action' && built(view) > 3 && legal.some(({ type }) => type === 'discover-board')),
      act: chooseAndPlace,
    },
    { name: 'full', save: at('full', (view) => view.step === 'action' && built(view) > 5 && kept(view) > 3 && kept(view, 1) > 2) },
    { name: 'look', save: at('look', (view, legal) => built(view) > 2 && legal.some(({ type }) => type === 'take')) },
    { name: 'last', save: at('last', (view) => view.step === 'action' && built(view) > 8 && built(view, 1) > 8) },
  ],
  parts: {
    areas: '.boreal > .opp, .boreal > .row, .boreal > .prompt, .boreal > .mine, .boreal > .sheet, .bar',
    pieces: '.boreal .stat, .boreal .seat, .boreal .deck, .boreal .zero > *, .boreal .cell .tok',
    fans: '.pyr, .cell, .zero, .opp .res',
    scrolls: '.sidelog',
    names: '.seat b, .step b',
    over: '.enlarge, .look, .first',
  },
  grows: '.boreal .row .bc',
};
