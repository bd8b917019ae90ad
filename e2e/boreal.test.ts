import { game } from '@banquise/boreal';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { builder, built } from './boreal-fit.ts';
import { SIZES, visit } from './browser.ts';
import { playByKeyboard, tabTo } from './keyboard.ts';
import { keepTables, layOut } from './laid.ts';
import { myTurn, playByPointing, pointSome } from './play.ts';
import { openVenue } from './venue.ts';

const FAST = { language: 'en', speed: 'none', sounds: false, confirm: false };

/** How a game begins is tried from a fresh deal; how it ends, from where the pyramids are half built. */
const LATE = layOut({
  ...{ game, id: 'late', names: ['Odile', 'Bo'], decide: builder },
  until: (view) => view.stage === 'action' && built(view, 0) > 5 && built(view, 1) > 5,
});

/** One card has a neighbour on either side: there is a place to choose. */
const SECOND = layOut({
  ...{ game, id: 'second', names: ['Odile', 'Bo'], decide: builder },
  until: (view, legal) => view.stage === 'action' && built(view) === 1 && legal.some(({ type }) => type === 'discover-board'),
});

/** Whoever has two cards knows the figures in the places: the words are those of the card. */
const THIRD = layOut({
  ...{ game, id: 'third', names: ['Odile', 'Bo'], decide: builder },
  until: (view, legal) => view.stage === 'action' && built(view) > 1 && legal.some(({ type }) => type === 'discover-board'),
});

