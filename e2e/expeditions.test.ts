import { rmSync } from 'node:fs';
import { type ExpeditionsMove, type ExpeditionsTypes, game, HEAD, NODES, nodeNumber, TEXTS } from '@banquise/expeditions';
import { type Seat, seedFromText, stream } from '@banquise/kernel';
import { awaits, restore, type Stored, type Table } from '@banquise/table';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { choices } from '../web/src/games/expeditions/choices.ts';
import { armed, placeless } from '../web/src/kit/choice.ts';
import { momentOf } from '../web/src/kit/moment.ts';
import { violations } from './axe.ts';
import { launch, SIZES, type Visit, visit } from './browser.ts';
import { eager, type Laid, savedTable, secretCards, thrifty, towards } from './expeditions-table.ts';
import { tabTo } from './keyboard.ts';
import { buildClient, type Served, serve } from './serve.ts';

const FAST = { language: 'en', speed: 'none', sounds: false, confirm: false };
const KEY = 'banquise.game.';
const FINGER: BrowserContextOptions = { viewport: SIZES.phone, hasTouch: true, isMobile: true };

type Way = 'click' | 'tap' | 'keyboard';

/** The table as the page keeps it. */
async function tableOf(page: Page, id: string): Promise<{ table: Table<ExpeditionsTypes>; length: number }> {
  const text = await page.evaluate((key) => localStorage.getItem(key) ?? '', KEY + id);
  const { stored } = JSON.parse(text) as { stored: Stored };
  const restored = restore(game, stored);
  if (!restored.ok) throw new Error(restored.problem.expected);
  return { table: restored.value, length: stored.journal.length };
}

/** A point of something that can really be hit there: nothing lies over it. */
const clearPoint = (page: Page, selector: string): Promise<{ x: number; y: number } | null> =>
  page.evaluate((wanted) => {
    for (const element of document.querySelectorAll(wanted)) {
      element.closest('.panel, .side, .hand, .which')?.contains(element) && element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { x, y, width, height } = element.getBoundingClientRect();
      const middle = { x: x + width / 2, y: y + height / 2 };
      const hit = document.elementFromPoint(middle.x, middle.y);
      if (hit !== null && element.contains(hit)) return middle;
    }
    return null;
  }, selector);

async function hit(page: Page, way: Way, { x, y }: { x: number; y: number }): Promise<void> {
  await (way === 'tap' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

const TAB: Readonly<Record<string, number>> = { hand: 0, row: 1, ticket: 2, exp: 4 };

/** Points at a place: on a phone its panel comes first, and what the window does not show is found on the whole map. */
async function choose(page: Page, place: string, way: Way): Promise<void> {
  if (way === 'keyboard') {
    await walkTo(page, place);
    await page.keyboard.press('Enter');
    return;
  }
  const selector = place.startsWith('node:') ? `.stage [data-place="${place}"]` : `.stage button[data-place="${place}"]`;
  const tab = TAB[place.split(':')[0] ?? ''];
  if (tab !== undefined && (await page.locator(selector).count()) === 0) await page.locator('.tabs button').nth(tab).tap();
  // The sheet may just have come up, and the map made room for it.
  await page.evaluate(() => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then))));
  let point = await clearPoint(page, selector);
  if (point === null && place.startsWith('node:')) {
    await page.getByRole('button', { name: 'The whole map' }).click();
    point = await clearPoint(page, selector);
  }
  if (point === null) throw new Error(`nobody can point at ${place}`);
  await hit(page, way, point);
}

/** N leads from one thing that can be chosen to the next. */
async function walkTo(page: Page, place: string): Promise<void> {
  const here = (): Promise<string | undefined> => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.place);
  if ((await here()) === undefined) await page.keyboard.press('b');
  for (let presses = 0; presses < 200; presses++) {
    if ((await here()) === place) return;
    await page.keyboard.press('n');
  }
  throw new Error(`N never leads to ${place}`);
}

async function press(page: Page, selector: string, way: Way): Promise<void> {
  if (way === 'keyboard') {
    // From the board it is a few steps; from a card it would be all the way round, through the log.
    if (selector.startsWith('.sheet')) await page.keyboard.press('b');
    await tabTo(page, selector);
    await page.keyboard.press('Enter');
    return;
  }
  const point = await clearPoint(page, selector);
  if (point === null) throw new Error(`nobody can press ${selector}`);
  await hit(page, way, point);
}

