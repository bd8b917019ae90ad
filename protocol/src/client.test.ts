import type { Mirror, Update } from '@banquise/table';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Client, type ConnectionEvents, type ConnectionState } from './client.ts';
import type { ServerMessage } from './message.ts';
import { PROTOCOL } from './parts.ts';
import type { ClientMessage } from './request.ts';

/** A server of cardboard: what was said to it, and a hand to move its mouth. */
class Cardboard {
  readonly connections: { events: ConnectionEvents; said: ClientMessage[]; open: boolean }[] = [];
  readonly states: ConnectionState[] = [];
  readonly heard: ServerMessage[] = [];
  readonly pending: number[] = [];
  readonly client = new Client({
    dial: (events) => {
      const connection = { events, said: [] as ClientMessage[], open: true };
      this.connections.push(connection);
      return {
        send: (text) => void connection.said.push(JSON.parse(text)),
        close: () => {
          connection.open = false;
        },
      };
    },
    onState: (state) => void this.states.push(state),
    onPending: (count) => void this.pending.push(count),
    onMessage: (message) => void this.heard.push(message),
  });

  get connection(): (typeof this.connections)[number] {
    return this.connections.at(-1) as (typeof this.connections)[number];
  }

  said(type: ClientMessage['type']): ClientMessage[] {
    return this.connection.said.filter((message) => message.type === type);
  }

  say(message: object): void {
    this.connection.events.heard(JSON.stringify(message));
  }

  welcome(): void {
    this.connection.events.opened();
    this.say({ type: 'welcome', protocol: PROTOCOL, now: 0, heartbeat: 20_000, you: { name: 'Ada', login: null }, games: [] });
  }
}

const update = (from: number, version: number): Update =>
  ({
    from,
    version,
    fresh: false,
    status: { phase: 'playing' },
    view: null,
    own: null,
    entries: Array.from({ length: version - from }, (_, i) => ({ version: from + i + 1 })),
  }) as unknown as Update;

let server: Cardboard;
beforeEach(() => {
  vi.useFakeTimers();
  server = new Cardboard();
  server.welcome();
});
afterEach(() => {
  server.client.close();
  vi.useRealTimers();
});

test('it says hello first, and what protocol it speaks', () => {
  expect(server.connection.said[0]).toEqual({ type: 'hello', protocol: PROTOCOL });
  expect(server.states).toEqual(['connecting', 'online']);
});

test('what was not answered before the connection broke is sent again under the same id, and answered once', async () => {
  const asked = server.client.ask('table-01', 3, { type: 'start' });
  const [first] = server.said('ask');
  server.connection.events.closed();
  await vi.advanceTimersByTimeAsync(200);
  server.welcome();
  const [again] = server.said('ask');
  expect(again).toEqual(first);
  server.say({ type: 'answer', id: again && 'id' in again ? again.id : '', ok: true, version: 4, step: 0 });
  expect(await asked).toMatchObject({ ok: true, version: 4 });
  server.connection.events.closed();
  await vi.advanceTimersByTimeAsync(500);
  server.welcome();
  expect(server.said('ask')).toEqual([]);
});

