import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest';
import { join as joinBrowser, launchWhole } from './browser.ts';
import { type Served, serve } from './serve.ts';

/** What the tests of one file play on. */
export interface Stage {
  readonly browser: Browser;
  /** The client's folder; a copy, so that a test may change it. */
  readonly root: string;
  readonly url: string;
}

/** Sets the stage before the tests of the surrounding block, and puts everything away after them. */
export function setStage(open: (root: string) => Promise<Served> = serve): Stage {
  const stage: { -readonly [K in keyof Stage]?: Stage[K] } = {};
  let served: Served | undefined;
  let quick: Browser | undefined;
  let whole: Browser | undefined;
  beforeAll(async () => {
    stage.root = mkdtempSync(join(tmpdir(), 'banquise-web-'));
    cpSync(inject('client'), stage.root, { recursive: true });
    served = await open(stage.root);
    stage.url = served.url;
    quick = await joinBrowser(inject('browser'));
  });
  // A second try is made in the whole browser, in case it is the quick one that cannot do it.
  beforeEach(async ({ task }) => {
    if (task.result?.retryCount) whole ??= await launchWhole();
    stage.browser = (task.result?.retryCount ? whole : quick) as Browser;
  });
  // What a failed test left open would go on beside its second try. Tests that run beside each other close their own.
  afterEach(async ({ task }) => {
    if (task.concurrent !== true) await Promise.all(stage.browser?.contexts().map((context) => context.close()) ?? []);
  });
  afterAll(async () => {
    await quick?.close();
    await whole?.close();
    await served?.close();
    if (stage.root !== undefined) rmSync(stage.root, { recursive: true });
  });
  return stage as Stage;
}