/** Makes one legal move through the page, and makes sure that it is the one that was made. */
async function make(
  page: Page,
  id: string,
  way: Way,
  pickMove: (table: Table<ExpeditionsTypes>, seat: Seat) => ExpeditionsMove,
): Promise<ExpeditionsMove | undefined> {
  const { table, length } = await tableOf(page, id);
  const { state } = table;
  const seat = awaits(game, table)[0]?.seat;
  if (state === null || seat === undefined) return undefined;
  if ((await page.locator('.curtain').count()) > 0) await press(page, '.curtain .btn', way);
  const move = pickMove(table, seat);
  const texts = await TEXTS.en();
  const all = choices(momentOf<ExpeditionsTypes>(game, texts, 'en', [], seat, game.view(state, seat), game.moves(state, seat)));
  const ways = all.filter(({ moves }) => moves[0] === move);
  const choice = ways[length % ways.length];
  if (choice === undefined) throw new Error(`no way to point at ${JSON.stringify(move)}`);
  for (const place of choice.path) await choose(page, place, way);
  const deeds = choice.path.length === 0 ? placeless(all) : armed(all, choice.path);
  const at = deeds.indexOf(choice) + 1;
  const button = `.sheet .deed:nth-last-child(${at})`;
  await page
    .locator(button)
    .waitFor()
    .catch(async () => {
      const prompt = await page.locator('.prompt').textContent();
      throw new Error(`after ${choice.path.join(', ')} nothing can be done: ${prompt}`);
    });
  await press(page, button, way);
  await page.waitForFunction(
    ([key, before]) => JSON.parse(localStorage.getItem(key as string) ?? '').stored.journal.length > (before as number),
    [KEY + id, length] as const,
  );
  const after = (await tableOf(page, id)).table.entries.findLast(({ what }) => what === 'move');
  expect(after).toMatchObject({ seat, move });
  return move;
}

