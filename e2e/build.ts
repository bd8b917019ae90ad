import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { launchShared } from './browser.ts';
import { buildClient } from './serve.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the built client. */
    client: string;
    /** Where the browser that all files share listens. */
    browser: string;
  }
}

/** Builds the client and starts a browser once for all files of browser tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [client, browser] = await Promise.all([buildClient(), launchShared()]);
  project.provide('client', client);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    rmSync(client, { recursive: true });
  };
}
