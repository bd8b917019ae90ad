import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../test/server.ts';

const folder = `${mkdtempSync(join(tmpdir(), 'banquise-server-'))}/`;
let server: TestServer;
let address = '';

beforeAll(async () => {
  mkdirSync(`${folder}dist/assets`, { recursive: true });
  writeFileSync(`${folder}dist/index.html`, '<!doctype html><title>Banquise</title>');
  writeFileSync(`${folder}dist/assets/main-abc.js`, 'export {};');
  writeFileSync(`${folder}dist/assets/main-abc.js.br`, brotliCompressSync('export {};'));
  writeFileSync(`${folder}dist/assets/main-abc.js.gz`, gzipSync('export {};'));
  writeFileSync(`${folder}secret.txt`, 'not for you');
  server = await testServer({ config: { client: `${folder}dist/` } });
  address = server.address;
});
afterAll(async () => {
  await server.stop();
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
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
])('who accepts %s gets the file packed as %s, and caches are told to ask', async (accepts, packed) => {
  const answer = await fetch(`${address}/assets/main-abc.js`, { headers: { 'accept-encoding': accepts } });
  expect(answer.headers.get('content-encoding')).toBe(packed);
  expect(answer.headers.get('vary')).toContain('accept-encoding');
  expect(answer.headers.get('content-type')).toContain('javascript');
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(await answer.text()).toBe('export {};');
});

test.each([
  ['GET', '/missing.png', 404],
  ['GET', '/../secret.txt', 404],
  ['GET', '/%2e%2e/secret.txt', 404],
  ['GET', '/..%2fsecret.txt', 404],
  ['GET', '/%zz', 400],
  ['GET', '/api/nothing', 404],
  ['GET', '/live', 404],
  ['POST', '/', 405],
] as const)('%s %s is answered with %i and nothing else', async (method, path, status) => {
  const answer = await fetch(`${address}${path}`, { method });
  expect(await answer.text()).not.toContain('not for you');
  expect(answer.status).toBe(status);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

test('figures are for the host: counters in the format of Prometheus', async () => {
  const answer = await fetch(`${address}/metrics`);
  expect(answer.headers.get('content-type')).toContain('version=0.0.4');
  const text = await answer.text();
  expect(text).toMatch(/^banquise_accepted_total \d+$/m);
  expect(text).toMatch(/^banquise_answer_seconds_bucket\{le="\+Inf"\} \d+$/m);
});
