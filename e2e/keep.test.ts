import { readFileSync } from 'node:fs';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { downloaded, SIZES, type Visit, visit } from './browser.ts';
import { type Finished, finishedSave } from './keep-table.ts';
import { openVenue } from './venue.ts';

const FAST = { language: 'en', speed: 'none', sounds: false, confirm: false };
const DAY = 86_400_000;
const PLAYED: Finished = { id: 'first', game: 'boreal', names: ['Lana', 'Iker'], seed: 'keep 1', at: 20_000 * DAY };

describe('what is kept of finished games', () => {
  const venue = openVenue();

  /** A visitor in whose browser these games lie, at a page. */
  async function at(
    path: string,
    games: readonly Finished[],
    options: BrowserContextOptions = {},
    settings: object = FAST,
  ): Promise<Visit> {
    const visited = await visit(venue.browser, options, settings);
    await visited.page.goto(`${venue.url}/about`);
    for (const game of games) {
      const save = await finishedSave(game);
      await visited.page.evaluate(
        ([key, text]) => localStorage.setItem(key as string, text as string),
        [`banquise.game.${game.id}`, JSON.stringify(save)],
      );
    }
    await visited.page.goto(venue.url + path);
    return visited;
  }
  const achievement = (page: Page, id: string) => page.locator(`[data-achievement="${id}"]`);

  test('the end of a game says what was earned for the first time, and the collection remembers it', async () => {
    const { context, page, complaints } = await at('/table/first', [PLAYED]);
    const notice = page.getByRole('status').getByRole('link', { name: /achievements? earned/i });
    await notice.waitFor();
    const earned = (await notice.getAttribute('title'))?.split(', ') ?? [];
    expect(earned.length).toBeGreaterThan(0);
    expect(await violations(page)).toEqual([]);
    await notice.click();
    await page.locator('.achievement.earned').first().waitFor();
    expect((await page.locator('.achievement.earned h3').allTextContents()).sort()).toEqual(earned.sort());
    expect(await page.locator('.achievement').count()).toBe(12);
    expect(await achievement(page, 'skyline').textContent()).toMatch(/\d+ of 45/);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a deleted table goes; its achievements and statistics stay', async () => {
    const { context, page } = await at('/saved', [PLAYED]);
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('No game yet').waitFor();
    await page.goto(`${venue.url}/statistics/boreal`);
    expect(await page.locator('.figures dd').first().textContent()).toBe('1');
    await page.goto(`${venue.url}/analysis/first`);
    await page.getByRole('heading', { name: 'Analysis of Boreal' }).waitFor();
    await context.close();
  });

  test('Borealis has nineteen achievements and a title, in the language of the box', async () => {
    const game: Finished = { ...PLAYED, game: 'borealis' };
    const { context, page, complaints } = await at(
      '/achievements/borealis',
      [game],
      { viewport: SIZES.phone },
      { ...FAST, language: 'fr' },
    );
    await page.locator('.achievement').first().waitFor();
    expect(await page.locator('.achievement').count()).toBe(19);
    expect(await page.locator('.titles b').textContent()).toBe('Touriste de la Toundra');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('radio', { name: 'Borealis' }).press('ArrowRight');
    await page.getByRole('heading', { name: /Expéditions/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/achievements/expeditions');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('statistics by players, opponents and lines, with a chart, its table and a file', async () => {
    const games = [1, 2, 3].map((n): Finished => ({ ...PLAYED, id: `g${n}`, seed: `keep ${n}`, at: PLAYED.at + n * DAY }));
    const pair: Finished = { ...PLAYED, id: 'pair', names: ['Lana', 'Noé'], people: 2, seed: 'keep 9', at: PLAYED.at };
    const settings = { ...FAST, theme: 'dark', name: 'Lana' };
    const { context, page, complaints } = await at('/statistics/boreal', [...games, pair], { viewport: SIZES.tablet }, settings);
    // Games whose end nobody saw are read one after the other.
    await page.locator('.figures dd').first().getByText('4', { exact: true }).waitFor();
    expect(await page.locator('.chart circle').count()).toBe(4);
    await page.getByText('As a table').click();
    expect(await page.locator('details tbody tr').count()).toBe(4);
    expect(
      await page
        .getByRole('row', { name: /Bot, easy/ })
        .locator('td')
        .first()
        .textContent(),
    ).toBe('3');
    expect(await violations(page)).toEqual([]);
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export as CSV' }).click()]);
    const csv = (await downloaded(download)).trim().split('\r\n');
    expect(csv).toHaveLength(5);
    await page.getByLabel('Player').selectOption('Noé');
    expect(await page.locator('.figures dd').first().textContent()).toBe('1');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a record one only looks at is nobody’s achievement; a game of the score pad that was mine is', async () => {
    const { context, page, complaints } = await at('/open', []);
    const line = readFileSync(new URL('./boreal.record.json', import.meta.url), 'utf8');
    await page.getByLabel('The line').fill(JSON.stringify(JSON.parse(line)));
    await page.getByRole('button', { name: 'Open' }).click();
    await page.getByRole('slider').waitFor();
    await page.goto(`${venue.url}/achievements/boreal`);
    await page.locator('.achievement').first().waitFor();
    expect(await page.locator('.achievement.earned').count()).toBe(0);
    const seats = [
      { lines: { floor1: 5 }, total: 5, tieBreaks: [9], rank: 1 },
      { lines: { floor1: 4 }, total: 4, tieBreaks: [9], rank: 2 },
    ];
    const pyramids = [[{ card: 'S-B3', floor: 1, column: 0 }], [{ card: 'S-B2', floor: 1, column: 0 }]];
    const leaf = {
      ...{ id: 'leaf1', game: 'boreal', day: '2026-11-01', changed: 1, names: ['Lana', 'Noé'], me: 0, way: 'table', columns: [] },
      draft: { common: null, players: [] },
      outcome: { sheet: { seats, winners: [0] }, position: { pyramids } },
    };
    await page.evaluate((text) => localStorage.setItem('banquise.pad.leaf1', text), JSON.stringify(leaf));
    await page.reload();
    await page.locator('.achievement.earned').first().waitFor();
    expect(await achievement(page, 'whisker').getAttribute('class')).toContain('earned');
    expect(complaints).toEqual([]);
    await context.close();
  });
});
