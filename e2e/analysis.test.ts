import { describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { SIZES, type Visit, visit } from './browser.ts';
import { finishedSave } from './keep-table.ts';
import { myTurn } from './play.ts';
import { openVenue } from './venue.ts';

const FAST = { language: 'en', speed: 'none', sounds: false, confirm: false };

describe('a game read again', () => {
  const venue = openVenue();

  async function withGame(viewport: (typeof SIZES)[keyof typeof SIZES]): Promise<Visit> {
    const visited = await visit(venue.browser, { viewport }, FAST);
    const save = await finishedSave({ id: 'game', game: 'boreal', names: ['Lana', 'Iker'], seed: 'analysis', at: Date.now() });
    await visited.page.goto(`${venue.url}/about`);
    await visited.page.evaluate((text) => localStorage.setItem('banquise.game.game', text), JSON.stringify(save));
    await visited.page.goto(`${venue.url}/saved`);
    await visited.page.getByRole('link', { name: 'Analyse' }).click();
    return visited;
  }

  test('the chart grows while it is read; then come the turning points, on the board too, and one can try from there', async () => {
    const { context, page, complaints } = await withGame(SIZES.phone);
    const points = (): Promise<number> =>
      page.locator('.lead').evaluateAll(([line]) => line?.getAttribute('points')?.split(' ').length ?? 0);
    await page.locator('.lead').waitFor({ state: 'attached' });
    const early = await points();
    await page.getByRole('progressbar').waitFor();
    await page.locator('.turns li').first().waitFor({ timeout: 60_000 });
    expect(await points()).toBeGreaterThan(early);
    expect(await page.locator('.turns li').count()).toBe(3);
    await page.getByText('As a table').click();
    expect(await violations(page)).toEqual([]);
    await page.locator('.turns').getByRole('link', { name: 'Show on the board' }).first().click();
    await page.locator('.turning').waitFor();
    expect(await page.locator('.tabletop .spot.chosen').count()).toBeGreaterThan(0);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('radio', { name: 'Played' }).check({ force: true });
    await page.getByText(/^Played: /).waitFor();
    await page.getByRole('button', { name: 'Try from here' }).click();
    expect(await myTurn(page)).toBe('mine');
    expect(new URL(page.url()).pathname).toMatch(/^\/table\/study-/);
    await page.goBack();
    await page.goBack();
    // What was read is not read again: it lies there with the page.
    await page.locator('main.analysis').waitFor();
    expect(await page.locator('.turns li').count()).toBe(3);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('it can be stopped, and what was read stays', async () => {
    const { context, page, complaints } = await withGame(SIZES.desk);
    await page.locator('.lead').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByText('Stopped. What was read so far stays.').waitFor();
    expect(await page.locator('.lead').count()).toBe(1);
    await page.getByRole('button', { name: 'Read again from the start' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('an address that leads to no game says so', async () => {
    const { context, page } = await visit(venue.browser, {}, FAST);
    await page.goto(`${venue.url}/analysis/nothing`);
    await page.getByRole('heading', { name: 'There is nothing on this floe' }).waitFor();
    await context.close();
  });
});
