import { createECDH, randomBytes } from 'node:crypto';
import type { Game } from '@banquise/kernel';
import { expect, test } from 'vitest';
import webpush from 'web-push';
import { pebbles as toy } from '../../../kernel/testkit/toy/pebbles.ts';
import { Person } from '../../test/person.ts';
import { gather } from '../../test/play.ts';
import { testServer } from '../../test/server.ts';
import { sqliteStore } from '../store/sqlite.ts';
import type { PushAddress } from '../store/store.ts';
import { pushKeys } from './notices.ts';

const pebbles = toy as unknown as Game;
const draw = { type: 'draw' };
const endpoint = 'https://updates.push.services.mozilla.com/wpush/v2/abc';

test('who is away is told that it is its turn, once for each turn, in its language; who is there is not', async () => {
  const sent: [PushAddress, string][] = [];
  const server = await testServer({ games: [pebbles], send: async (...notice) => sent.push(notice) < 0 });
  const both = [await Person.guest(server.address, 'Ada'), await Person.guest(server.address, 'Bob')] as const;
  const [ada, bob] = both;
  const table = await gather(pebbles, both);
  expect((await bob.device.get('/api/push/key')).body).toMatchObject({ key: expect.stringMatching(/^[\w-]{87}$/) });
  await bob.device.post('/api/push', { endpoint, keys: { p256dh: 'key', auth: 'secret' }, language: 'it' });
  await ada.ask(table, { type: 'move', seat: 0, step: 0, move: draw });
  await bob.until(() => bob.see(table).status.awaited[0] === 1);
  await bob.ask(table, { type: 'move', seat: 1, step: 0, move: draw });
  expect(sent).toEqual([]);
  bob.leave();
  await expect.poll(() => server.context.connections.size).toBe(1);
  await ada.until(() => ada.see(table).status.awaited[0] === 0);
  await ada.ask(table, { type: 'move', seat: 0, step: 0, move: draw });
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]?.[0]).toMatchObject({ endpoint, p256dh: 'key' });
  expect(JSON.parse(sent[0]?.[1] as string)).toEqual({ type: 'turn', table, game: 'pebbles', title: 'Pebbles', language: 'it' });
  ada.leave();
  await server.stop();
});

test('the keys made at the first start are good for a signed and encrypted notice, and stay the same', async () => {
  const store = await sqliteStore(':memory:');
  const keys = await pushKeys(store);
  expect(await pushKeys(store)).toEqual(keys);
  const browser = createECDH('prime256v1');
  const p256dh = browser.generateKeys('base64url');
  const subscription = { endpoint, keys: { p256dh, auth: randomBytes(16).toString('base64url') } };
  const options = { vapidDetails: { subject: 'mailto:host@example.org', ...keys }, contentEncoding: 'aes128gcm' } as const;
  const request = webpush.generateRequestDetails(subscription, '{"type":"turn"}', options);
  expect(request.headers.Authorization).toMatch(/^vapid t=.+, k=/);
  expect(String(request.body)).not.toContain('turn');
  await store.close();
});

test('an address that is gone is forgotten', async () => {
  const server = await testServer({ games: [pebbles], send: async () => true });
  const both = [await Person.guest(server.address, 'Ada'), await Person.guest(server.address, 'Bob')] as const;
  const [ada, bob] = both;
  const table = await gather(pebbles, both);
  await bob.device.post('/api/push', { endpoint, keys: { p256dh: 'key', auth: 'secret' }, language: 'it' });
  const person = (await server.store.tables.row(table))?.summary.seats[1]?.person as string;
  expect(await server.store.pushes.of(person)).toHaveLength(1);
  bob.leave();
  await expect.poll(() => server.context.connections.size).toBe(1);
  await ada.ask(table, { type: 'move', seat: 0, step: 0, move: draw });
  await expect.poll(() => server.store.pushes.of(person)).toEqual([]);
  ada.leave();
  await server.stop();
});