test('after a break it asks for what came after the version it has', async () => {
  const seen: Mirror[] = [];
  server.client.watch({ table: 'table-01', onTable: (mirror) => void seen.push(mirror) });
  expect(server.said('watch')).toMatchObject([{ from: 0 }]);
  server.say({ type: 'update', table: 'table-01', viewer: 0, update: update(0, 5) });
  server.connection.events.closed();
  await vi.advanceTimersByTimeAsync(200);
  server.welcome();
  expect(server.said('watch')).toMatchObject([{ from: 5 }]);
  server.say({ type: 'update', table: 'table-01', viewer: 0, update: update(5, 7) });
  expect(seen.at(-1)?.entries.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('what is asked of a watched table carries the version that was shown and the key of that moment, and counts as pending', async () => {
  let key = 'first';
  const parts = {
    table: 'table-01',
    onTable: () => undefined,
    get key() {
      return key;
    },
  };
  server.client.watch(parts);
  server.say({ type: 'update', table: 'table-01', viewer: 0, update: update(0, 5) });
  server.say({ type: 'update', table: 'table-01', viewer: 0, update: { ...update(5, 7), more: true } });
  key = 'second';
  const asked = server.client.askWatched('table-01', { type: 'start' });
  const [sent] = server.said('ask');
  expect(sent).toMatchObject({ version: 5, key: 'second' });
  expect(server.pending).toEqual([1]);
  server.say({ type: 'answer', id: sent && 'id' in sent ? sent.id : '', ok: true });
  expect((await asked).ok).toBe(true);
  expect(server.pending).toEqual([1, 0]);
});

test('all that there is to say is said with the hello, without waiting for the welcome', async () => {
  server.client.watch({ table: 'table-01', onTable: () => undefined });
  void server.client.ask('table-01', 3, { type: 'start' });
  server.connection.events.closed();
  await vi.advanceTimersByTimeAsync(200);
  server.connection.events.opened();
  expect(server.connection.said.map(({ type }) => type)).toEqual(['hello', 'watch', 'ask']);
  server.say({ type: 'welcome', protocol: PROTOCOL, now: 0, heartbeat: 20_000, you: { name: 'Ada', login: null }, games: [] });
  expect(server.connection.said).toHaveLength(3);
});

test('a server that takes the call and says no welcome is left for another one, which gets longer', async () => {
  server.connection.events.closed();
  await vi.advanceTimersByTimeAsync(200);
  expect(server.connections).toHaveLength(2);
  server.connection.events.opened();
  await vi.advanceTimersByTimeAsync(9000);
  expect(server.connections).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1300);
  expect(server.connections[1]?.open).toBe(false);
  expect(server.connections).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(19_000);
  expect(server.connections).toHaveLength(3);
  server.welcome();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(server.connections).toHaveLength(3);
});

test('a gap in the news is noticed and asked for', () => {
  server.client.watch({ table: 'table-01', onTable: () => undefined });
  server.say({ type: 'update', table: 'table-01', viewer: 0, update: update(0, 2) });
  server.say({ type: 'update', table: 'table-01', viewer: 0, update: update(3, 4) });
  expect(server.said('watch').at(-1)).toMatchObject({ from: 2 });
});

test.each(['ask', 'record'] as const)('what came too fast goes again by itself: %s', async (type) => {
  const asked =
    type === 'ask' ? server.client.ask('table-01', 3, { type: 'start' }) : server.client.request({ type: 'record', table: 'table-01' });
  const [ask] = server.said(type);
  const id = ask && 'id' in ask ? ask.id : '';
  server.say({ type: 'answer', id, ok: false, from: 'server', refusal: { code: 'too-fast', wait: 300 } });
  await vi.advanceTimersByTimeAsync(300);
  expect(server.said(type)).toHaveLength(2);
  server.say({ type: 'answer', id, ok: true });
  expect((await asked).ok).toBe(true);
});

test('it knocks again soon, then every second or so, and never gives up', async () => {
  server.connection.events.closed();
  await vi.advanceTimersByTimeAsync(200);
  expect(server.connections).toHaveLength(2);
  for (let i = 0; i < 20; i++) {
    server.connection.events.closed();
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(server.connections).toHaveLength(22);
});

test('a server that falls silent is left, and tried anew', async () => {
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.connections[0]?.open).toBe(false);
  expect(server.connections.length).toBeGreaterThan(1);
});

test('a heartbeat keeps the connection', async () => {
  for (let i = 0; i < 10; i++) {
    await vi.advanceTimersByTimeAsync(10_000);
    server.say({ type: 'pong', now: 0 });
  }
  expect(server.connections).toHaveLength(1);
  expect(server.said('ping').length).toBeGreaterThanOrEqual(9);
});

test('a goodbye says when to come back, or that one should not', async () => {
  server.say({ type: 'goodbye', reason: 'restart', retry: 700 });
  await vi.advanceTimersByTimeAsync(699);
  expect(server.connections).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2);
  server.welcome();
  expect(server.states.at(-1)).toBe('online');
  server.say({ type: 'goodbye', reason: 'signed-out', retry: null });
  server.connection.events.closed();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.states.at(-1)).toBe('ended');
  expect(server.connections).toHaveLength(2);
});

test('lists that were wanted are wanted again after a break', async () => {
  server.client.list('lobby', true);
  server.client.list('mine', true);
  server.client.list('lobby', false);
  server.connection.events.closed();
  await vi.advanceTimersByTimeAsync(200);
  server.welcome();
  expect(server.said('mine')).toMatchObject([{ on: true }]);
  expect(server.said('lobby')).toEqual([]);
});

test.each([
  { refusal: { code: 'not-stored' }, wait: 1000 },
  { refusal: { code: 'too-fast', wait: 300 }, wait: 300 },
])('a table that cannot be opened just now ($refusal.code) is asked for again, and not told as refused', async ({ refusal, wait }) => {
  const refused: string[] = [];
  server.client.watch({ table: 'table-01', onTable: () => undefined, onRefused: ({ code }) => void refused.push(code) });
  const refuse = (): void => {
    const asked = server.said('watch').at(-1);
    server.say({ type: 'answer', id: asked && 'id' in asked ? asked.id : '', ok: false, from: 'server', refusal } as ServerMessage);
  };
  refuse();
  await vi.advanceTimersByTimeAsync(wait - 1);
  expect(server.said('watch')).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(server.said('watch')).toHaveLength(2);
  server.client.unwatch('table-01');
  refuse();
  await vi.advanceTimersByTimeAsync(wait);
  expect(server.said('watch')).toHaveLength(2);
  expect(refused).toEqual([]);
});

test('a table that does not open is told as refused, each time it is asked for', async () => {
  const refused: string[] = [];
  server.client.watch({ table: 'table-01', onTable: () => undefined, onRefused: ({ code }) => void refused.push(code) });
  const refuse = (): void => {
    const asked = server.said('watch').at(-1);
    const id = asked && 'id' in asked ? asked.id : '';
    server.say({ type: 'answer', id, ok: false, from: 'server', refusal: { code: 'no-such-table' } });
  };
  refuse();
  server.connection.events.closed();
  await vi.advanceTimersByTimeAsync(200);
  server.welcome();
  refuse();
  expect(refused).toEqual(['no-such-table', 'no-such-table']);
});
