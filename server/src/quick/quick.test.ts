import type { Wish } from '@banquise/protocol';
import { afterEach, expect, test } from 'vitest';
import { pebbles } from '../../test/hosted.ts';
import { Person } from '../../test/person.ts';
import { type TestServer, testServer } from '../../test/server.ts';
import { newKey } from '../host/chance.ts';
import { sqliteStore } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';

const WISH: Wish = { games: [pebbles.id], pace: 'live', rated: true, size: 'two', wide: false };
let servers: TestServer[] = [];
let people: Person[] = [];
afterEach(async () => {
  for (const person of people) person.leave();
  for (const server of servers) await server.stop();
  [servers, people] = [[], []];
});

const serve = async (store?: Store): Promise<TestServer> => {
  const server = await testServer({ games: [pebbles], ...(store ? { store } : {}) });
  servers.push(server);
  return server;
};
/** Closed once, however many servers share it. */
async function shared(): Promise<Store> {
  const store = await sqliteStore(':memory:');
  return { ...store, close: async () => undefined };
}
const come = async (server: TestServer, name: string): Promise<Person> => {
  const person = await Person.guest(server.address, name);
  people.push(person);
  return person;
};
const seek = (person: Person, wish: Wish = WISH) => person.client.request({ type: 'seek', ...wish });

test('two strangers find each other, both begin, and play a rated game against each other', async () => {
  const server = await serve();
  const [ada, bo] = [await come(server, 'Ada'), await come(server, 'Bo')];
  expect((await seek(ada)).ok).toBe(true);
  expect(ada.last('seeking')).toMatchObject({ rating: 1000, band: 120, waiting: {} });
  await seek(bo);
  await ada.until(() => ada.last('found') !== undefined);
  await bo.until(() => bo.last('found') !== undefined);
  const { table, seats, stake, met, starts } = ada.last('found') as NonNullable<ReturnType<typeof ada.last<'found'>>>;
  expect(seats.map(({ name }) => name).sort()).toEqual(['Ada', 'Bo']);
  expect(seats.filter(({ you }) => you).map(({ name }) => name)).toEqual(['Ada']);
  expect([stake?.win ?? 0, -(stake?.lose ?? 0)].every((points) => points > 0)).toBe(true);
  expect(met).toBe(0);
  expect(starts).toBeGreaterThan(Date.now());
  for (const person of [ada, bo]) expect((await person.client.request({ type: 'found', table, begin: true })).ok).toBe(true);
  for (const person of [ada, bo]) {
    await person.until(() => person.last('found-begun')?.table === table);
    expect((await person.watch(table)).status).toMatchObject({ phase: 'playing' });
  }
  expect(await server.store.quick.of(seats.map(({ name }) => name))).toEqual([]);
});

test('who says not this time is out; the other is back where it stood', async () => {
  const server = await serve();
  const [ada, bo] = [await come(server, 'Ada'), await come(server, 'Bo')];
  await seek(ada);
  const since = ada.last('seeking')?.since as number;
  await seek(bo);
  await bo.until(() => bo.last('found') !== undefined);
  const table = bo.last('found')?.table as string;
  await bo.client.request({ type: 'found', table, begin: false });
  await ada.until(() => ada.of('seeking').length > 1);
  expect(ada.last('seeking')?.since).toBe(since);
  expect(bo.last('unsought')).toMatchObject({ why: 'stopped' });
  expect((await server.store.tables.row(table))?.phase).not.toBe('playing');
  const cy = await come(server, 'Cy');
  await seek(cy);
  await cy.until(() => cy.last('found') !== undefined);
  expect(cy.last('found')?.seats.map(({ name }) => name)).toContain('Ada');
});

test('casual and rated, live and over days do not mix, and a search that is stopped is over', async () => {
  const server = await serve();
  const [ada, bo] = [await come(server, 'Ada'), await come(server, 'Bo')];
  await seek(ada);
  await seek(bo, { ...WISH, rated: false });
  expect(bo.last('seeking')).toMatchObject({ other: 1 });
  await server.context.quick.tick();
  expect(ada.last('found')).toBeUndefined();
  await ada.client.request({ type: 'unseek' });
  expect(ada.last('unsought')).toMatchObject({ why: 'stopped' });
  await seek(bo);
  await server.context.quick.tick();
  expect(bo.last('found')).toBeUndefined();
});

