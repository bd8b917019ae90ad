import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { first, pebbles } from '../hosted.ts';
import { Person } from '../person.ts';
import { gather, playOut } from '../play.ts';
import { testServer } from '../server.ts';

const folder = mkdtempSync(join(tmpdir(), 'banquise-erased-'));
afterAll(() => rmSync(folder, { recursive: true }));
const bytes = (): string =>
  readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'latin1'))
    .join('\n');

// Findings 9 and 12: what was deleted is shown to newcomers, and stays in the files.
test('who is forgotten is in no file and on no page any more', async () => {
  const server = await testServer({ games: [pebbles], data: join(folder, 'data.sqlite') });
  const ada = await Person.guest(server.address, 'Adalbertine-Xyz');
  const bob = await Person.guest(server.address, 'Bob');
  const [done, table] = [await gather(pebbles, [ada, bob]), await gather(pebbles, [ada, bob])];
  await playOut(done, [ada, bob], first);
  await ada.client.request({ type: 'say', table, text: 'a-secret-of-mine' });
  await ada.device.post('/api/push', {
    ...{ endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/my-own-push', keys: { p256dh: 'k', auth: 'a' }, language: 'fr' },
  });
  await bob.until(() => bob.of('chat').length > 0);
  const person = (await server.store.tables.row(table))?.summary.seats[0]?.person as string;
  expect(bytes()).toContain('a-secret-of-mine');
  expect((await ada.device.post('/api/delete', { sure: true })).status).toBe(200);
  await bob.until(() => bob.of('chat-gone').some(({ lines }) => lines.length === 1));
  const eve = await Person.guest(server.address, 'Eve');
  await eve.watch(table, { key: bob.last('links')?.watch as string });
  await eve.client.request({ type: 'lobby', on: false });
  expect(eve.received.join('\n')).not.toMatch(/a-secret-of-mine|Adalbertine/);
  expect(/Adalbertine-Xyz|a-secret-of-mine|my-own-push/.exec(bytes())?.[0]).toBeUndefined();
  expect(bytes().includes(person)).toBe(false);
  for (const one of [ada, bob, eve]) one.leave();
  await server.stop();
});

test('the files are nobody else’s to read', async () => {
  const server = await testServer({ data: join(folder, 'own.sqlite') });
  const files = readdirSync(folder).filter((name) => name.startsWith('own'));
  expect(files.length).toBeGreaterThan(1);
  for (const name of files) expect(statSync(join(folder, name)).mode & 0o077, name).toBe(0);
  await server.stop();
});

test('who was being forgotten when the server stopped is forgotten after the next start', async () => {
  const data = join(folder, 'halfway.sqlite');
  const one = await testServer({ games: [pebbles], data });
  const ada = await Person.guest(one.address, 'Adalbertine-Half');
  const bob = await Person.guest(one.address, 'Bob');
  const table = await gather(pebbles, [ada, bob]);
  const person = (await one.store.tables.row(table))?.summary.seats[0]?.person as string;
  await one.store.people.forget(person, 'nobody');
  for (const somebody of [ada, bob]) somebody.leave();
  await one.stop();
  const two = await testServer({ games: [pebbles], data });
  await expect.poll(() => two.store.people.forgetting()).toEqual([]);
  expect(JSON.stringify(await two.store.tables.load(table, []))).not.toContain(person);
  await two.stop();
});

// Finding 14: whom a guest muted speaks again after signing in.
test('whom a guest muted stays muted when the guest signs in', async () => {
  const server = await testServer({ games: [pebbles] });
  const login = await Person.guest(server.address, 'Lana');
  await login.device.post('/api/register', { login: 'lana', password: 'four northern games' });
  const ada = await Person.guest(server.address, 'Ada');
  const bob = await Person.guest(server.address, 'Bob');
  const table = await gather(pebbles, [ada, bob]);
  await ada.client.request({ type: 'mute', table, seat: 1, on: true });
  ada.leave();
  await ada.device.post('/api/sign-in', { login: 'lana', password: 'four northern games' });
  const back = new Person(ada.device);
  await back.watch(table);
  await bob.client.request({ type: 'say', table, text: 'do you hear me' });
  await back.client.request({ type: 'lobby', on: false });
  expect(back.last('links')?.muted).toEqual([1]);
  expect(back.received.join('')).not.toContain('do you hear me');
  for (const one of [login, bob, back]) one.leave();
  await server.stop();
});
