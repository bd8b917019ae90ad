import { loadGame } from '@banquise/games';
import { below, LANGUAGES, seedFromText, stream } from '@banquise/kernel';
import type { Browser, Page } from 'playwright-core';
import { type Visit, visit } from './browser.ts';
import { gesticulate } from './monkey-hands.ts';
import { type Mix, mixes, saveOf } from './monkey-tables.ts';

/** Every size that a table must fit. */
const SIZES = [
  ...[
    [1024, 768],
    [1180, 820],
    [1280, 720],
    [1366, 768],
    [1440, 900],
    [1920, 1080],
    [2560, 1440],
  ],
  ...[
    [360, 740],
    [390, 844],
    [412, 915],
    [740, 360],
    [844, 390],
    [820, 1180],
  ],
].map(([width, height]) => ({ width: width as number, height: height as number }));

/** The table is set: something of it can be seen. */
const SET = '.tabletop [data-place], .plain h2, .curtain, .scorepage, .fault';

export interface Report {
  gestures: number;
  tables: number;
  reloads: number;
  finished: number;
  /** Browsers that ended by themselves. */
  deaths: number;
  /** One line each: where, what, and what was done before. */
  readonly faults: string[];
}

export interface Plan {
  readonly gestures: number;
  readonly seed: number;
  /** Called after each table. */
  readonly tell?: (report: Report, mix: Mix, ms: number) => void;
  /** Only these, where given. */
  readonly games?: readonly string[];
  /** Only the table of this number, as a fault names it. */
  readonly only?: number;
  /** The table to begin with, and how far on the next one lies, for several monkeys that share the tables. */
  readonly from?: number;
  readonly stride?: number;
}

/** How many finds are enough: a table that never opens would take no gesture, and the run never end. */
const MOST_FAULTS = 50;

/** How long a busy machine may take to open a page or to show something: what is broken stays so for longer. */
const PATIENCE = 180_000;
const MOMENT = 15_000;

/** Tables one visitor sits at before another comes: a fresh one costs a second of reading the program anew. */
const STAYS = 12;

type Dice = (most: number) => number;

/**
 * Plays like somebody who cannot read, at one table after the other, until all gestures are made. A browser that dies
 * meanwhile is replaced.
 */
export async function runMonkey(open: () => Promise<Browser>, url: string, plan: Plan): Promise<Report> {
  const { gestures, seed, tell, games, only, from = 0, stride = 1 } = plan;
  const all = (await mixes()).filter(({ game }) => games === undefined || games.includes(game));
  const rng = stream(seedFromText(`monkey ${seed}`), 'imagine');
  const each = Math.max(120, Math.ceil((gestures * stride) / all.length));
  const report: Report = { gestures: 0, tables: 0, reloads: 0, finished: 0, deaths: 0, faults: [] };
  // In another order with each seed, so that a short run does not always try the same ones.
  const order = all.map((mix) => ({ mix, key: below(rng, 1_000_000) })).sort((a, b) => a.key - b.key);
  let browser = await open();
  let visitor: Visit | undefined;
  // A browser that has died has nothing left to close; that it died is counted below.
  const leave = (): Promise<void> | undefined => visitor?.context.close().catch(() => undefined);
  for (let n = only ?? from, stay = 0, dead = 0; report.gestures < gestures && report.faults.length < MOST_FAULTS; n += stride, stay++) {
    const { mix } = order[n % order.length] as (typeof order)[number];
    const at = Date.now();
    // Every table has dice of its own, so that one alone can be played again.
    const id = `monkey-${seed}-${n}`;
    const own = stream(seedFromText(id), 'imagine');
    const dice: Dice = (most) => below(own, most);
    let faults: readonly string[];
    try {
      if (visitor === undefined || stay % STAYS === 0) {
        await leave();
        visitor = await enter(browser, stay % (2 * STAYS) < STAYS);
      }
      faults = await table(visitor, url, mix, id, each, dice, report);
    } catch (error) {
      faults = [`no page opens (${id}): ${String(error).slice(0, 300)}`];
    }
    if (faults.length > 0) {
      await leave();
      visitor = undefined;
    }
    if (await lives(browser, faults)) {
      dead = 0;
      report.tables++;
      report.faults.push(...faults);
    } else {
      // A machine short of memory ends a browser now and then; three at a run are no accident.
      report.deaths++;
      visitor = undefined;
      if (++dead === 3) {
        report.faults.push(`the browser died three times running: ${faults.at(-1)}`);
        return report;
      }
      browser = await open();
    }
    tell?.(report, mix, Date.now() - at);
    if (only !== undefined) break;
  }
  await browser.close();
  return report;
}

/** A visitor for whom nothing waits: bots breathe and pieces pause for people, not for a monkey. */
async function enter(browser: Browser, hasTouch: boolean): Promise<Visit> {
  const visitor = await visit(browser, { hasTouch });
  visitor.page.setDefaultTimeout(PATIENCE);
  await visitor.context.addInitScript(() => {
    const later = window.setTimeout;
    window.setTimeout = ((run: () => void, _ms?: number, ...more: unknown[]) => later(run, 0, ...more)) as typeof setTimeout;
  });
  return visitor;
}

