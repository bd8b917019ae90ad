import { range } from '@banquise/kernel';
import { type ClientRequest, PROTOCOL } from '@banquise/protocol';
import { expect, test } from 'vitest';
import { hashOf } from '../../src/host/chance.ts';
import { Exports } from '../../src/people/export.ts';
import { recognise } from '../../src/people/session.ts';
import { codeOf, pebbles } from '../hosted.ts';
import { Device, Person, rawConnection } from '../person.ts';
import { CLOCK, gather } from '../play.ts';
import { type TestServer, testServer } from '../server.ts';

const plan: Omit<Extract<ClientRequest, { readonly type: 'create' }>, 'id'> = {
  ...{ type: 'create', game: 'pebbles', options: {}, clock: CLOCK, settings: { confirm: false, standIn: 1 }, listed: true },
  seats: [{ kind: 'me' }, { kind: 'bot', level: 1, name: 'Ice' }],
};

// Finding 7: the limit of connections is looked at before something is waited for.
test('as many connections as are allowed open, however many are asked for at once', async () => {
  const server = await testServer({ config: { connectionsPerAddress: 20 } });
  const device = await new Device(server.address).guest('Eve');
  // On a disk or over a connection somebody's session is not found at once, and all of them wait for theirs together.
  const { people } = server.store;
  const find = people.visit;
  Object.assign(people, {
    visit: async (token: string, now: number) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      return find(token, now);
    },
  });
  const opened = await Promise.all(
    range(60).map(
      () =>
        new Promise<number>((resolve) => {
          const socket = device.socket();
          socket.on('open', () => resolve(1));
          socket.on('error', () => resolve(0));
        }),
    ),
  );
  expect(opened.reduce((sum, one) => sum + one, 0)).toBe(20);
  expect(server.context.connections.size).toBe(20);
  await server.stop();
});

test('a place is free again when a connection closes, or was never opened', async () => {
  const server = await testServer({ config: { connectionsPerAddress: 2 } });
  const nobody = new Device(server.address);
  for (const _ of range(5)) await new Promise<void>((resolve) => nobody.socket().on('error', () => resolve()));
  const device = await new Device(server.address).guest('Ada');
  for (const _ of range(5)) {
    const connection = await rawConnection(device);
    connection.socket.close();
    await connection.closed;
    await expect.poll(() => server.context.connections.size).toBe(0);
  }
  await server.stop();
});

test('ten connections of one person have one purse, and a dear request costs more than a ping', async () => {
  const server = await testServer({ games: [pebbles], config: { messageRate: 40 } });
  const device = await new Device(server.address).guest('Eve');
  const connections = await Promise.all(range(10).map(() => rawConnection(device)));
  for (const connection of connections) connection.say({ type: 'hello', protocol: PROTOCOL });
  for (const connection of connections) for (const i of range(15)) connection.say({ type: 'lobby', id: `l${i}`, on: false });
  const answers = () => connections.flatMap(({ heard }) => heard).filter((message) => message.type === 'answer' && message.id !== null);
  await expect.poll(() => answers().length).toBe(150);
  const granted = answers().filter((message) => 'ok' in message && message.ok);
  expect(granted.length).toBeLessThanOrEqual(25);
  expect(granted.length).toBeGreaterThan(5);
  for (const { socket } of connections) socket.terminate();
  await server.stop();
});

// Found by all attacks at once: even to read a long message takes time from others.
test('a long message is paid for before it is read', async () => {
  const server = await testServer({ config: { messageRate: 40 } });
  const connection = await rawConnection(await new Device(server.address).guest('Eve'));
  connection.say({ type: 'hello', protocol: PROTOCOL });
  for (const _ of range(100)) connection.say(`[${'1,'.repeat(8000)}1]`);
  const codes = () => connection.heard.flatMap((message) => (message.type === 'answer' ? [codeOf(message)] : []));
  await expect.poll(() => codes().length).toBe(100);
  // Two hundred credits are enough for a hundred short ones.
  expect(codes().filter((code) => code === 'bad-message').length).toBeLessThanOrEqual(30);
  expect(codes().filter((code) => code === 'too-fast').length).toBeGreaterThanOrEqual(70);
  connection.socket.terminate();
  await server.stop();
});

