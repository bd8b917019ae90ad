import { range } from '@banquise/kernel';
import { expect, test } from 'vitest';
import { codeOf, pebbles } from '../hosted.ts';
import { Person } from '../person.ts';
import { gather } from '../play.ts';
import { testServer } from '../server.ts';
import { fidgetedTable, longestStop } from './helpers.ts';

// Finding 1: one guest writes a log without end, and everybody waits while it is replayed.

/** In milliseconds. */
const STOP = 50;
const ENTRIES = 20_000;

test('a pause asked for and taken back again comes to an end, and the game goes on', async () => {
  const server = await testServer({ games: [pebbles] });
  const both = [await Person.guest(server.address, 'Ada'), await Person.guest(server.address, 'Bob')] as const;
  const [ada, bob] = both;
  const table = await gather(pebbles, both);
  let refused: unknown = 'ok';
  for (let n = 0; refused === 'ok' && n < 60; n++) {
    const version = ada.see(table).version;
    const answers = range(100).map((i) => ada.client.ask(table, version, { type: 'pause', seat: 0, agree: i % 2 === 0 }));
    refused = (await Promise.all(answers)).map(codeOf).find((code) => code === 'only-moves') ?? 'ok';
  }
  expect(refused).toBe('only-moves');
  expect((await server.store.tables.row(table))?.revision).toBeLessThan(2500);
  expect((await ada.ask(table, { type: 'move', seat: 0, step: 0, move: { type: 'draw' } })).ok).toBe(true);
  expect((await bob.ask(table, { type: 'leave', seat: 1 })).ok).toBe(true);
  for (const person of both) person.leave();
  await server.stop();
});

test('fidgeting is charged by person and table, moves are not', async () => {
  const server = await testServer({ games: [pebbles], config: { messageRate: 40 } });
  const both = [await Person.guest(server.address, 'Ada'), await Person.guest(server.address, 'Bob')] as const;
  const [ada] = both;
  const table = await gather(pebbles, both);
  const version = ada.see(table).version;
  for (const i of range(60)) {
    const request = { type: 'pause', seat: 0, agree: i % 2 === 0 } as const;
    ada.socket?.send(JSON.stringify({ type: 'ask', id: `p${i}`, table, version, request }));
  }
  await ada.until(() => ada.of('answer').filter(({ id }) => id?.startsWith('p')).length >= 60);
  const codes = ada
    .of('answer')
    .filter(({ id }) => id?.startsWith('p'))
    .map(codeOf);
  expect(codes.filter((code) => code === 'too-fast').length).toBeGreaterThanOrEqual(15);
  expect((await ada.ask(table, { type: 'move', seat: 0, step: 0, move: { type: 'draw' } })).ok).toBe(true);
  for (const person of both) person.leave();
  await server.stop();
});

// On a machine that is lent in slices a thread's clock now and then counts time that it did not get. A stop of ours comes every time.
test('a log of old days is watched, recorded and forgotten without anybody waiting for it', { retry: 2 }, async () => {
  const server = await testServer({ games: [pebbles] });
  const ada = await Person.guest(server.address, 'Ada');
  const bob = await Person.guest(server.address, 'Bob');
  const seat = await gather(pebbles, [ada, bob]);
  const people = (await server.store.tables.row(seat))?.summary.seats.map(({ person }) => person) as [string, string];
  await fidgetedTable(server.store, 'AAAAAAAAAAAAAAAAAAAAAA', people, ENTRIES);
  const stops: Record<string, number> = {};
  stops.record = await longestStop(() => ada.device.get('/api/tables/AAAAAAAAAAAAAAAAAAAAAA/record'));
  stops.watch = await longestStop(() => bob.watch('AAAAAAAAAAAAAAAAAAAAAA'));
  expect(bob.see('AAAAAAAAAAAAAAAAAAAAAA').entries).toHaveLength(ENTRIES);
  expect(bob.of('update').filter(({ table }) => table.startsWith('AAAA')).length).toBeGreaterThan(ENTRIES / 500);
  stops.delete = await longestStop(() => ada.device.post('/api/delete', { sure: true }));
  expect(await server.store.people.find(people[0])).toBeUndefined();
  const left = await server.store.tables.journal('AAAAAAAAAAAAAAAAAAAAAA');
  expect(left.length).toBeGreaterThanOrEqual(ENTRIES);
  expect(JSON.stringify(left)).not.toContain(people[0]);
  expect(Object.entries(stops).filter(([, ms]) => ms >= STOP)).toEqual([]);
  for (const person of [ada, bob]) person.leave();
  await server.stop();
});

test('forgetting keeps the snapshot, without the person', async () => {
  const server = await testServer({ games: [pebbles] });
  const ada = await Person.guest(server.address, 'Adalbertine');
  const bob = await Person.guest(server.address, 'Bob');
  const table = await gather(pebbles, [ada, bob]);
  for (const i of range(120)) await ada.ask(table, { type: 'pause', seat: 0, agree: i % 2 === 0 });
  expect((await server.store.tables.load(table, ['3/pebbles/1']))?.snapshot).not.toBeNull();
  const person = (await server.store.tables.row(table))?.summary.seats[0]?.person as string;
  await ada.device.post('/api/delete', { sure: true });
  const kept = await server.store.tables.load(table, ['3/pebbles/1']);
  expect(kept?.snapshot?.revision).toBeGreaterThanOrEqual(100);
  expect(JSON.stringify(kept)).not.toMatch(new RegExp(`Adalbertine|${person}`));
  for (const one of [ada, bob]) one.leave();
  await server.stop();
});
