import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveIn } from '../../src/store/move.ts';
import { sqliteStore } from '../../src/store/sqlite.ts';
import { first, pebbles } from '../hosted.ts';
import { Person } from '../person.ts';
import { gather, playOut, step } from '../play.ts';
import { testServer } from '../server.ts';
import { type ThrowawayPostgres, throwawayPostgres } from '../throwaway.ts';

const games = new Map([[pebbles.id, pebbles]]);
const folder = mkdtempSync(join(tmpdir(), 'banquise-move-'));
let postgres: ThrowawayPostgres;
beforeAll(async () => {
  postgres = await throwawayPostgres(['fsync = off']);
});
afterAll(async () => {
  await postgres.remove();
  rmSync(folder, { recursive: true });
});

test('a data file goes to PostgreSQL and back, with everything in it, and only to an empty place', async () => {
  const data = join(folder, 'data.sqlite');
  const server = await testServer({ games: [pebbles], store: await sqliteStore(data) });
  const people = [await Person.guest(server.address, 'Ada'), await Person.guest(server.address, 'Bob')];
  const done = await gather(pebbles, people);
  await playOut(done, people, first);
  await people[0]?.client.request({ type: 'say', table: done, text: 'well played, "Bob" \\ {}' });
  const running = await gather(pebbles, people);
  for (let i = 0; i < 3; i++) await step(running, people, first);
  await expect(moveIn(data, postgres.url, games)).rejects.toThrow('in use');
  for (const person of people) person.leave();
  await server.stop();

  const moved = await moveIn(data, postgres.url, games);
  expect(moved).toMatchObject({ rows: { tables: 2, people: 2, chat: 1, results: 2 }, replayed: 2 });
  await expect(moveIn(data, postgres.url, games)).rejects.toThrow('not empty');

  const copy = join(folder, 'back.sqlite');
  expect((await moveIn(postgres.url, copy, games)).rows).toEqual(moved.rows);
  const [before, after] = [await sqliteStore(data), await sqliteStore(copy)];
  for (const id of [done, running]) expect(await after.tables.load(id, ['f'])).toEqual(await before.tables.load(id, ['f']));
  expect(await after.chat.lines(done, 9)).toEqual(await before.chat.lines(done, 9));
  await Promise.all([before.close(), after.close()]);
});
