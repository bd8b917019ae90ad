// `npm run dev`: the server, started anew when its sources change, and Vite in front of it. One address for both; a change
// of the client is on the screen at once. PORT chooses the address, BANQUISE_DATA where games are kept.
import { type ChildProcess, spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';

const root = new URL('..', import.meta.url).pathname;
const port = process.env.PORT ?? '3000';
const behind = String(await freePort());

/** A port that nobody listens on now. */
function freePort(): Promise<number> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
}

const origin = process.env.BANQUISE_ORIGIN ?? `http://localhost:${port}`;
const server = run('node', ['--watch', '--watch-preserve-output', 'server/src/main.ts'], {
  PORT: behind,
  HOST: '127.0.0.1',
  BANQUISE_ORIGIN: origin,
  // Vite serves the client: the server only has to find one.
  BANQUISE_CLIENT: `${root}web/`,
});
const vite = run('vite', ['web', '--port', port, '--strictPort'], { BANQUISE_SERVER: `http://127.0.0.1:${behind}` });

const both = [server, vite];
let over = false;
function end(status: number): void {
  if (over) return;
  over = true;
  for (const child of both) child.kill('SIGTERM');
  process.exitCode = status;
}
// One without the other is of no use.
for (const child of both) child.on('exit', (code) => end(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end(0));
