import { type ExpeditionsMove, type ExpeditionsState, game, HEAD, NODES, nodeNumber } from '@banquise/expeditions';
import { seedFromText, stream } from '@banquise/kernel';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { SIZES, type Visit, visit } from './browser.ts';
import { type Hands, handsAt, type Way } from './expeditions-hands.ts';
import { curious, eager, keen, type Laid, savedTable, secretCards, thrifty, towards } from './expeditions-table.ts';
import { keepTables } from './laid.ts';
import { openVenue } from './venue.ts';

const FAST = { language: 'en', speed: 'none', sounds: false, confirm: false };
const FINGER: BrowserContextOptions = { viewport: SIZES.phone, hasTouch: true, isMobile: true };
/** The same phone on its side. */
const LYING: BrowserContextOptions = { ...FINGER, viewport: { width: 800, height: 360 } };

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Fingers on the glass, each told apart by its place in the list. */
async function fingersAt(page: Page): Promise<(type: 'touchStart' | 'touchMove' | 'touchEnd', at: readonly Spot[]) => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  return (type, at) => session.send('Input.dispatchTouchEvent', { type, touchPoints: at.map((spot, id) => ({ ...spot, id })) });
}

const KINDS = [...new Set(game.vocabulary.map(({ type }) => type))];

