import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Served } from './serve.ts';

const MAIN = fileURLToPath(new URL('../server/src/main.ts', import.meta.url));

/** A real server in a process of its own, on a free port, with an empty data file. */
export async function startServer(client: string): Promise<Served> {
  const data = mkdtempSync(join(tmpdir(), 'banquise-data-'));
  const settings = {
    PORT: '0',
    HOST: '127.0.0.1',
    BANQUISE_DATA: join(data, 'b.sqlite'),
    BANQUISE_CLIENT: `${client}/`,
    BANQUISE_LOG: 'error',
    // Tests play whole games in seconds, which no person does.
    BANQUISE_MESSAGES: '400',
  };
  const child = spawn(process.execPath, [MAIN], { env: { ...process.env, ...settings }, stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    child.stdout.on('data', (text) => {
      const found = /localhost:(\d+)/.exec(String(text))?.[1];
      if (found !== undefined) resolve(found);
    });
  });
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        child.removeAllListeners('exit');
        child.once('exit', () => {
          rmSync(data, { recursive: true });
          resolve();
        });
        child.kill('SIGTERM');
      }),
  };
}
