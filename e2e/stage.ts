import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { join as joinBrowser } from './browser.ts';
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
  beforeAll(async () => {
    stage.root = mkdtempSync(join(tmpdir(), 'banquise-web-'));
    cpSync(inject('client'), stage.root, { recursive: true });
    served = await open(stage.root);
    stage.url = served.url;
    stage.browser = await joinBrowser(inject('browser'));
  });
  // What a failed test left open would go on beside its second try. Tests that run beside each other close their own.
  afterEach(async ({ task }) => {
    if (task.concurrent !== true) await Promise.all(stage.browser?.contexts().map((context) => context.close()) ?? []);
  });
  afterAll(async () => {
    await stage.browser?.close();
    await served?.close();
    if (stage.root !== undefined) rmSync(stage.root, { recursive: true });
  });
  return stage as Stage;
}
