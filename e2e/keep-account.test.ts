import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { visit } from './browser.ts';
import { finishedSave } from './keep-table.ts';
import { startServer } from './online-server.ts';
import { openVenue } from './venue.ts';

const FAST = { language: 'en', speed: 'none', sounds: false };
const PASSWORD = 'four northern games';

describe('what an account keeps', () => {
  const venue = openVenue(startServer);

  const enter = async (page: Page, heading: string, button: string, name = 'lana'): Promise<void> => {
    await page.goto(`${venue.url}/me`);
    const form = page.locator('section', { has: page.getByRole('heading', { name: heading }) });
    // Below the form for signing in, folded up, stands the one for recovery codes.
    await form.getByLabel('Name to sign in with').first().fill(name);
    await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await form.getByRole('button', { name: button, exact: true }).first().click();
    await page.getByText(name).first().waitFor();
  };
  const lay = async (page: Page, id: string, game: string, at: number): Promise<void> => {
    const save = JSON.stringify(await finishedSave({ id, game, names: ['Lana', 'Iker'], seed: id, at }));
    await page.evaluate(([key, text]) => localStorage.setItem(key as string, text as string), [`banquise.game.${id}`, save]);
  };
  const played = async (page: Page, game: string): Promise<string | null> => {
    await page.goto(`${venue.url}/statistics/${game}`);
    return page.locator('.figures dd').first().textContent();
  };

  test('games and achievements of two devices come together in one account', async () => {
    const first = await visit(venue.browser, {}, FAST);
    await enter(first.page, 'Make an account', 'Make an account');
    await lay(first.page, 'one', 'boreal', 1_000_000);
    const kept = first.page.waitForResponse((response) => response.url().endsWith('/api/sheet') && response.request().method() === 'POST');
    await first.page.goto(`${venue.url}/achievements/boreal`);
    expect((await kept).ok()).toBe(true);
    const earned = await first.page.locator('.achievement.earned').count();
    expect(earned).toBeGreaterThan(0);

    const second = await visit(venue.browser, {}, FAST);
    await enter(second.page, 'I have an account', 'Sign in');
    await lay(second.page, 'two', 'boreal', 2_000_000);
    const joined = second.page.waitForResponse(
      (response) => response.url().endsWith('/api/sheet') && response.request().method() === 'POST',
    );
    await second.page.goto(`${venue.url}/achievements/boreal`);
    await joined;
    await second.page.waitForFunction((n) => document.querySelectorAll('.achievement.earned').length >= n, earned);
    expect(await played(second.page, 'boreal')).toBe('2');

    await first.page.goto(`${venue.url}/statistics/boreal`);
    await first.page.waitForFunction(() => document.querySelector('.figures dd')?.textContent === '2');
    expect([...first.complaints, ...second.complaints]).toEqual([]);
    await first.context.close();
    await second.context.close();
  });

  test('a game that ended on one device stands in the statistics of the other, as the server counts it', async () => {
    const first = await visit(venue.browser, {}, FAST);
    const name = 'bruna';
    await enter(first.page, 'Make an account', 'Make an account', name);
    await first.page.goto(`${venue.url}/invite/boreal`);
    await first.page.getByLabel('Seat B').selectOption({ label: 'bot, gentle' });
    await first.page.getByRole('button', { name: 'Make the table and its link' }).click();
    await first.page.locator('.start .primary:not([aria-disabled])').click();
    await first.page.locator('.tabletop').waitFor();
    await first.page.getByRole('button', { name: 'Menu' }).click();
    await first.page.getByRole('button', { name: 'Give up' }).click();
    await first.page.getByRole('button', { name: 'Yes, give up' }).click();
    await first.page.locator('.verdict').waitFor();

    const second = await visit(venue.browser, {}, FAST);
    await enter(second.page, 'I have an account', 'Sign in', name);
    await second.page.goto(`${venue.url}/statistics/boreal`);
    const afar = second.page.getByRole('row', { name: /^from afar/ });
    await afar.waitFor();
    expect(await afar.locator('td').allTextContents()).toEqual(['1', '0', '0%']);
    const told = await second.page.evaluate(async () => (await fetch('/api/statistics')).json());
    expect(told.statistics).toMatchObject([{ game: 'boreal', games: 1, wins: 0 }]);
    expect([...first.complaints, ...second.complaints]).toEqual([]);
    await first.context.close();
    await second.context.close();
  });
});
