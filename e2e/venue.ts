import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest';
import { launch, launchWhole } from './browser.ts';
import { type Served, serve } from './serve.ts';

/** What the tests of one file play on. */
export interface Venue {
  readonly browser: Browser;
  /** The client's folder; a copy, so that a test may change it. */
  readonly root: string;
  readonly url: string;
}

/** Files that run one after the other share one warm browser, as long as it lives; it ends with their process. */
let shared: Browser | undefined;

/** Opens the venue before the tests of the surrounding block, and puts everything away after them. */
export function openVenue(open: (root: string) => Promise<Served> = serve): Venue {
  const venue: { -readonly [K in keyof Venue]?: Venue[K] } = {};
  let served: Served | undefined;
  let quick: Browser | undefined;
  let whole: Browser | undefined;
  beforeAll(async () => {
    venue.root = mkdtempSync(join(tmpdir(), 'banquise-web-'));
    cpSync(inject('client'), venue.root, { recursive: true });
    served = await open(venue.root);
    venue.url = served.url;
    if (shared?.isConnected() !== true) shared = await launch();
    quick = shared;
  });
  // A second try is made in the whole browser, in case it is the quick one that cannot do it.
  beforeEach(async ({ task }) => {
    if (task.result?.retryCount) whole ??= await launchWhole();
    venue.browser = (task.result?.retryCount ? whole : quick) as Browser;
  });
  // What a failed test left open would go on beside its second try. Tests that run beside each other close their own.
  afterEach(async ({ task }) => {
    if (task.concurrent !== true) await Promise.all(venue.browser?.contexts().map((context) => context.close()) ?? []);
  });
  afterAll(async () => {
    await whole?.close();
    await served?.close();
    if (venue.root !== undefined) rmSync(venue.root, { recursive: true });
  });
  return venue as Venue;
}
