import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { first, pebbles } from '../../test/hosted.ts';
import { Person } from '../../test/person.ts';
import { gather, playOut, settle, step } from '../../test/play.ts';
import { testServer } from '../../test/server.ts';
import { restoreData } from './backup.ts';
import { replayBackup, rotateBackup } from './rotation.ts';

const games = new Map([['pebbles', pebbles]]);
const folder = mkdtempSync(join(tmpdir(), 'banquise-rotation-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('restoring is rehearsed: from the copy of a running server people play on where they were', async () => {
  const data = join(folder, 'data.sqlite');
  const copies = join(folder, 'copies');
  const server = await testServer({ games: [pebbles], data });
  const both = [await Person.guest(server.address, 'Ada'), await Person.guest(server.address, 'Bob')] as const;
  const table = await gather(pebbles, both);
  await step(table, both, first);
  await settle(table, both);
  const before = both[0].see(table);
  const copy = await rotateBackup(data, copies, 3, games);
  expect(copy).toMatchObject({ tables: 1, commands: 3, broken: [], dropped: [] });
  expect(statSync(copies).mode & 0o077).toBe(0);
  await playOut(table, both, first);
  for (const person of both) person.leave();
  await server.stop();
  await restoreData(copy.file, data);
  const again = await testServer({ games: [pebbles], data });
  const back = both.map(({ device }) => new Person(Object.assign(device, { address: again.address })));
  for (const person of back) await person.watch(table);
  expect(back[0]?.see(table)).toEqual(before);
  await playOut(table, back, first);
  for (const person of back) person.leave();
  await again.stop();
});

test('the oldest copies go, but none for a copy that does not come back whole', async () => {
  const data = join(folder, 'data.sqlite');
  const copies = join(folder, 'few');
  for (const _ of [1, 2, 3, 4]) await rotateBackup(data, copies, 2, games);
  expect(readdirSync(copies)).toHaveLength(2);
  const db = new DatabaseSync(data);
  db.exec('update journal set command = replace(command, \'"draw"\', \'"fly"\'), revision = revision');
  db.exec('update heads set revision = revision + 1');
  db.close();
  const copy = await rotateBackup(data, copies, 2, games);
  expect(copy.broken).toHaveLength(1);
  expect(copy.dropped).toEqual([]);
  expect(readdirSync(copies)).toHaveLength(3);
  expect(() => replayBackup(join(folder, 'none'), games)).toThrow('there is no file');
});
