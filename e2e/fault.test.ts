import { game as boreal } from '@banquise/boreal';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { downloaded, SIZES, visit } from './browser.ts';
import { finishedSave } from './keep-table.ts';
import { keepTables, type Save } from './laid.ts';
import { saveOf } from './monkey-tables.ts';
import { myTurn } from './play.ts';
import { openVenue } from './venue.ts';

const journal = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('banquise.game.')) ?? '';
    return (JSON.parse(localStorage.getItem(key) ?? '{}') as { stored: { journal: unknown[] } }).stored.journal.length;
  });

describe('a fault', () => {
  const venue = openVenue();

  test('at a table says so, keeps the game, and comes back to it; the second time it offers the text', async () => {
    const { context, page } = await visit(venue.browser, { viewport: SIZES.phone, acceptDownloads: true }, { speed: 'none' });
    await page.goto(venue.url);
    await page.getByRole('button', { name: /^Play now at Boreal,/ }).click();
    await myTurn(page);
    // The next thing that is drawn breaks.
    const breakIt = (): Promise<void> =>
      page.evaluate(() => {
        CSS.escape = () => {
          throw new Error('a provoked fault');
        };
      });
    await breakIt();
    const before = await journal(page);
    await page.locator('.tabletop .spot.can').first().click();
    await page.getByRole('heading', { name: 'The table has stopped' }).waitFor();
    expect(await page.locator('.fault').textContent()).toContain('The game is kept up to your last move');
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Keep the game (file)' }).click()]);
    const kept = await downloaded(file);
    await page.getByRole('button', { name: 'Reload the table' }).click();
    expect(await myTurn(page)).toBe('mine');
    expect(await journal(page)).toBe(before);

    await breakIt();
    await page.locator('.tabletop .spot.can').first().click();
    await page.getByRole('button', { name: 'Show the table as text' }).click();
    await page.locator('.plain').waitFor();

    // The file is a way back too, in a browser that knows nothing of the game.
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${venue.url}/open`);
    await page.getByRole('textbox').fill(kept);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await myTurn(page);
    expect(await journal(page)).toBe(before);
    await context.close();
  });

  test('on a clock, outside of any click, is heard too; leaving the page ends it', async () => {
    const { context, page } = await visit(venue.browser);
    await page.goto(`${venue.url}/settings`);
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    await page.evaluate((origin) => {
      const fault = new Error('late');
      fault.stack = `Error: late\n    at ${origin}/assets/x.js:1:1`;
      setTimeout(() => {
        throw fault;
      });
    }, venue.url);
    await page.getByRole('heading', { name: 'This page has stopped' }).waitFor();
    await page.getByRole('link', { name: 'Home' }).click();
    await page.getByRole('button', { name: /^Play now at Boreal,/ }).waitFor();
    await context.close();
  });

  test('of a file that a new version has replaced costs no table: it says what is missing, and a reload brings it', async () => {
    const { context, page } = await visit(venue.browser, {}, { speed: 'none' });
    const save = { id: 'over', game: 'boreal', names: ['Lana', 'Iker'], seed: 'gone', at: Date.now() };
    await keepTables(context, [(await finishedSave(save)) as Save]);
    for (const file of ['earned', 'beside', 'aid', 'share']) await page.route(`**/${file}-*.js`, (route) => route.fulfill({ status: 404 }));
    await page.goto(`${venue.url}/table/over`);
    await page.getByText('Achievements: could not be loaded.').waitFor();
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('dialog', { name: 'Share' }).getByText('It could not be loaded.').waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Look at the table' }).click();
    await page.getByRole('button', { name: 'Help' }).click();
    await page.getByRole('dialog').getByText('It could not be loaded.').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'All the rules' }).click();
    await page.getByRole('dialog', { name: 'All the rules' }).getByText('It could not be loaded.').waitFor();
    expect(await page.locator('.fault').count()).toBe(0);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Reload' }).last().click();
    await page
      .getByRole('status')
      .getByRole('link', { name: /achievements? earned/i })
      .waitFor();
    await context.close();
  });

  test('of the bots’ thread is told, keeps the game, and a second try goes on', async () => {
    const { context, page } = await visit(venue.browser, {}, { speed: 'none' });
    await keepTables(context, [saveOf(boreal as never, { game: 'boreal', seats: 'bb' }, 'bots', 0) as Save]);
    // As after an update, when the file of the old build is gone.
    await page.route('**/thinker-*.js', (route) => route.fulfill({ status: 404 }));
    await page.goto(`${venue.url}/table/bots`);
    const alert = page.getByRole('alert').filter({ hasText: 'The bots do not answer' });
    await alert.waitFor();
    const before = await journal(page);
    await page.unroute('**/thinker-*.js');
    await alert.getByRole('button', { name: 'Try again' }).click();
    await alert.waitFor({ state: 'detached' });
    await expect.poll(() => journal(page)).toBeGreaterThan(before);
    await context.close();
  });
});
