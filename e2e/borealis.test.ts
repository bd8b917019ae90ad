import { rmSync } from 'node:fs';
import { type BorealisMove, type BorealisState, type BorealisTypes, game, TEXTS } from '@banquise/borealis';
import { below, type Rng, type Seat, seedFromText, stream } from '@banquise/kernel';
import { awaits, restore, type Stored, type Table } from '@banquise/table';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { choices } from '../web/src/games/borealis/choices.ts';
import { placesOf } from '../web/src/kit/choice.ts';
import { momentOf } from '../web/src/kit/moment.ts';
import { violations } from './axe.ts';
import { type Laid, savedTable } from './borealis-table.ts';
import { launch, SIZES, type Visit, visit } from './browser.ts';
import { tabTo, walkTo } from './keyboard.ts';
import { buildClient, type Served, serve } from './serve.ts';

const FAST = { language: 'en', speed: 'none', sounds: false, confirm: false };
const KEY = 'banquise.game.';
const FINGER: BrowserContextOptions = { viewport: SIZES.phone, hasTouch: true, isMobile: true };

type Way = 'click' | 'tap' | 'keyboard';

/** The table as the page keeps it. */
async function tableOf(page: Page, id: string): Promise<{ table: Table<BorealisTypes>; length: number }> {
  const text = await page.evaluate((key) => localStorage.getItem(key) ?? '', KEY + id);
  const { stored } = JSON.parse(text) as { stored: Stored };
  const restored = restore(game, stored);
  if (!restored.ok) throw new Error(restored.problem.expected);
  return { table: restored.value, length: stored.journal.length };
}

/** The middle of something that can really be hit there: nothing lies over it. */
async function middleOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const found = await page.waitForFunction((wanted) => {
    const element = document.querySelector(wanted);
    if (element === null) return false;
    const clear = (): { x: number; y: number } | false => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const middle = { x: x + width / 2, y: y + height / 2 };
      const hit = document.elementFromPoint(middle.x, middle.y);
      return hit !== null && element.contains(hit) ? middle : false;
    };
    const before = clear();
    if (before !== false) return before;
    element.scrollIntoView({ block: 'center' });
    return clear();
  }, selector);
  return (await found.jsonValue()) as { x: number; y: number };
}

/** Points at something, or goes there with the keys and presses Enter. */
async function point(page: Page, selector: string, way: Way, go: (spot: { x: number; y: number }) => Promise<void>): Promise<void> {
  const spot = await middleOf(page, selector);
  if (way === 'click') await page.mouse.click(spot.x, spot.y);
  else if (way === 'tap') await page.touchscreen.tap(spot.x, spot.y);
  else {
    await go(spot);
    await page.keyboard.press('Enter');
  }
}

const choose = (page: Page, place: string, way: Way): Promise<void> =>
  point(page, `.stage [data-place="${place}"]`, way, (spot) => walkTo(page, { place, ...spot }));

const press = (page: Page, selector: string, way: Way): Promise<void> => point(page, selector, way, () => tabTo(page, selector));

/** Mostly observations, and mostly on the highest stack, so that a game comes to its end. */
function decide(state: BorealisState, seat: Seat, legal: readonly BorealisMove[], rng: Rng): BorealisMove {
  const heights = state.players[seat]?.sites.map((stack) => stack.length) ?? [];
  const observations = legal.flatMap((move) => (move.type === 'observe' ? [{ move, height: heights[move.site] ?? 0 }] : []));
  const most = Math.max(...observations.map(({ height }) => height));
  const high = observations.filter(({ height }) => height === most).map(({ move }) => move);
  const any = observations.map(({ move }) => move);
  const chance = below(rng, 8);
  const list = any.length === 0 || chance === 0 ? legal : chance < 3 ? any : high;
  return list[below(rng, list.length)] as BorealisMove;
}

/** Plays a random game through the page: each legal move that is drawn must be possible there, and be the one that is made. */
async function playOut(page: Page, id: string, way: Way): Promise<ReadonlySet<string>> {
  const texts = await TEXTS.en();
  const rng = stream(seedFromText(id), 'imagine');
  const made = new Set<string>();
  for (let n = 0; n < 600; n++) {
    const { table, length } = await tableOf(page, id);
    const { state } = table;
    const seat: Seat | undefined = awaits(game, table)[0]?.seat;
    if (state === null || seat === undefined) return made;
    if ((await page.locator('.curtain').count()) > 0) await press(page, '.curtain .btn', way);
    const legal = game.moves(state, seat);
    const move = decide(state, seat, legal, rng);
    const moment = momentOf<BorealisTypes>(game, texts, 'en', ['A', 'B', 'C', 'D'], seat, game.view(state, seat), legal);
    const choice = choices(moment).find(({ moves }) => moves[0] === move);
    if (choice === undefined) throw new Error(`no way to point at ${JSON.stringify(move)}`);
    for (const place of placesOf(choice)) await choose(page, place, way);
    await press(page, '.sheet .deed.primary', way);
    await page.waitForFunction(
      ([key, before]) => JSON.parse(localStorage.getItem(key as string) ?? '').stored.journal.length > (before as number),
      [KEY + id, length] as const,
    );
    const after = (await tableOf(page, id)).table.entries.findLast(({ what }) => what === 'move');
    expect(after).toMatchObject({ seat, move });
    made.add(move.type);
  }
  throw new Error('the game does not end');
}

