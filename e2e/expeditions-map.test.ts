import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { eager, turns } from './expeditions-table.ts';
import { FINGER, LYING, sitAt } from './expeditions-visit.ts';
import { openVenue } from './venue.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Fingers on the glass, each told apart by its place in the list. */
async function fingersAt(page: Page): Promise<(type: 'touchStart' | 'touchMove' | 'touchEnd', at: readonly Spot[]) => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  return (type, at) => session.send('Input.dispatchTouchEvent', { type, touchPoints: at.map((spot, id) => ({ ...spot, id })) });
}

describe('the map of Expéditions under a mouse and under fingers', () => {
  const venue = openVenue();

  test('dragging moves the map and chooses nothing, the wheel enlarges it, and a passage that is far leads to its other half', async () => {
    const { context, page, complaints } = await sitAt(venue, { id: 'pan', seats: 2, people: 1, until: turns(1) });
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

  test('on a phone the map lies still while key places are marked, also when the slip of a first game is shut', async () => {
    const { context, page, complaints } = await sitAt(
      venue,
      { id: 'still', seats: 2, people: 1, until: ({ stage }) => stage === 'mark' },
      FINGER,
    );
    await page.waitForTimeout(300);
    await page.evaluate(() => {
      const world = document.querySelector('.world') as HTMLElement;
      const seen = new Set([world.style.transform]);
      new MutationObserver(() => {
        seen.add(world.style.transform);
        world.dataset.lay = [...seen].join('; ');
      }).observe(world, { attributeFilter: ['style'] });
    });
    await page.locator('.window > .first button').tap();
    for (const marked of [1, 2]) {
      await page.evaluate(() => {
        const inSight = [...document.querySelectorAll('.window .node.can .hit')].find((hit) => {
          const { x, width } = hit.getBoundingClientRect();
          return x > 0 && x + width < innerWidth;
        });
        inSight?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      });
      await page.waitForFunction((n) => document.querySelectorAll('.hand .place-card .tok').length === n, marked);
      await page.locator('.hand .place-card.can').first().waitFor();
    }
    expect(await page.locator('.world').getAttribute('data-lay')).toBeNull();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('on a phone the hand stays where it was swiped to when a drawn card is chosen', async () => {
    const { context, page, complaints } = await sitAt(
      venue,
      {
        ...{ id: 'swiped', seats: 2, people: 1, until: ({ drawn, turn }) => drawn.length > 0 && turn === 0 },
        decide: (state, seat, legal, rng) => legal.find(({ type }) => type === 'ticket-exchange') ?? eager(state, seat, legal, rng),
      },
      FINGER,
    );
    const along = (): Promise<number> => page.locator('.hand ul').evaluate(({ scrollLeft }) => scrollLeft);
    await page.locator('.drawn .place-card').first().tap();
    await page.waitForTimeout(200);
    expect(await page.locator('.drawn .place-card.chosen').count()).toBe(1);
    expect(await along()).toBeLessThan(20);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('on a phone whoever walks back through the log sees on the map what each turn placed', async () => {
    const { context, page, complaints } = await sitAt(venue, { id: 'walk', seats: 3, people: 1, until: turns(5) }, FINGER);
    const drawn = (): Promise<{ key: string | null; seen: boolean }[]> =>
      page.locator('.trail > g:not(.leaving)').evaluateAll((arrows) => {
        const map = (document.querySelector('.window') as HTMLElement).getBoundingClientRect();
        const foot = (document.querySelector('.walkbar') as HTMLElement).getBoundingClientRect().top;
        return arrows.map((arrow) => {
          const { left, right, top, bottom } = arrow.getBoundingClientRect();
          return {
            key: arrow.getAttribute('transform'),
            seen: right > map.left && left < map.right && bottom > map.top && top < Math.min(foot, map.bottom),
          };
        });
      });
    await page.getByRole('button', { name: 'Log', exact: true }).tap();
    await page.locator('.log .when').first().tap();
    const back = page.locator('.walkbar button').first();
    for (let n = 0; n < 6; n++) {
      await page.waitForTimeout(700);
      const before = await drawn();
      await back.tap();
      await page.waitForTimeout(100);
      const left = (await drawn()).map(({ key }) => key);
      const placed = before.filter(({ key }) => !left.includes(key));
      expect(placed.length === 0 || placed.some(({ seen }) => seen)).toBe(true);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('two fingers enlarge the map around what lies between them, and choose nothing', async () => {
    const { context, page, complaints } = await sitAt(venue, { id: 'pinch', seats: 2, people: 1, until: turns(1) }, FINGER);
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
    const { context, page, complaints } = await sitAt(venue, { id: 'guard', seats: 2, people: 1, until: turns(1) }, options);
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
    const { context, page } = await sitAt(venue, { id: 'pinch-rest', seats: 2, people: 1, until: turns(1) }, FINGER);
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
    const { context, page } = await sitAt(venue, { id: 'thumb', seats: 6, people: 1, until: turns(2) }, options);
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
});
