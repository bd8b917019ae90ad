// `node bench/src/siege-attack.ts SERVER LOGIN`: everything that an audit found, from one address, all at once and for as long as
// this process lives. Started by `siege.ts`.

import { connect } from 'node:net';
import { range } from '@banquise/kernel';
import { PROTOCOL } from '@banquise/protocol';
import type { WebSocket } from 'ws';
import { Device } from '../../server/test/person.ts';

const [server = '', login = ''] = process.argv.slice(2);
const stamp = { 'x-forwarded-for': '203.0.113.9' };
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
let counted = 0;

/** A connection that says anything, and reads only if it likes to. */
async function attack(device: Device, reads = true): Promise<{ socket: WebSocket; say(message: object): void; tables: string[] }> {
  const socket = device.socket();
  const tables: string[] = [];
  socket.on('error', () => undefined);
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as { type: string; table?: string };
    if (message.type === 'answer' && message.table !== undefined) tables.push(message.table);
  });
  await new Promise<void>((resolve) => socket.on('open', resolve).on('close', () => resolve()));
  const say = (message: object): void => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify({ id: `x${++counted}`, ...message }));
  };
  socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL }));
  if (!reads) socket.pause();
  return { socket, say, tables };
}

const guest = (name: string): Promise<Device> => new Device(server, stamp).guest(name);
const creation = (game: string, seats: readonly object[]): object => ({
  ...{ type: 'create', game, options: {}, clock: { kind: 'move', ms: 60_000, grace: 0 }, listed: true },
  ...{ settings: { confirm: false, standIn: 7 }, seats: [{ kind: 'me' }, ...seats] },
});
const ask = (table: string, request: object): object => ({ type: 'ask', table, version: 1, request });

/** One after the other for ever; a connection that was closed is opened again. */
async function over(act: () => Promise<void>): Promise<never> {
  for (;;) {
    await act().catch(() => undefined);
    await pause(20);
  }
}

const ATTACKS: readonly (() => Promise<void>)[] = [
  // 1, 3, 13: a pause asked for and taken back, leaving and returning, over and over.
  async () => {
    const { socket, say, tables } = await attack(await guest('Fidget'));
    say(creation('boreal', [{ kind: 'bot', level: 1, name: 'Ice' }]));
    await pause(200);
    for (const table of tables) {
      say(ask(table, { type: 'start' }));
      for (const i of range(3000)) {
        say(ask(table, i % 4 < 2 ? { type: 'pause', seat: 0, agree: i % 4 === 0 } : { type: i % 4 === 2 ? 'leave' : 'return', seat: 0 }));
        if (i % 50 === 0) await pause(20);
      }
    }
    socket.terminate();
  },
  // 5: somebody else's password.
  async () => void (await new Device(server, stamp).post('/api/sign-in', { login, password: `guess number ${++counted}` })),
  // 6: tables of strong bots that nobody watches.
  async () => {
    const { socket, say, tables } = await attack(await guest('Owner'));
    const bots = range(5).map((i) => ({ kind: 'bot', level: 7, name: `Bot ${i}` }));
    for (const _ of range(60)) say(creation('expeditions', bots));
    await pause(500);
    for (const table of tables) say(ask(table, { type: 'start' }));
    for (const table of tables) say(ask(table, { type: 'leave', seat: 0 }));
    await pause(2000);
    socket.terminate();
  },
  // 7: dear requests on many connections at once, and more than are allowed.
  async () => {
    const device = await guest('Flood');
    const connections = await Promise.all(range(30).map(() => attack(device)));
    for (const _ of range(40)) for (const { say } of connections) say({ type: 'lobby', on: true });
    await pause(500);
    for (const { socket } of connections) socket.terminate();
  },
  async () => {
    const device = await guest('Crowd');
    const sockets = range(300).map(() => device.socket());
    for (const socket of sockets) socket.on('error', () => undefined);
    await pause(1500);
    for (const socket of sockets) socket.terminate();
  },
  // 8: names, push addresses, options of passkeys.
  async () => {
    const device = await guest('Pusher');
    for (const i of range(200)) {
      const endpoint = `https://updates.push.services.mozilla.com/wpush/v2/${counted++}`;
      const keys = { p256dh: 'k', auth: 'a' };
      await Promise.all([
        device.post('/api/push', { endpoint, keys, language: 'fr' }),
        device.post('/api/name', { name: `Pusher ${i}` }),
        device.post('/api/passkey/options'),
      ]);
    }
  },
  // 10: give up, return, again; and everything as a file.
  async () => {
    const device = await guest('Again');
    const { socket, say, tables } = await attack(device);
    for (const _ of range(200)) say(creation('boreal', [{ kind: 'bot', level: 1, name: 'Ice' }]));
    await pause(300);
    for (const table of tables)
      for (const type of ['start', 'resign', 'return', 'rematch']) say(ask(table, { type, seat: 0, agree: true }));
    await Promise.all(range(20).map(() => device.get('/api/export')));
    socket.terminate();
  },
  // 11: ask, and never read.
  async () => {
    const device = await guest('Deaf');
    const connections = await Promise.all(range(40).map(() => attack(device, false)));
    for (const _ of range(60)) for (const { say } of connections) say({ type: 'lobby', on: true });
    await pause(3000);
    for (const { socket } of connections) socket.terminate();
  },
  // One byte a second, and the largest nonsense that is read.
  async () => {
    const { hostname, port } = new URL(server);
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    for (const letter of 'GET /api/me HT') {
      socket.write(letter);
      await pause(1000);
    }
    socket.destroy();
  },
  async () => {
    const { socket } = await attack(await guest('Noise'));
    for (const _ of range(300)) if (socket.readyState === socket.OPEN) socket.send(`[${'[1],'.repeat(4000)}1]`);
    await pause(300);
    socket.terminate();
  },
];

await Promise.all(ATTACKS.map(over));
