import { type ExpeditionsTypes, type ExpeditionsView, game } from '@banquise/expeditions';
import type { Page } from 'playwright-core';
import { eager } from './expeditions-table.ts';
import type { Fitted } from './fit.ts';
import { type Laying, layOut } from './laid.ts';

/** Longer than most people's; six at the table. */
const NAMES = ['Maximilienne', 'Bartholomäus', 'Anne-Sophie', 'Konstantinos', 'Wilhelmina', 'Guglielmina'];

const at = (id: string, until: Laying<ExpeditionsTypes>['until'], names = NAMES): { readonly id: string } =>
  layOut({
    ...{ game, id: `expeditions-${id}`, names, tries: 60 },
    ...(until && { until }),
    decide: (view, legal, rng) => eager(view, view.turn, legal, rng),
  });

const free = (view: ExpeditionsView): boolean => view.stage === 'free' && !view.mainDone;

/** An end that can be reached: the arrows that lead there are asked for. */
const chooseEnd = async (page: Page): Promise<void> => page.locator('.tabletop .node.can .hit').first().dispatchEvent('click');

export const EXPEDITIONS: Fitted = {
  game: 'expeditions',
  positions: [
    { name: 'marking', save: at('marking', ({ stage }) => stage === 'mark') },
    { name: 'first', save: at('first', (view) => free(view) && view.round === 1) },
    { name: 'chosen', save: at('chosen', (view) => free(view) && view.round >= 4), act: chooseEnd },
    { name: 'bonus', save: at('bonus', ({ stage }) => stage === 'bonus') },
    { name: 'exchange', save: at('exchange', ({ drawn }) => drawn.length > 0) },
    // Four have their last turns in words beside the tickets.
    { name: 'four', save: at('four', (view) => free(view) && view.round >= 6, NAMES.slice(0, 4)) },
    { name: 'last', save: at('last', (view) => free(view) && view.hands.some(({ length }) => length <= 2)) },
  ],
  parts: {
    areas: '.bar, .telling, .window, .atlas-table > .hand, .panel, .tabs, .side > *',
    pieces: '.player, .count, .pts, .tabs button, .which-arrow, .hand .near',
    // The map is a drawing of its own: what lies on it is looked at in its own tests.
    fans: '.window, .player, .place-card',
    scrolls: '.window, .sidelog, .panel, .which',
    names: '.exp-row small',
    over: '.over',
    // The map is moved aside from under the slip, and touches go through it.
    ground: '.node',
  },
  grows: '.hand .place-card',
};
