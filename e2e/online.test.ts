import { describe, expect, test } from 'vitest';
import { readCode } from '../web/src/features/online/test/qr-reader.ts';
import { SIZES, visit } from './browser.ts';
import { FAST, invite, meet, modulesOf, sitDown, somebody, start, walk } from './online-play.ts';
import { startServer } from './online-server.ts';
import { openVenue } from './venue.ts';

describe('two people in two browsers', () => {
  const venue = openVenue(startServer);

  test.each(['boreal', 'arctic', 'borealis', 'expeditions'])(
    'play a whole game of %s; one reloads and one loses the network in the middle',
    async (game) => {
      const [ada, bob] = await meet(venue.browser, venue.url, game, { plain: true });
      const adas = async (): Promise<void> => {
        await walk(ada.page, 5, 6);
        await ada.page.reload();
        await walk(ada.page, 7);
      };
      const bobs = async (): Promise<void> => {
        await walk(bob.page, 11, 9);
        await bob.page.locator('.plain-moves button, .scorepage').first().waitFor();
        await bob.context.setOffline(true);
        await bob.page.locator('.plain-moves button').first().click();
        await bob.page.getByText('Your move is kept').waitFor();
        expect(await bob.page.locator('.from-afar.is-pending').count()).toBe(1);
        await bob.context.setOffline(false);
        await bob.page.locator('.from-afar:not(.is-pending)').waitFor();
        await walk(bob.page, 13);
      };
      await Promise.all([adas(), bobs()]);
      await Promise.all([ada, bob].map(({ page }) => page.locator('.verdict').waitFor()));
      // The same figures. What makes them is told to who may know it: what is left in a hand stays its owner's.
      const [hers, his] = await Promise.all(
        [ada, bob].map(({ page }) =>
          page.locator('.padtable').evaluate((sheet) => {
            const copy = sheet.cloneNode(true) as Element;
            for (const item of copy.querySelectorAll('td small')) item.remove();
            return copy.textContent;
          }),
        ),
      );
      expect(hers).toMatch(/Total.*Place/);
      expect(hers).toBe(his);
      expect([...ada.complaints, ...bob.complaints]).toEqual([]);
      await ada.context.close();
      await bob.context.close();
    },
  );

  test('a rematch begins when both want it; the game before stays at its own address, with the proof of its shuffle', async () => {
    const [ada, bob] = await meet(venue.browser, venue.url, 'boreal', { plain: true });
    const first = new URL(ada.page.url()).pathname;
    await Promise.all([walk(ada.page, 3), walk(bob.page, 4)]);
    await ada.page.getByRole('button', { name: 'Rematch' }).click();
    await ada.page.getByText('Waiting for Bob').waitFor();
    await bob.page.getByText('Rematch asked for by Ada.').waitFor();
    await bob.page.getByRole('button', { name: 'Rematch' }).click();
    for (const { page } of [ada, bob]) {
      await page.waitForURL((url) => url.pathname !== first);
      await page.locator('.plain').waitFor();
    }
    expect(new URL(ada.page.url()).pathname).toBe(new URL(bob.page.url()).pathname);
    await bob.page.goto(`${venue.url}${first.replace('/t/', '/record/')}`);
    const slider = bob.page.getByRole('slider');
    await slider.waitFor();
    await bob.page.getByText('Fair shuffle').click();
    await bob.page.getByText('the one this browser noted at the start').waitFor();
    const [seed, sum] = await bob.page.locator('.proof code').allInnerTexts();
    expect(sum).toBe(
      await bob.page.evaluate(async (text) => {
        const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
        return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
      }, seed ?? ''),
    );
    await slider.press('Home');
    await bob.page.getByLabel('Through whose eyes').selectOption('Bob');
    expect(await slider.inputValue()).toBe('0');
    await slider.press('End');
    expect([...ada.complaints, ...bob.complaints]).toEqual([]);
    await ada.context.close();
    await bob.context.close();
  });

  test('somebody who watches sees the table, is counted, and finds no hidden card in the page', async () => {
    const [ada, bob] = await meet(venue.browser, venue.url, 'arctic');
    await ada.page.getByRole('button', { name: 'Menu' }).click();
    await ada.page.getByText('Link to watch').click();
    const link = await ada.page.locator('dialog .invitation input').inputValue();
    await ada.page.keyboard.press('Escape');
    const eve = await somebody(venue.browser, 'Eve');
    const heard: string[] = [];
    eve.page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
    await eve.page.goto(link);
    await eve.page.locator('.tabletop').waitFor();
    await ada.page.getByText('1 person is watching').waitFor({ state: 'attached' });
    const hands = await Promise.all(
      [ada, bob].map(({ page }) =>
        page
          .locator('[data-place^="hand:"] [data-piece], [data-place^="hand:"][data-piece]')
          .evaluateAll((pieces) => pieces.map((piece) => (piece as HTMLElement).dataset.piece ?? '')),
      ),
    );
    expect(hands.map(({ length }) => length)).toEqual([3, 3]);
    const seen = await eve.page.content();
    for (const piece of hands.flat()) expect(seen).not.toContain(`"${piece}"`);
    expect(await eve.page.locator('.spot.can, .deed').count()).toBe(0);
    const views = heard.flatMap((text) => (JSON.parse(text).type === 'update' ? [JSON.parse(text)] : []));
    expect(views.length).toBeGreaterThan(0);
    for (const { viewer, update } of views) expect([viewer, update.own, update.status.seed ?? null]).toEqual(['spectator', null, null]);
    expect(eve.complaints).toEqual([]);
    for (const { context } of [ada, bob, eve]) await context.close();
  });

  test('a third person joins by the link, a fourth by what a camera reads from the picture; a name is asked for only now', async () => {
    const ada = await somebody(venue.browser, 'Ada');
    await ada.page.goto(`${venue.url}/invite/arctic`);
    await ada.page.getByRole('radio', { name: '4' }).check({ force: true });
    await ada.page.getByLabel('Seat D').selectOption({ label: 'bot, gentle' });
    await ada.page.getByRole('button', { name: 'Make the table and its link' }).click();
    await ada.page.locator('svg.code').waitFor();
    const link = await ada.page.locator('.invitation input').inputValue();
    const scanned = readCode(await modulesOf(ada.page, 'svg.code'));
    expect(scanned).toBe(link);
    const cleo = await somebody(venue.browser, 'Cleo');
    await sitDown(cleo, link);
    await cleo.page.getByText('Ada leads the table.').waitFor();
    const nameless = await visit(venue.browser, {}, FAST);
    await nameless.page.goto(scanned);
    await nameless.page.getByRole('button', { name: /^Sit here/ }).click();
    await nameless.page.getByRole('dialog').getByRole('textbox').fill('Dora');
    await nameless.page.keyboard.press('Enter');
    // The table is full: now anybody who sits may start.
    await nameless.page.locator('.start .primary:not([aria-disabled])').waitFor();
    await expect.poll(() => ada.page.locator('.room .seats b').allInnerTexts()).toEqual(['Ada', 'Cleo', 'Dora', 'Aino']);
    await start(ada);
    for (const { page } of [ada, cleo, nameless]) await page.locator('.tabletop').waitFor();
    expect(await nameless.page.locator('.companion').count()).toBe(4);
    expect([...ada.complaints, ...cleo.complaints, ...nameless.complaints]).toEqual([]);
    for (const { context } of [ada, cleo, nameless]) await context.close();
  });

  test('a full table counts down; anybody stops it, and without a word against it the game begins by itself', async () => {
    const [ada, bob] = [await somebody(venue.browser, 'Ada'), await somebody(venue.browser, 'Bob')];
    await sitDown(bob, await invite(ada, venue.url, 'boreal'));
    for (const { page } of [ada, bob]) await page.getByRole('timer').waitFor();
    expect(await ada.page.title()).toContain('The table is full');
    await bob.page.getByRole('button', { name: 'Wait', exact: true }).click();
    for (const { page } of [ada, bob]) await page.getByRole('timer').waitFor({ state: 'detached' });
    await ada.page.getByText('Everybody is there: anybody may start.').waitFor();
    await ada.page.getByRole('button', { name: 'Get up', exact: true }).click();
    await bob.page.locator('.sitter', { hasText: 'leads the table' }).getByText('Bob').waitFor();
    await ada.page.getByRole('button', { name: /^Sit here/ }).click();
    await bob.page.getByRole('timer').waitFor();
    for (const { page } of [ada, bob]) await page.locator('.tabletop').waitFor();
    expect([...ada.complaints, ...bob.complaints]).toEqual([]);
    await ada.context.close();
    await bob.context.close();
  });

  test('they talk: a line is counted until it is read, too many lines are slowed kindly, and one can stop hearing somebody', async () => {
    const [ada, bob] = await meet(venue.browser, venue.url, 'boreal');
    // On a phone the talk has no place beside the board: its last line stands under the bar.
    await bob.page.setViewportSize(SIZES.phone);
    await bob.page.locator('.talk-dock').waitFor({ state: 'hidden' });
    await ada.page.locator('.talk-dock').waitFor();
    await ada.page.keyboard.press('t');
    const line = ada.page.getByLabel('Your line');
    await line.fill('Hello <b>Bob</b>');
    await line.press('Enter');
    await bob.page.getByRole('button', { name: /Chat.*1\snew line/ }).waitFor();
    await bob.page.getByText('Ada: Hello <b>Bob</b>').waitFor({ state: 'attached' });
    await bob.page.locator('.bar .last-line').getByText('Hello <b>Bob</b>').waitFor();
    await bob.page.keyboard.press('t');
    await bob.page.locator('.said').getByText('Hello <b>Bob</b>').waitFor();
    // One more every two seconds is allowed: on a busy machine it takes more lines until they are too many.
    const slowed = ada.page.getByText(/^Gently: try again in/);
    for (let n = 0; n < 40 && !(await slowed.isVisible()); n++) {
      await line.fill(`line ${n}`);
      await line.press('Enter');
    }
    await slowed.waitFor();
    await bob.page.getByRole('button', { name: 'Hear no more from Ada' }).click();
    await bob.page.getByText('Ada is muted for you').waitFor();
    expect(await bob.page.locator('.said li').count()).toBe(0);
    await bob.page.keyboard.press('Escape');
    expect(await bob.page.getByRole('button', { name: /new line/ }).count()).toBe(0);
    expect([...ada.complaints, ...bob.complaints]).toEqual([]);
    await ada.context.close();
    await bob.context.close();
  });

  test('who opens a table finds it in the lobby of the others, at once', async () => {
    const eve = await somebody(venue.browser, 'Eve');
    await eve.page.goto(`${venue.url}/lobby`);
    await eve.page.getByRole('heading', { name: 'No open table right now' }).waitFor();
    const ada = await somebody(venue.browser, 'Ada');
    await ada.page.goto(`${venue.url}/invite`);
    // Who comes from the lobby wants to be found there.
    expect(await ada.page.getByRole('switch', { name: /^Show it among the open tables/ }).isChecked()).toBe(true);
    await ada.page.getByRole('button', { name: 'Make the table and its link' }).click();
    await eve.page.getByRole('link', { name: /^Join Arctic, Ada/ }).click();
    await eve.page.getByRole('button', { name: /^Sit here/ }).click();
    await ada.page.locator('.sitter', { hasText: 'Eve' }).waitFor();
    await eve.page.getByRole('button', { name: 'Get up' }).click();
    await ada.page.locator('.sitter', { hasText: 'Eve' }).waitFor({ state: 'detached' });
    expect([...ada.complaints, ...eve.complaints]).toEqual([]);
    await ada.context.close();
    await eve.context.close();
  });

  test('over days turns are confirmed; a hint is given where no other person plays, and where one does the button says why not', async () => {
    const ada = await somebody(venue.browser, 'Ada');
    await ada.page.goto(`${venue.url}/invite/boreal`);
    await ada.page.getByRole('radio', { name: 'Over days' }).check({ force: true });
    await ada.page.getByLabel('Seat B').selectOption({ label: 'bot, gentle' });
    await ada.page.getByRole('button', { name: 'Make the table and its link' }).click();
    await start(ada);
    await ada.page.locator('.tabletop .spot.can').first().waitFor();
    await ada.page.getByRole('button', { name: 'Menu' }).click();
    expect(await ada.page.getByRole('switch', { name: /^Confirm each turn/ }).isChecked()).toBe(true);
    await ada.page.keyboard.press('Escape');
    await ada.page.keyboard.press('i');
    await ada.page.locator('.hints button').first().waitFor({ timeout: 15_000 });
    const [eve, bob] = await meet(venue.browser, venue.url, 'boreal');
    await eve.page.getByRole('button', { name: 'Hint' }).click({ force: true });
    await eve.page.locator('.toast').getByText('No hints here').waitFor();
    for (const { context } of [ada, eve, bob]) await context.close();
  });

  test('over days nobody walks away from a turn that is not played: a link, the way back and closing the page ask first', async () => {
    const { page, context } = await somebody(venue.browser, 'Ada', { plain: true });
    await page.goto(venue.url);
    await page
      .locator('[data-game="arctic"]')
      .getByRole('link', { name: /^Invite/ })
      .click();
    await page.getByRole('radio', { name: 'Over days' }).check({ force: true });
    await page.getByLabel('Seat B').selectOption({ label: 'bot, gentle' });
    await page.getByRole('button', { name: 'Make the table and its link' }).click();
    await start({ page });
    // A card is laid, the turn is not over.
    await page.locator('.plain-moves button').first().click();
    await page.waitForFunction(() => document.title.startsWith('● Confirm the turn'));
    const table = page.url();
    const asks = page.getByRole('dialog', { name: 'Your turn is not played yet' });
    const back = page.locator('.bar a').first();
    await back.click();
    await asks.getByRole('button', { name: 'Stay here' }).click();
    await page.evaluate(() => history.back());
    await asks.getByRole('button', { name: 'Stay here' }).click();
    expect(page.url()).toBe(table);
    const closing = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const asked = await closing;
    expect(asked.type()).toBe('beforeunload');
    await asked.dismiss();
    await back.click();
    await asks.getByRole('button', { name: 'Leave all the same' }).click();
    await page.waitForURL(/\/mine$/);
    await page
      .getByRole('link', { name: /Arctic/ })
      .first()
      .waitFor();
    await context.close();
  });
});
