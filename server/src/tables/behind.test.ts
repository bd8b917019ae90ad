import { afterEach, expect, test } from 'vitest';
import { pebbles } from '../../test/hosted.ts';
import { Person } from '../../test/person.ts';
import { CLOCK } from '../../test/play.ts';
import { type TestServer, testServer } from '../../test/server.ts';
import type { Bus } from '../bus/bus.ts';
import { sqliteStore } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import type { Live } from './live.ts';

const servers: TestServer[] = [];
let store: Store;
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
  await store.close();
});

/** Servers that never hear of each other. */
const silence = (): Bus => ({
  ...{ isUp: false, publish: () => undefined, subscribe: () => () => undefined, ask: async () => false },
  ...{ onUp: () => undefined, close: async () => undefined },
});

test('who has seen more elsewhere is not shown less here, even while something is being stored', async () => {
  store = await sqliteStore(':memory:');
  const gate = Promise.withResolvers<void>();
  const slow: Store['tables']['append'] = async (batch) => {
    await gate.promise;
    return store.tables.append(batch);
  };
  const shared = { ...store, close: async () => undefined };
  const one = await testServer({ games: [pebbles], store: shared, bus: silence() });
  const two = await testServer({ games: [pebbles], store: { ...shared, tables: { ...store.tables, append: slow } }, bus: silence() });
  servers.push(one, two);
  const [ada, bob] = [await Person.guest(one.address, 'Ada'), await Person.guest(one.address, 'Bob')];
  const made = await ada.client.request({
    ...{ type: 'create', game: 'pebbles', options: {}, clock: CLOCK, settings: { confirm: false, standIn: 1 }, listed: true },
    seats: [{ kind: 'me' }, { kind: 'empty' }],
  });
  const table = (made.ok && made.table) || '';
  const live = (await two.context.tables.find(table)) as Live;
  await bob.watch(table);
  expect((await bob.ask(table, { type: 'sit', seat: 1, name: 'Bob' })).ok).toBe(true);
  const ahead = ((await one.context.tables.find(table)) as Live).committed.entries.length;
  expect(ahead).toBeGreaterThan(live.committed.entries.length);

  const sit = { id: 'cleo', by: { person: 'cleo' }, version: live.committed.entries.length, type: 'sit', seat: 1, name: 'Cleo' } as const;
  const answered = new Promise<boolean | undefined>((resolve) => two.context.tables.ask(live, sit, (answer) => resolve(answer?.ok)));
  await expect.poll(() => live.storing).toBe(true);
  const heard: string[] = [];
  const listener = { selves: [], address: 'here', send: (text: string) => void heard.push(text) };
  two.context.tables.watch(live, { listener, wanted: 'spectator', version: ahead, still: null });
  expect(heard).toEqual([]);
  gate.resolve();
  expect(await answered).toBe(false);
  await expect.poll(() => heard.length).toBeGreaterThan(0);
  expect(heard.filter((text) => text.includes('"fresh":true'))).toEqual([]);
  expect(live.committed.entries).toHaveLength(ahead);
  for (const person of [ada, bob]) person.leave();
});
