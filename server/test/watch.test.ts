import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
/** Vite serves the client then: the server only has to find one. */
const WEB = fileURLToPath(new URL('../../web/', import.meta.url));

test('started anew with every change, as `npm run dev` does it, the server answers', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'banquise-watch-'));
  const settings = { PORT: '0', HOST: '127.0.0.1', BANQUISE_DATA: join(folder, 'b.sqlite'), BANQUISE_CLIENT: WEB };
  const child = spawn(process.execPath, ['--watch', MAIN], { env: { ...process.env, ...settings }, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true });
  });
  const port = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (text) => {
      said += String(text);
      const found = /localhost:(\d+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
      // The watcher itself stays and waits for a change.
      if (said.includes('Failed running')) reject(new Error(said));
    });
  });
  expect((await fetch(`http://127.0.0.1:${port}/api/lobby`)).status).toBe(200);
}, 60_000);
