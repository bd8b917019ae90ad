import { rmSync } from 'node:fs';
import { type ArcticMove, type ArcticState, type ArcticTypes, game, texts as languages, MAIN } from '@banquise/arctic';
import { below, type OptionValues, type Rng, seedFromText, stream } from '@banquise/kernel';
import { awaits, restore, type Stored, type Table } from '@banquise/table';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Laid, savedTable } from './arctic-table.ts';
import { violations } from './axe.ts';
import { launch, SIZES, type Visit, visit } from './browser.ts';
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

/** How somebody makes a move at the table: the places to point at, others to go on with, and the button to press. */
interface Gesture {
  readonly places: readonly string[];
  /** Cards that may be chosen beside the first one, until a button is offered. */
  readonly more?: readonly string[];
  /** Nothing to press where pointing does it. */
  readonly button?: string;
}

const BUTTONS = { top: 'Place', under: 'Wild, beneath', bottom: 'To the bottom' } as const;

function gestureOf(move: ArcticMove, state: ArcticState, rng: Rng): Gesture {
  const { turn, river, value } = state;
  const others = (card: number): string[] => (state.hands[turn] ?? []).filter((other) => other !== card).map((other) => `hand:${other}`);
  const filled = [...river.keys()].filter((slot) => (river[slot] ?? -1) >= 0);
  switch (move.type) {
    case 'skip':
      return { places: [], button: 'Do without' };
    case 'stop':
      return { places: [], button: 'Stop drawing' };
    case 'value':
      return { places: [], button: `Place ${move.value}${move.value === value ? ', as printed' : ''}` };
    case 'swap':
      return { places: [`hand:${move.card}`, `river:${pickFrom(filled, rng)}`], button: 'Trade' };
    case 'swap-with':
      return { places: [`river:${move.slot}`], button: 'Trade' };
    case 'take-back':
      return { places: ['pile'], button: 'Take back' };
    case 'place':
      return { places: [`hand:${move.card}`], more: others(move.card), button: BUTTONS[move.to] };
    case 'tokens':
      return { places: [`way:${move.right === 'main' ? 'a' : 'b'}`] };
    case 'walrus':
      return { places: [`step:${move.direction}`] };
    case 'give':
      return { places: [`opp:${move.to}`], button: 'Give to' };
    case 'draw':
      return { places: [`river:${move.slot}`], button: 'Take' };
    case 'recover':
      return { places: [`pen:${(state.zones[turn] ?? []).find((card) => MAIN[card] === move.animal)}`], button: 'Recover' };
    case 'recover-card':
      return { places: [`pen:${move.card}`], button: 'Recover' };
    case 'blind':
      return { places: ['deck'], button: 'Draw blind' };
    case 'discard':
      return { places: [`hand:${move.card}`], more: others(move.card), button: 'to my penalties' };
  }
}

async function make(page: Page, { places, more = [], button }: Gesture, way: Way): Promise<void> {
  if (button === undefined) return press(page, page.locator(`[data-place="${places[0]}"]`), way);
  const deed = page.locator('.sheet .deed', { hasText: new RegExp(button, 'i') });
  for (const place of places) await choose(page, place, way);
  for (const place of more) {
    if ((await deed.count()) > 0) break;
    await choose(page, place, way);
  }
  await press(page, deed.last(), way);
}

/** Plays a random game through the page: each legal move that is drawn must be possible there, and be the one that is made. */
async function playOut(page: Page, id: string, way: Way): Promise<ReadonlySet<string>> {
  const rng = stream(seedFromText(id), 'imagine');
  const made = new Set<string>();
  for (let n = 0; n < 400; n++) {
    const { table, length } = await tableOf(page, id);
    const seat = awaits(game, table)[0]?.seat;
    if (table.state === null || seat === undefined) return made;
    const curtain = page.locator('.curtain .btn');
    if ((await curtain.count()) > 0) await press(page, curtain, way);
    const move = pickFrom(game.moves(table.state, seat), rng);
    await make(page, gestureOf(move, table.state, rng), way);
    await page.waitForFunction(
      ([key, before]) => JSON.parse(localStorage.getItem(key as string) ?? '').stored.journal.length > (before as number),
      [KEY + id, length] as const,
    );
    // Cards that are discarded together go in any order; everything else begins with the drawn move.
    const entries = (await settled(page, id)).entries.slice(table.entries.length);
    const moves = entries.flatMap((entry) => (entry.what === 'move' ? [entry.move] : []));
    if (move.type === 'discard') expect(moves).toContainEqual(move);
    else expect(moves[0]).toEqual(move);
    made.add(move.type);
  }
  throw new Error('the game does not end');
}