describe('a game of Boreal in a real browser', () => {
  const venue = openVenue();

  /** Leaves the table for the one whose end is near. */
  const goLate = async (context: BrowserContext, page: Page): Promise<void> => {
    await keepTables(context, [LATE]);
    await page.goto(`${venue.url}/table/${LATE.id}`);
  };

  test('somebody clicks on Play now, follows the lights with the mouse, and reaches the score sheet', async () => {
    const { context, page, complaints } = await visit(venue.browser, {}, FAST);
    await page.goto(venue.url);
    await page.getByRole('button', { name: /Play now at Boreal,/ }).click();
    await playByPointing(page, 'click', 7);
    await page.locator('.verdict').waitFor();
    expect(await page.locator('.padtable tbody tr').count()).toBeGreaterThanOrEqual(6);
    // Who began never has the last turn.
    expect(await page.locator('.score-last').textContent()).toMatch(/^The last turn: \S+ (?:discover|locate|rest)/);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a card is dragged from the board onto a free place, which is drawn before anything is chosen', async () => {
    const { context, page, complaints } = await visit(venue.browser, {}, FAST);
    await page.goto(venue.url);
    await page.getByRole('button', { name: /Play now at Boreal,/ }).click();
    await myTurn(page);
    const from = await page.locator('.boreal .row .spot.can').first().boundingBox();
    const to = await page.locator('.mine .slot.free').boundingBox();
    if (from === null || to === null) throw new Error('nothing to drag, or nowhere');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
    // Lifted, it shows what it brings where it may go, and where it may wait.
    await page.locator('.mine .slot .go i').first().waitFor();
    await page.locator('.mine .res .go').waitFor();
    await page.mouse.up();
    // Dropped, it lies there as after two clicks: what it pays and brings is told, and nothing is played yet.
    await page.locator('.mine .slot .ghost').waitFor();
    await page.locator('.ledge .changes').waitFor();
    expect(await page.locator('.log .line').count()).toBe(0);
    await page.locator('.ledge [data-deed="discover"]').click();
    await page.locator('.mine .slot .laid').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a card that was discovered first is dragged to its place, too', async () => {
    const { context, page, complaints } = await visit(venue.browser, {}, FAST);
    await page.goto(venue.url);
    await page.getByRole('button', { name: /Play now at Boreal,/ }).click();
    await myTurn(page);
    // The first card has one place: the button does both.
    await page.locator('.boreal .row .spot.can:not(.quiet)').first().click();
    await page.locator('.ledge [data-deed="discover"]').click();
    await page.locator('.mine .slot .bc').waitFor();
    await keepTables(context, [SECOND]);
    await page.goto(`${venue.url}/table/${SECOND.id}`);
    await myTurn(page);
    await page.locator('.boreal .row .spot.can:not(.quiet)').first().click();
    await page.locator('.ledge [data-deed="discover"]').click();
    const hand = page.locator('.mine > .hand .bc');
    await hand.dragTo(page.locator('.mine .slot.target').first());
    await page.locator('.ledge [data-deed="place"]').click();
    await hand.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('on a tablet lying a chosen card says in words what it does, and the pyramid above the prompt stays where it is', async () => {
    const { context, page, complaints } = await visit(
      venue.browser,
      { viewport: { width: 1024, height: 768 } },
      { ...FAST, language: 'it' },
    );
    // Also where the figures in the places are still explained.
    await keepTables(context, [SECOND, THIRD]);
    await page.goto(`${venue.url}/table/${SECOND.id}`);
    await myTurn(page);
    await page.locator('.boreal .row .spot.can:not(.quiet)').first().click();
    await page.locator('.ledge-head p').waitFor({ timeout: 5000 });
    await page.locator('.ledge > .why').waitFor({ timeout: 5000 });
    await page.goto(`${venue.url}/table/${THIRD.id}`);
    await myTurn(page);
    const theirs = page.locator('.opp .pyr');
    const before = await theirs.boundingBox();
    await page.locator('.boreal .row .spot.can:not(.quiet)').first().click();
    await page.locator('.ledge-head p').waitFor({ timeout: 5000 });
    expect(await page.locator('.boreal > .prompt p').evaluate((text) => text.getBoundingClientRect().height > 30)).toBe(true);
    expect(await theirs.boundingBox()).toEqual(before);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('on a phone lying the pyramid of the other is shown whole', async () => {
    const { context, page, complaints } = await visit(venue.browser, { viewport: { width: 740, height: 360 } }, FAST);
    await goLate(context, page);
    await myTurn(page);
    // On its way there a card looks as it will lie there.
    const outside = (card: Element): string => {
      const copy = document.body.appendChild(card.cloneNode(true)) as Element;
      const { display } = getComputedStyle(copy.querySelector('.val') ?? copy);
      copy.remove();
      return display;
    };
    expect(await page.locator('.opp .pyr .bc').first().evaluate(outside)).toBe('none');
    await page.locator('.enlarge').click();
    await page.locator('.boreal-large .bc .val').first().waitFor({ timeout: 5000 });
    expect(await page.locator('.explanation').evaluate((dialog) => dialog.scrollHeight - dialog.clientHeight)).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('on a phone a finger drags a card without resting on it, and what is chosen is told in words', async () => {
    const { context, page, complaints } = await visit(venue.browser, { viewport: SIZES.phone, hasTouch: true, isMobile: true }, FAST);
    await page.goto(venue.url);
    await page.locator('[data-game="boreal"] .primary').tap();
    await myTurn(page);
    const card = page.locator('.boreal .row .spot.can:not(.quiet)').first();
    await card.tap();
    // Over the other's side, clear of everything that can be chosen.
    const told = await page.locator('.ledge-head p').boundingBox();
    const row = await page.locator('.boreal .row').boundingBox();
    expect((told?.y ?? 0) + (told?.height ?? 1e9)).toBeLessThanOrEqual(row?.y ?? 0);
    await page.locator('.prompt-rule').tap();
    await page.locator('.explanation li').first().waitFor();
    await page.locator('.explanation .close').tap();
    await page.locator('.ledge .bare').tap();
    const from = await card.boundingBox();
    const to = await page.locator('.mine .slot.free').boundingBox();
    if (from === null || to === null) throw new Error('nothing to drag, or nowhere');
    const hand = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove', n: number): Promise<unknown> => {
      const along = (a: number, b: number): number => a + ((b - a) * n) / 6;
      const x = along(from.x + from.width / 2, to.x + to.width / 2);
      const y = along(from.y + from.height / 2, to.y + to.height / 2);
      return hand.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
    };
    await touch('touchStart', 0);
    for (let n = 1; n <= 6; n++) await touch('touchMove', n);
    await hand.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    // A place chosen, what comes of it.
    await page.locator('.ledge > .why').waitFor({ timeout: 5000 });
    await page.locator('.mine .slot .ghost').tap();
    await page.locator('.mine .slot .laid').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('the same game can be played with arrow keys and Enter alone', async () => {
    const { context, page, complaints } = await visit(venue.browser, {}, FAST);
    await page.goto(venue.url);
    await tabTo(page, '[data-game="boreal"] .primary');
    await page.keyboard.press('Enter');
    expect(await playByKeyboard(page, 12)).toBe('under way');
    await goLate(context, page);
    expect(await playByKeyboard(page, 200)).toBe('over');
    await page.locator('.verdict').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('and with a finger on a phone held upright, also where turns are confirmed', async () => {
    const { context, page, complaints } = await visit(
      venue.browser,
      { viewport: SIZES.phone, hasTouch: true, isMobile: true },
      { ...FAST, confirm: true },
    );
    await page.goto(venue.url);
    await page.getByRole('button', { name: /Play now at Boreal,/ }).tap();
    expect(await pointSome(page, 'tap', 11, 12)).toBe(12);
    await goLate(context, page);
    await playByPointing(page, 'tap', 11);
    await page.locator('.verdict').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(SIZES.phone.width);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('and as text, with Tab and Enter, by somebody who sees nothing of it', async () => {
    const { context, page, complaints } = await visit(venue.browser, {}, FAST);
    await page.goto(venue.url);
    await tabTo(page, '[data-game="boreal"] .primary');
    await page.keyboard.press('Enter');
    await page.locator('.tabletop').waitFor();
    await tabTo(page, '.plain-switch');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'What you can do' }).waitFor();
    const play = async (most: number): Promise<void> => {
      for (let moves = 0; moves < most && (await page.locator('.scorepage').count()) === 0; moves++) {
        await page.waitForFunction(() => document.querySelector('.plain-moves button, .scorepage') !== null, undefined, {
          timeout: 30_000,
        });
        if ((await page.locator('.scorepage').count()) > 0) return;
        await tabTo(page, '.plain-moves button');
        await page.keyboard.press('Enter');
      }
    };
    await play(6);
    await goLate(context, page);
    await play(200);
    await page.locator('.verdict').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a game goes on where it was after the page is reloaded, and after it is closed', async () => {
    const { context, page } = await visit(venue.browser, {}, FAST);
    await page.goto(venue.url);
    await page.getByRole('button', { name: /Play now at Boreal,/ }).click();
    await pointSome(page, 'click', 3, 9);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await myTurn(page);
    const before = await page.locator('.mine .pyr, .opp .pyr, .row .grid').allInnerTexts();
    await page.reload();
    await myTurn(page);
    expect(await page.locator('.mine .pyr, .opp .pyr, .row .grid').allInnerTexts()).toEqual(before);
    const again = await context.newPage();
    await page.close();
    await again.goto(venue.url);
    await again.locator('.save').click();
    await myTurn(again);
    expect(await again.locator('.mine .pyr, .opp .pyr, .row .grid').allInnerTexts()).toEqual(before);
    await context.close();
  });

  test('a card that cannot be discovered says why, and the button that plays a turn is the only one that asks', async () => {
    const { context, page } = await visit(venue.browser, {}, { ...FAST, confirm: true });
    await page.goto(`${venue.url}`);
    await page.getByRole('button', { name: /Play now at Boreal,/ }).click();
    await myTurn(page);
    await page.locator('[data-place^="col:"].far').first().hover();
    expect(await page.getByRole('tooltip').textContent()).toMatch(/further|costs/);
    await page.locator('[data-place^="col:"].can').first().click();
    await page.locator('[data-deed="locate"]').click();
    await page.locator('.log .line').first().waitFor();
    expect(await page.getByRole('button', { name: 'Confirm the turn' }).count()).toBe(0);
    // Both have played: the key asks what the button asks.
    await page.locator('.log .line').nth(1).waitFor();
    await myTurn(page);
    // The log stands there already: its key leads into it, and opens no second one over the board.
    await page.keyboard.press('j');
    expect(await page.locator('dialog[open]').count()).toBe(0);
    expect(
      await page
        .locator('.log .when')
        .first()
        .evaluate((mark) => mark === document.activeElement),
    ).toBe(true);
    await page.keyboard.press('z');
    await page.getByRole('dialog', { name: 'Take back my turn' }).waitFor();
    await context.close();
  });

  test('the hint shows three moves with what they are expected to bring, and one of them on the board', async () => {
    const { context, page } = await visit(venue.browser, {}, FAST);
    await page.goto(venue.url);
    await page.getByRole('button', { name: /Play now at Boreal,/ }).click();
    await myTurn(page);
    await page.keyboard.press('i');
    await page.locator('.hints button').first().waitFor({ timeout: 15_000 });
    expect(await page.locator('.hints button').count()).toBe(3);
    expect(await page.locator('.hints b').first().textContent()).toMatch(/points? · \d+\s?%$/);
    // All three are whole and on top, whatever the size of the screen.
    for (const [width, height] of [
      [360, 740],
      [740, 360],
      [820, 1180],
      [1024, 768],
      [1366, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect([width, await page.locator('.hints button').evaluateAll(topmost)]).toEqual([width, [true, true, true]]);
    }
    await page.setViewportSize(SIZES.desk);
    await page.keyboard.press('Escape');
    await page.locator('.hints').waitFor({ state: 'detached' });
    await page.keyboard.press('i');
    await page.locator('.hints button').first().click({ timeout: 15_000 });
    expect(await page.locator('.spot.chosen').count()).toBeGreaterThan(0);
    await context.close();
  });
});

/** Which of these can be seen whole: their corners are on the screen, and nothing lies on them. */
const topmost = (elements: readonly Element[]): boolean[] =>
  elements.map((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return [left + 6, right - 6].every((x) => [top + 6, bottom - 6].every((y) => element.contains(document.elementFromPoint(x, y))));
  });
