/**
 * The pictures of the README, made anew: `node e2e/pictures.ts` (Chromium must be there). The table they show is a real
 * game in its one line, so they come out the same each time.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { launch, SIZES, visit } from './browser.ts';
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

const PICTURES: readonly Picture[] = [
  { name: 'home', size: 'desk', theme: 'light', show: async (page, url) => void (await page.goto(url)) },
  { name: 'boreal-desk', size: 'desk', theme: 'light', show: chooseCardAndPlace },
  { name: 'boreal-night', size: 'desk', theme: 'dark', show: chooseCardAndPlace },
  { name: 'boreal-tablet', size: 'tablet', theme: 'light', show: chooseCardAndPlace },
  { name: 'boreal-phone', size: 'phone', theme: 'light', show: openTable },
];

async function take(browser: Browser, url: string, { name, size, theme, show }: Picture): Promise<void> {
  const viewport = SIZES[size];
  const settings = { language: 'en', theme, speed: 'none', sounds: false, confirm: false };
  const { context, page } = await visit(browser, { viewport, deviceScaleFactor: size === 'phone' ? 2 : 1 }, settings);
  await show(page, url);
  // Nothing is pointed at.
  await page.mouse.move(viewport.width / 2, 1);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(500);
  await page.screenshot({ path: `${OUT}${name}.png` });
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
