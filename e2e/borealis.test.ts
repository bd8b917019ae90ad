import { game } from '@banquise/borealis';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { middleOf, playOut, tableOf, type Way } from './borealis-hands.ts';
import { type Laid, savedTable } from './borealis-table.ts';
import { SIZES, type Visit, type Visiting, visit } from './browser.ts';
import { keepTables } from './laid.ts';
import { openVenue } from './venue.ts';

const FAST = { language: 'en', speed: 'none', sounds: false, confirm: false };
const FINGER: BrowserContextOptions = { viewport: SIZES.phone, hasTouch: true, isMobile: true };
const ASIDE: BrowserContextOptions = { ...FINGER, viewport: { width: 800, height: 360 } };

describe('a game of Borealis in a real browser', () => {
  const venue = openVenue();

  async function sit(laid: Laid, options: Visiting = {}, settings: object = {}): Promise<Visit> {
    const visited = await visit(venue.browser, options, { ...FAST, ...settings });
    visited.page.setDefaultTimeout(30_000);
    await keepTables(visited.context, [savedTable(laid)]);
    await visited.page.goto(`${venue.url}/table/${laid.id}`);
    await visited.page.locator('.borealis').waitFor();
    return visited;
  }

  const start = (id: string, seats: number, side: 'I' | 'II' = 'I'): Laid => ({
    id,
    seats,
    side,
    moves: 0,
    stage: 'replace',
    seed: `${id}00`,
    people: seats,
  });

  const KINDS = ['replace', 'observe', 'regroup', 'take', 'draw', 'refresh', 'place'];

  // Side by side: most of a game's time is spent waiting for the page.
  describe.concurrent('every drawn move is made through the page', () => {
    test.each<[Way, number, number, 'I' | 'II', BrowserContextOptions]>([
      ['click', 4, 1, 'II', { viewport: SIZES.tablet }],
      ['keyboard', 2, 1, 'II', {}],
      ['keyboard', 4, 1, 'I', {}],
      ['tap', 2, 1, 'II', ASIDE],
      ['tap', 4, 1, 'II', FINGER],
    ])(
      'by %s, %i players of whom %i on this device, side %s: every kind of move that there is',
      async (way, seats, people, side, options) => {
        const id = `${way}${seats}`;
        const { context, page, complaints } = await sit({ ...start(id, seats, side), people }, options);
        const made = await playOut(page, id, way, (kinds) => KINDS.every((kind) => kinds.has(kind)));
        expect([...made].sort()).toEqual([...KINDS].sort());
        expect(complaints).toEqual([]);
        await context.close();
      },
    );

    test.each<[Way, number, string, Partial<Laid>, number, BrowserContextOptions]>([
      ['click', 2, 'a whole game with every kind of move', { people: 2 }, KINDS.length, {}],
      ['keyboard', 2, 'the end of a game', { people: 1, moves: 50, stage: 'action' }, 2, {}],
      ['tap', 4, 'the end of a game', { people: 1, moves: 100, stage: 'action' }, 2, FINGER],
    ])('by %s, %i players: %s, to the verdict', async (way, seats, _part, laid, kinds, options) => {
      const id = `end-${way}`;
      const { context, page, complaints } = await sit({ ...start(id, seats), ...laid }, options);
      expect((await playOut(page, id, way)).size).toBeGreaterThanOrEqual(kinds);
      await page.locator('.verdict').waitFor();
      // Figures first, then how they count.
      expect((await page.locator('.padrule').boundingBox())?.y).toBeGreaterThan((await page.locator('.padtable').boundingBox())?.y ?? 0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(complaints).toEqual([]);
      await context.close();
    });
  });

  const POSITIONS: readonly (Laid & { readonly viewport: { readonly width: number; readonly height: number } })[] = [
    { id: 'open', seats: 4, side: 'II', moves: 0, stage: 'replace', seed: 'axe', viewport: SIZES.phone },
    { id: 'act', seats: 4, side: 'II', moves: 60, stage: 'action', seed: 'axe', viewport: SIZES.desk },
    { id: 'draw', seats: 3, side: 'I', moves: 40, stage: 'draw', seed: 'axe', viewport: SIZES.tablet },
  ];

  test.each(['light', 'dark'])('nothing stands in the way of assistive technology, %s', async (theme) => {
    for (const { viewport, ...laid } of POSITIONS) {
      const { context, page, complaints } = await sit(laid, { viewport }, { theme });
      await page.locator('.tabletop .spot.can').first().waitFor();
      await page.locator('.bl-hand .spot.can, .bl-market .spot.can').first().click();
      expect(await violations(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    }
  });

  test('text twice as large makes things taller, never wider: nothing is cut off on a phone with four players', async () => {
    for (const stage of ['replace', 'action', 'draw'] as const) {
      const laid: Laid = { id: `big${stage}`, seats: 4, side: 'II', moves: stage === 'replace' ? 0 : 60, stage, seed: 'axe' };
      const { context, page } = await sit(laid, FINGER, { language: 'fr' });
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      await page.locator('.bl-hand .spot.can, .bl-market .spot.can').first().click();
      await page.locator('.ledge .btn').first().waitFor();
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('.prompt, .bl-acts .btn, .bl-pile, .bl-regroup, .bl-goal, .bl-rival')]
          .filter((element) => {
            const { left, right, width } = element.getBoundingClientRect();
            return width > 0 && (left < 0 || right > innerWidth || element.scrollWidth > element.clientWidth + 1);
          })
          .map(({ className }) => className),
      );
      expect(cut).toEqual([]);
      // The bar stays one row: the way back is its first button.
      expect((await page.locator('.bar > a').boundingBox())?.y).toBe((await page.locator('.bar nav button').last().boundingBox())?.y);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await context.close();
    }
  });

  test('cards that only others hold are nowhere in the page', async () => {
    const laid: Laid = { id: 'secret', seats: 4, side: 'II', moves: 30, stage: 'action', seed: 'secret' };
    const { context, page } = await sit(laid);
    const { table } = await tableOf(page, laid.id);
    const view = game.view(table.state as NonNullable<typeof table.state>, 0);
    const hidden = (table.state?.players ?? [])
      .slice(1)
      .flatMap(({ hand }, i) => hand.filter((card) => !view.players[i + 1]?.open.includes(card)));
    expect(hidden.length).toBeGreaterThan(3);
    const html = await page.content();
    for (const card of [...hidden, ...(table.state?.deck ?? [])]) expect(html).not.toMatch(new RegExp(`(card|hand):${card}"`));
    await context.close();
  });

  test('the bar and the log count the same rounds', async () => {
    const { context, page } = await sit({ id: 'rounds', seats: 4, side: 'I', moves: 40, stage: 'action', seed: 'rounds' });
    const { table } = await tableOf(page, 'rounds');
    expect(table.state?.round).toBeGreaterThan(3);
    expect(await page.locator('.bar h1 small').textContent()).toBe(`Round ${table.state?.round}`);
    await context.close();
  });

  test('the steps of a turn unfold in sight, at the foot of a low log too', async () => {
    const laid: Laid = { id: 'foot', seats: 2, side: 'I', moves: 40, stage: 'action', seed: 'foot' };
    const { context, page } = await sit(laid, { viewport: { width: 1280, height: 720 } });
    const boxOf = async (what: string): Promise<{ readonly top: number; readonly bottom: number }> =>
      await page.locator(what).evaluate((element) => element.getBoundingClientRect());
    const log = await boxOf('.bl-log');
    await page.locator('.bl-log .fold').nth(1).click();
    const line = await boxOf('.bl-log .line:has(ul)');
    // A turn longer than the log begins at its top.
    expect(line.bottom <= log.bottom + 1 || Math.abs(line.top - log.top) <= 1).toBe(true);
    await context.close();
  });

  test('no board of a phone moves when the starting cards are chosen, nor when one is taken', async () => {
    const topOf = (page: Page): Promise<number> =>
      page
        .locator('.bl-board')
        .first()
        .evaluate((board) => board.getBoundingClientRect().top);
    for (const seats of [2, 3]) {
      const { page, context } = await sit({ ...start(`still${seats}`, seats), people: 1 }, FINGER);
      const before = await topOf(page);
      await page.locator('.ledge .deed, .bl-acts .btn').last().click();
      await page.locator('.bl-regroup').waitFor();
      expect(await topOf(page)).toBe(before);
      await context.close();
    }
    const drawing = await sit({ id: 'taken', seats: 3, side: 'I', moves: 30, stage: 'draw', seed: 'taken', people: 1 }, FINGER);
    const footOf = (): Promise<number> =>
      drawing.page
        .locator('.bl-board')
        .first()
        .evaluate((board) => board.getBoundingClientRect().bottom);
    const foot = await footOf();
    await drawing.page.locator('.bl-market .spot.can').first().click();
    await drawing.page.locator('.ledge .btn').first().waitFor();
    expect(await footOf()).toBe(foot);
    await drawing.context.close();
  });

  test('what is being chosen stays chosen while the others choose too', async () => {
    const { context, page } = await sit({ ...start('wait', 4), people: 1 });
    await page.locator('.bl-hand .spot.can').nth(0).click();
    await page.locator('.bl-hand .spot.can').nth(1).click();
    await page.locator('.bl-opening li.done').nth(2).waitFor();
    expect(await page.locator('.bl-hand .bl-card.out').count()).toBe(2);
    await page.locator('.bl-hand .bl-card.out').first().click();
    expect(await page.locator('.bl-hand .bl-card.out').count()).toBe(1);
    await context.close();
  });

  test('a double click where the regroup begins only begins it: its button comes to lie under the pointer', async () => {
    const laid: Laid = { id: 'hasty', seats: 3, side: 'I', moves: 30, stage: 'action', seed: 'hasty', people: 1 };
    const { context, page } = await sit(laid, { viewport: { width: 1280, height: 720 } });
    const { length } = await tableOf(page, laid.id);
    const { x, y } = await middleOf(page, '.bl-regroup.can');
    await page.mouse.dblclick(x, y);
    await page.locator('.deeds .deed').last().waitFor();
    expect((await tableOf(page, laid.id)).length).toBe(length);
    await page.mouse.click(x, y);
    await tableOf(page, laid.id, length);
    await context.close();
  });

  test('a site that lacks a scientist says which one, and a card shows where it would lead', async () => {
    const { context, page } = await sit({ id: 'why', seats: 2, side: 'I', moves: 30, stage: 'action', seed: 'why' });
    await page.locator('.bl-hand .spot.can').first().click();
    await page.locator('.bl-site .can').first().click();
    expect(await page.locator('.bl-ghost.weighed .bl-gain').textContent()).toMatch(/[+±−]/);
    expect(await page.locator('.bl-walker').count()).toBe(2);
    // Which lines of the score make the change: "+3 points: tracks +3."
    expect(await page.locator('.prompt').textContent()).toMatch(/(points?: .*\u00a0[+−]\d+|±0: nothing changes now)\.$/);
    await context.close();
  });

  test('the board of somebody else tells their last turn, and which lines of the score it changed', async () => {
    const { context, page } = await sit({ id: 'lately', seats: 3, side: 'I', moves: 30, stage: 'action', seed: 'lately', people: 1 });
    await page.locator('.bl-rival .bl-hit').first().click();
    const told = page.locator('.borealis-large').getByText(/^The last turn: /);
    expect(await told.textContent()).toMatch(/ ([+−]\d+: \S.* [+−]\d+|±0: nothing changes now)$/);
    await context.close();
  });

  test('a card dragged to where the scientists of a site stand waits to be observed there', async () => {
    const { context, page } = await sit({ id: 'drag', seats: 2, side: 'I', moves: 20, stage: 'action', seed: 'drag' });
    const { table } = await tableOf(page, 'drag');
    const move = game.moves(table.state as NonNullable<typeof table.state>, 0).find(({ type }) => type === 'observe');
    if (move?.type !== 'observe') throw new Error('nothing can be observed');
    const card = await middleOf(page, `[data-place="hand:${move.card}"]`);
    const foot = await middleOf(page, `[data-drop="site:${move.site}"]`);
    await page.mouse.move(card.x, card.y);
    await page.mouse.down();
    await page.mouse.move(foot.x, foot.y, { steps: 4 });
    await page.mouse.up();
    // Dropped, it is chosen with its site, and observed by the button.
    await page.locator('.ledge [data-deed="observe"]').click();
    await page.locator('.drawing').waitFor();
    expect((await tableOf(page, 'drag')).table.state?.players[0]?.sites[move.site]).toContain(move.card);
    await context.close();
  });
});
