import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { buildClient } from './serve.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the built client. */
    client: string;
  }
}

/** Builds the client once for all files of browser tests, unless one is named that is built already. */
export default async function setup(project: TestProject): Promise<(() => void) | undefined> {
  if (process.env.BANQUISE_CLIENT) {
    project.provide('client', process.env.BANQUISE_CLIENT);
    return undefined;
  }
  const client = await buildClient();
  project.provide('client', client);
  return () => rmSync(client, { recursive: true });
}