describe('a game of Expéditions in a real browser', () => {
  const venue = openVenue();

  async function sit(laid: Laid, options: BrowserContextOptions = {}, settings: object = {}): Promise<Visit> {
    const visited = await visit(venue.browser, options, { ...FAST, ...settings });
    visited.page.setDefaultTimeout(10_000);
    await keepTables(visited.context, [savedTable(laid)]);
    await visited.page.goto(`${venue.url}/table/${laid.id}`);
    await visited.page.locator('.atlas-table, .plain').first().waitFor();
    return visited;
  }

  async function hands(laid: Laid, way: Way, options?: BrowserContextOptions): Promise<Visit & { at: Hands }> {
    const visited = await sit(laid, options);
    return { ...visited, at: handsAt(visited.page, laid.id, way) };
  }

  const marking: Laid['until'] = ({ phase, tokens }) => phase === 'mark' && tokens[0]?.length === 3;
  const late: Laid['until'] = ({ phase, hands: held }) => phase === 'play' && held.some(({ length }) => length <= 1);

  test.each<[Way, number, BrowserContextOptions]>([
    ['click', 6, { viewport: SIZES.tablet }],
    ['tap', 2, LYING],
    ['tap', 6, FINGER],
    ['keyboard', 2, {}],
    ['keyboard', 6, {}],
  ])('by %s with %i people: every kind of move that there is', async (way, seats, options) => {
    const made = new Set<string>();
    const { context, complaints, at } = await hands({ id: `kinds-${seats}`, seats, people: seats, until: marking }, way, options);
    for (let n = 0; n < 60 && made.size < KINDS.length; n++)
      made.add((await at.make((state, seat) => curious(state, seat, made)))?.type ?? '');
    expect([...made].sort()).toEqual([...KINDS].sort());
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('by click with 2 people: a whole game with every kind of move, to the verdict', async () => {
    const made = new Set<string>();
    // The shortest of four hundred: somebody who tries everything once, then goes straight to the end.
    const { context, page, complaints, at } = await hands({ id: 'walk2-95', seats: 2, people: 2, until: () => true }, 'click');
    for (let n = 0; n < 120; n++) {
      const move = await at.make((state, seat) => (made.size < KINDS.length ? curious(state, seat, made) : keen(state, seat)));
      if (move === undefined) break;
      made.add(move.type);
    }
    expect([...made].sort()).toEqual([...KINDS].sort());
    await page.locator('.verdict').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test.each<[Way, number, string, string, Laid['until'], BrowserContextOptions]>([
    ['tap', 6, 'the end of a game', 'end-6-3', late, FINGER],
    ['keyboard', 2, 'the end of a game', 'end-2-0', late, {}],
  ])('by %s with %i people: %s, to the verdict', async (way, seats, _part, id, until, options) => {
    const { context, page, complaints, at } = await hands({ id, seats, people: seats, until }, way, options);
    const rng = stream(seedFromText(id), 'imagine');
    for (let n = 0; n < 400; n++) {
      const move = await at.make((state, seat) => eager(state, seat, game.moves(state, seat), rng));
      if (move === undefined) break;
    }
    await page.locator('.verdict').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  const playing: Laid['until'] = ({ phase, mainDone, restart, bonus, drawn }) =>
    phase === 'play' && !mainDone && restart < 0 && bonus === 0 && drawn.length === 0;
  const turns =
    (least: number): Laid['until'] =>
    (state) =>
      playing(state) && state.round >= least;

  const of =
    (wanted: (move: ExpeditionsMove) => boolean) =>
    (state: ExpeditionsState, seat: number): ExpeditionsMove | undefined =>
      game.moves(state, seat).find(wanted);

  test('a removal sets off what it uncovers, and an exchange shows two cards of which one stays', async () => {
    const until = (state: ExpeditionsState): boolean =>
      turns(2)(state) && (state.tickets[0] ?? 0) >= 2 && (state.stacks[1]?.length ?? 0) > 1;
    const { context, page, at } = await hands({ id: 'tickets', seats: 2, people: 1, until, decide: thrifty }, 'click');
    const arrows = (await at.state()).stacks[1]?.length ?? 0;
    await at.make(of((move) => move.type === 'ticket-remove' && move.colour === 1));
    expect((await at.state()).stacks[1]?.length).toBe(arrows - 1);
    // What the removal set off comes first.
    for (let n = 0; n < 4 && of(({ type }) => type.endsWith('decline'))(await at.state(), 0) !== undefined; n++)
      await at.make(of(({ type }) => type.endsWith('decline')));
    await at.make(of(({ type }) => type === 'ticket-exchange'));
    expect(await page.locator('.drawn .place-card').count()).toBe(2);
    await at.make(of(({ type }) => type === 'exchange-keep'));
    expect(await page.locator('.drawn').count()).toBe(0);
    await context.close();
  });

  test('an arrow that closes a loop says so before it is placed, and the expedition can be restarted from where it has been', async () => {
    const closes = (state: ExpeditionsState): ExpeditionsMove | undefined =>
      game.moves(state, 0).find((move) => {
        if (move.type !== 'main') return false;
        const trial = structuredClone(state);
        return game.apply(trial, 0, move).some(({ type }) => type === 'looped');
      });
    const { context, page, at } = await hands(
      { id: 'loop', seats: 2, people: 1, until: (state) => turns(3)(state) && closes(state) !== undefined },
      'click',
    );
    expect(await page.locator('.badge use[href$="#loop"]').count()).toBeGreaterThan(0);
    await at.make(closes);
    await page.getByText('loop is closed', { exact: false }).first().waitFor();
    expect((await at.make(of(() => true)))?.type).toBe('restart');
    await context.close();
  });

  test('an expedition goes through a passage: in at one edge of the map, out at the other', async () => {
    const passage = nodeNumber('r01');
    const into = of((move) => move.type === 'main' && move.colour === 1 && move.to === passage);
    const until = (state: ExpeditionsState): boolean => playing(state) && into(state, 0) !== undefined;
    const { context, page, complaints, at } = await hands({ id: 'passage', seats: 2, people: 1, until, decide: towards(passage) }, 'click');
    await at.make(into);
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

  test('two fingers enlarge the map around what lies between them, and choose nothing', async () => {
    const { context, page, complaints } = await sit({ id: 'pinch', seats: 2, people: 1, until: turns(1) }, FINGER);
    const touch = await fingersAt(page);
    const spread = (apart: number): readonly Spot[] =>
      [-1, 1].map((side) => ({ x: 180 + (side * apart) / 2, y: 380 + (side * apart) / 2 }));
    const width = (): Promise<number> => page.locator('.world').evaluate((world) => world.getBoundingClientRect().width);
    const before = await width();
    await touch('touchStart', spread(80));
    for (let apart = 90; apart <= 160; apart += 10) await touch('touchMove', spread(apart));
    await touch('touchEnd', []);
    await page.waitForFunction(() => document.querySelector<HTMLElement>('.world')?.style.transform.endsWith('scale(1)'));
    expect((await width()) / before).toBeCloseTo(2, 1);
    expect(await page.locator('.spot.chosen, .spot.asked, dialog').count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test.each([
    ['upright', FINGER],
    ['on its side', LYING],
  ])('on a phone %s the first tap after panning or pinching presses the button it hits', async (_how, options) => {
    const { context, page, complaints } = await sit({ id: 'guard', seats: 2, people: 1, until: turns(1) }, options);
    const touch = await fingersAt(page);
    const all = page.getByRole('button', { name: 'The whole map' });
    const width = (): Promise<number> => page.locator('.world').evaluate((world) => world.getBoundingClientRect().width);
    const gestures: readonly (readonly (readonly Spot[])[])[] = [
      [0, 30, 60, 90].map((far) => [{ x: 150 + far, y: 250 }]),
      [40, 60, 80, 100].map((apart) => [-1, 1].map((side) => ({ x: 180 + side * apart, y: 250 }))),
    ];
    for (const [start = [], ...path] of gestures) {
      await touch('touchStart', start);
      for (const spots of path) await touch('touchMove', spots);
      await touch('touchEnd', []);
      await page.waitForFunction(() => document.querySelector<HTMLElement>('.world')?.style.transform.endsWith('scale(1)'));
      const before = await width();
      // On a busy machine the browser may take a tap for a long press, which is no click: only one that it heard counts.
      const heard = page.evaluate(() => new Promise((then) => document.addEventListener('click', then, { capture: true, once: true })));
      for (let tries = 0; tries < 5; tries++) {
        await all.tap();
        if (await Promise.race([heard.then(() => true), page.waitForTimeout(1000).then(() => false)])) break;
      }
      await page.waitForFunction((was) => (document.querySelector('.world')?.getBoundingClientRect().width ?? was) < was - 20, before);
      // Closer again, so that the next gesture has something to come back from.
      await page.evaluate(() => document.querySelector('.window')?.dispatchEvent(new WheelEvent('wheel', { deltaY: -500, bubbles: true })));
      await page.waitForTimeout(300);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('two fingers that rest on places explain none of them', async () => {
    const { context, page } = await sit({ id: 'pinch-rest', seats: 2, people: 1, until: turns(1) }, FINGER);
    const touch = await fingersAt(page);
    const middle = await page.locator('.node.can .hit').first().boundingBox();
    if (middle === null) throw new Error('no place to put a finger on');
    const first = { x: middle.x + middle.width / 2, y: middle.y + middle.height / 2 };
    const second = { x: first.x + 4, y: first.y + 3 };
    await touch('touchStart', [first]);
    await touch('touchStart', [first, second]);
    await page.waitForTimeout(700);
    await touch('touchEnd', []);
    expect(await page.locator('dialog[open], .spot.chosen').count()).toBe(0);
    await context.close();
  });

  test.each([
    ['upright', FINGER],
    ['on its side', LYING],
  ])('on a phone %s a thumb hits every node, at the scale at which the game opens', async (_how, options) => {
    const { context, page } = await sit({ id: 'thumb', seats: 6, people: 1, until: turns(2) }, options);
    const missed = await page.evaluate(async () => {
      const small = document.querySelector('.minimap svg') as SVGSVGElement;
      const found: string[] = [];
      for (const node of document.querySelectorAll<SVGGElement>('.node')) {
        const [x = 0, y = 0] =
          /translate\((\S+) (\S+)\)/
            .exec(node.getAttribute('transform') ?? '')
            ?.slice(1)
            .map(Number) ?? [];
        const { left, top, width, height } = small.getBoundingClientRect();
        const at = { clientX: left + (x / 1000) * width, clientY: top + (y / 638) * height, bubbles: true, button: 0 };
        small.dispatchEvent(new PointerEvent('pointerdown', at));
        await new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)));
        const box = (node.querySelector('.hit') as SVGElement).getBoundingClientRect();
        const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
        // As far as the thumb's width reaches, on all sides.
        const clear = [0, 1, 2, 3, 4, 5, 6, 7].every((turn) => {
          const [dx, dy] = [Math.cos((turn * Math.PI) / 4) * 21.5, Math.sin((turn * Math.PI) / 4) * 21.5];
          const hit = document.elementFromPoint(middle.x + dx, middle.y + dy);
          return hit !== null && (node.contains(hit) || hit.closest('.pennant') !== null);
        });
        if (!clear) found.push(`${node.dataset.place} ${Math.round(middle.x)} ${Math.round(middle.y)} ${Math.round(box.width)}`);
      }
      return found;
    });
    expect(missed).toEqual([]);
    await context.close();
  });

  test('the same end by a second click is the main action, not a ticket', async () => {
    const until = (state: ExpeditionsState): boolean => turns(2)(state) && (state.tickets[0] ?? 0) > 0;
    const { context, page, at } = await hands({ id: 'twice', seats: 2, people: 1, until }, 'click');
    const before = await at.state();
    const mains = game.moves(before, 0).flatMap((move) => (move.type === 'main' ? [move] : []));
    const single = mains.find((move) => mains.filter(({ to }) => to === move.to).length === 1);
    if (single === undefined) throw new Error('no end that one arrow alone can reach');
    await at.choose(`node:${single.to}`);
    await page.locator('.with-ticket').waitFor();
    await at.choose(`node:${single.to}`);
    await page.locator('.arrow-ledge').waitFor({ state: 'detached' });
    const after = await at.state();
    expect(after.stacks[single.colour]?.length).toBe((before.stacks[single.colour]?.length ?? 0) + 1);
    expect(after.ticketsUsed).toBe(0);
    await context.close();
  });

  test('a place that is far away says how far, and every place can be looked at with its story', async () => {
    const { context, page } = await sit({ id: 'why', seats: 2, people: 1, until: turns(2) });
    const far = page.locator('.tabletop .node.idle[data-place="node:80"] .hit');
    await far.hover();
    expect(await page.getByRole('tooltip').textContent()).toMatch(/arrow/);
    // A passage is drawn twice: the reason stands where one points.
    const half = page.locator(`.tabletop .node.idle[data-place="node:${nodeNumber('r02')}"] .hit`).last();
    await half.hover();
    const [bubble, edge] = [await page.getByRole('tooltip').boundingBox(), await half.boundingBox()];
    expect((bubble?.x ?? 0) + (bubble?.width ?? 0)).toBeGreaterThan(edge?.x ?? Number.POSITIVE_INFINITY);
    await far.click({ button: 'right', force: true });
    expect((await page.getByRole('dialog').textContent())?.length).toBeGreaterThan(300);
    await context.close();
  });

  test('people who share a device choose their key places in one go, and a total says what it is made of', async () => {
    const { context, page } = await sit({ id: 'ahead', seats: 3, people: 3, until: ({ phase }) => phase === 'mark' });
    for (let person = 0; person < 3; person++) {
      await page.locator('.curtain button').click();
      for (let n = 0; n < 4; n++) await page.locator('.hand .place-card.can:not(:has(.tok))').first().click();
    }
    await page.locator('.curtain button').click();
    await page.locator('.node.can').first().waitFor();
    const totals = page.locator('.player .total-of');
    await totals.first().click();
    const figures = (await page.locator('.account td:first-of-type').allTextContents()).map((text) => Number(text.replace('−', '-')));
    expect(figures).toEqual([0, 0, -12, -4, -16]);
    await context.close();
  });

  const MARKING: Laid = { id: 'axemark', seats: 6, people: 1, until: ({ phase }) => phase === 'mark' };
  const MIDGAME: Laid = { id: 'axeplay', seats: 6, people: 1, until: turns(3) };
  const EXCHANGE: Laid = {
    ...{ id: 'axedrawn', seats: 2, people: 1, until: ({ drawn }) => drawn.length > 0 },
    decide: (state, seat, legal, rng) => legal.find(({ type }) => type === 'ticket-exchange') ?? eager(state, seat, legal, rng),
  };

  test.each<[string, string, keyof typeof SIZES, Laid]>([
    ['marking', 'light', 'phone', MARKING],
    ['in the middle of a game', 'light', 'desk', MIDGAME],
    ['in the middle of a game', 'dark', 'phone', MIDGAME],
    ['during an exchange', 'dark', 'desk', EXCHANGE],
  ])('nothing stands in the way of assistive technology: %s, %s, %s', async (_when, theme, size, laid) => {
    const { context, page, complaints } = await sit(laid, { viewport: SIZES[size] }, { theme });
    await page.locator('.tabletop .spot.can').first().waitFor();
    const buttons = page.locator('.tabletop button.spot.can');
    const place = (await buttons.count()) === 0 ? null : await buttons.first().getAttribute('data-place');
    if (place !== null) await handsAt(page, laid.id, 'click').choose(place);
    await page.waitForTimeout(500);
    expect(await violations(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('the bar and the log count the same rounds, also after something was taken back', async () => {
    const { context, page, at } = await hands({ id: 'rounds', seats: 6, people: 1, until: turns(3) }, 'click');
    const { round } = await at.state();
    const bar = page.locator('.bar h1 small');
    expect(await bar.textContent()).toBe(`Round ${round}`);
    await at.make(of(({ type }) => type === 'main'));
    await page.keyboard.press('z');
    expect(await bar.textContent()).toBe(`Round ${round}`);
    await context.close();
  });

  test('cards that only others know are nowhere in the page', async () => {
    const { context, page, at } = await hands({ id: 'secret', seats: 6, people: 1, until: turns(2) }, 'click');
    const secret = secretCards(await at.state(), 0);
    expect(secret.length).toBeGreaterThan(20);
    const html = await page.content();
    for (const card of secret) expect(html).not.toMatch(new RegExp(`(card|hand|row|drawn):${card}"`));
    await context.close();
  });

  test('as text the map is a list of ways, with how far each expedition is from my objectives', async () => {
    const { context, page } = await sit({ id: 'plain', seats: 2, people: 1, until: turns(3) }, {}, { plain: true });
    await page.getByText('From Rome one can go to:', { exact: false }).waitFor();
    expect(await page.getByText(/From .* one can go to:/).count()).toBe(NODES.length);
    expect(await page.getByText(/yellow \d+\sarrows? away, red \d+\sarrows? away/).count()).toBeGreaterThan(6);
    expect(HEAD.length).toBe(412);
    await context.close();
  });
});
