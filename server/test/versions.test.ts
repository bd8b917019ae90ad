import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { second as stricter } from '@banquise/boreal/second';
import { loadGame } from '@banquise/games';
import { below, type Game, type GameRecord, range, replay, seedFromText, stream } from '@banquise/kernel';
import { afterAll, expect, test } from 'vitest';
import { Person } from './person.ts';
import { gather, playOut, settle, step } from './play.ts';
import { testServer } from './server.ts';

const second = stricter as unknown as Game;
const folder = mkdtempSync(join(tmpdir(), 'banquise-versions-'));
afterAll(() => rmSync(folder, { recursive: true }));
const rng = stream(seedFromText('versions'), 'play');
const pick = <M>(moves: readonly M[]): M => moves[below(rng, moves.length)] as M;

test('tables of the first rules go on after a second version is published, beside tables of the second', async () => {
  const data = join(folder, 'versions.sqlite');
  const before = await testServer({ games: [await loadGame('boreal')], data });
  const both = await Promise.all([Person.guest(before.address, 'Ada'), Person.guest(before.address, 'Bob')]);
  // One table that a snapshot brings back, and one that the journal does.
  const [long, short] = [await gather(second, both), await gather(second, both)];
  for (const _ of range(60)) {
    if (!(await step(long, both, pick))) break;
    await settle(long, both);
  }
  // Nothing a game needs, but commands all the same.
  for (const i of range(60)) await both[0]?.ask(long, { type: 'set-confirm', seat: 0, on: i % 2 === 0 });
  expect((await before.store.tables.load(long, ['3/boreal/1']))?.snapshot).not.toBeNull();
  for (const _ of range(5)) {
    await step(short, both, pick);
    await settle(short, both);
  }
  const seen = [long, short].map((table) => both.map((person) => person.see(table).view));
  await before.stop();
  for (const person of both) person.leave();

  const after = await testServer({ games: [second], data });
  const again = both.map(({ device }) => new Person(Object.assign(device, { address: after.address })));
  for (const table of [long, short]) for (const person of again) await person.watch(table);
  expect([long, short].map((table) => again.map((person) => person.see(table).view))).toEqual(seen);
  const fresh = await gather(second, again);
  expect([long, short, fresh].map((table) => again[0]?.see(table).status.rules)).toEqual([1, 1, 2]);
  for (const table of [long, short, fresh]) {
    await playOut(table, again, pick);
    const record = (await again[0]?.device.get(`/api/tables/${table}/record`))?.body as GameRecord;
    expect(record.rules).toBe(table === fresh ? 2 : 1);
    expect(replay(second, record).ok).toBe(true);
  }
  for (const person of again) person.leave();
  await after.stop();
});

test('a table of rules that are not known here is told apart from one that is not there', async () => {
  const data = join(folder, 'ahead.sqlite');
  const ahead = await testServer({ games: [second], data });
  const both = await Promise.all([Person.guest(ahead.address, 'Ada'), Person.guest(ahead.address, 'Bob')]);
  const table = await gather(second, both);
  await ahead.stop();
  for (const person of both) person.leave();
  const behind = await testServer({ games: [await loadGame('boreal')], data });
  const ada = new Person(Object.assign((both[0] as Person).device, { address: behind.address }));
  const answer = await ada.client.request({ type: 'watch', table, from: 0 });
  expect(answer).toMatchObject({ ok: false, refusal: { code: 'other-rules' } });
  ada.leave();
  await behind.stop();
});
