import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { jsonLog } from './log.ts';

test('nothing has to be set', () => {
  expect(readConfig({})).toMatchObject({ port: 3000, host: '0.0.0.0', origins: [], proxy: false, metricsToken: null });
  expect(readConfig({}).data).toMatch(/\/data\/banquise\.sqlite$/);
});

test('addresses are taken as browsers name them', () => {
  expect(readConfig({ BANQUISE_ORIGIN: 'https://a.example/, http://b.example:8080/x' }).origins).toEqual([
    'https://a.example',
    'http://b.example:8080',
  ]);
});

test.each([
  ['PORT', 'many', 'PORT must be a whole number from 0 to 65535, not "many"'],
  ['PORT', '70000', 'not "70000"'],
  ['BANQUISE_ORIGIN', 'games.example.org', 'addresses like https://games.example.org'],
  ['BANQUISE_LOG', 'loud', 'one of silent, error, warn, info, debug'],
  ['BANQUISE_PROXY', 'yes', 'the number of proxies in a row'],
  ['BANQUISE_PROXY', '1', 'BANQUISE_PROXY needs BANQUISE_ORIGIN'],
])('%s=%s is refused in words', (name, value, words) => {
  expect(() => readConfig({ [name]: value })).toThrow(words);
});

test('the page for hosts names every variable that is read', () => {
  const source = readFileSync(new URL('./config.ts', import.meta.url), 'utf8');
  const page = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const read = new Set(source.match(/\b(PORT|HOST|BANQUISE_[A-Z_]+)\b/g));
  expect(read.size).toBeGreaterThan(10);
  expect([...read].filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

test('the log is one line of JSON each, from the level that was asked for', () => {
  const lines: string[] = [];
  const log = jsonLog('warn', (line) => lines.push(line));
  log.info({}, 'unheard');
  log.warn({ table: 't' }, 'look\nhere');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^\{.*\}\n$/);
  expect(JSON.parse(lines[0] as string)).toMatchObject({ level: 'warn', table: 't', text: 'look\nhere' });
});

test('many servers need a database to share, and what may hold a password is not shown again', () => {
  expect(() => readConfig({ BANQUISE_BUS: 'nats://bus:4222' })).toThrow('BANQUISE_BUS needs BANQUISE_DATABASE');
  expect(() => readConfig({ BANQUISE_DATABASE: 'mysql://me:hunter2@db/games' })).toThrow(/^(?!.*hunter2).*BANQUISE_DATABASE must be/);
  expect(() => readConfig({ BANQUISE_DATABASE: 'postgres://db/games', BANQUISE_BUS: 'bus' })).toThrow('BANQUISE_BUS must be');
  const both = readConfig({ BANQUISE_DATABASE: 'postgres://me:s@a,b/games', BANQUISE_BUS: 'nats://a:4222,nats://b:4222' });
  expect([both.database, both.bus]).toEqual(['postgres://me:s@a,b/games', 'nats://a:4222,nats://b:4222']);
});
