import { PROTOCOL } from '@banquise/protocol';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { SIZES, visit } from './browser.ts';
import { FAST, invite, meet, sitDown, somebody, start, turnOf, walk } from './online-play.ts';
import { startServer } from './online-server.ts';
import { serve } from './serve.ts';
import { openVenue } from './venue.ts';

/** A table with a clock that no page offers: a test has no minute to wait. */
const quickTable = (page: Page): Promise<string> =>
  page.evaluate(
    (protocol) =>
      new Promise<string>((resolve) => {
        const line = new WebSocket(`ws://${location.host}/live`);
        const say = (message: object): void => line.send(JSON.stringify(message));
        line.onopen = () => {
          say({ type: 'hello', protocol });
          say({
            ...{ type: 'create', id: 'quick', game: 'boreal', options: {}, listed: false },
            seats: [{ kind: 'empty' }, { kind: 'me' }],
            clock: { kind: 'move', ms: 1500, grace: 3500 },
            settings: { confirm: false, standIn: 1 },
          });
        };
        line.onmessage = ({ data }) => {
          const answer = JSON.parse(String(data));
          if (answer.id === 'quick') resolve(answer.table);
        };
      }),
    PROTOCOL,
  );

describe('a table from afar', () => {
  const venue = openVenue(startServer);

  test('who runs out of time sees the grace as everybody does, and has then lost', async () => {
    const ada = await somebody(venue.browser, 'Ada', { plain: true });
    const bob = await somebody(venue.browser, 'Bob', { plain: true });
    await ada.page.goto(`${venue.url}/lobby`);
    await ada.page.getByRole('heading', { name: 'No open table right now' }).waitFor();
    const table = await quickTable(ada.page);
    await ada.page.goto(`${venue.url}/t/${table}`);
    await sitDown(bob, await ada.page.locator('.invitation input').inputValue());
    await start(ada);
    await bob.page.locator('.plain-moves button').first().waitFor();
    expect(await bob.page.title()).toBe('● Boreal · Banquise');
    for (const { page } of [ada, bob]) {
      await page.locator('.companion', { hasText: /^A?Bob.*bot in 0:0\d/ }).waitFor();
      await page.locator('.toast').getByText('Time is up for Bob: a bot will take over soon.').waitFor();
    }
    await ada.page.locator('.verdict').getByText('Bob ran out of time.').waitFor();
    // Her table was made without a name being asked for.
    await ada.page.locator('.verdict').getByText('Guest wins').waitFor();
    await bob.page.locator('.verdict').getByText('Your time ran out.').waitFor();
    await bob.page.locator('.after .btn.primary').waitFor();
    expect([...ada.complaints, ...bob.complaints]).toEqual([]);
    await ada.context.close();
    await bob.context.close();
  });

  test('one leaves and comes back, both pause and go on, and who gives up ends a game of two', async () => {
    const [ada, bob] = await meet(venue.browser, venue.url, 'boreal');
    const menu = async (page: Page, name: string): Promise<void> => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name, exact: true }).click();
    };
    await menu(ada.page, 'Ask for a pause');
    await bob.page.getByText('Ada would like a pause.').first().waitFor();
    await bob.page.getByRole('button', { name: 'Agree' }).click();
    await ada.page.getByRole('button', { name: 'Go on' }).click();
    await bob.page.getByText('The game is paused.').waitFor({ state: 'detached' });
    await menu(bob.page, 'Leave the table');
    await bob.page.getByRole('button', { name: 'Yes, leave the table' }).click();
    await ada.page.locator('.companion', { hasText: 'bot plays for Bob' }).waitFor();
    await bob.page.goBack();
    await bob.page.getByRole('button', { name: 'Take my seat again' }).click();
    await ada.page.locator('.companion', { hasText: 'bot plays for Bob' }).waitFor({ state: 'detached' });
    await menu(bob.page, 'Give up');
    await bob.page.getByRole('button', { name: 'Yes, give up' }).click();
    await ada.page.locator('.verdict').getByText('Bob gave up.').waitFor();
    await bob.page.locator('.verdict').getByText('You gave up.').waitFor();
    expect([...ada.complaints, ...bob.complaints]).toEqual([]);
    await ada.context.close();
    await bob.context.close();
  });

  test('what happened while one was away is played back from where one left, and any earlier moment can be looked at', async () => {
    const [ada, bob] = await meet(venue.browser, venue.url, 'boreal', { plain: true });
    for (let moves = 0; moves < 6 || (await turnOf([ada, bob])) !== ada; moves++)
      await walk((await turnOf([ada, bob])).page, 21 + moves, 1);
    const address = bob.page.url();
    await bob.page.goto(`${venue.url}/about`);
    await walk(ada.page, 23, 1);
    await bob.page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('banquise.settings') ?? '{}');
      localStorage.setItem('banquise.settings', JSON.stringify({ ...kept, plain: false, speed: 'slow' }));
    });
    const before = await ada.page.locator('.log .line').count();
    await bob.page.addInitScript(() => {
      const watch = new MutationObserver(() => {
        if (document.querySelector('.tabletop') === null) return;
        watch.disconnect();
        document.documentElement.dataset.first = String(document.querySelectorAll('.log .line').length);
      });
      watch.observe(document, { childList: true, subtree: true });
    });
    await bob.page.goto(address);
    await bob.page.locator('.tabletop').waitFor();
    expect(Number(await bob.page.locator('html').getAttribute('data-first'))).toBe(before - 1);
    await bob.page.waitForFunction((lines) => document.querySelectorAll('.log .line').length === lines, before);
    await bob.page.locator('.log .when').last().click();
    await bob.page
      .getByText(/^You are looking at/)
      .first()
      .waitFor();
    await bob.page.getByRole('button', { name: 'Back to now' }).click();
    await bob.page.getByText(/^You are looking at/).waitFor({ state: 'detached' });
    expect([...ada.complaints, ...bob.complaints]).toEqual([]);
    await ada.context.close();
    await bob.context.close();
  });

  for (const theme of ['light', 'dark'] as const) {
    test(`axe finds nothing on any online page in the ${theme}`, async () => {
      const viewport = theme === 'light' ? SIZES.phone : SIZES.desk;
      const ada = await somebody(venue.browser, 'Ada', { theme }, { viewport });
      const { page } = ada;
      const check = async (what: string): Promise<void> => {
        expect([what, ...(await violations(page))]).toEqual([what]);
        expect([what, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([what, viewport.width]);
      };
      await page.goto(`${venue.url}/lobby`);
      await page.locator('.empty').waitFor();
      await check('an empty lobby');
      await page.goto(`${venue.url}/t/nowhere-at-all`);
      await page.getByRole('heading', { name: 'This table does not open' }).waitFor();
      await check('no table');
      await page.goto(`${venue.url}/invite`);
      await page.locator('form').waitFor();
      await check('an invitation');
      const link = await invite(ada, venue.url, 'boreal');
      await check('a room');
      const bob = await somebody(venue.browser, 'Bob');
      await sitDown(bob, link);
      await start(ada);
      await page.locator('.tabletop').waitFor();
      await check('a table');
      await page.keyboard.press('t');
      await page.getByLabel('Your line').fill('Hello');
      await page.keyboard.press('Enter');
      await page.locator('.said li').waitFor();
      await check('a chat');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Menu' }).click();
      for (const summary of await page.locator('dialog summary').all()) await summary.click();
      await check('a menu');
      const watch = await page.locator('dialog .invitation input').inputValue();
      await page.getByRole('button', { name: 'Give up' }).click();
      await page.getByRole('button', { name: 'Yes, give up' }).click();
      await page.locator('.verdict').waitFor();
      await check('the end');
      await page.goto(watch.replace('/watch/', '/record/'));
      await page.getByRole('slider').waitFor();
      await page.locator('.proof summary').click();
      await check('a record');
      const files = await serve(venue.root);
      await page.goto(`${files.url}/lobby`);
      await page.getByRole('heading', { name: 'No server here' }).waitFor();
      await check('no server');
      // A host of files answers what it was not asked for; that is its right.
      expect(ada.complaints).toEqual([]);
      await ada.context.close();
      await bob.context.close();
      await files.close();
    });
  }

  test('kept for offline use, the client still asks the server, says when it cannot, and goes on by itself', async () => {
    const { context, page, complaints } = await visit(venue.browser, { serviceWorkers: 'allow' }, FAST);
    await page.goto(venue.url);
    await page.getByText('Ready offline').waitFor({ timeout: 30_000 });
    await page.reload();
    expect(await page.evaluate(async () => (await fetch('/api/lobby')).headers.get('content-type'))).toContain('application/json');
    await context.setOffline(true);
    await page.goto(`${venue.url}/lobby`);
    await page.getByRole('heading', { name: 'No connection' }).waitFor();
    await context.setOffline(false);
    await page.getByRole('heading', { name: 'No open table right now' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