/** Whether a browser is still there. One that dies takes its pages with it a moment before it says so itself. */
async function lives(browser: Browser, faults: readonly string[]): Promise<boolean> {
  if (faults.some((fault) => fault.includes('has been closed')) && browser.isConnected())
    await Promise.race([
      new Promise((resolve) => browser.once('disconnected', resolve)),
      new Promise((resolve) => setTimeout(resolve, 3000)),
    ]);
  return browser.isConnected();
}

async function table(
  { page, complaints }: Visit,
  url: string,
  mix: Mix,
  id: string,
  gestures: number,
  dice: Dice,
  report: Report,
): Promise<string[]> {
  const faults: string[] = [];
  const save = saveOf(await loadGame(mix.game), mix, id, dice(3) === 0 ? 0 : dice(120));
  const language = LANGUAGES[dice(LANGUAGES.length)];
  const theme = dice(2) === 0 ? 'dark' : 'light';
  const settings = { language, theme, speed: 'none', sounds: false, confirm: dice(2) === 0, keys: true, plain: dice(8) === 0, name: '' };
  const size = (): (typeof SIZES)[number] => SIZES[dice(SIZES.length)] as (typeof SIZES)[number];
  const fail = (what: string, last: readonly string[]): void => {
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    faults.push(`${mix.game} ${mix.seats} ${language} ${width}x${height} (${id}): ${what}\n    ${last.join('\n    ')}`);
  };
  try {
    await page.setViewportSize(size());
    // Everything of the table before is forgotten, before the page's own program begins.
    await page.addInitScript(
      ({ key, kept, path }) => {
        if (location.pathname !== path || localStorage.getItem(key) !== null) return;
        localStorage.clear();
        for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, JSON.stringify(value));
      },
      { key: `banquise.game.${id}`, kept: { 'banquise.settings': settings, [`banquise.game.${id}`]: save }, path: `/table/${id}` },
    );
    await page.goto(`${url}/table/${id}`);
    await page.waitForSelector(SET, { state: 'attached' });
    for (let left = gestures, over = false; left > 0; ) {
      const { done, last } = await page.evaluate(gesticulate, { seed: dice(1_000_000_000), gestures: Math.min(left, 30 + dice(300)) });
      left -= Math.max(1, done);
      report.gestures += done;
      const { broken, blank } = await look(page);
      if (broken !== null) fail(`fault: ${broken.slice(0, 600)}`, last);
      else if (blank) fail('blank page', last);
      if (complaints.length > 0) fail(`console: ${complaints.splice(0).join(' | ').slice(0, 600)}`, last);
      if (broken !== null || blank) break;
      if (new URL(page.url()).pathname !== `/table/${id}`) await page.goto(`${url}/table/${id}`);
      else if (dice(6) === 0) {
        await page.reload();
        report.reloads++;
      }
      await page.waitForSelector(SET, { state: 'attached' });
      if (!(await goesOn(page))) {
        fail(`stuck table: ${await said(page)}`, last);
        break;
      }
      if (!over && (await page.locator('.scorepage').count()) > 0) {
        // The sheet gets a last stretch; what remains of the gestures goes to tables that are still played.
        over = true;
        left = Math.min(left, 80);
        report.finished++;
      }
      if (dice(2) === 0) await page.setViewportSize(size());
    }
  } catch (error) {
    fail(`the page does not answer: ${String(error).slice(0, 300)}`, []);
  }
  return faults;
}

/** Between two pages there is none for a moment: a blank one lasts. */
async function look(page: Page): Promise<{ readonly broken: string | null; readonly blank: boolean }> {
  const blank = await page
    .waitForFunction(() => (document.querySelector('main')?.textContent ?? '').trim().length >= 3, undefined, { timeout: MOMENT })
    .then(
      () => false,
      () => true,
    );
  const broken = await page.evaluate(() => document.querySelector('.fault pre')?.textContent ?? null);
  return { broken, blank: blank && (await page.locator('[aria-busy]').count()) === 0 };
}

/** What the table says for itself, for whoever looks for the fault. */
const said = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.prompt, .walkbar, [role=alert]')]
      .map(({ dataset, textContent }) => [dataset.state, textContent].join(' '))
      .join(' | '),
  );

/** Somebody may act, or all is over: nothing else is allowed to last. Dialogs are shut and the present is come back to first. */
async function goesOn(page: Page): Promise<boolean> {
  const waiting = async (): Promise<boolean> => {
    await page.evaluate(() => {
      for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      document.querySelector<HTMLElement>('.walkbar .now, .looking .now')?.click();
    });
    return page
      .waitForFunction(
        () =>
          document.querySelector('.curtain button, .scorepage, .spot.can, .ledge .deed, .plain-moves button, .plain .actions button') !==
          null,
        undefined,
        { timeout: MOMENT },
      )
      .then(
        () => true,
        () => false,
      );
  };
  // On a busy machine bots may take long over their turns: a table whose log grows is not stuck.
  for (let last = -1, tries = 0; tries < 3; tries++) {
    if (await waiting()) return true;
    const kept = await keptMoves(page);
    if (kept !== last) tries = 0;
    last = kept;
  }
  return false;
}

/** How much of the game the page has kept. */
const keptMoves = (page: Page): Promise<number> =>
  page.evaluate(() => localStorage.getItem(`banquise.game.${location.pathname.split('/').at(-1)}`)?.length ?? 0);