/** A gesture can make several moves, one after the other: the table when the last of them is made. */
async function settled(page: Page, id: string): Promise<Table<ArcticTypes>> {
  for (let before = -1; ; ) {
    const { table, length } = await tableOf(page, id);
    if (length === before) return table;
    before = length;
    await page.waitForTimeout(25);
  }
}

describe('a game of Arctic in a real browser', () => {
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

  const PLACING: Laid = {
    ...{ id: 'placing', seats: 4, people: 1, options: SIDES[0] ?? {} },
    until: (view) =>
      view.step === 'place' &&
      view.left === 3 &&
      view.missing === 0 &&
      (view.hands[0]?.length ?? 0) > 3 &&
      (view.piles[0]?.length ?? 0) > 5,
  };
  const MOMENTS: readonly Laid[] = [
    PLACING,
    { id: 'tokens', seats: 4, people: 1, until: (view) => view.step === 'tokens' && (view.zones[0]?.length ?? 0) > 0 },
    {
      ...{ id: 'drawing', seats: 3, people: 1, options: SIDES[1] ?? {} },
      until: (view, legal) => view.step === 'draw' && legal.some(({ type }) => type === 'recover'),
    },
  ];

  test.each(['light', 'dark'])('nothing stands in the way of assistive technology, %s', async (theme) => {
    for (const laid of MOMENTS) {
      for (const viewport of [SIZES.phone, SIZES.desk]) {
        const { context, page, complaints } = await sit(laid, { viewport }, { theme });
        await page.locator('.stage .spot.can').first().waitFor();
        if (laid.id !== 'tokens') await choose(page, await firstLit(page), 'click');
        await page.locator('.ar-totb').click();
        expect(await violations(page)).toEqual([]);
        expect(complaints).toEqual([]);
        await context.close();
      }
    }
  });

  const firstLit = async (page: Page): Promise<string> => (await page.locator('.stage .spot.can').first().getAttribute('data-place')) ?? '';

  test('hands, penalties, jokers and Totems that one may not know are nowhere in the page', async () => {
    const laid: Laid = {
      ...{ id: 'secret', seats: 4, people: 1, options: SIDES[0] ?? {} },
      until: (view) => view.zones.every((zone) => zone.length > 0) && view.sunk.slice(1).some((sunk) => sunk.some((at) => at > 0)),
    };
    const { context, page } = await sit(laid);
    const { table } = await tableOf(page, laid.id);
    const state = table.state as NonNullable<typeof table.state>;
    const hidden = [...state.deck, ...state.reserve];
    for (const zone of [...state.hands.slice(1), ...state.zones.slice(1)]) hidden.push(...zone);
    for (const [seat, pile] of state.piles.entries()) hidden.push(...pile.filter((_, i) => seat > 0 && state.sunk[seat]?.[i] !== 0));
    const html = await page.content();
    expect(hidden.length).toBeGreaterThan(40);
    for (const card of hidden) expect(html).not.toMatch(new RegExp(`(card|hand|pen):${card}"`));
    const texts = await languages.en();
    expect(html).not.toContain('ar-tm');
    await page.locator('.ar-totb').click();
    expect(await page.locator('.ar-totb').getAttribute('aria-label')).toContain(texts.animal(state.totems[0] ?? 0));
    expect(await page.locator('.ar-tm').count()).toBe(1);
    for (const seat of [1, 2, 3]) {
      await page.locator(`[data-place="opp:${seat}"]`).click();
      const said = (await page.locator('dialog').textContent()) ?? '';
      for (const card of state.hands[seat] ?? []) expect(said).not.toContain(texts.cardText(card));
      await page.keyboard.press('Escape');
    }
    await context.close();
  });

  test('the order of placing changes by touching two cards, and with the arrow keys, before anything is laid', async () => {
    const { context, page } = await sit(PLACING);
    for (let i = 0; i < 3; i++)
      await page
        .locator('.ar-hand .spot.can')
        .first()
        .click({ position: { x: 7, y: 12 } });
    const order = (): Promise<string[]> =>
      page
        .locator('.ar-laid')
        .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')?.replace(/^\d of 3: |,.*$/g, '') ?? ''));
    const [a, b, c] = await order();
    await page.locator('.ar-laid').nth(0).click();
    await page.locator('.ar-laid').nth(2).click();
    expect(await order()).toEqual([c, b, a]);
    await page.locator('.ar-laid').nth(1).focus();
    await page.keyboard.press('ArrowLeft');
    expect(await order()).toEqual([b, c, a]);
    await page.locator('.sheet .deed.primary').click();
    await page.waitForFunction((key) => JSON.parse(localStorage.getItem(key) ?? '').stored.journal.length > 0, KEY + PLACING.id);
    const laid = (await tableOf(page, PLACING.id)).table.entries.slice(-3).map((entry) => (entry.what === 'move' ? entry.move : undefined));
    const texts = await languages.en();
    expect(laid.map((move) => texts.card((move as ArcticMove & { card: number }).card))).toEqual([b, c, a]);
    await context.close();
  });

  test('with confirmation on, what was laid can be taken back into the hand, step by step', async () => {
    const laid: Laid = { id: 'undo', seats: 2, people: 1, confirm: true, until: (view) => view.step === 'place' };
    const { context, page } = await sit(laid, {}, { confirm: true });
    const hand = await page.locator('.ar-hand .ar-ac').count();
    await page
      .locator('.ar-hand .spot.can')
      .first()
      .click({ position: { x: 7, y: 12 } });
    await page.locator('.sheet .deed.primary').click();
    await page.locator('.ar-way').first().click();
    await page.locator('.ar-rv .spot.can').first().waitFor();
    expect(await page.locator('.ar-hand .ar-ac').count()).toBe(hand - 1);
    await page.keyboard.press('z');
    await page.locator('.ar-way').first().waitFor();
    await page.keyboard.press('z');
    await page.locator('.ar-hand .spot.can').first().waitFor();
    expect(await page.locator('.ar-hand .ar-ac').count()).toBe(hand);
    await context.close();
  });

  test('both token moves are drawn before one is chosen, and a River card says why it is not yet its turn', async () => {
    const { context, page } = await sit({ id: 'ways', seats: 2, people: 1, until: (view) => view.step === 'tokens' });
    expect(await page.locator('.ar-tok.ar-gh').count()).toBe(4);
    expect(await page.locator('.ar-way').count()).toBe(2);
    await page.locator('[data-place="river:0"]').hover();
    expect(await page.getByRole('tooltip').textContent()).toMatch(/direction of the tokens/);
    await page.locator('[data-place^="power:"].ar-held').first().hover();
    expect(await page.getByRole('tooltip').textContent()).toMatch(/turn|Held|use/);
    await context.close();
  });

  test('the next person on the same device finds neither hand nor Totem of the one before', async () => {
    const { context, page } = await sit({ id: 'shared', seats: 2, people: 2, until: (view) => view.step === 'tokens' && view.final });
    const curtain = page.locator('.curtain .btn');
    if ((await curtain.count()) > 0) await curtain.click();
    await page.locator('.ar-totb').click();
    expect(await page.locator('.ar-totb').getAttribute('aria-pressed')).toBe('true');
    const mine = await page.locator('.ar-hand .ar-ac').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-place')));
    for (let n = 0; n < 3 && (await curtain.count()) === 0; n++) await page.locator('.ar-way, .sheet .deed').first().click();
    await curtain.click();
    expect(await page.locator('.ar-totb').getAttribute('aria-pressed')).toBe('false');
    const theirs = await page.locator('.ar-hand .ar-ac').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-place')));
    expect(theirs.filter((card) => mine.includes(card))).toEqual([]);
    await context.close();
  });

  test('text at twice its size loses nothing, and nothing runs out at the sides', async () => {
    for (const viewport of [SIZES.phone, SIZES.tablet, SIZES.desk]) {
      const { context, page } = await sit(PLACING, { viewport }, { language: 'fr' });
      await page
        .addStyleTag({ content: 'html { font-size: 200% }' })
        .catch(() => page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%')));
      await choose(page, await firstLit(page), 'click');
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await page.locator('.sheet .btn').first().click();
      await context.close();
    }
  });
});
