import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from './app.ts';

const folder = `${mkdtempSync(join(tmpdir(), 'banquise-server-'))}/`;
const app = createApp(`${folder}dist/`);
let address = '';

beforeAll(async () => {
  mkdirSync(`${folder}dist/assets`, { recursive: true });
  writeFileSync(`${folder}dist/index.html`, '<!doctype html><title>Banquise</title>');
  writeFileSync(`${folder}dist/assets/main-abc.js`, 'export {};');
  writeFileSync(`${folder}secret.txt`, 'not for you');
  await new Promise<void>((resolve) => app.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(app.address() as AddressInfo).port}`;
});
afterAll(() => {
  app.close();
  rmSync(folder, { recursive: true });
});

test('health is answered, and never from a cache', async () => {
  const answer = await fetch(`${address}/healthz`);
  expect([answer.status, await answer.text(), answer.headers.get('cache-control')]).toEqual([200, 'ok\n', 'no-store']);
});

test.each(['/', '/play/boreal', '/table/abc?x=1'])('the page answers at %s', async (path) => {
  const answer = await fetch(`${address}${path}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
});

test('built files may be kept for ever, the page may not', async () => {
  expect((await fetch(`${address}/assets/main-abc.js`)).headers.get('cache-control')).toContain('immutable');
  expect((await fetch(`${address}/`)).headers.get('cache-control')).toBe('no-cache');
});

test.each([
  ['GET', '/missing.png', 404],
  ['GET', '/../secret.txt', 404],
  ['GET', '/%2e%2e/secret.txt', 404],
  ['GET', '/..%2fsecret.txt', 404],
  ['GET', '/%zz', 400],
  ['POST', '/', 405],
] as const)('%s %s is answered with %i and nothing else', async (method, path, status) => {
  const answer = await fetch(`${address}${path}`, { method });
  expect(answer.status).toBe(status);
  expect(await answer.text()).not.toContain('not for you');
});
