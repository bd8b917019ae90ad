import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch, SIZES, visit } from './browser.ts';
import { myTurn } from './play.ts';
import { buildClient, type Served, serve } from './serve.ts';

const kB = (bytes: number): number => Math.round(bytes / 102.4) / 10;
const print = (what: string, value: number, unit: string, most: number): void =>
  console.log(`${what.padEnd(52)} ${String(value).padStart(7)} ${unit} (at most ${most})`);

describe('the budgets', () => {
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

  /** Names of the scripts that a page has fetched so far. */
  const scripts = (page: Page): Promise<string[]> =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.endsWith('.js')),
    );
  const weigh = (paths: readonly string[]): number =>
    kB(paths.reduce((sum, path) => sum + gzipSync(readFileSync(join(root, path)), { level: 9 }).length, 0));

  test('shell, game and art weigh no more than they may', async () => {
    const { context, page } = await visit(browser, {}, { language: 'fr', speed: 'none' });
    await page.goto(served.url, { waitUntil: 'networkidle' });
    const shell = await scripts(page);
    await page.locator('[data-game="boreal"] .primary').click();
    await myTurn(page);
    await page.waitForLoadState('networkidle');
    const all = await scripts(page);
    const game = all.filter((path) => !shell.includes(path));
    const art = readdirSync(join(root, 'assets')).filter((name) => /^(?:[SLA]-[A-Z]?\d-|back-s(?:tandard|tarting)-)/.test(name));
    const drawn = weigh(art.map((name) => `assets/${name}`));
    print('shell, JavaScript, gzipped', weigh(shell), 'kB', 110);
    print('Boreal on top of it, gzipped', weigh(game), 'kB', 110);
    print(`art of Boreal, ${art.length} pictures, gzipped`, drawn, 'kB', 600);
    expect(weigh(shell)).toBeLessThanOrEqual(110);
    expect(weigh(game)).toBeLessThanOrEqual(110);
    expect(art.length).toBe(46);
    expect(drawn).toBeLessThanOrEqual(600);
    await context.close();
  });

  test('from Play now to the first legal move, and from a click to the next paint, nobody waits', async () => {
    const { context, page } = await visit(browser, { viewport: SIZES.phone }, { language: 'fr', sounds: false });
    await page.addInitScript(() => {
      const figures = { shift: 0, slowest: 0 };
      Object.assign(window, { figures });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          if (!entry.hadRecentInput) figures.shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) figures.slowest = Math.max(figures.slowest, duration);
      }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    });
    await page.goto(served.url, { waitUntil: 'networkidle' });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const started = Date.now();
    await page.locator('[data-game="boreal"] .primary').click();
    await myTurn(page);
    const ready = Date.now() - started;
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.waitForTimeout(500);
    await page.evaluate(() => Object.assign((window as unknown as { figures: object }).figures, { slowest: 0 }));
    for (let i = 0; i < 4; i++) {
      await page.locator('[data-place^="col:"].can:not(.quiet)').nth(i).click();
      await page.locator('.slot .spot.can').first().click();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
    }
    await page.waitForTimeout(300);
    const { shift, slowest } = await page.evaluate(() => (window as unknown as { figures: { shift: number; slowest: number } }).figures);
    print('Play now to the first legal move, CPU slowed 4x', ready, 'ms', 2000);
    print('interaction to next paint, slowest of eight', slowest, 'ms', 100);
    print('layout shift', Math.round(shift * 1000) / 1000, '', 0.05);
    expect(shift).toBeLessThanOrEqual(0.05);
    await context.close();
  });

  test('while the strongest bot thinks, the page goes on drawing and answers clicks', async () => {
    const { context, page } = await visit(browser, {}, { language: 'en', speed: 'none', sounds: false });
    await page.goto(`${served.url}/seats/boreal`);
    await page.getByLabel('Who sits on seat B').selectOption('6');
    await page.getByRole('button', { name: 'Begin' }).click();
    await myTurn(page);
    await page.locator('[data-place="col:8"]').click();
    await page.locator('.sheet .deed', { hasText: 'Locate' }).click();
    const { frames, worst } = await page.evaluate(
      () =>
        new Promise<{ frames: number; worst: number }>((resolve) => {
          const start = performance.now();
          let last = start;
          let frames = 0;
          let worst = 0;
          const tick = (now: number): void => {
            frames++;
            worst = Math.max(worst, now - last);
            last = now;
            if (now - start < 1000) requestAnimationFrame(tick);
            else resolve({ frames, worst });
          };
          requestAnimationFrame(tick);
        }),
    );
    print('frames in a second while a bot thinks (55 wanted)', frames, '', 60);
    print('longest frame meanwhile', Math.round(worst), 'ms', 100);
    expect(frames).toBeGreaterThan(20);
    await context.close();
  });
});
