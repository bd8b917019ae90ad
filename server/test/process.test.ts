import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'banquise-process-'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Banquise</title>');
afterAll(() => rmSync(folder, { recursive: true }));

interface Ran {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly ended: Promise<number | null>;
}

function run(env: Record<string, string>): Ran {
  const settings = { HOST: '127.0.0.1', PORT: '0', BANQUISE_DATA: join(folder, 'data.sqlite'), BANQUISE_CLIENT: `${folder}/`, ...env };
  const child = spawn(process.execPath, [main], { env: { ...process.env, ...settings } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  return { child, output: () => output, ended: new Promise((resolve) => child.on('exit', resolve)) };
}

test('it says where it is, answers there, and stops cleanly when it is told to', async () => {
  const { child, output, ended } = run({});
  await expect.poll(output, { timeout: 60_000 }).toContain('Banquise is at http://localhost:');
  const port = /localhost:(\d+)/.exec(output())?.[1];
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('what the host got wrong is said in one line', async () => {
  const bad = run({ PORT: 'many' });
  expect(await bad.ended).toBe(2);
  expect(bad.output()).toBe('banquise: PORT must be a whole number from 0 to 65535, not "many"\n');
  const unbuilt = run({ BANQUISE_CLIENT: '/nowhere/' });
  expect(await unbuilt.ended).toBe(1);
  expect(unbuilt.output()).toContain('the client is not built');
});

test('a port that is taken, and a data file that is none, are said so', async () => {
  const blocker = createServer();
  await new Promise<void>((resolve) => blocker.listen(0, '127.0.0.1', resolve));
  const { port } = blocker.address() as { port: number };
  const taken = run({ PORT: `${port}` });
  expect(await taken.ended).toBe(1);
  expect(taken.output()).toContain(`port ${port} is taken; choose another one with PORT=...`);
  blocker.close();
  writeFileSync(join(folder, 'letter.txt'), 'Dear aunt, '.repeat(100));
  const letter = run({ BANQUISE_DATA: join(folder, 'letter.txt') });
  expect(await letter.ended).toBe(1);
  expect(letter.output()).toContain('cannot open the data file');
});
