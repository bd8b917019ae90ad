import { existsSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Download,
  type LaunchOptions,
  type Page,
} from 'playwright-core';
import { UNPAINT } from './unpaint.ts';

/** Without windows and their furniture Chromium opens a page in half the time. */
const SHELLS = ['/usr/bin/chromium-headless-shell'];
/** What only a whole browser does, such as showing notices. */
const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const found = (paths: readonly string[]): string | undefined => process.env.CHROMIUM ?? paths.find((path) => existsSync(path));
export const shellPath = (): string | undefined => found(SHELLS);
export const wholePath = (): string | undefined => found(WHOLE);

export const launch = (): Promise<Browser> => chromium.launch(how(shellPath() ?? wholePath()));

export const launchWhole = (): Promise<Browser> => chromium.launch(how(wholePath()));

function how(executablePath: string | undefined): LaunchOptions {
  if (executablePath === undefined) throw new Error('no Chromium found: install it (apt-get install chromium) or name it in CHROMIUM');
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  return { executablePath, args };
}

export const SIZES = {
  phone: { width: 360, height: 800 },
  tablet: { width: 820, height: 1180 },
  desk: { width: 1440, height: 900 },
} as const;

/** Two who meet, by language and size: in three meetings every language stands on a phone and on a desk. */
export const MEETINGS = [
  [
    ['en', 'desk'],
    ['fr', 'phone'],
  ],
  [
    ['en', 'phone'],
    ['it', 'desk'],
  ],
  [
    ['fr', 'desk'],
    ['it', 'phone'],
  ],
] as const;

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Errors and warnings of the page: there must be none. */
  readonly complaints: string[];
}

export interface Visiting extends BrowserContextOptions {
  /** Somebody looks at the page, or measures how long it takes to draw. All others save the time; axe paints what it looks at. */
  readonly painted?: boolean;
}

/** A fresh visitor. Service workers stay out unless the test is about them: they would serve the previous build. */
export async function visit(browser: Browser, { painted = false, ...options }: Visiting = {}, settings: object = {}): Promise<Visit> {
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block', viewport: SIZES.desk, ...options });
  await context.addInitScript((chosen) => {
    if (localStorage.getItem('banquise.settings') === null) localStorage.setItem('banquise.settings', JSON.stringify(chosen));
  }, settings);
  if (!painted) await context.addInitScript({ content: UNPAINT });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    // Said by the test's own browser, where service workers are kept out.
    if (text.startsWith('Service Worker registration blocked')) return;
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(text);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return { context, page, complaints };
}

/** What a page gave to be kept. */
export const downloaded = async (download: Download): Promise<string> => text(await download.createReadStream());
