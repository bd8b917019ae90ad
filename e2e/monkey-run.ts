import { gameIds, loadGame } from '@banquise/games';
import { below, type Game, LANGUAGES, range, seedFromText, stream } from '@banquise/kernel';
import { awaits, type Creation, create, handle } from '@banquise/table';
import type { Browser, Page } from 'playwright-core';
import { visit } from './browser.ts';
import { gesticulate } from './monkey-hands.ts';

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

/** Who sits at a table: p for a person of this device, b for a bot. */
interface Mix {
  readonly game: string;
  readonly seats: string;
}

/** Every game with every number of seats and every mix of people and bots, with at least one person. */
export async function mixes(): Promise<Mix[]> {
  const all: Mix[] = [];
  for (const name of gameIds()) {
    const { seats } = await loadGame(name);
    for (let count = seats.min; count <= seats.max; count++)
      for (let mask = 1; mask < 1 << count; mask++)
        all.push({
          game: name,
          seats: range(count)
            .map((seat) => ((mask >> seat) & 1 ? 'p' : 'b'))
            .join(''),
        });
  }
  return all;
}

const NAMES = ['Maximilienne', 'Odile', 'Malo', 'Inès', 'Bo', 'Guillemette'];

/** What the page keeps of such a table after some moves at random. */
function saveOf(game: Game, { seats }: Mix, id: string, moves: number): object {
  const people = range(seats.length).filter((seat) => seats[seat] === 'p');
  const creation: Creation = {
    ...{ id, game: game.id, rules: game.rules, options: {}, seed: seedFromText(id), at: 0, owner: 'device' },
    seats: [...seats].map((who, seat) =>
      who === 'p'
        ? { kind: 'person', name: NAMES[seat] as string, person: 'device', confirm: moves % 2 === 0 }
        : { kind: 'bot', name: NAMES[seat] as string, level: 1 },
    ),
    clock: { kind: 'none' },
    settings: { confirm: false, standIn: 3 },
  };
  const made = create(game, creation);
  if (!made.ok) throw new Error(`${made.problem.field}: ${made.problem.expected}`);
  const begun = handle(game, made.value, { id: 'start', by: 'host', version: 0, type: 'start' }, 0);
  let { table } = begun;
  const journal = begun.append === null ? [] : [begun.append];
  const rng = stream(creation.seed, 'imagine');
  for (let n = 0; n < moves; n++) {
    const seat = awaits(game, table)[0]?.seat;
    if (seat === undefined || table.state === null) break;
    const legal = game.moves(table.drafts[seat]?.state ?? table.state, seat);
    const by = people.includes(seat) ? ({ person: 'device' } as const) : 'host';
    const step = table.drafts[seat]?.moves.length ?? 0;
    const command = { id: `m${n}`, by, version: table.entries.length, seat, step } as const;
    const next =
      legal.length === 0
        ? handle(game, table, { ...command, type: 'confirm' }, n)
        : handle(game, table, { ...command, type: 'move', move: legal[below(rng, legal.length)] }, n);
    if (next.append === null) throw new Error(JSON.stringify(next.answer));
    ({ table } = next);
    journal.push(next.append);
  }
  const names = creation.seats.map((_, seat) => NAMES[seat]);
  const stored = { creation, journal };
  return { id, game: game.id, names, people, begun: 0, played: 0, moves, finished: false, yours: true, stored };
}

/** The table is set: something of it can be seen. */
const SET = '.stage [data-place], .plain h2, .curtain, .scorepage, .fault';

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
}

/** How many finds are enough: a table that never opens would take no gesture, and the run never end. */
const MOST_FAULTS = 50;

/**
 * Plays like somebody who cannot read, at one table after the other, until all gestures are made. A browser that dies
 * meanwhile is replaced.
 */
