import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type TestServer, testServer } from '../server/test/server.ts';
import { violations } from './axe.ts';
import { SIZES, visit } from './browser.ts';
import { openVenue } from './venue.ts';

const PASSWORD = 'four northern games';
const OTHER = 'another long password';

describe('account and safety', () => {
  let server: TestServer;
  let offset = 0;
  const venue = openVenue(async (root) => {
    server = await testServer({ now: () => Date.now() + offset, config: { client: `${root}/` } });
    return { url: server.address.replace('127.0.0.1', 'localhost'), close: () => server.stop() };
  });
  const settings = { language: 'en', speed: 'none', sounds: false };
  const open = async (page: Page, login: string): Promise<void> => {
    const api = (path: string, body: object): Promise<unknown> =>
      page.evaluate(
        async ([to, what]) =>
          (await fetch(to as string, { method: 'POST', headers: { 'content-type': 'application/json' }, body: what as string })).status,
        [path, JSON.stringify(body)],
      );
    await page.goto(`${venue.url}/about`);
    await api('/api/guest', { name: login });
    await api('/api/register', { login, password: PASSWORD });
    await page.goto(`${venue.url}/safety`);
    await page.getByRole('heading', { name: 'Signed in here' }).waitFor();
  };

  test('codes are shown once, bring one back, and a new password asks who sits here and ends the other devices', async () => {
    const { context, page, complaints } = await visit(venue.browser, {}, settings);
    await open(page, 'runa');
    await page.getByText('could be kept better').waitFor();
    await page.getByRole('button', { name: 'Make ten codes' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ten new recovery codes' });
    await dialog.waitFor();
    const codes = await dialog.getByRole('listitem').allTextContents();
    expect(codes).toHaveLength(10);
    await dialog.getByRole('button', { name: 'I have kept them' }).click();
    await page.getByText('10 of 10 left').waitFor();

    const elsewhere = await visit(venue.browser, {}, settings);
    await elsewhere.page.goto(`${venue.url}/me`);
    await elsewhere.page.getByText('Lost your password and your passkeys?').click();
    const form = elsewhere.page.locator('details.recover');
    await form.getByLabel('Name to sign in with').fill('runa');
    await form.getByLabel('Recovery code').fill(codes[0] as string);
    await form.getByRole('button', { name: 'Sign in' }).click();
    await elsewhere.page.getByRole('heading', { name: 'Your account: runa' }).waitFor();

    offset += 10 * 60_000;
    await page.reload();
    await page.getByText('9 of 10 left').waitFor();
    await page.getByText('a recovery code was used').waitFor();
    await page.getByLabel('New password').fill(OTHER);
    await page.getByRole('button', { name: 'Change the password' }).click();
    const proof = page.getByRole('dialog', { name: 'First show that it is you' });
    await proof.waitFor();
    expect(await violations(page)).toEqual([]);
    // Who is asked can answer at once, and the cross lies beside the heading, not over it.
    expect(await proof.getByLabel('Your password now').evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await proof.locator('.close').evaluate((cross) => cross.clientWidth)).toBeLessThan(60);
    await proof.getByLabel('Your password now').fill('not my password');
    await proof.getByRole('button', { name: 'Go on' }).click();
    await proof.getByText('do not belong together').waitFor();
    await proof.getByLabel('Your password now').fill(PASSWORD);
    await proof.getByRole('button', { name: 'Go on' }).click();
    await page.getByText('The password is changed.').waitFor();
    await elsewhere.page.reload();
    await elsewhere.page.getByRole('heading', { name: 'Nobody knows you here yet' }).waitFor();
    expect(complaints.filter((text) => !/40[13]/.test(text))).toEqual([]);
    await context.close();
    await elsewhere.context.close();
  });

  test('devices are signed out one by one', async () => {
    const { context, page } = await visit(venue.browser, {}, settings);
    await open(page, 'nuka');
    const elsewhere = await visit(venue.browser, {}, settings);
    await elsewhere.page.goto(`${venue.url}/me`);
    const form = elsewhere.page.locator('section', { has: elsewhere.page.getByRole('heading', { name: 'I have an account' }) });
    await form.getByLabel('Name to sign in with').first().fill('nuka');
    await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await form.getByRole('button', { name: 'Sign in', exact: true }).first().click();
    await elsewhere.page.getByRole('heading', { name: 'Your account: nuka' }).waitFor();
    await page.reload();
    const row = page.getByRole('listitem').filter({ hasText: 'last seen' });
    await row.getByRole('button', { name: 'Sign out' }).click();
    await row.waitFor({ state: 'detached' });
    await elsewhere.page.reload();
    await elsewhere.page.getByRole('heading', { name: 'Nobody knows you here yet' }).waitFor();
    await context.close();
    await elsewhere.context.close();
  });

  test.each([
    ['light', 'phone', 'fr'],
    ['dark', 'desk', 'it'],
  ] as const)('the page is right in the %s, on the %s, in %s', async (theme, size, language) => {
    const { context, page } = await visit(
      venue.browser,
      { viewport: SIZES[size], painted: process.env.SHOTS !== undefined },
      { ...settings, language: 'en', theme },
    );
    await open(page, `look-${language}`);
    await page.evaluate(
      (tag) =>
        localStorage.setItem(
          'banquise.settings',
          JSON.stringify({ ...JSON.parse(localStorage.getItem('banquise.settings') ?? '{}'), language: tag }),
        ),
      language,
    );
    await page.reload();
    await page.getByRole('heading', { name: language === 'fr' ? 'Codes de secours' : 'Codici di recupero' }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/safety-${size}-${theme}-${language}.png`, fullPage: true });
    await context.close();
  });
});
