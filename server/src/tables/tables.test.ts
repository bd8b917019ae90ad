import type { Game } from '@banquise/kernel';
import type { ClientRequest } from '@banquise/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { codeOf, pebbles } from '../../test/hosted.ts';
import { Person } from '../../test/person.ts';
import { CLOCK, gather } from '../../test/play.ts';
import { type TestServer, testServer } from '../../test/server.ts';

let server: TestServer;
let offset = 0;
const present: Person[] = [];
beforeEach(async () => {
  offset = 0;
  server = await testServer({ games: [pebbles], now: () => Date.now() + offset, config: { tablesPerPerson: 2 } });
});
afterEach(async () => {
  for (const person of present.splice(0)) person.leave();
  await server.stop();
});

async function guest(name: string): Promise<Person> {
  const person = await Person.guest(server.address, name);
  present.push(person);
  return person;
}

const plan: Omit<Extract<ClientRequest, { readonly type: 'create' }>, 'id'> = {
  ...{ type: 'create', game: 'pebbles', options: {}, clock: CLOCK, settings: { confirm: false, standIn: 1 }, listed: true },
  seats: [{ kind: 'me' }, { kind: 'empty' }],
};

test('a table that nobody looks at leaves the memory, and comes back as it was', async () => {
  const both = [await guest('Ada'), await guest('Bob')] as const;
  const table = await gather(pebbles, both);
  const before = both[0].see(table);
  server.context.tables.sweep();
  expect(server.context.tables.lives.has(table)).toBe(true);
  for (const person of both) person.client.unwatch(table);
  await expect.poll(() => server.context.tables.lives.get(table)?.watchers.size).toBe(0);
  offset = 300_000;
  server.context.tables.sweep();
  expect(server.context.tables.lives.has(table)).toBe(false);
  const again = await both[0].watch(table);
  expect(again.entries).toEqual(before.entries);
});

test('who lets go of a table that was dropped and read again does not take away the one that others look at', async () => {
  const [ada, bob] = [await guest('Ada'), await guest('Bob')];
  const table = await gather(pebbles, [ada, bob]);
  const { tables } = server.context;
  const old = await tables.find(table);
  if (old === undefined) throw new Error('no table');
  tables.drop(table);
  const now = await tables.find(table);
  expect(now).not.toBe(old);
  old.watchers.clear();
  old.settled = true;
  tables.leave(old);
  expect(tables.lives.get(table)).toBe(now);
});

test('a person has a limited number of tables under way; the same request twice makes one', async () => {
  const ada = await guest('Ada');
  expect(codeOf(await ada.client.request(plan))).toBe('ok');
  for (const _ of [1, 2]) ada.socket?.send(JSON.stringify({ ...plan, id: 'same' }));
  await ada.until(() => ada.of('answer').filter(({ id }) => id === 'same').length === 2);
  const made = ada.of('answer').filter(({ id }) => id === 'same');
  expect(made.map((answer) => answer.ok && answer.table)).toEqual([made[0]?.ok && made[0].table, made[0]?.ok && made[0].table]);
  expect(await ada.client.request(plan)).toMatchObject({ ok: false, refusal: { code: 'too-many', max: 2 } });
});

test.each([
  [{ game: 'chess' }, 'no-such-game'],
  [{ options: { bag: 'torn' } }, 'bad-message'],
  [{ seats: [{ kind: 'me' }] }, 'bad-message'],
] as const)('a plan that cannot be is refused: %j', async (change, code) => {
  const ada = await guest('Ada');
  expect(codeOf(await ada.client.request({ ...plan, ...change } as typeof plan))).toBe(code);
});

test('one person may hold several seats, and see each with its own eyes', async () => {
  const ada = await guest('Ada');
  const answer = await ada.client.request({ ...plan, seats: [{ kind: 'me' }, { kind: 'me' }] });
  const table = (answer.ok && answer.table) || '';
  await ada.watch(table);
  await ada.ask(table, { type: 'start' });
  await ada.until(() => ada.last('update')?.viewer === 0);
  const twin = new Person(ada.device);
  present.push(twin);
  const second = await twin.watch(table, { seat: 1 });
  expect(second.own?.seat).toBe(1);
  expect(JSON.stringify(second.view)).not.toBe(JSON.stringify(ada.see(table).view));
  const third = new Person(ada.device);
  present.push(third);
  expect((await third.watch(table, { seat: 'spectator' })).own).toBeNull();
});

test('a table made under other rules is not played on, and says so', async () => {
  const both = [await guest('Ada'), await guest('Bob')] as const;
  const table = await gather(pebbles, both);
  for (const person of both) person.client.unwatch(table);
  await expect.poll(() => server.context.tables.lives.get(table)?.watchers.size).toBe(0);
  offset = 300_000;
  server.context.tables.sweep();
  (server.context.games as Map<string, Game>).set('pebbles', { ...pebbles, rules: 2 });
  expect(codeOf(await both[0].client.request({ type: 'watch', table, from: 0 }))).toBe('other-rules');
});

test('a new name is used at the next table', async () => {
  const ada = await guest('Ada');
  await ada.device.post('/api/name', { name: 'Adèle' });
  const answer = await ada.client.request(plan);
  const mirror = await ada.watch((answer.ok && answer.table) || '');
  expect(mirror.status.seats[0]?.name).toBe('Adèle');
});

test('open tables that everybody forgot are cleared away', async () => {
  const ada = await guest('Ada');
  await ada.client.request(plan);
  expect(await server.context.directory.lobby()).toHaveLength(1);
  ada.client.close();
  offset = 8 * 86_400_000;
  await expect.poll(() => server.context.directory.lobby(), { timeout: 5000 }).toEqual([]);
});
