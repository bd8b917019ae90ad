import { type ExpeditionsMove, type ExpeditionsState, game, HEAD, NODES, nodeNumber, stories } from '@banquise/expeditions';
import { seedFromText, stream } from '@banquise/kernel';
import type { BrowserContextOptions } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { SIZES, type Visit, type Visiting } from './browser.ts';
import { type Hands, handsAt, type Way } from './expeditions-hands.ts';
import { curious, eager, keen, type Laid, playing, secretCards, thrifty, towards, turns } from './expeditions-table.ts';
import { FINGER, LYING, sitAt } from './expeditions-visit.ts';
import { openVenue } from './venue.ts';

const KINDS = [...new Set(game.vocabulary.map(({ type }) => type))];

describe('a game of Expéditions in a real browser', () => {
  const venue = openVenue();

  const sit = (laid: Laid, options: Visiting = {}, settings: object = {}): Promise<Visit> => sitAt(venue, laid, options, settings);

  async function hands(laid: Laid, way: Way, options?: BrowserContextOptions): Promise<Visit & { at: Hands }> {
    const visited = await sit(laid, options);
    return { ...visited, at: handsAt(visited.page, laid.id, way) };
  }

  const marking: Laid['until'] = ({ stage, tokens }) => stage === 'mark' && tokens[0]?.length === 3;
  const late: Laid['until'] = ({ stage, hands: held }) => stage !== 'mark' && stage !== 'over' && held.some(({ length }) => length <= 1);

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
    const told = Promise.withResolvers<void>();
    await page.route(/\/places-/, (route) => told.promise.then(() => route.continue()));
    const far = page.locator('.tabletop .node.idle[data-place="node:80"] .hit');
    await far.hover();
    expect(await page.getByRole('tooltip').textContent()).toMatch(/arrow/);
    // A passage is drawn twice: the reason stands where one points.
    const half = page.locator(`.tabletop .node.idle[data-place="node:${nodeNumber('r02')}"] .hit`).last();
    await half.hover();
    const [bubble, edge] = [await page.getByRole('tooltip').boundingBox(), await half.boundingBox()];
    expect((bubble?.x ?? 0) + (bubble?.width ?? 0)).toBeGreaterThan(edge?.x ?? Number.POSITIVE_INFINITY);
    await far.click({ button: 'right', force: true });
    const dialog = page.getByRole('dialog');
    await dialog.locator('summary').first().waitFor();
    // The stories of the places are fetched with the first of them: it comes a moment after the rest, and into its room.
    const before = (await dialog.boundingBox())?.height ?? 0;
    told.resolve();
    const { fiordland } = await stories.en();
    await dialog.getByText(fiordland).waitFor();
    expect(Math.abs(((await dialog.boundingBox())?.height ?? 0) - before)).toBeLessThan(25);
    await context.close();
  });

  test('people who share a device choose their key places in one go, and a total says what it is made of', async () => {
    const { context, page } = await sit({ id: 'ahead', seats: 3, people: 3, until: ({ stage }) => stage === 'mark' });
    for (let person = 0; person < 3; person++) {
      await page.locator('.curtain button').click();
      for (let n = 0; n < 4; n++) await page.locator('.hand .place-card.can:not(:has(.tok))').first().click();
      // The device is passed on by the button, not by the last choice: until then one may think again.
      await page.locator('.ledge .deed.primary').click();
    }
    await page.locator('.curtain button').click();
    await page.locator('.node.can').first().waitFor();
    const totals = page.locator('.player .total-of');
    await totals.first().click();
    const figures = (await page.locator('.account td:first-of-type').allTextContents()).map((text) => Number(text.replace('−', '-')));
    expect(figures).toEqual([0, 0, -12, -4, -16]);
    await context.close();
  });

  const MARKING: Laid = { id: 'axemark', seats: 6, people: 1, until: ({ stage }) => stage === 'mark' };
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
