import { rmSync } from 'node:fs';
import { type ArcticMove, type ArcticTypes, game, texts as languages } from '@banquise/arctic';
import { below, type OptionValues, type Rng, seedFromText, stream } from '@banquise/kernel';
import { awaits, restore, type Stored, type Table } from '@banquise/table';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { choices } from '../web/src/games/arctic/choices.ts';
import { verb } from '../web/src/games/arctic/sayings.ts';
import { placesOf } from '../web/src/kit/choice.ts';
import { momentOf } from '../web/src/kit/moment.ts';
import { type Laid, savedTable } from './arctic-table.ts';
import { violations } from './axe.ts';
import { browserPath, launch, SIZES, type Visit, visit } from './browser.ts';
import { tabTo, walkTo } from './keyboard.ts';
import { buildClient, type Served, serve } from './serve.ts';

const FAST = { language: 'en', speed: 'none', sounds: false, confirm: false };
const KEY = 'banquise.game.';
const FINGER: BrowserContextOptions = { viewport: SIZES.phone, hasTouch: true, isMobile: true };
const SIDES: readonly OptionValues[] = [
  { bear: 'bear-give', fox: 'fox-joker', moose: 'moose-place', orca: 'orca-refill', puffin: 'puffin-swap', walrus: 'walrus-main' },
  {
    bear: 'bear-recover',
    fox: 'fox-bottom',
    moose: 'moose-draw',
    orca: 'orca-blind',
    puffin: 'puffin-takeback',
    walrus: 'walrus-associated',
  },
];

type Way = 'click' | 'tap' | 'keyboard';

/** The table as the page keeps it. */
async function tableOf(page: Page, id: string): Promise<{ table: Table<ArcticTypes>; length: number }> {
  const text = await page.evaluate((key) => localStorage.getItem(key) ?? '', KEY + id);
  const { stored } = JSON.parse(text) as { stored: Stored };
  const restored = restore(game, stored);
  if (!restored.ok) throw new Error(restored.problem.expected);
  return { table: restored.value, length: stored.journal.length };
}

/** Points at a place, or walks there and presses Enter. Cards of a hand overlap: one points at their column. */
async function choose(page: Page, place: string, way: Way): Promise<void> {
  const spot = page.locator(`.stage [data-place="${place}"]`);
  const position = { x: 7, y: 12 };
  if (way === 'click') return spot.click({ position });
  if (way === 'tap') return spot.tap({ position });
  const box = await spot.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
  await walkTo(page, { place, ...box });
  await page.keyboard.press('Enter');
}

async function press(page: Page, button: Locator, way: Way): Promise<void> {
  if (way === 'click') return button.click();
  if (way === 'tap') return button.tap();
  await button.evaluate((element) => element.setAttribute('data-wanted', ''));
  await tabTo(page, '[data-wanted]');
  await page.keyboard.press('Enter');
}

const pickFrom = <T>(list: readonly T[], rng: Rng): T => list[below(rng, list.length)] as T;

/** Plays a random game through the page: each legal move that is drawn must be possible there, and be the one that is made. */
async function playOut(page: Page, id: string, way: Way): Promise<ReadonlySet<string>> {
  const texts = await languages.en();
  const rng = stream(seedFromText(id), 'imagine');
  const made = new Set<string>();
  for (let n = 0; n < 400; n++) {
    const { table, length } = await tableOf(page, id);
    const seat = awaits(game, table)[0]?.seat;
    if (table.state === null || seat === undefined) return made;
    const curtain = page.locator('.curtain .btn');
    if ((await curtain.count()) > 0) await press(page, curtain, way);
    const legal = game.moves(table.state, seat);
    const names = table.chairs.map(({ name }) => name);
    const moment = momentOf<ArcticTypes>(game, texts, 'en', names, seat, game.view(table.state, seat), legal);
    const move: ArcticMove = pickFrom(legal, rng);
    const choice = pickFrom(
      choices(moment).filter(({ moves }) => moves[0] === move),
      rng,
    );
    if (choice === undefined) throw new Error(`no way to point at ${JSON.stringify(move)}`);
    // What is dropped on the hand, on the zone around the cards, is a matter of dragging.
    const places = placesOf(choice).filter((place) => place !== 'hand');
    for (const place of places) await choose(page, place, way);
    const atOnce = places.some((place) => place.startsWith('way:') || place.startsWith('step:'));
    if (!atOnce) await press(page, page.locator('.sheet .deed', { hasText: verb(moment, choice) }).last(), way);
    await page.waitForFunction(
      ([key, all]) => JSON.parse(localStorage.getItem(key as string) ?? '').stored.journal.length >= (all as number),
      [KEY + id, length + choice.moves.length] as const,
    );
    const after = (await tableOf(page, id)).table.entries.slice(table.entries.length);
    expect(after.flatMap((entry) => (entry.what === 'move' ? [entry.move] : []))).toEqual(choice.moves);
    for (const one of choice.moves) made.add(one.type);
  }
  throw new Error('the game does not end');
}

describe.skipIf(browserPath() === undefined)('a game of Arctic in a real browser', () => {
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
    await visited.page.locator('.arctic').waitFor();
    return visited;
  }

  test.each<[Way, number, OptionValues, BrowserContextOptions]>([
    ['click', 2, SIDES[0] ?? {}, {}],
    ['tap', 4, SIDES[1] ?? {}, FINGER],
    ['keyboard', 2, SIDES[1] ?? {}, {}],
    ['click', 4, SIDES[0] ?? {}, { viewport: SIZES.tablet }],
  ])('a whole game by %s with %i people, every drawn move made through the page', async (way, seats, options, context) => {
    const id = `${way}${seats}`;
    const visited = await sit({ id, seats, people: seats, options, until: () => true }, context);
    const made = await playOut(visited.page, id, way);
    for (const type of ['place', 'tokens', 'walrus', 'draw', 'skip']) expect(made).toContain(type);
    await visited.page.locator('.verdict').waitFor();
    expect(await visited.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(visited.complaints).toEqual([]);
    await visited.context.close();
  });
});
