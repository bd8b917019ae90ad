import { type BorealisMove, type BorealisTypes, type BorealisView, game } from '@banquise/borealis';
import { below, type Rng } from '@banquise/kernel';
import type { Page } from 'playwright-core';
import type { Fitted } from './fit.ts';
import { type Laying, layOut } from './laid.ts';

/** Longer than most people's. */
const NAMES = ['Maximilienne', 'Bartholomäus', 'Anne-Sophie', 'Konstantinos'];

/** Like somebody who observes whenever that is possible, so that sites fill. */
function observer(_: BorealisView, legal: readonly BorealisMove[], rng: Rng): BorealisMove {
  const seen = legal.filter(({ type }) => type === 'observe');
  const list = seen.length > 0 ? seen : legal.filter(({ type }) => type !== 'refresh');
  return (list.length > 0 ? list : legal)[below(rng, (list.length > 0 ? list : legal).length)] as BorealisMove;
}

const at = (id: string, until: Laying<BorealisTypes>['until']): { readonly id: string } =>
  layOut({ game, id: `borealis-${id}`, names: NAMES, options: { side: 'II' }, ...(until && { until }), decide: observer, tries: 200 });

const tallest = (view: BorealisView): number => Math.max(...view.players.flatMap(({ sites }) => sites.map(({ length }) => length)));
const mine = (view: BorealisView, type: BorealisMove['type'], legal: readonly BorealisMove[]): boolean =>
  view.stage !== 'replace' && legal.some((move) => move.type === type);

const chooseAndWeigh = async (page: Page): Promise<void> => {
  await page.locator('.bl-hand .spot.can').first().click();
  await page.locator('.bl-site .can').first().click();
};
const chooseOne = async (page: Page): Promise<void> => page.locator('.bl-hand .spot.can').first().click();
const chooseFromPool = async (page: Page): Promise<void> => page.locator('.bl-market .bl-card.can').first().click();
/** The longest sentence: a seventh card, which also says that the round is the last. */
const weighSeventh = async (page: Page): Promise<void> => {
  const full = page
    .locator('.bl-site')
    .filter({ hasText: /6\s*\/\s*7/ })
    .locator('.can');
  for (const card of await page.locator('.bl-hand .spot.can').all()) {
    await card.click();
    if ((await full.count()) > 0) return full.first().click();
    await page.keyboard.press('Escape');
  }
};
const lookBack = async (page: Page): Promise<void> => {
  await page.keyboard.press('j');
  await page.locator('dialog .log .when').nth(1).click();
  await page.locator('.walkbar').waitFor();
};

export const BOREALIS: Fitted = {
  game: 'borealis',
  positions: [
    { name: 'opening', save: at('opening', ({ stage }) => stage === 'replace'), act: chooseOne },
    { name: 'third', save: at('third', (view, legal) => view.round === 3 && mine(view, 'observe', legal)) },
    { name: 'action', save: at('action', (view, legal) => view.round >= 5 && mine(view, 'observe', legal)) },
    { name: 'chosen', save: at('chosen', (view, legal) => view.round >= 6 && mine(view, 'observe', legal)), act: chooseAndWeigh },
    { name: 'draw', save: at('draw', (view) => view.round >= 5 && view.stage === 'draw'), act: chooseFromPool },
    { name: 'place', save: at('place', (view) => view.round >= 4 && view.stage === 'place') },
    {
      name: 'seventh',
      save: at(
        'seventh',
        (view, legal) =>
          tallest(view) === 6 && legal.some((move) => move.type === 'observe' && view.players[view.turn]?.sites[move.site]?.length === 6),
      ),
      act: weighSeventh,
    },
    { name: 'past', save: at('past', (view, legal) => view.round >= 4 && mine(view, 'observe', legal)), act: lookBack },
    { name: 'last', save: at('last', (view, legal) => tallest(view) >= 6 && view.removed.some(Boolean) && mine(view, 'observe', legal)) },
  ],
  parts: {
    areas: '.bl-goals, .bl-board, .bl-market, .bl-rivals, .bl-hand, .bl-say, .bl-acts, .bl-opening, .bar',
    pieces: '.bl-figures, .bl-rival, .bl-goal, .bl-piles > *, .bl-board .bl-strip, .bl-board .bl-flag:not(.ghost)',
    // A site with its button over it; the walkers stand on the seam between two sites on purpose.
    fans: '.bl-board, .bl-goal, .bl-rival',
    scrolls: '.bl-log',
    names: '.bl-rival .n, .bl-goal .who, .bl-latin',
    over: '.bl-lack, .bl-walker',
  },
  grows: '.bl-hand .bl-card',
};
