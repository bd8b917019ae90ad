import { mkdirSync } from 'node:fs';
import type { Language } from '@banquise/kernel';
import type { Page } from 'playwright-core';
import { visit } from './browser.ts';
import { keepTables } from './laid.ts';
import { measure, type Parts } from './measure.ts';
import type { Venue } from './venue.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

const sized = (list: readonly string[]): readonly Size[] =>
  list.map((text) => {
    const [width = 0, height = 0] = text.split('x').map(Number);
    return { width, height };
  });

/** Where a table must fit whole: under fingers, and under a mouse. */
const TOUCHED = sized(['360x740', '390x844', '412x915', '740x360', '844x390', '820x1180', '1024x768', '1180x820']);
const POINTED = sized(['1280x720', '1366x768', '1440x900', '1920x1080', '2560x1440']);

/** A table as it lies at one position, and what somebody has pointed at then. */
export interface Posed {
  readonly name: string;
  readonly save: { readonly id: string };
  act?(page: Page): Promise<void>;
}

/** A game to be measured. */
export interface Fitted {
  readonly game: string;
  /** The first two open a visit each, and have the slip of a first game while three turns are not over. */
  readonly positions: readonly Posed[];
  readonly parts: Parts;
  /** A piece that must grow with the screen. */
  readonly grows: string;
}

/** The themes and the two long languages, each theme with one of them: neither changes what the other does. */
const MANNERS = [
  { language: 'fr', theme: 'light' },
  { language: 'it', theme: 'dark' },
] as const satisfies readonly { language: Language; theme: 'light' | 'dark' }[];

export interface Found {
  /** Everything that does not fit, in words. */
  readonly faults: string[];
  /** By size of the screen: how wide the piece is that must grow with it, at the first position. */
  readonly widths: Map<string, number>;
}

/**
 * Lays every position out at every size and tells everything that does not fit. With `SHOTS=folder` it also takes the
 * pictures; with `ONLY=1366x768.*fr` at what that names alone, `ONLY=.` at everything in both manners.
 */
export async function misfits(venue: Venue, fitted: Fitted): Promise<Found> {
  const found: Found = { faults: [], widths: new Map() };
  for (const [turn, manner] of MANNERS.entries())
    for (const [touch, sizes] of [
      [true, TOUCHED],
      [false, POINTED],
    ] as const)
      await round(venue, fitted, { manner, turn, touch, sizes }, found);
  return found;
}

interface Round {
  readonly manner: (typeof MANNERS)[number];
  readonly turn: number;
  readonly touch: boolean;
  readonly sizes: readonly Size[];
}

/** Painting is most of the time, and no part of where things are. */
const UNPAINTED = `
*, ::before, ::after { background-image: none !important; box-shadow: none !important; filter: none !important; backdrop-filter: none !important; }
.atlas { visibility: hidden !important; }`;

const unpaint = (css: string): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
};

/** Runs in the page: goes to another table as a link would, which takes a fifth of what loading the page takes. */
const walkTo = async (path: string): Promise<void> => {
  const before = document.querySelector('.table');
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
  const isThere = (): boolean => ![null, before].includes(document.querySelector('.table'));
  while (!isThere()) await new Promise(requestAnimationFrame);
};

async function round(venue: Venue, fitted: Fitted, { manner, turn, touch, sizes }: Round, found: Found): Promise<void> {
  const { game, positions, parts, grows } = fitted;
  const { faults, widths } = found;
  const { ONLY = '', SHOTS } = process.env;
  const { language, theme } = manner;
  const only = new RegExp(ONLY);
  const nameOf = ({ width, height }: Size, position: string): string => `${game}-${width}x${height}-${position}-${language}`;
  // Manners take turns from position to position, by touch and by mouse the other way round: every size meets both, in half the time.
  const rounds = positions.flatMap((position, nth) => {
    const mine = ONLY !== '' || (nth + (touch ? 0 : 1)) % MANNERS.length === turn;
    const wanted = sizes.filter((size) => mine && only.test(nameOf(size, position.name)));
    return wanted.length === 0 ? [] : [{ ...position, wanted }];
  });
  const [first] = sizes;
  if (first === undefined || rounds.length === 0) return;
  const settings = { language, theme, speed: 'none', sounds: false, confirm: touch };
  const { context, page, complaints } = await visit(
    venue.browser,
    { viewport: first, hasTouch: touch, reducedMotion: 'reduce', painted: true },
    settings,
  );
  await keepTables(
    context,
    positions.map(({ save }) => save),
  );
  for (const [nth, { name, save, act, wanted }] of rounds.entries()) {
    await page.setViewportSize(first);
    if (nth === 0) {
      await page.goto(`${venue.url}/table/${save.id}`);
      if (SHOTS === undefined) await page.evaluate(unpaint, UNPAINTED);
    } else await page.evaluate(walkTo, `/table/${save.id}`);
    await page.locator('.table').waitFor();
    await page.evaluate(() => document.fonts.ready);
    await act?.(page);
    for (const size of wanted) {
      const where = nameOf(size, name);
      await page.setViewportSize(size);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      for (const fault of await page.evaluate(measure, parts)) faults.push(`${where} ${theme}: ${fault}`);
      if (name === positions[0]?.name)
        widths.set(`${size.width}x${size.height}`, (await page.locator(grows).first().boundingBox())?.width ?? 0);
      if (SHOTS === undefined) continue;
      mkdirSync(SHOTS, { recursive: true });
      await page.screenshot({ path: `${SHOTS}/${where}.png` });
    }
  }
  faults.push(...complaints.map((complaint) => `${game}: ${complaint}`));
  await context.close();
}
