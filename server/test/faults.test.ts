import { spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { restore } from '@banquise/table';
import { afterAll, expect, test } from 'vitest';
import { sqliteStore } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { first, pebbles } from './hosted.ts';
import { Device, Person } from './person.ts';
import { CLOCK, gather, playOut } from './play.ts';
import { type TestServer, testServer } from './server.ts';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'banquise-faults-'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Banquise</title>');
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let files = 0;
const file = (): string => join(folder, `${files++}.sqlite`);
const draw = { type: 'move', seat: 0, step: 0, move: { type: 'draw' } } as const;
const couple = (server: TestServer): Promise<[Person, Person]> =>
  Promise.all([Person.guest(server.address, 'Ada'), Person.guest(server.address, 'Bob')]);

test('a database that takes seconds to answer at the start delays it and breaks nothing', async () => {
  const store = await sqliteStore(':memory:');
  const { value } = store;
  const slow = async (name: string, make: () => string): Promise<string> => {
    await new Promise((resolve) => setTimeout(resolve, 1300));
    return value(name, make);
  };
  // What looks around by itself once a second must not do so before there is something to be seen: it would end the process.
  const server = await testServer({ games: [pebbles], store: { ...store, value: slow } });
  expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
  await server.stop();
});

test('a full disk: nobody is told yes, the server says so, reads on, and goes on when there is room', async () => {
  const data = file();
  const server = await testServer({ games: [pebbles], data });
  const both = await couple(server);
  const [ada, bob] = both;
  const table = await gather(pebbles, both);
  const before = ada.see(table);
  // SQLite itself refuses to grow the file by a single page, as it does when the disk is full.
  const { tables } = server.store as { tables: { append: Store['tables']['append'] } };
  const { append } = tables;
  const full = await fullStore(data);
  tables.append = (batch) => full.tables.append(batch);
  const answers = await Promise.all([1, 2, 3].map(() => ada.client.ask(table, before.version, draw)));
  for (const answer of answers) expect(answer).toMatchObject({ ok: false, from: 'server', refusal: { code: 'not-stored' } });
  expect(server.log.join('\n')).toMatch(/commands could not be stored/);
  expect(server.context.metrics.text()).toMatch(/banquise_failed_total [1-9]/);
  const eve = await Person.guest(server.address, 'Eve');
  expect((await eve.watch(table, { key: ada.last('links')?.watch as string })).entries).toEqual(before.entries.map((entry) => entry));
  await full.close();
  tables.append = append;
  expect((await ada.ask(table, draw)).ok).toBe(true);
  await bob.until(() => bob.see(table).entries.some(({ what }) => what === 'move'));
  await playOut(table, both, first);
  for (const person of [...both, eve]) person.leave();
  await server.stop();
});

/** A store on the same file whose writes find no room. */
async function fullStore(data: string): Promise<Store> {
  const store = await sqliteStore(data);
  return {
    ...store,
    tables: {
      ...store.tables,
      async append() {
        const db = new DatabaseSync(data, { timeout: 5000 });
        try {
          const { page_count } = db.prepare('pragma page_count').get() as { page_count: number };
          db.exec(`pragma max_page_count=${page_count}`);
          db.exec('begin; create table ballast (x); insert into ballast values (zeroblob(10000000)); commit');
        } finally {
          db.close();
        }
        return [];
      },
    },
  };
}

test('a slow disk: moves wait for it and for nothing else, and none is lost', async () => {
  const server = await testServer({ games: [pebbles] });
  const both = await couple(server);
  const ids = [await gather(pebbles, both), await gather(pebbles, both), await gather(pebbles, both)];
  const { tables } = server.store as { tables: { append: Store['tables']['append'] } };
  const { append } = tables;
  let batches = 0;
  tables.append = async (batch) => {
    batches++;
    await new Promise((resolve) => setTimeout(resolve, 200));
    return append(batch);
  };
  const answers = await Promise.all(ids.map((table) => both[0].client.ask(table, both[0].see(table).version, draw)));
  expect(answers.every(({ ok }) => ok)).toBe(true);
  // What comes while the disk is busy goes together.
  expect(batches).toBeLessThanOrEqual(3);
  for (const table of ids) expect(await server.store.tables.journal(table)).toHaveLength(3);
  for (const person of both) person.leave();
  await server.stop();
});

interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/** Starts the server as a host does, and waits until it ends or says where it is; then it is stopped. */
async function start(env: Record<string, string>): Promise<Ended> {
  const settings = { HOST: '127.0.0.1', PORT: '0', BANQUISE_CLIENT: `${folder}/`, ...env };
  const all = { env: { ...process.env, ...settings } };
  const child = spawn(process.execPath, [main], all);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += text;
      if (output.includes('Banquise is at')) child.kill('SIGTERM');
    });
  const code = await new Promise<number | null>((resolve) => child.on('exit', resolve));
  return { code, output };
}

async function played(data: string): Promise<string> {
  const server = await testServer({ games: [pebbles], data });
  const both = await couple(server);
  const table = await gather(pebbles, both);
  await playOut(table, both, first);
  for (const person of both) person.leave();
  await server.stop();
  return table;
}

test('a torn data file is named at the start, and nothing is done to it', async () => {
  const data = file();
  await played(data);
  truncateSync(data, Math.floor(statSync(data).size / 2));
  const before = readFileSync(data);
  const { code, output } = await start({ BANQUISE_DATA: data });
  expect(code).toBe(1);
  expect(output).toContain(`cannot open the data file ${data}`);
  expect(readFileSync(data).equals(before)).toBe(true);
});

