import { type ArcticMove, type ArcticView, ASSOCIATED, game, texts as languages, MAIN } from '@banquise/arctic';
import { type OptionValues, signed } from '@banquise/kernel';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { choose, playOut, tableOf, type Way } from './arctic-hands.ts';
import { type Laid, savedTable } from './arctic-table.ts';
import { violations } from './axe.ts';
import { SIZES, type Visit, type Visiting, visit } from './browser.ts';
import { KEY, keepTables } from './laid.ts';
import { openVenue } from './venue.ts';

const FAST = { language: 'en', speed: 'none', sounds: false, confirm: false };
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
/** Whole games take minutes where many tests share a machine. */
const WHOLE_GAMES = 420_000;
/** A phone on its side. */
const SIDE = { width: 800, height: 360 };

describe('a game of Arctic in a real browser', () => {
  const venue = openVenue();

  /** Comes to tables that lie ready, at the first of them. */
  async function sit(laid: Laid | readonly Laid[], options: Visiting = {}, settings: object = {}): Promise<Visit> {
    const tables = 'id' in laid ? [laid] : laid;
    const visited = await visit(venue.browser, options, { ...FAST, ...settings });
    visited.page.setDefaultTimeout(8000);
    await keepTables(visited.context, tables.map(savedTable));
    await show(visited.page, tables[0]?.id ?? '');
    return visited;
  }

  async function show(page: Page, id: string): Promise<void> {
    await page.goto(`${venue.url}/table/${id}`);
    await page.locator('.arctic').waitFor({ timeout: 30_000 });
  }

  const KINDS = [...new Set(game.vocabulary.map(({ type }) => type))].sort();
  /** Only the other side of the powers has these. */
  const OTHER_SIDE = new Set<string>(['stop', 'blind', 'take-back', 'recover']);
  const FOLLOWING = new Map<string, ArcticMove['type']>([
    ['swap', 'swap-with'],
    ['recover', 'recover-card'],
  ]);

  test.each<[Way, BrowserContextOptions]>([
    ['click', { viewport: SIZES.tablet }],
    ['tap', FINGER],
    ['keyboard', {}],
  ])('by %s, with 2 and with 4 people: every kind of move that there is', async (way, options) => {
    // A table where it can be made for each; what follows from another one needs no table of its own.
    const tables = KINDS.filter((kind) => kind !== 'swap-with' && kind !== 'recover-card').map((kind, i) => ({
      ...{
        kind,
        id: `${way}-${kind}`,
        seats: 2 + 2 * (i % 2),
        people: 2 + 2 * (i % 2),
        options: SIDES[OTHER_SIDE.has(kind) ? 1 : 0] ?? {},
      },
      until: (_view: ArcticView, legal: readonly ArcticMove[]) => legal.some(({ type }) => type === kind),
    }));
    const { context, page, complaints } = await sit(tables, options);
    const made = new Set<string>();
    for (const { id, kind } of tables) {
      if (made.has(kind)) continue;
      await show(page, id);
      await playOut(page, id, way, made, FOLLOWING.get(kind) ?? kind);
    }
    expect([...made].sort()).toEqual(KINDS);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test.each<[Way, number, string, number, BrowserContextOptions]>([
    ['click', 2, 'a whole game', 99, { viewport: SIZES.tablet }],
    ['tap', 4, 'the end of a game', 3, FINGER],
    ['keyboard', 4, 'the end of a game', 3, {}],
  ])(
    'by %s, with %i people: %s, to the verdict',
    async (way, seats, _part, deck, options) => {
      const id = `end-${way}`;
      const { context, page, complaints } = await sit({ id, seats, people: seats, until: (view) => view.deck <= deck }, options);
      await playOut(page, id, way);
      await page.locator('.verdict').waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(complaints).toEqual([]);
      await context.close();
    },
    WHOLE_GAMES,
  );

  const PLACING: Laid = {
    ...{ id: 'placing', seats: 4, people: 1, options: SIDES[0] ?? {} },
    until: (view) =>
      view.stage === 'place' &&
      view.left === 3 &&
      view.missing === 0 &&
      (view.hands[0]?.length ?? 0) > 3 &&
      (view.piles[0]?.length ?? 0) > 5,
  };
  const POSITIONS: readonly Laid[] = [
    PLACING,
    { id: 'tokens', seats: 4, people: 1, until: (view) => view.stage === 'tokens' && (view.zones[0]?.length ?? 0) > 0 },
    {
      ...{ id: 'drawing', seats: 3, people: 1, options: SIDES[1] ?? {} },
      until: (view, legal) => view.stage === 'draw' && legal.some(({ type }) => type === 'recover'),
    },
  ];

  test.each(['light', 'dark'])('nothing stands in the way of assistive technology, %s', async (theme) => {
    const { context, page, complaints } = await sit(POSITIONS, {}, { theme });
    for (const { id } of POSITIONS) {
      await show(page, id);
      await page.locator('.tabletop .spot.can').first().waitFor();
      if (id !== 'tokens') await choose(page, await firstLit(page), 'click');
      await page.locator('.ar-totb').click();
      for (const viewport of [SIZES.phone, SIDE, SIZES.desk]) {
        await page.setViewportSize(viewport);
        expect(await violations(page)).toEqual([]);
      }
    }
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a phone on its side shows the whole table and the hand at once', async () => {
    const { context, page } = await sit(POSITIONS, { ...FINGER, viewport: SIDE }, { language: 'fr' });
    for (const { id } of POSITIONS) {
      await show(page, id);
      await page.locator('.tabletop .spot.can').first().waitFor();
      for (const part of ['.ar-opps', '.ar-land', '.ar-rv', '.ar-pwr', '.ar-sum', '.ar-strip', '.ar-hand', '.ar-acts']) {
        const box = await page.locator(part).boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0), `${part} of ${id}`).toBeLessThanOrEqual(SIDE.height);
        expect((box?.x ?? 0) + (box?.width ?? 0), `${part} of ${id}`).toBeLessThanOrEqual(SIDE.width);
      }
    }
    await context.close();
  });

  const firstLit = async (page: Page): Promise<string> =>
    (await page.locator('.tabletop .spot.can').first().getAttribute('data-place')) ?? '';

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
    // Against bots alone one's own lies open.
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
    await page.locator('.ledge .deed.primary').click();
    await page.waitForFunction((key) => JSON.parse(localStorage.getItem(key) ?? '').stored.journal.length > 0, KEY + PLACING.id);
    const laid = (await tableOf(page, PLACING.id)).table.entries.slice(-3).map((entry) => (entry.what === 'move' ? entry.move : undefined));
    const texts = await languages.en();
    expect(laid.map((move) => texts.card((move as ArcticMove & { card: number }).card))).toEqual([b, c, a]);
    await context.close();
  });

  test('cards that are dragged to the pile wait there in their order until it is confirmed', async () => {
    const { context, page } = await sit(PLACING);
    const { length } = await tableOf(page, PLACING.id);
    for (const nth of [1, 0]) {
      const from = await page.locator('.ar-hand .spot.can').nth(nth).boundingBox();
      const to = await page.locator('.ar-strip').boundingBox();
      if (from === null || to === null) throw new Error('nothing to drag');
      await page.mouse.move(from.x + 7, from.y + 12);
      await page.mouse.down();
      await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 3 });
      await page.mouse.up();
    }
    expect(await page.locator('.ar-laid').count()).toBe(2);
    expect((await tableOf(page, PLACING.id)).length).toBe(length);
    await context.close();
  });

  test('with confirmation on, what was laid can be taken back into the hand, step by step', async () => {
    const laid: Laid = { id: 'undo', seats: 2, people: 1, confirm: true, until: (view) => view.stage === 'place' };
    const { context, page } = await sit(laid, {}, { confirm: true });
    const hand = await page.locator('.ar-hand .ar-ac').count();
    await page
      .locator('.ar-hand .spot.can')
      .first()
      .click({ position: { x: 7, y: 12 } });
    await page.locator('.ledge .deed.primary').click();
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
    const { context, page } = await sit({ id: 'ways', seats: 2, people: 1, until: (view) => view.stage === 'tokens' });
    expect(await page.locator('.ar-tok.ar-gh').count()).toBe(4);
    expect(await page.locator('.ar-way').count()).toBe(2);
    await page.locator('[data-place="river:0"]').hover();
    expect(await page.getByRole('tooltip').textContent()).toMatch(/move the two tokens/);
    await page.locator('[data-place^="power:"].ar-held').first().hover();
    expect(await page.getByRole('tooltip').textContent()).toMatch(/turn|Held|use/);
    // Asked for, the reason leads on to the rule behind it.
    await page.locator('[data-place="river:0"]').click({ force: true });
    await page.getByRole('tooltip').getByRole('button').click();
    await page.locator('.beside .paragraph.here').waitFor();
    await page.keyboard.press('Escape');
    // It shuts under a finger, and what lies behind it is not pressed.
    await page.locator('[data-place="river:0"]').click({ force: true });
    const before = (await tableOf(page, 'ways')).length;
    await page.getByRole('tooltip').click({ position: { x: 4, y: 4 } });
    await page.getByRole('tooltip').waitFor({ state: 'detached' });
    expect((await tableOf(page, 'ways')).length).toBe(before);
    // What is looked at large leaves no words on something else beside it.
    await page.locator('[data-place="river:0"]').click({ force: true });
    await page.locator('[data-place^="hand:"]').first().click({ button: 'right', force: true });
    await page.locator('.explained').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.explained').waitFor({ state: 'detached' });
    expect(await page.locator('.reason.stays').count()).toBe(0);
    // A token goes where it is touched as a ghost.
    await page.locator('.ar-tok.ar-gh').first().click();
    await page.locator('.ar-way').first().waitFor({ state: 'detached' });
    // What the mouse still rests over was a choice, and is none now: nobody asked why.
    expect(await page.getByRole('tooltip').count()).toBe(0);
    await context.close();
  });

  test('with the hint open, what the prompt says one may do without still has its button', async () => {
    const laid: Laid = {
      ...{ id: 'stop', seats: 2, people: 1, options: SIDES[1] ?? {} },
      until: (_, legal) => legal.some(({ type }) => type === 'stop'),
    };
    const { context, page } = await sit(laid, FINGER);
    const stop = page.locator('[data-deed="stop"]');
    await stop.waitFor();
    await page.keyboard.press('i');
    await page.locator('.hints button').first().waitFor({ timeout: 15_000 });
    await stop.tap();
    await stop.waitFor({ state: 'detached' });
    await context.close();
  });

  test('on a lying tablet, doing without one more step stands below the steps', async () => {
    const laid: Laid = {
      ...{ id: 'step', seats: 3, people: 1, options: SIDES[1] ?? {} },
      until: (_, legal) => legal.some(({ type }) => type === 'walrus'),
    };
    const { context, page } = await sit(laid, { viewport: { width: 1024, height: 768 } }, { language: 'it' });
    const ways = await page.locator('.ar-ways').boundingBox();
    const without = await page.locator('.ar-acts .declines').boundingBox();
    expect(without?.y).toBeGreaterThanOrEqual((ways?.y ?? 1e9) + (ways?.height ?? 0));
    expect((without?.x ?? 1e9) + (without?.width ?? 0)).toBeLessThanOrEqual((ways?.x ?? 0) + (ways?.width ?? 0) + 1);
    await context.close();
  });

  test('a run of which only the end is seen says there which animal it is, and what it is worth', async () => {
    const laid: Laid = { id: 'long', seats: 2, people: 1, until: (view) => view.stage === 'place' && (view.piles[0]?.length ?? 0) > 15 };
    const { context, page } = await sit(laid, FINGER);
    const first = await page.locator('.ar-before').evaluate((strip) => {
      const run = [...strip.querySelectorAll('.ar-run')].find((one) => one.getBoundingClientRect().width > 60);
      const says = document.createRange();
      says.selectNodeContents(run?.querySelector('.ar-pts') ?? strip);
      const seen = says.getBoundingClientRect().width + 28;
      strip.scrollLeft += (run?.getBoundingClientRect().right ?? 0) - seen - strip.getBoundingClientRect().left;
      return says.getBoundingClientRect().left - strip.getBoundingClientRect().left;
    });
    expect(first).toBeGreaterThan(20);
    await context.close();
  });

  test('the next person on the same device finds neither hand nor Totem of the one before', async () => {
    const { context, page } = await sit({ id: 'shared', seats: 2, people: 2, until: (view) => view.stage === 'tokens' && view.final });
    const curtain = page.locator('.curtain .btn');
    if ((await curtain.count()) > 0) await curtain.click();
    await page.locator('.ar-totb').click();
    expect(await page.locator('.ar-totb').getAttribute('aria-pressed')).toBe('true');
    const mine = await page.locator('.ar-hand .ar-ac').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-place')));
    for (let n = 0; n < 3 && (await curtain.count()) === 0; n++) await page.locator('.ar-way, .ledge .deed').first().click();
    await curtain.click();
    expect(await page.locator('.ar-totb').getAttribute('aria-pressed')).toBe('false');
    const theirs = await page.locator('.ar-hand .ar-ac').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-place')));
    expect(theirs.filter((card) => mine.includes(card))).toEqual([]);
    await context.close();
  });

  test('the slip of a first game names a Totem that somebody opened, and asks for a touch where it is shut', async () => {
    // In the second turn the slip is about the Totem.
    const laid: Laid = { id: 'first', seats: 2, people: 2, until: (view) => view.stage === 'place' && view.piles[0]?.length === 1 };
    const { context, page } = await sit(laid, FINGER);
    const curtain = page.locator('.curtain .btn');
    if ((await curtain.count()) > 0) await curtain.click();
    const why = page.locator('.ar-dock .first .why');
    expect(await why.textContent()).toContain('touch the hexagon');
    await page.locator('.ar-totb').tap();
    expect(await why.textContent()).toMatch(/Totem \(\w+\)/);
    await context.close();
  });

  test('where two people share a device, the button counts what happens to an opened Totem as the sum does', async () => {
    let card = -1;
    // A token at the end leaves the other one, the Totem's, a single way to go.
    const goes = (one: number, { totems, tokens }: ArcticView): boolean =>
      MAIN[one] === totems[0] && [0, 5].includes(tokens[ASSOCIATED[one] ?? 0] ?? 3);
    const until = (view: ArcticView): boolean => {
      card = view.stage === 'place' && view.left === 1 ? (view.hands[0]?.find((one) => goes(one, view)) ?? -1) : -1;
      return card >= 0;
    };
    const { context, page } = await sit({ id: 'goes', seats: 2, people: 2, until }, FINGER);
    const curtain = page.locator('.curtain .btn');
    if ((await curtain.count()) > 0) await curtain.click();
    await page.locator('.ar-totb').tap();
    await page.locator(`[data-place="hand:${card}"]`).tap();
    const [was = 0, is = 0] = (await page.locator('.ar-tot :is(s, b)').allTextContents()).map((n) => Number(n.replace('−', '-')));
    expect(is).not.toBe(was);
    expect(await page.locator('[data-deed="place"]').textContent()).toContain(` ${signed(is - was)}`);
    await context.close();
  });

  test('text at twice its size loses nothing, and nothing runs out at the sides', async () => {
    const { context, page } = await sit(PLACING, {}, { language: 'fr' });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    for (const viewport of [SIZES.phone, SIDE, SIZES.tablet, SIZES.desk]) {
      await page.setViewportSize(viewport);
      await choose(page, await firstLit(page), 'click');
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await page.locator('.ledge .btn').first().click();
    }
    await context.close();
  });
});