test('three find one table, without whom one of them has blocked', async () => {
  const server = await serve();
  const crowd = await Promise.all(['Ada', 'Bo', 'Cy', 'Di'].map((name) => come(server, name)));
  const [ada, bo] = crowd as [Person, Person];
  await bo.device.post('/api/register', { login: 'bo', password: 'four northern games' });
  expect((await ada.device.post('/api/block', { login: 'bo', on: true })).status).toBe(200);
  for (const person of crowd) await seek(person, { ...WISH, size: 'more' });
  await ada.until(() => ada.last('found') !== undefined);
  expect(
    ada
      .last('found')
      ?.seats.map(({ name }) => name)
      .sort(),
  ).toEqual(['Ada', 'Cy', 'Di']);
  expect(bo.last('found')).toBeUndefined();
});

test('whom one blocks while one waits is not found any more', async () => {
  const server = await serve();
  const [ada, bo, cy] = [await come(server, 'Ada'), await come(server, 'Bo'), await come(server, 'Cy')];
  await bo.device.post('/api/register', { login: 'bo', password: 'four northern games' });
  await seek(ada);
  expect((await ada.device.post('/api/block', { login: 'bo', on: true })).status).toBe(200);
  await seek(bo);
  await server.context.quick.tick();
  expect(bo.last('found')).toBeUndefined();
  await seek(cy);
  await cy.until(() => cy.last('found') !== undefined);
});

test('over days the game begins at once, casual where that was asked for', async () => {
  const server = await serve();
  const [ada, bo] = [await come(server, 'Ada'), await come(server, 'Bo')];
  for (const person of [ada, bo]) await seek(person, { ...WISH, pace: 'days', rated: false });
  await ada.until(() => ada.last('found-begun') !== undefined);
  const row = await server.store.tables.row(ada.last('found-begun')?.table as string);
  expect(row?.creation).toMatchObject({ clock: { kind: 'days' }, settings: { casual: true } });
});

test('two servers that pair at the same moment pair nobody twice, and lose nobody', async () => {
  const store = await shared();
  const [one, two] = [await serve(store), await serve(store)];
  const crowd = await Promise.all(Array.from({ length: 16 }, (_, i) => come(i % 2 === 0 ? one : two, `P${i}`)));
  await Promise.all(crowd.map((person) => seek(person)));
  await Promise.all([one, two, one, two].map(({ context }) => context.quick.tick()));
  for (const person of crowd) await person.until(() => person.last('found') !== undefined);
  const tables = crowd.map((person) => person.last('found')?.table as string);
  expect(new Set(tables).size).toBe(8);
  for (const person of crowd) expect(person.of('found')).toHaveLength(1);
});

test('what a server took and did not lay out when it died, another one lays out and begins', async () => {
  const store = await shared();
  const server = await serve(store);
  const guests = ['g1', 'g2'];
  const now = Date.now();
  for (const id of guests) await store.people.add({ id, name: id, login: null, password: null, created: now, seen: now, merged: null });
  const pool = 'live/rated/two';
  for (const person of guests)
    await store.quick.seek({
      ...{ person, pool, games: [pebbles.id], ratings: {}, size: 'two', wide: false, blocked: [], since: now, seen: now },
    });
  const id = newKey();
  expect(await store.quick.take({ id, pool, game: pebbles.id, people: guests, starts: now - 1 })).toBe(true);
  expect(await store.quick.take({ id: newKey(), pool, game: pebbles.id, people: guests, starts: now })).toBe(false);
  const ada = await come(server, 'Ada');
  await seek(ada, { ...WISH, rated: false });
  await server.context.quick.tick();
  expect((await store.tables.row(id))?.phase).toBe('playing');
  expect(await store.quick.match(id)).toBeUndefined();
  expect(await store.quick.of(guests)).toEqual([]);
});
