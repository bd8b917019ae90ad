import { gameIds, loadGame } from '@banquise/games';
import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type TestServer, testServer } from '../server/test/server.ts';
import { violations } from './axe.ts';
import { MEETINGS, SIZES, type Visit, visit } from './browser.ts';
import { openVenue } from './venue.ts';

/** What the buttons are called, by language. */
const SAID = {
  en: {
    quick: 'Quick game',
    begin: 'Begin now',
    looking: 'Looking for somebody',
    stop: 'Stop looking',
    none: 'Nobody yet',
    bot: 'Play a bot',
  },
  fr: {
    ...{ quick: 'Partie rapide', begin: 'Commencer', looking: 'Nous cherchons quelqu’un', stop: 'Arrêter la recherche' },
    ...{ none: 'Personne pour l’instant', bot: 'Jouer contre un bot' },
  },
  it: {
    ...{ quick: 'Partita rapida', begin: 'Comincia ora', looking: 'Cerchiamo qualcuno', stop: 'Smetti di cercare' },
    ...{ none: 'Ancora nessuno', bot: 'Gioca contro un bot' },
  },
} as const;

describe('Quick game', () => {
  let server: TestServer;
  const venue = openVenue(async (root) => {
    server = await testServer({ games: await Promise.all(gameIds().map((id) => loadGame(id))), config: { client: `${root}/` } });
    return { url: server.address, close: () => server.stop() };
  });
  /** Somebody who is gone when the test is, also when it failed: who still waits would be paired with the next test's people. */
  const stranger = async (language: keyof typeof SAID, viewport: (typeof SIZES)[keyof typeof SIZES] = SIZES.desk): Promise<Visit> => {
    const visitor = await visit(venue.browser, { viewport }, { language, speed: 'none', sounds: false });
    onTestFinished(() => visitor.context.close());
    return visitor;
  };
  const begin = async (page: Page, language: keyof typeof SAID): Promise<void> => {
    await page.goto(venue.url);
    await page.getByRole('navigation', { name: SAID[language].quick }).getByRole('button').click();
  };
  /** Where the machine is slow, the game has begun by itself already. */
  const beginNow = async (page: Page, language: keyof typeof SAID): Promise<void> => {
    const button = page.getByRole('button', { name: SAID[language].begin });
    await Promise.race([button.click().catch(() => page.waitForURL(/\/t\//)), page.waitForURL(/\/t\//)]);
  };

  test.each(MEETINGS)('two strangers (%s, %s) go from the home page to a rated game in two clicks each', async (first, second) => {
    const [one, two] = [first[0], second[0]];
    const a = await stranger(one, SIZES[first[1]]);
    const b = await stranger(two, SIZES[second[1]]);
    await begin(a.page, one);
    await a.page.getByRole('heading', { name: SAID[one].looking }).waitFor();
    expect(await violations(a.page)).toEqual([]);
    await begin(b.page, two);
    for (const [{ page }, language] of [[a, one] as const, [b, two] as const])
      await page.getByRole('button', { name: SAID[language].begin }).waitFor();
    expect(await violations(b.page)).toEqual([]);
    await beginNow(a.page, one);
    await beginNow(b.page, two);
    for (const { page } of [a, b]) await page.waitForURL(/\/t\//);
    expect(a.page.url()).toBe(b.page.url());
    const id = new URL(a.page.url()).pathname.split('/').at(-1) as string;
    expect(await server.store.tables.row(id)).toMatchObject({ phase: 'playing', listed: true });
    expect((await server.store.tables.row(id))?.creation.settings.casual).toBeUndefined();
    await a.page.locator('[data-place]').first().waitFor();
    expect([...a.complaints, ...b.complaints]).toEqual([]);
  });

  test('nobody for half a minute: what would work is offered; meanwhile a bot, and one is called from there', async () => {
    const { page, complaints } = await stranger('en', SIZES.phone);
    await page.clock.install();
    await begin(page, 'en');
    // The half minute counts from when the server has taken the wish down.
    await page.getByText('Whom we look for').waitFor();
    await page.clock.fastForward(31_000);
    await page.getByRole('heading', { name: 'Nobody yet' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Go on looking, wider' }).click();
    await page.getByRole('button', { name: 'Play a bot' }).click();
    await page.waitForURL(/\/table\//);
    await page.getByText('Looking for a game').waitFor();
    await page.locator('[data-place]').first().waitFor();
    expect(await violations(page)).toEqual([]);
    const other = await stranger('en');
    await begin(other.page, 'en');
    await page.getByText('Here is').waitFor();
    await beginNow(page, 'en');
    await beginNow(other.page, 'en');
    await page.waitForURL(/\/t\//);
    expect([...complaints, ...other.complaints]).toEqual([]);
  });

  test('who stops looking is looked for no more', async () => {
    const { page } = await stranger('en');
    await begin(page, 'en');
    await page.getByRole('button', { name: 'Stop looking' }).click();
    await page.getByRole('button', { name: 'Look for a game' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await expect.poll(async () => (await server.store.quick.counts('live/rated/two', 0, 10)).length).toBe(0);
  });
});
