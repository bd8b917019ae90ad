/**
 * The pictures of the README, made anew: `node e2e/pictures.ts` (Chromium must be there). The tables they show are real
 * games of fixed seeds, so they come out the same each time.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { savedTable as arctic } from './arctic-table.ts';
import { savedTable as borealis } from './borealis-table.ts';
import { launch, SIZES, visit } from './browser.ts';
import { savedTable as expeditions } from './expeditions-table.ts';
import { buildClient, serve } from './serve.ts';

const OUT = fileURLToPath(new URL('../docs/pictures/', import.meta.url));
const LINE = readFileSync(new URL('boreal.record.json', import.meta.url), 'utf8');

interface Picture {
  readonly name: string;
  readonly size: keyof typeof SIZES;
  readonly theme: 'light' | 'dark';
  show(page: Page, url: string): Promise<void>;
}

/** Opens the game and comes from its replay to its table. */
async function openTable(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/open`);
  await page.locator('textarea').fill(LINE);
  await page.locator('button[type=submit]').click();
  await page.getByRole('slider').waitFor();
  await page.locator('.top a').first().click();
  await page.locator('.spot.can').first().waitFor();
}

async function chooseCardAndPlace(page: Page, url: string): Promise<void> {
  await openTable(page, url);
  await page.locator('[data-place="col:7"]').click();
  await page.locator('.slot .spot.can').first().click();
}

/** Comes to a table that lies ready, and waits until something can be chosen. */
const sitAt =
  (save: object, then: (page: Page) => Promise<void> = async () => {}) =>
  async (page: Page, url: string): Promise<void> => {
    const { id } = save as { id: string };
    await page.goto(url);
    await page.evaluate(([key, kept]) => localStorage.setItem(key, kept), [`banquise.game.${id}`, JSON.stringify(save)] as const);
    await page.goto(`${url}/table/${id}`);
    await page.locator('.tabletop .spot.can').first().waitFor();
    await then(page);
  };

/** A card of the hand that has just been chosen shows what it would bring. */
const ARCTIC = sitAt(
  arctic({
    ...{ id: 'picture', seats: 4, people: 1 },
    options: {
      bear: 'bear-give',
      fox: 'fox-joker',
      moose: 'moose-place',
      orca: 'orca-refill',
      puffin: 'puffin-swap',
      walrus: 'walrus-main',
    },
    until: ({ stage, left, deck, hands, piles }, legal) =>
      stage === 'place' &&
      left === 1 &&
      deck > 20 &&
      (hands[0]?.length ?? 0) > 5 &&
      (piles[0]?.length ?? 0) > 8 &&
      legal.some((move) => move.type === 'place' && move.to === 'under'),
  }),
  async (page) => {
    await page
      .locator('.ar-hand .spot.can')
      .nth(2)
      .click({ position: { x: 7, y: 12 } });
  },
);

const BOREALIS = sitAt(borealis({ id: 'picture', seats: 3, side: 'I', moves: 60, stage: 'action', seed: 'picture' }));
const EXPEDITIONS = sitAt(
  expeditions({
    id: 'picture',
    seats: 4,
    people: 1,
    until: ({ stage, hands }) => stage !== 'mark' && stage !== 'over' && hands.some(({ length }) => length < 5),
  }),
);

const PICTURES: readonly Picture[] = [
  { name: 'home', size: 'desk', theme: 'light', show: async (page, url) => void (await page.goto(url)) },
  { name: 'boreal-desk', size: 'desk', theme: 'light', show: chooseCardAndPlace },
  { name: 'boreal-night', size: 'desk', theme: 'dark', show: chooseCardAndPlace },
  { name: 'boreal-phone', size: 'phone', theme: 'light', show: openTable },
  { name: 'arctic-desk', size: 'desk', theme: 'light', show: ARCTIC },
  { name: 'arctic-phone', size: 'phone', theme: 'light', show: ARCTIC },
  { name: 'borealis-desk', size: 'desk', theme: 'dark', show: BOREALIS },
  { name: 'borealis-phone', size: 'phone', theme: 'dark', show: BOREALIS },
  { name: 'expeditions-desk', size: 'desk', theme: 'light', show: EXPEDITIONS },
  { name: 'expeditions-phone', size: 'phone', theme: 'light', show: EXPEDITIONS },
];

async function take(browser: Browser, url: string, { name, size, theme, show }: Picture): Promise<void> {
  const viewport = SIZES[size];
  const settings = { language: 'en', theme, speed: 'none', sounds: false, confirm: false };
  const { context, page } = await visit(browser, { painted: true, viewport, deviceScaleFactor: size === 'phone' ? 2 : 1 }, settings);
  await show(page, url);
  // Nothing is pointed at.
  await page.mouse.move(viewport.width / 2, 1);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(500);
  await page.screenshot({ path: `${OUT}${name}.jpg`, type: 'jpeg', quality: 84 });
  await context.close();
}

mkdirSync(OUT, { recursive: true });
const root = await buildClient();
const served = await serve(root);
const browser = await launch();
for (const picture of PICTURES) await take(browser, served.url, picture);
await browser.close();
await served.close();
rmSync(root, { recursive: true });