describe('a game of Expéditions in a real browser', () => {
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
    visited.page.setDefaultTimeout(10_000);
    await visited.page.goto(served.url);
    await visited.page.evaluate(([key, save]) => localStorage.setItem(key as string, JSON.stringify(save)), [
      KEY + laid.id,
      savedTable(laid),
    ] as const);
    await visited.page.goto(`${served.url}/table/${laid.id}`);
    await visited.page.locator('.atlas-table, .plain').first().waitFor();
    return visited;
  }

  const late: Laid['until'] = ({ phase, hands }) => phase === 'play' && hands.some(({ length }) => length <= 2);

  test.each<[Way, number, string, Laid['until'], BrowserContextOptions]>([
    ['click', 2, 'a whole game', () => true, {}],
    ['keyboard', 2, 'the end of a game', late, {}],
    ['tap', 6, 'the end of a game', late, FINGER],
    ['keyboard', 6, 'the end of a game', late, {}],
  ])(
    'by %s with %i people: %s, every drawn move made through the page',
    async (way, seats, _part, until, options) => {
      const id = `${way}${seats}`;
      const { context, page, complaints } = await sit({ id, seats, people: seats, until }, options);
      const rng = stream(seedFromText(id), 'imagine');
      const made = new Set<string>();
      for (let n = 0; n < 500; n++) {
        const move = await make(page, id, way, ({ state }, seat) =>
          eager(state as NonNullable<typeof state>, seat, game.moves(state as NonNullable<typeof state>, seat), rng),
        );
        if (move === undefined) break;
        made.add(move.type);
      }
      await page.locator('.verdict').waitFor();
      for (const type of ['main', 'end']) expect(made).toContain(type);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(complaints).toEqual([]);
      await context.close();
    },
    300_000,
  );

  const playing: Laid['until'] = ({ phase, mainDone, restart, bonus, drawn }) =>
    phase === 'play' && !mainDone && restart < 0 && bonus === 0 && drawn.length === 0;
  const turns =
    (least: number): Laid['until'] =>
    (state) =>
      playing(state) && state.round >= least;

  test.each<[Way, BrowserContextOptions]>([
    ['click', {}],
    ['keyboard', {}],
    ['tap', FINGER],
  ])('a removal, an exchange, a second way to pay and the end of a turn by %s', async (way, options) => {
    const id = `tickets${way}`;
    const { context, page, complaints } = await sit(
      {
        id,
        seats: 2,
        people: 1,
        until: (state) => turns(2)(state) && (state.tickets[0] ?? 0) >= 2 && (state.stacks[1]?.length ?? 0) > 1,
        decide: thrifty,
      },
      options,
    );
    const wanted = (test: (move: ExpeditionsMove) => boolean) =>
      make(page, id, way, ({ state }, seat) => game.moves(state as NonNullable<typeof state>, seat).find(test) as ExpeditionsMove);
    await wanted((move) => move.type === 'ticket-remove' && move.colour === 1);
    // What the removal set off comes first.
    for (let n = 0; n < 4; n++) {
      const { table } = await tableOf(page, id);
      if (!game.moves(table.state as NonNullable<typeof table.state>, 0).some(({ type }) => type.endsWith('decline'))) break;
      await wanted(({ type }) => type.endsWith('decline'));
    }
    await wanted(({ type }) => type === 'ticket-exchange');
    expect(await page.locator('.drawn .place-card').count()).toBe(2);
    await wanted(({ type }) => type === 'exchange-keep');
    expect(await page.locator('.drawn').count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('an arrow that closes a loop says so before it is placed, and the expedition can be restarted from where it has been', async () => {
    const id = 'loop';
    const closes = (state: Parameters<Laid['until']>[0]): ExpeditionsMove | undefined =>
      game.moves(state, 0).find((move) => {
        if (move.type !== 'main') return false;
        const trial = structuredClone(state);
        return game.apply(trial, 0, move).some(({ type }) => type === 'looped');
      });
    const { context, page, complaints } = await sit({
      id,
      seats: 2,
      people: 1,
      until: (state) => turns(3)(state) && closes(state) !== undefined,
    });
    const loops = await page.locator('.badge use[href$="#loop"]').count();
    expect(loops).toBeGreaterThan(0);
    await make(page, id, 'click', ({ state }) => closes(state as NonNullable<typeof state>) as ExpeditionsMove);
    await page.getByText('has closed a loop', { exact: false }).first().waitFor();
    const restart = await make(
      page,
      id,
      'click',
      ({ state }, seat) => game.moves(state as NonNullable<typeof state>, seat)[0] as ExpeditionsMove,
    );
    expect(restart?.type).toBe('restart');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('an expedition goes through a passage: in at one edge of the map, out at the other', async () => {
    const id = 'passage';
    const passage = nodeNumber('r01');
    const beside = (state: Parameters<Laid['until']>[0]): boolean =>
      playing(state) && game.moves(state, 0).some((move) => move.type === 'main' && move.colour === 1 && move.to === passage);
    const { context, page, complaints } = await sit({ id, seats: 2, people: 1, until: beside, decide: towards(passage) });
    const into = await make(
      page,
      id,
      'click',
      ({ state }, seat) =>
        game
          .moves(state as NonNullable<typeof state>, seat)
          .find((move) => move.type === 'main' && move.colour === 1 && move.to === passage) as ExpeditionsMove,
    );
    expect(into).toBeDefined();
    expect(await page.locator(`[data-place="node:${passage}"] .tip-ring`).count()).toBe(2);
    const edges = await page.$$eval(`[data-place="node:${passage}"]`, (halves) =>
      halves.map((half) => half.getAttribute('transform')?.split(/[( ]/)[1]),
    );
    expect(edges).toEqual(['0', '1000']);
    await page.locator(`[data-place="node:${passage}"]`).first().focus();
    await page.keyboard.press('ArrowLeft');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('transform'))).toMatch(/^translate\(1000 /);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('dragging moves the map and chooses nothing, the wheel enlarges it, and a passage that is far leads to its other half', async () => {
    const { context, page, complaints } = await sit({ id: 'pan', seats: 2, people: 1, until: turns(1) });
    const world = page.locator('.world');
    const at = (): Promise<{ x: number; y: number; width: number }> =>
      world.evaluate((element) => element.getBoundingClientRect().toJSON());
    await page.mouse.move(500, 400);
    const small = await at();
    await page.mouse.wheel(0, -600);
    await page.waitForFunction(
      (width) => (document.querySelector('.world')?.getBoundingClientRect().width ?? 0) > width * 1.5,
      small.width,
    );
    await page.waitForTimeout(300);
    const before = await at();
    await page.mouse.down();
    await page.mouse.move(560, 440, { steps: 5 });
    await page.mouse.up();
    await page.waitForTimeout(100);
    const after = await at();
    expect([Math.round(after.x - before.x), Math.round(after.y - before.y)]).toEqual([60, 40]);
    expect(await page.locator('.spot.chosen, .spot.asked').count()).toBe(0);
    // Names are set in whole units and never stretched: at rest the layer has no scale of its own.
    expect(await world.evaluate((element) => element.style.transform)).toMatch(/scale\(1\)$/);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('the same end by a second click is the main action, not a ticket', async () => {
    const id = 'twice';
    const { context, page } = await sit({ id, seats: 2, people: 1, until: (state) => turns(2)(state) && (state.tickets[0] ?? 0) > 0 });
    const { table } = await tableOf(page, id);
    const state = table.state as NonNullable<typeof table.state>;
    const mains = game.moves(state, 0).flatMap((move) => (move.type === 'main' ? [move] : []));
    const single = mains.find((move) => mains.filter(({ to }) => to === move.to).length === 1);
    if (single === undefined) throw new Error('no end that one arrow alone can reach');
    await choose(page, `node:${single.to}`, 'click');
    expect(await page.locator('.sheet .deed').count()).toBe(2);
    await choose(page, `node:${single.to}`, 'click');
    await page.waitForFunction(() => document.querySelector('.sheet .deed')?.textContent?.includes('ticket') !== true);
    expect((await tableOf(page, id)).table.entries.findLast(({ what }) => what === 'move')).toMatchObject({ move: single });
    await context.close();
  });

  test('a place that is far away says how far, and every place can be looked at with its story', async () => {
    const { context, page } = await sit({ id: 'why', seats: 2, people: 1, until: turns(2) });
    const far = page.locator('.stage .node.idle[data-place="node:80"] .hit');
    await far.hover();
    expect(await page.getByRole('tooltip').textContent()).toMatch(/arrow/);
    await far.click({ button: 'right', force: true });
    expect((await page.getByRole('dialog').textContent())?.length).toBeGreaterThan(300);
    await context.close();
  });

  const MOMENTS: readonly Laid[] = [
    { id: 'axemark', seats: 6, people: 1, until: ({ phase }) => phase === 'mark' },
    { id: 'axeplay', seats: 6, people: 1, until: turns(3) },
    {
      id: 'axedrawn',
      seats: 2,
      people: 1,
      until: ({ drawn }) => drawn.length > 0,
      decide: (state, seat, legal, rng) => legal.find(({ type }) => type === 'ticket-exchange') ?? eager(state, seat, legal, rng),
    },
  ];

  test.each(['light', 'dark'])('nothing stands in the way of assistive technology, %s', async (theme) => {
    for (const [n, laid] of MOMENTS.entries()) {
      // Each moment on a phone in one theme and on a desk in the other.
      const viewport = (n % 2 === 0) === (theme === 'light') ? SIZES.phone : SIZES.desk;
      const { context, page, complaints } = await sit(laid, { viewport }, { theme });
      await page.locator('.stage .spot.can').first().waitFor();
      const place = await page
        .locator('.stage button.spot.can')
        .first()
        .getAttribute('data-place')
        .catch(() => null);
      if (place !== null) await choose(page, place, 'click');
      await page.waitForTimeout(700);
      expect(await violations(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    }
  });

  test('cards that only others know are nowhere in the page', async () => {
    const id = 'secret';
    const { context, page } = await sit({ id, seats: 6, people: 1, until: turns(2) });
    const { table } = await tableOf(page, id);
    const secret = secretCards(table.state as NonNullable<typeof table.state>, 0);
    expect(secret.length).toBeGreaterThan(20);
    const html = await page.content();
    for (const card of secret) expect(html).not.toMatch(new RegExp(`(card|hand|row|drawn):${card}"`));
    await context.close();
  });

  test('as text the map is a list of ways, with how far each expedition is from my objectives', async () => {
    const { context, page } = await sit({ id: 'plain', seats: 2, people: 1, until: turns(3) }, {}, { plain: true });
    await page.getByText('From Rome one can go to:', { exact: false }).waitFor();
    expect(await page.getByText(/From .* one can go to:/).count()).toBe(NODES.length);
    expect(await page.getByText(/yellow \d+ arrows? away, red \d+ arrows? away/).count()).toBeGreaterThan(6);
    expect(HEAD.length).toBe(412);
    await context.close();
  });
});