// Finding 8: names, push addresses and passkey options without a limit.
test('requests about oneself have a purse, and ten push addresses stay of a thousand', async () => {
  const server = await testServer({ config: { newPerAddress: 50 } });
  const device = await new Device(server.address).guest('Eve');
  const push = (n: number) =>
    device.post('/api/push', {
      ...{ endpoint: `https://updates.push.services.mozilla.com/wpush/v2/${n}`, keys: { p256dh: 'k', auth: 'a' }, language: 'fr' },
    });
  const codes = await Promise.all(range(120).map(push));
  expect(codes.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(55);
  const person = (await owner(server, device)) as string;
  expect(await server.store.pushes.of(person)).toHaveLength(10);
  expect((await device.post('/api/name', { name: 'Eve II' })).status).toBe(429);
  await server.stop();
});

const owner = async (server: TestServer, device: Device): Promise<string | undefined> =>
  (await server.store.people.visit(hashOf(device.cookie.split('=')[1] as string), 0))?.person.id;

test('the eleventh push address drops the oldest, and only the owner stops one', async () => {
  const server = await testServer();
  const ada = await new Device(server.address).guest('Ada');
  const eve = await new Device(server.address).guest('Eve');
  const endpoint = (n: number) => `https://updates.push.services.mozilla.com/wpush/v2/${n}`;
  for (const n of range(11)) await ada.post('/api/push', { endpoint: endpoint(n), keys: { p256dh: 'k', auth: 'a' }, language: 'fr' });
  const person = (await owner(server, ada)) as string;
  const kept = async () => (await server.store.pushes.of(person)).map(({ endpoint: one }) => one).sort();
  expect(await kept()).not.toContain(endpoint(0));
  expect(await kept()).toHaveLength(10);
  await eve.post('/api/push/stop', { endpoint: endpoint(5) });
  expect(await kept()).toContain(endpoint(5));
  await ada.post('/api/push/stop', { endpoint: endpoint(5) });
  expect(await kept()).not.toContain(endpoint(5));
  await server.stop();
});

// Finding 10: tables past every limit.
test('creations that are on their way count: fifty at once are not more than allowed', async () => {
  const server = await testServer({ games: [pebbles], config: { tablesPerPerson: 5 } });
  const eve = await Person.guest(server.address, 'Eve');
  const answers = await Promise.all(range(50).map(() => eve.client.request(plan)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(5);
  eve.leave();
  await server.stop();
});

test('a rematch is a table like any other: it counts, and it costs', async () => {
  const server = await testServer({ games: [pebbles], config: { newPerAddress: 8 } });
  const eve = await Person.guest(server.address, 'Eve');
  const answer = await eve.client.request(plan);
  let table = (answer.ok && answer.table) || '';
  let made = 1;
  let refused: unknown;
  for (; made < 30 && refused === undefined; made++) {
    await eve.watch(table);
    const version = () => eve.see(table).version;
    if (eve.see(table).status.phase === 'open') await eve.client.ask(table, version(), { type: 'start' });
    const seat = eve.see(table).own?.seat ?? 0;
    await eve.client.ask(table, version(), { type: 'resign', seat });
    await eve.until(() => eve.see(table).status.phase === 'finished');
    await eve.client.ask(table, version(), { type: 'return', seat });
    eve.socket?.send(
      JSON.stringify({ type: 'ask', id: `r${made}`, table, version: version(), request: { type: 'rematch', seat, agree: true } }),
    );
    await eve.until(() => eve.of('answer').some(({ id }) => id === `r${made}`));
    const again = eve.of('answer').find(({ id }) => id === `r${made}`) as object;
    if (codeOf(again) !== 'ok') refused = codeOf(again);
    else {
      const here = table;
      await eve.until(() => eve.see(here).status.next !== null);
      table = eve.see(here).status.next as string;
    }
  }
  expect(refused).toBe('too-fast');
  expect(made).toBeLessThanOrEqual(9);
  eve.leave();
  await server.stop();
});

test('an export is made while it is read, one at a time for each person', async () => {
  const server = await testServer({ games: [pebbles] });
  const ada = await Person.guest(server.address, 'Ada');
  const bob = await Person.guest(server.address, 'Bob');
  await gather(pebbles, [ada, bob]);
  const identity = await recognise(server.store, ada.device.cookie, Date.now());
  const exports = new Exports(server.context);
  const file = exports.begin(identity as NonNullable<typeof identity>);
  expect(exports.begin(identity as NonNullable<typeof identity>)).toBeNull();
  const pieces: string[] = [];
  for await (const piece of file ?? []) pieces.push(String(piece));
  expect(JSON.parse(pieces.join(''))).toMatchObject({ person: { name: 'Ada' } });
  await expect.poll(() => exports.begin(identity as NonNullable<typeof identity>)?.destroy()).toBeDefined();
  const after = await ada.device.get('/api/export');
  expect(after.body).toMatchObject({ person: { name: 'Ada' }, tables: [{ own: [0] }] });
  for (const person of [ada, bob]) person.leave();
  await server.stop();
});

// Finding 11: who asks and never reads.
test('who asks and never reads is sent away before much has piled up', async () => {
  const server = await testServer({ games: [pebbles] });
  const ada = await Person.guest(server.address, 'Ada');
  const bob = await Person.guest(server.address, 'Bob');
  const table = await gather(pebbles, [ada, bob]);
  const key = ada.last('links')?.watch as string;
  const eve = await new Device(server.address).guest('Eve');
  const before = process.memoryUsage().arrayBuffers + process.memoryUsage().heapUsed;
  const connections = await Promise.all(range(20).map(() => rawConnection(eve)));
  for (const { socket, say } of connections) {
    say({ type: 'hello', protocol: PROTOCOL });
    (socket as unknown as { _socket: { pause(): void } })._socket.pause();
    for (const i of range(4000)) say({ type: 'watch', id: `w${i}`, table, from: 0, key });
  }
  await expect.poll(() => server.context.connections.size, { timeout: 60_000 }).toBeLessThan(10);
  expect(process.memoryUsage().arrayBuffers + process.memoryUsage().heapUsed - before).toBeLessThan(150_000_000);
  for (const { socket } of connections) socket.terminate();
  for (const person of [ada, bob]) person.leave();
  await server.stop();
});
