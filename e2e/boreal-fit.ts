import { type BorealMove, type BorealTypes, type BorealView, cardOf, game } from '@banquise/boreal';
import { below, type Rng } from '@banquise/kernel';
import type { Page } from 'playwright-core';
import { LONG_NAMES } from './arctic-fit.ts';
import type { Fitted } from './fit.ts';
import { type Laying, layOut } from './laid.ts';

/** Like somebody who builds: discovers what can be, locates now and then. */
export function builder(_: BorealView, legal: readonly BorealMove[], rng: Rng): BorealMove {
  const found = legal.filter(({ type }) => type !== 'locate' && type !== 'pass');
  const list = found.length > 0 && below(rng, 4) > 0 ? found : legal;
  return list[below(rng, list.length)] as BorealMove;
}

/** Like somebody who locates and locates: the reserves are as full as they get. */
function keeper(_: BorealView, legal: readonly BorealMove[], rng: Rng): BorealMove {
  const kept = legal.filter(({ type }) => type === 'locate');
  const list = kept.length > 0 && below(rng, 5) > 1 ? kept : legal;
  return list[below(rng, list.length)] as BorealMove;
}

const at = (id: string, until: Laying<BorealTypes>['until'], decide = builder): { readonly id: string } =>
  layOut({ game, id, names: LONG_NAMES.slice(0, 2), ...(until && { until }), decide, tries: 400 });

const bits = (set: number): number => set.toString(2).replaceAll('0', '').length;
export const built = (view: BorealView, seat = 0): number => bits(view.players[seat]?.filled ?? 0);
const kept = (view: BorealView, seat = 0): number => view.players[seat]?.reserve.length ?? 0;

/** A card that can be had and takes compasses from the other: most figures change with it. */
const takes = ({ board, players }: BorealView, move: BorealMove): boolean =>
  move.type === 'discover-board' &&
  (players[1]?.token ?? 0) > 1 &&
  cardOf(board[move.column - 1] as number).effects.some(({ kind }) => kind === 'opponentLosesCompasses');

/** Tries the lit cards until as many figures would change as can. */
const chooseAndPlace = async (page: Page): Promise<void> => {
  const lit = page.locator('[data-place^="col:"].can:not(.quiet)');
  const places = await lit.evaluateAll((spots) => spots.map((spot) => spot.getAttribute('data-place')));
  for (const place of places) {
    await page.locator(`[data-place="${place}"]`).click();
    await page.locator('.slot .spot.can').first().click();
    if ((await page.locator('.ledge .changes > li').count()) > 3) return;
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  }
  throw new Error('no card takes compasses from the other');
};

export const BOREAL: Fitted = {
  game: 'boreal',
  positions: [
    { name: 'opening', save: at('opening', ({ stage }) => stage === 'action') },
    {
      name: 'third',
      save: at('third', (view) => view.stage === 'action' && built(view) === 1 && kept(view) === 1 && built(view, 1) + kept(view, 1) === 2),
    },
    { name: 'middle', save: at('middle', (view) => view.stage === 'action' && built(view) > 4 && built(view, 1) > 4 && kept(view) > 1) },
    {
      name: 'chosen',
      save: at('chosen', (view, legal) => view.stage === 'action' && built(view) > 3 && legal.some((move) => takes(view, move))),
      act: chooseAndPlace,
    },
    {
      name: 'full',
      save: at(
        'full',
        (view) => view.stage === 'action' && built(view) > 5 && kept(view) > 6 && built(view, 1) > 5 && kept(view, 1) > 7,
        keeper,
      ),
    },
    { name: 'held', save: at('held', (view) => view.stage === 'place' && built(view) > 3 && kept(view) > 1) },
    { name: 'look', save: at('look', (view, legal) => built(view) > 2 && legal.some(({ type }) => type === 'take')) },
    { name: 'last', save: at('last', (view) => view.stage === 'action' && built(view) > 8 && built(view, 1) > 8) },
  ],
  parts: {
    areas: '.boreal > .opp, .boreal > .row, .boreal > .prompt, .boreal > .mine, .boreal > .ledge, .bar',
    pieces: '.boreal .stat, .boreal .seat, .boreal .deck, .boreal .zero > *, .boreal .cell .tok',
    fans: '.pyr, .cell, .zero, .res',
    scrolls: '.sidelog',
    names: '.seat b, .step b',
    over: '.enlarge, .look',
  },
  grows: '.boreal .row .bc',
};