describe('a game of Borealis in a real browser', () => {
  let browser: Browser;
  let served: Served;
  let root: string;
  beforeAll(async () => {
    root = await buildClient();
    served = await serve(root);
    browser = await launch();
  });
  afterAll(async () => {
    await browser.close();
    await served.close();
    rmSync(root, { recursive: true });
  });

  async function sit(laid: Laid, options: BrowserContextOptions = {}, settings: object = {}): Promise<Visit> {
    const visited = await visit(browser, options, { ...FAST, ...settings });
    visited.page.setDefaultTimeout(8000);
    await visited.page.goto(served.url);
    await visited.page.evaluate(([key, save]) => localStorage.setItem(key as string, JSON.stringify(save)), [
      KEY + laid.id,
      savedTable(laid),
    ] as const);
    await visited.page.goto(`${served.url}/table/${laid.id}`);
    await visited.page.locator('.borealis').waitFor();
    return visited;
  }

  const start = (id: string, seats: number, side: 'I' | 'II' = 'I'): Laid => ({
    id,
    seats,
    side,
    moves: 0,
    step: 'replace',
    seed: `${id}00`,
    people: seats,
  });

  test.each<[Way, number, 'I' | 'II', BrowserContextOptions]>([
    ['click', 2, 'I', {}],
    ['keyboard', 2, 'II', {}],
    ['tap', 4, 'II', FINGER],
  ])(
    'a whole game by %s with %i people on side %s, every drawn move made through the page',
    async (way, seats, side, options) => {
      const id = `${way}${seats}`;
      const { context, page, complaints } = await sit(start(id, seats, side), options);
      const made = await playOut(page, id, way);
      for (const type of ['replace', 'observe', 'regroup', 'take', 'draw', 'place']) expect(made).toContain(type);
      await page.locator('.verdict').waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(complaints).toEqual([]);
      await context.close();
    },
    300_000,
  );

  test.each<Way>(['click', 'keyboard'])(
    'the end of a game of four by %s',
    async (way) => {
      const id = `late${way}`;
      const { context, page, complaints } = await sit({ ...start(id, 4, 'II'), moves: 90, step: 'action' });
      await playOut(page, id, way);
      await page.locator('.verdict').waitFor();
      expect(complaints).toEqual([]);
      await context.close();
    },
    300_000,
  );

  const MOMENTS: readonly (Laid & { readonly viewport: { readonly width: number; readonly height: number } })[] = [
    { id: 'open', seats: 4, side: 'II', moves: 0, step: 'replace', seed: 'axe', viewport: SIZES.phone },
    { id: 'act', seats: 4, side: 'II', moves: 60, step: 'action', seed: 'axe', viewport: SIZES.desk },
    { id: 'draw', seats: 3, side: 'I', moves: 40, step: 'draw', seed: 'axe', viewport: SIZES.tablet },
  ];

  test.each(['light', 'dark'])('nothing stands in the way of assistive technology, %s', async (theme) => {
    for (const { viewport, ...laid } of MOMENTS) {
      const { context, page, complaints } = await sit(laid, { viewport }, { theme });
      await page.locator('.stage .spot.can').first().waitFor();
      await page.locator('.bl-hand .spot.can, .bl-market .spot.can').first().click();
      expect(await violations(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    }
  });

  test('cards that only others hold are nowhere in the page', async () => {
    const laid: Laid = { id: 'secret', seats: 4, side: 'II', moves: 30, step: 'action', seed: 'secret' };
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

  test('a site that lacks a scientist says which one, and a card shows where it would lead', async () => {
    const { context, page } = await sit({ id: 'why', seats: 2, side: 'I', moves: 30, step: 'action', seed: 'why' });
    await page.locator('.bl-hand .spot.can').first().click();
    await page.locator('.bl-site .can').first().click();
    expect(await page.locator('.bl-ghost.weighed .bl-gain').textContent()).toMatch(/[+±−]/);
    expect(await page.locator('.bl-walker').count()).toBe(2);
    expect(await page.locator('.prompt').textContent()).toMatch(/points\.$/);
    await context.close();
  });

  test('a card dragged to where the scientists of a site stand is observed there', async () => {
    const { context, page } = await sit({ id: 'drag', seats: 2, side: 'I', moves: 20, step: 'action', seed: 'drag' });
    const { table } = await tableOf(page, 'drag');
    const move = game.moves(table.state as NonNullable<typeof table.state>, 0).find(({ type }) => type === 'observe');
    if (move?.type !== 'observe') throw new Error('nothing can be observed');
    const card = await middleOf(page, `[data-place="hand:${move.card}"]`);
    const foot = await middleOf(page, `[data-drop="site:${move.site}"]`);
    await page.mouse.move(card.x, card.y);
    await page.mouse.down();
    await page.mouse.move(foot.x, foot.y, { steps: 4 });
    await page.mouse.up();
    await page.locator('.drawing').waitFor();
    expect((await tableOf(page, 'drag')).table.state?.players[0]?.sites[move.site]).toContain(move.card);
    await context.close();
  });
});
