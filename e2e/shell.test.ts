import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { game as borealis } from '@banquise/borealis';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { SIZES, visit } from './browser.ts';
import { finishedSave } from './keep-table.ts';
import { keepTables, type Save } from './laid.ts';
import { saveOf } from './monkey-tables.ts';
import { myTurn, pointSome } from './play.ts';
import { openVenue } from './venue.ts';

const FAST = { language: 'en', speed: 'none', sounds: false, confirm: false };
const PAGES = ['/', '/saved', '/settings', '/about', '/open', '/seats/boreal', '/learn/boreal', '/nowhere'];

describe('the pages around the tables', () => {
  const venue = openVenue();

  const playBoreal = async (page: Page): Promise<void> => {
    await page.goto(venue.url);
    await page.getByRole('button', { name: /Play now at Boreal,/ }).click();
    await myTurn(page);
  };

  /** The end of a game, as the table shows it. */
  const seeTheEnd = async (page: Page): Promise<void> => {
    const save = await finishedSave({ id: 'ended', game: 'boreal', names: ['Alex', 'Iker'], seed: 'the end', at: Date.now() });
    await page.goto(`${venue.url}/about`);
    await page.evaluate((text) => localStorage.setItem('banquise.game.ended', text), JSON.stringify(save));
    await page.goto(`${venue.url}/table/ended`);
    await page.locator('.verdict').waitFor();
  };

  for (const theme of ['light', 'dark'] as const) {
    test(`axe finds nothing on any page, nor at three moments of a game, in the ${theme}`, async () => {
      const { context, page, complaints } = await visit(
        venue.browser,
        { viewport: theme === 'light' ? SIZES.desk : SIZES.phone },
        { ...FAST, theme },
      );
      for (const path of PAGES) {
        await page.goto(venue.url + path);
        await page.locator('main h1, main h2, main form, main section, header h1').first().waitFor();
        expect([path, ...(await violations(page))]).toEqual([path]);
      }
      await playBoreal(page);
      expect(await violations(page)).toEqual([]);
      await page.locator('[data-place^="col:"].can:not(.quiet)').first().click();
      await page.locator('.slot .spot.can').first().click();
      expect(await violations(page)).toEqual([]);
      await seeTheEnd(page);
      expect(await violations(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    });
  }

  test('the styles of a board hold under its game alone, which the page names as long as it shows it', async () => {
    const { context, page } = await visit(venue.browser, {}, FAST);
    const shown = (): Promise<string | undefined> => page.evaluate(() => document.documentElement.dataset.game);
    await playBoreal(page);
    expect(await shown()).toBe('boreal');
    const unscoped = await page.evaluate(() => {
      const rules = (list: CSSRuleList): CSSStyleRule[] =>
        [...list].flatMap((rule) =>
          rule instanceof CSSStyleRule ? [rule] : 'cssRules' in rule ? rules(rule.cssRules as CSSRuleList) : [],
        );
      const all = [...document.styleSheets].filter(({ href }) => /boreal-/.test(href ?? '')).flatMap(({ cssRules }) => rules(cssRules));
      return {
        all: all.length,
        bare: all.map(({ selectorText }) => selectorText).filter((text) => !text.includes('[data-game="boreal"]')),
      };
    });
    expect(unscoped.all).toBeGreaterThan(300);
    expect(unscoped.bare).toEqual([]);
    await page.locator('.bar a').first().click();
    await page.locator('[data-game="arctic"]').waitFor();
    expect(await shown()).toBeUndefined();
    await context.close();
  });

  test('a finished game is shared as one line; the line opens it again from its first move, plays by itself, and can be analysed', async () => {
    const { context, page } = await visit(venue.browser, {}, FAST);
    await seeTheEnd(page);
    await page.getByRole('button', { name: 'Share' }).click();
    const line = await page.locator('textarea').inputValue();
    expect(JSON.parse(line)).toMatchObject({ game: 'boreal', seats: ['Alex', 'Iker'] });
    await page.goto(`${venue.url}/open`);
    await page.getByLabel('The line').fill(line);
    await page.getByRole('button', { name: 'Open' }).click();
    const slider = page.getByRole('slider');
    await slider.waitFor();
    await expect.poll(() => slider.inputValue()).toBe('0');
    expect(await page.locator('.mine .slot .bc').count()).toBe(0);
    await page.locator('body').press('ArrowRight');
    expect(await slider.inputValue()).toBe('1');
    await page.getByLabel('Speed').selectOption('fast');
    await page.getByRole('button', { name: 'Play' }).click();
    await expect.poll(async () => Number(await slider.inputValue()), { timeout: 10_000 }).toBeGreaterThan(3);
    await page.getByRole('button', { name: 'Stop' }).click();
    await slider.press('End');
    expect(await slider.inputValue()).toBe(await slider.getAttribute('max'));
    expect(await page.locator('.mine .slot .bc').count()).toBeGreaterThan(5);
    await page.getByRole('link', { name: 'Analyse' }).click();
    await page.locator('main.analysis').waitFor();
    await context.close();
  });

  test('a line that is damaged, or of rules to come, says what is wrong with it in the language of its reader', async () => {
    const { context, page } = await visit(venue.browser, {}, { ...FAST, language: 'fr' });
    await page.goto(`${venue.url}/open`);
    const refused = async (line: string, why: string): Promise<void> => {
      await page.locator('textarea').fill(line);
      await page.locator('button[type=submit]').click();
      await page.getByRole('alert').filter({ hasText: why }).waitFor();
    };
    await refused('bonjour', 'Ce n’est pas la ligne d’une partie. Copiez la ligne entière, de { à }.');
    const line = { game: 'boreal', rules: 99, options: {}, seats: ['Ada', 'Bo'], seed: '0'.repeat(32), moves: [] };
    await refused(JSON.stringify(line), 'Cette partie de Boreal a été jouée avec la version 99 des règles.');
    await refused(
      JSON.stringify({ ...line, rules: 1, moves: [[0, { type: 'steal' }]] }),
      'Le coup 1 de cette ligne est contraire aux règles',
    );
    await context.close();
  });

  test('two people share a device: the table turns to the one whose turn it is', async () => {
    const { context, page, complaints } = await visit(venue.browser, {}, FAST);
    await page.goto(`${venue.url}/seats/boreal`);
    await page.getByLabel('Name of seat A').fill('Mila');
    await page.getByLabel('Name of seat B').fill('Oskar');
    // On a phone the mark stands beside the name, and who it is below.
    await page.setViewportSize(SIZES.phone);
    const [mark, name, who] = await page
      .locator('.seats li:first-child > :is(.mark, input, select)')
      .evaluateAll((list) => list.map((element) => element.getBoundingClientRect().toJSON() as DOMRect));
    expect(Math.abs((mark?.top ?? 0) - (name?.top ?? 99))).toBeLessThan(12);
    expect(who?.top).toBeGreaterThan(name?.bottom ?? 0);
    expect(name?.left).toBe(who?.left);
    await page.setViewportSize(SIZES.desk);
    await page.getByRole('button', { name: 'Begin' }).click();
    await myTurn(page);
    expect(await page.locator('.mine .seat b').textContent()).toBe('Mila');
    await page.locator('[data-place="col:8"]').click();
    await page.locator('.ledge .deed', { hasText: 'Locate' }).click();
    await page.locator('.mine .seat b', { hasText: 'Oskar' }).waitFor();
    expect(await page.locator('.opp .res .bc').count()).toBe(1);
    // A notice lies over the buttons until somebody goes on.
    await page.keyboard.press('z');
    await page.locator('.toast').waitFor();
    await page.locator('[data-place="col:1"]').click();
    await page.locator('.toast').waitFor({ state: 'detached', timeout: 2000 });
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('with hidden hands a curtain falls between two people, and nothing behind it can be reached', async () => {
    const { context, page, complaints } = await visit(venue.browser, {}, { ...FAST, plain: true });
    await page.goto(`${venue.url}/seats/borealis`);
    await page.getByLabel('Name of seat A').fill('Mila');
    await page.getByLabel('Name of seat B').fill('Oskar');
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByRole('dialog', { name: 'Pass the device to Mila' }).waitFor();
    expect(await page.locator('.table').getAttribute('inert')).not.toBeNull();
    await page.getByRole('button', { name: 'I am Mila' }).click();
    for (let moves = 0; moves < 60 && (await page.getByRole('dialog').count()) === 0; moves++) {
      await page.locator('.plain-moves button').last().click();
      await page.waitForFunction(() => document.querySelector('.curtain, .plain-moves button') !== null);
    }
    await page.getByRole('button', { name: 'I am Oskar' }).click();
    await page.locator('.plain-moves button').first().waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('what was open when the curtain falls is closed: it would lie above it', async () => {
    const { context, page, complaints } = await visit(venue.browser, {}, { ...FAST, plain: true });
    await keepTables(context, [saveOf(borealis as never, { game: 'borealis', seats: 'pbp' }, 'handed', 41) as Save]);
    // The bot takes its time, so that somebody can read what happened.
    let read = (): void => undefined;
    const reading = new Promise<void>((resolve) => {
      read = resolve;
    });
    await page.route('**/thinker-*.js', async (route) => {
      await reading;
      await route.continue();
    });
    await page.goto(`${venue.url}/table/handed`);
    const curtain = page.locator('.curtain');
    const moves = page.locator('.plain-moves button');
    await curtain.waitFor();
    // People play until it is the bot's turn.
    const thinks = page.getByText('Odile is thinking');
    for (let n = 0; n < 90 && (await thinks.count()) === 0; n++) {
      if ((await curtain.count()) > 0) await curtain.getByRole('button').click();
      else if ((await moves.count()) > 0) await moves.last().click();
      await page.waitForTimeout(100);
    }
    await page.keyboard.press('j');
    await page.locator('dialog.logdialog').waitFor();
    read();
    await curtain.waitFor();
    expect(await page.locator('dialog[open]').count()).toBe(0);
    await curtain.getByRole('button').click();
    await moves.first().waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('after the first visit a game can be started and played without a network', async () => {
    const { context, page, complaints } = await visit(venue.browser, { serviceWorkers: 'allow' }, FAST);
    await page.goto(venue.url);
    await page.getByText('Ready offline').waitFor({ timeout: 30_000 });
    await page.reload();
    await context.setOffline(true);
    await page.goto(`${venue.url}/about`);
    await page.getByRole('heading', { name: 'The games' }).waitFor();
    await page.goto(venue.url);
    await page.getByRole('button', { name: /Play now at Boreal,/ }).click();
    await pointSome(page, 'click', 13, 6);
    // The bot may still think, and a picture be on its way out of the cache.
    await expect.poll(() => page.locator('.line').count()).toBeGreaterThan(1);
    await expect
      .poll(() => page.evaluate(() => [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0)))
      .toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a newer version waits until one says so', async () => {
    const { context, page } = await visit(venue.browser, { serviceWorkers: 'allow' }, FAST);
    await page.goto(venue.url);
    await page.getByText('Ready offline').waitFor({ timeout: 30_000 });
    const worker = join(venue.root, 'sw.js');
    // Another one at each try.
    const newer = `newer${Date.now()}`;
    writeFileSync(worker, readFileSync(worker, 'utf8').replace(/const CACHE = "\w+"/, `const CACHE = "${newer}"`));
    // Packed it would still be the old one.
    for (const kind of ['br', 'gz']) rmSync(`${worker}.${kind}`, { force: true });
    await page.reload();
    await page.getByText('A new version is ready.').waitFor({ timeout: 30_000 });
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Update' }).click();
    await reloaded;
    await page.getByRole('button', { name: /Play now at Boreal,/ }).waitFor();
    expect(await page.evaluate(() => caches.keys())).toEqual([newer]);
    await context.close();
  });

  test('on a phone the ways to the other pages stay above the games, however far one scrolls', async () => {
    const { context, page } = await visit(venue.browser, { viewport: SIZES.phone, hasTouch: true, isMobile: true });
    await page.goto(venue.url);
    const ways = page.locator('.places a');
    await ways.last().waitFor();
    const art = page.locator('.tile .art').nth(2);
    await art.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await ways.last().tap();
    await expect.poll(() => new URL(page.url()).pathname).not.toBe('/');
    await context.close();
  });

  test('the language follows the browser and is one tap away', async () => {
    const { context, page } = await visit(venue.browser, { locale: 'it-IT' }, {});
    await page.goto(venue.url);
    await page.getByRole('button', { name: /Gioca subito a Boreal,/ }).waitFor();
    await page.getByRole('radio', { name: 'FR' }).check({ force: true });
    await page.getByRole('button', { name: /Jouer tout de suite à Boreal,/ }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr');
    await context.close();
  });
});
