import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadGame } from '@banquise/games';
import { below, type Game, range, seedFromText, stream } from '@banquise/kernel';
import { afterAll, expect, test } from 'vitest';
import { pebbles as toy } from '../../kernel/testkit/toy/pebbles.ts';
import type { Store } from '../src/store/store.ts';
import { Person } from './person.ts';
import { gather, playOut, settle, step } from './play.ts';
import { type TestServer, testServer } from './server.ts';

const pebbles = toy as unknown as Game;
const folder = mkdtempSync(join(tmpdir(), 'banquise-durable-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;
const file = (): string => join(folder, `${files++}.sqlite`);
const rng = stream(seedFromText('durable'), 'play');
const pick = <M>(moves: readonly M[]): M => moves[below(rng, moves.length)] as M;
const couple = (server: TestServer): Promise<[Person, Person]> =>
  Promise.all([Person.guest(server.address, 'Ada'), Person.guest(server.address, 'Bob')]);

test('a server that was stopped goes on with every table as it was, from snapshots and from journals', async () => {
  const boreal = await loadGame('borealis');
  const data = file();
  const first = await testServer({ games: [boreal], data });
  const both = await couple(first);
  const table = await gather(boreal, both);
  // More commands than one snapshot holds.
  for (const _ of range(120)) {
    await step(table, both, pick);
    await settle(table, both);
  }
  const [ada, bob] = both;
  const before = [ada.see(table), bob.see(table)];
  expect((await first.store.tables.load(table, ['3/borealis/1']))?.snapshot?.revision).toBeGreaterThanOrEqual(100);
  await first.stop();
  expect(ada.last('goodbye')).toMatchObject({ reason: 'restart' });
  for (const person of both) person.leave();
  const second = await testServer({ games: [boreal], data });
  const again = both.map(({ device }) => new Person(Object.assign(device, { address: second.address })));
  for (const person of again) await person.watch(table);
  expect(again.map((person) => person.see(table))).toEqual(before);
  await playOut(table, again, pick);
  for (const person of again) person.leave();
  await second.stop();
});

test('two servers on the same data never both answer: the second is told to look again', async () => {
  const data = file();
  const [one, two] = [await testServer({ games: [pebbles], data }), await testServer({ games: [pebbles], data })];
  const both = await couple(one);
  const [ada, bob] = both;
  const table = await gather(pebbles, both);
  const there = new Person(Object.assign(Object.create(bob.device), { address: two.address }));
  await there.watch(table);
  await ada.ask(table, { type: 'move', seat: 0, step: 0, move: { type: 'draw' } });
  // The second server has not heard of that move; what it judges is held back by the store, and judged again.
  const late = await there.client.ask(table, there.see(table).version, { type: 'resign', seat: 1 });
  expect(late.ok).toBe(true);
  await there.until(() => there.see(table).entries.some(({ what }) => what === 'gave-up'));
  const moves = there.see(table).entries.filter(({ what }) => what === 'move');
  expect(moves.length).toBeGreaterThan(0);
  const journal = await one.store.tables.journal(table);
  expect(journal.map(({ revision }) => revision)).toEqual(journal.map((_, i) => i + 1));
  for (const person of [...both, there]) person.leave();
  await Promise.all([one.stop(), two.stop()]);
});

test('what cannot be stored is not acknowledged, shown to nobody, and can be asked again', async () => {
  const server = await testServer({ games: [pebbles] });
  const both = await couple(server);
  const [ada, bob] = both;
  const table = await gather(pebbles, both);
  const tables = server.store.tables as { append: Store['tables']['append'] };
  const { append } = tables;
  tables.append = () => Promise.reject(new Error('the disk is full'));
  const move = { type: 'move', seat: 0, step: 0, move: { type: 'draw' } } as const;
  const answer = await ada.client.ask(table, ada.see(table).version, move);
  expect(answer).toMatchObject({ ok: false, from: 'server', refusal: { code: 'not-stored' } });
  expect(bob.see(table).entries.some(({ what }) => what === 'move')).toBe(false);
  tables.append = append;
  expect((await ada.ask(table, move)).ok).toBe(true);
  await bob.until(() => bob.see(table).entries.some(({ what }) => what === 'move'));
  for (const person of both) person.leave();
  await server.stop();
});

test('what comes in together goes to the disk together, and news comes before the answer', async () => {
  const server = await testServer({ games: [pebbles] });
  const both = await couple(server);
  const [ada] = both;
  const ids: string[] = [];
  for (const _ of range(8)) ids.push(await gather(pebbles, both));
  const tables = server.store.tables as { append: Store['tables']['append'] };
  const { append } = tables;
  const batches: number[] = [];
  tables.append = (batch) => {
    batches.push(batch.length);
    return append(batch);
  };
  const request = { type: 'move', seat: 0, step: 0, move: { type: 'draw' } } as const;
  const answers = await Promise.all(ids.map((table) => ada.client.ask(table, ada.see(table).version, request)));
  expect(answers.every(({ ok }) => ok)).toBe(true);
  expect(batches.reduce((sum, n) => sum + n, 0)).toBe(8);
  expect(batches.length).toBeLessThan(8);
  for (const [i, answer] of answers.entries()) {
    const told = ada.messages.findIndex((message) => message.type === 'update' && message.table === ids[i] && message.update.version === 3);
    const answered = ada.messages.findIndex((message) => message.type === 'answer' && message.id === answer.id);
    expect(told).toBeGreaterThan(0);
    expect(told).toBeLessThan(answered);
  }
  for (const person of both) person.leave();
  await server.stop();
});

test('a bot that was to move when the server stopped moves after the next start, though nobody watches', async () => {
  const data = file();
  const never = { choose: () => new Promise<never>(() => undefined), stop: async () => undefined };
  const first = await testServer({ games: [pebbles], data, chooser: never });
  const ada = await Person.guest(first.address, 'Ada');
  const answer = await ada.client.request({
    ...{ type: 'create', game: 'pebbles', options: {}, clock: { kind: 'days', days: 1, grace: 0 }, listed: false },
    ...{ settings: { confirm: false, standIn: 1 }, seats: [{ kind: 'bot', level: 1, name: 'Ice' }, { kind: 'me' }] },
  });
  const table = (answer.ok && answer.table) || '';
  await ada.watch(table);
  await ada.ask(table, { type: 'start' });
  ada.leave();
  await first.stop();
  const second = await testServer({ games: [pebbles], data });
  await expect.poll(async () => (await second.store.tables.journal(table)).length, { timeout: 5000 }).toBe(2);
  await second.stop();
});

test('a game that ended just before a crash is still taken down after it', async () => {
  const data = file();
  const first = await testServer({ games: [pebbles], data });
  const results = first.store.results as { settle: Store['results']['settle'] };
  results.settle = () => Promise.reject(new Error('killed in between'));
  const both = await couple(first);
  const table = await gather(pebbles, both);
  await playOut(table, both, pick);
  for (const person of both) person.leave();
  await first.stop();
  const second = await testServer({ games: [pebbles], data });
  await expect.poll(() => second.store.results.of(table), { timeout: 5000 }).toHaveLength(2);
  await second.stop();
});