test('a data file that can only be read is named at the start', async () => {
  const data = file();
  await played(data);
  // The format has a byte that says who may write: 3 is nobody that is known.
  const bytes = readFileSync(data);
  bytes[18] = 3;
  writeFileSync(data, bytes);
  const { code, output } = await start({ BANQUISE_DATA: data });
  expect(code).toBe(1);
  expect(output).toMatch(/cannot open the data file .*(readonly|read-only)/);
});

test('a log cut in the middle: what it still holds is there, in order, without a gap', async () => {
  const data = file();
  const server = await testServer({ games: [pebbles], data });
  const both = await couple(server);
  const table = await gather(pebbles, both);
  for (let n = 0; n < 40; n++) await both[0].ask(table, { type: 'pause', seat: 0, agree: n % 2 === 0 });
  const torn = file();
  copyFileSync(data, torn);
  copyFileSync(`${data}-wal`, `${torn}-wal`);
  const { size } = statSync(`${torn}-wal`);
  truncateSync(`${torn}-wal`, Math.floor(size * 0.7));
  const store = await sqliteStore(torn);
  const kept = await store.tables.load(table, []);
  expect(kept?.journal.length).toBeGreaterThan(2);
  expect(kept?.journal.map(({ revision }) => revision)).toEqual(kept?.journal.map((_, i) => i + 1));
  expect(kept?.row.revision).toBe(kept?.journal.length);
  expect(restore(pebbles, { creation: kept?.row.creation as never, journal: kept?.journal ?? [] }).ok).toBe(true);
  await store.close();
  for (const person of both) person.leave();
  await server.stop();
});

test.each([3_600_000, -3_600_000])('a clock that jumps by %i ms takes nobody’s seat and stops no game', async (jump) => {
  let offset = 0;
  const server = await testServer({ games: [pebbles], now: () => Date.now() + offset });
  const both = await couple(server);
  const table = await gather(pebbles, both);
  await both[0].ask(table, draw);
  offset = jump;
  await playOut(table, both, first);
  const { entries, status } = both[0].see(table);
  expect(status.ending).toBe('played');
  expect(entries.some(({ what }) => what === 'replaced')).toBe(false);
  const times = entries.map(({ at }) => at);
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect((await both[0].device.get('/api/me')).body).toMatchObject({ me: { name: 'Ada' } });
  for (const person of both) person.leave();
  await server.stop();
});

test('without file descriptors for more people it stays up for those who are there', async () => {
  const data = file();
  const settings = { HOST: '127.0.0.1', PORT: '0', BANQUISE_CLIENT: `${folder}/`, BANQUISE_DATA: data, BANQUISE_CONNECTIONS: '10000' };
  const child = spawn('bash', ['-c', 'ulimit -n 64; exec "$0" "$1"', process.execPath, main], { env: { ...process.env, ...settings } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  await expect.poll(() => output, { timeout: 30_000 }).toContain('localhost:');
  const port = Number(/localhost:(\d+)/.exec(output)?.[1]);
  const ada = await Person.guest(`http://127.0.0.1:${port}`, 'Ada');
  const crowd = Array.from({ length: 100 }, () => connect(port, '127.0.0.1').on('error', () => undefined));
  await new Promise((resolve) => setTimeout(resolve, 500));
  const made = ada.client.request({
    ...{ type: 'create', game: 'boreal', options: {}, clock: CLOCK, settings: { confirm: false, standIn: 1 }, listed: true },
    seats: [{ kind: 'me' }, { kind: 'empty' }],
  });
  expect((await made).ok).toBe(true);
  for (const socket of crowd) socket.destroy();
  await expect.poll(async () => (await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null))?.status, { timeout: 10_000 }).toBe(200);
  ada.leave();
  child.kill('SIGTERM');
  expect(await new Promise((resolve) => child.on('exit', resolve))).toBe(0);
});

test('a bot whose thread dies is played by the way out, and the game comes to its end', async () => {
  const server = await testServer({
    games: [pebbles],
    chooser: { choose: () => Promise.reject(new Error('the thread died')), stop: async () => undefined },
  });
  const ada = await Person.guest(server.address, 'Ada');
  const answer = await ada.client.request({
    ...{ type: 'create', game: 'pebbles', options: {}, clock: CLOCK, listed: false, settings: { confirm: false, standIn: 1 } },
    seats: [{ kind: 'me' }, { kind: 'bot', level: 6, name: 'Ice' }],
  });
  const table = (answer.ok && answer.table) || '';
  await ada.watch(table);
  await ada.ask(table, { type: 'start' });
  await playOut(table, [ada], first);
  expect(server.log.join('\n')).toContain('a bot had no answer');
  ada.leave();
  await server.stop();
});

test('a client that sends one byte at a time holds up nobody, and is not waited for without end', async () => {
  const server = await testServer({ games: [pebbles] });
  const slow = connect(Number(new URL(server.address).port), '127.0.0.1');
  const text = 'POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{';
  let sent = 0;
  const drip = setInterval(() => slow.write(text.charAt(sent++)), 20);
  const both = await couple(server);
  const table = await gather(pebbles, both);
  await playOut(table, both, first);
  expect((await new Device(server.address).get('/api/lobby')).status).toBe(200);
  expect(server.app.server.requestTimeout).toBeLessThanOrEqual(30_000);
  expect(server.app.server.headersTimeout).toBeLessThanOrEqual(30_000);
  clearInterval(drip);
  slow.destroy();
  for (const person of both) person.leave();
  await server.stop();
});
