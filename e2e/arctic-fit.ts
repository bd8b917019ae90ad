import { type ArcticTypes, type ArcticView, game } from '@banquise/arctic';
import { sensible } from './arctic-table.ts';
import type { Fitted } from './fit.ts';
import { type Laying, layOut } from './laid.ts';

/** As long as names may be. */
export const LONG_NAMES = ['Maximilienne-Aurore', 'Bartholomäus-Xaver', 'Guglielmina-Teresa', 'Wilhelmina-Cordelia'] as const;

const OPTIONS = {
  bear: 'bear-give',
  fox: 'fox-joker',
  moose: 'moose-place',
  orca: 'orca-refill',
  puffin: 'puffin-swap',
  walrus: 'walrus-main',
};

const at = (id: string, until?: Laying<ArcticTypes>['until']): { readonly id: string } =>
  layOut({ game, id, names: LONG_NAMES, options: OPTIONS, decide: sensible, ...(until && { until }) });

const handOf = (view: ArcticView): number => view.hands[0]?.length ?? 0;
const pileOf = (view: ArcticView): number => view.piles[0]?.length ?? 0;

/** The table of four, with the most words: every power in play asks something. */
export const ARCTIC: Fitted = {
  game: 'arctic',
  positions: [
    { name: 'opening', save: at('opening', ({ stage }) => stage === 'place') },
    { name: 'second', save: at('second', (view) => view.stage === 'place' && pileOf(view) > 0) },
    {
      name: 'middle',
      save: at('middle', (view) => view.stage === 'tokens' && view.holders.filter((by) => by > 0).length > 2 && pileOf(view) > 8),
    },
    {
      name: 'chosen',
      save: at('chosen', (view) => view.stage === 'place' && view.left === 2 && handOf(view) > 4 && pileOf(view) > 8),
      act: async (page) => {
        for (let n = 0; n < 2; n++)
          await page
            .locator('.ar-hand .spot.can:not(.chosen)')
            .nth(1)
            .click({ position: { x: 7, y: 12 } });
      },
    },
    {
      name: 'full',
      save: at('full', (view) => view.stage === 'discard' && (view.zones[0]?.length ?? 0) > 1),
    },
    { name: 'value', save: at('value', (view) => view.stage === 'value' && handOf(view) > 5) },
    { name: 'draw', save: at('draw', (view) => view.stage === 'draw' && handOf(view) > 6) },
    { name: 'last', save: at('last', (view) => view.final && view.stage === 'place' && pileOf(view) > 16) },
  ],
  parts: {
    areas: '.ar-opps, .ar-landw, .ar-river, .ar-decks, .ar-pws, .ar-me, .ar-dock, .ar-sidelog, .bar',
    pieces: '.ar-opp, .ar-end, .ar-sum > div, .ar-who, .ar-counts > *, .ar-next, .ar-tok, .ar-ac',
    fans: '.ar-hand, .ar-strip, .ar-land, .ar-pen, .ar-dk, .ar-big, .ar-opp, .ar-pens',
    scrolls: '.ar-strip, .ar-sidelog, .ar-penrow',
    names: '.ar-name, .ar-who b',
    over: '.ar-pens, .ar-opts, .ar-hits',
    apart: [
      ['.ar-opt', '.ar-toks > .ar-tok'],
      ['.ar-name', '.ar-counts > *, .ar-paw'],
    ],
  },
  grows: '.ar-rv .ar-ac',
};