export async function runMonkey(open: () => Promise<Browser>, url: string, { gestures, seed, tell, games }: Plan): Promise<Report> {
  const all = (await mixes()).filter(({ game }) => games === undefined || games.includes(game));
  const rng = stream(seedFromText(`monkey ${seed}`), 'imagine');
  const each = Math.max(120, Math.ceil(gestures / all.length));
  const report: Report = { gestures: 0, tables: 0, reloads: 0, finished: 0, deaths: 0, faults: [] };
  // In another order with each seed, so that a short run does not always try the same ones.
  const order = all.map((mix) => ({ mix, key: below(rng, 1_000_000) })).sort((a, b) => a.key - b.key);
  let browser = await open();
  for (let n = 0, dead = 0; report.gestures < gestures && report.faults.length < MOST_FAULTS; n++) {
    const { mix } = order[n % order.length] as (typeof order)[number];
    const at = Date.now();
    const faults = await table(browser, url, mix, `monkey-${seed}-${n}`, each, (most) => below(rng, most), report);
    if (await lives(browser, faults)) {
      dead = 0;
      report.tables++;
      report.faults.push(...faults);
    } else {
      // A machine short of memory ends a browser now and then; three at a run are no accident.
      report.deaths++;
      if (++dead === 3) {
        report.faults.push(`the browser died three times running: ${faults.at(-1)}`);
        return report;
      }
      browser = await open();
    }
    tell?.(report, mix, Date.now() - at);
  }
  await browser.close();
  return report;
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
  browser: Browser,
  url: string,
  mix: Mix,
  id: string,
  gestures: number,
  dice: (most: number) => number,
  report: Report,
): Promise<string[]> {
  const faults: string[] = [];
  const game = await loadGame(mix.game);
  const save = saveOf(game, mix, id, dice(3) === 0 ? 0 : dice(120));
  const language = LANGUAGES[dice(LANGUAGES.length)];
  const settings = { language, speed: 'none', sounds: false, confirm: dice(2) === 0, keys: true, plain: dice(8) === 0, name: '' };
  const theme = dice(2) === 0 ? 'dark' : 'light';
  const size = (): (typeof SIZES)[number] => SIZES[dice(SIZES.length)] as (typeof SIZES)[number];
  const where = `${mix.game} ${mix.seats} ${language}`;
  let page: Page | undefined;
  const fail = (what: string, last: readonly string[]): void => {
    const { width, height } = page?.viewportSize() ?? { width: 0, height: 0 };
    faults.push(`${where} ${width}x${height} (${id}): ${what}\n    ${last.join('\n    ')}`);
  };
  try {
    const opened = await visit(browser, { viewport: size(), hasTouch: dice(2) === 0 }, { ...settings, theme });
    const { context, complaints } = opened;
    page = opened.page;
    await context.addInitScript(
      ({ kept, key }) => {
        if (localStorage.getItem(key) === null) localStorage.setItem(key, kept);
        // Bots breathe and pieces pause for people; a monkey waits for nothing.
        const later = window.setTimeout;
        window.setTimeout = ((run: () => void, _ms?: number, ...more: unknown[]) => later(run, 0, ...more)) as typeof setTimeout;
      },
      { kept: JSON.stringify(save), key: `banquise.game.${id}` },
    );
    await page.goto(`${url}/table/${id}`);
    await page.waitForSelector(SET);
    for (let left = gestures; left > 0; ) {
      const { done, last } = await page.evaluate(gesticulate, { seed: dice(1_000_000_000), gestures: Math.min(left, 30 + dice(200)) });
      left -= Math.max(1, done);
      report.gestures += done;
      // Between two pages there is none for a moment: a blank one lasts.
      const blank = await page
        .waitForFunction(() => (document.querySelector('main')?.textContent ?? '').trim().length >= 3, undefined, { timeout: 4000 })
        .then(
          () => false,
          () => true,
        );
      const broken = await page.evaluate(() => document.querySelector('.fault pre')?.textContent ?? null);
      if (broken !== null) fail(`fault: ${broken.slice(0, 600)}`, last);
      else if (blank && (await page.locator('[aria-busy]').count()) === 0) fail('blank page', last);
      if (complaints.length > 0) fail(`console: ${complaints.splice(0).join(' | ').slice(0, 600)}`, last);
      if (broken !== null || blank) break;
      if (new URL(page.url()).pathname !== `/table/${id}`) await page.goto(`${url}/table/${id}`);
      else if (dice(4) === 0) {
        await page.reload();
        report.reloads++;
      }
      await page.waitForSelector(SET);
      if (!(await goesOn(page))) {
        fail('stuck table', last);
        break;
      }
      if (dice(2) === 0) await page.setViewportSize(size());
    }
    if ((await page.locator('.scorepage').count()) > 0) report.finished++;
    await context.close();
  } catch (error) {
    fail(`the page does not answer: ${String(error).slice(0, 300)}`, []);
    // A dead browser has nothing left to close.
    await page
      ?.context()
      .close()
      .catch(() => undefined);
  }
  return faults;
}

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
          document.querySelector('.curtain button, .scorepage, .spot.can, .sheet .deed, .plain-moves button, .plain .actions button') !==
          null,
        undefined,
        { timeout: 4000 },
      )
      .then(
        () => true,
        () => false,
      );
  };
  return (await waiting()) || (await waiting()) || (await waiting());
}
