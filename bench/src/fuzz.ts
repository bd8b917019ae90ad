// `node bench/src/fuzz.ts [MESSAGES]`: malformed, stale, foreign and repeated messages, from somebody at a table and from a
// stranger. The server must answer each with a reason or close cleanly, change nothing, and stay as large as it was.
import { readFileSync } from 'node:fs';
import { loadGame } from '@banquise/games';
import { below, next, type Rng, range, seedFromText, stream } from '@banquise/kernel';
import { PROTOCOL, type ServerMessage } from '@banquise/protocol';
import type { News } from '@banquise/table';
import { sqliteStore } from '../../server/src/store/sqlite.ts';
import { Device } from '../../server/test/person.ts';
import { ServerProcess } from './load-process.ts';

export interface FuzzReport {
  readonly sent: number;
  readonly answered: number;
  readonly refused: Readonly<Record<string, number>>;
  /** Lines that the server closed, each with a code that says why. */
  readonly closed: number;
  /** Requests of the fuzz that changed a table, though they had no right to. */
  readonly effects: number;
  readonly memoryBefore: number;
  readonly memoryAfter: number;
  readonly alive: boolean;
}

/** Messages that go out before the answers to them are awaited. */
const AT_ONCE = 200;

class Voice {
  readonly device: Device;
  #socket: ReturnType<Device['socket']> | undefined;
  received = 0;
  closed = 0;
  readonly refused: Record<string, number> = {};
  last: News | undefined;

  constructor(device: Device) {
    this.device = device;
  }

  async connect(): Promise<void> {
    const socket = this.device.socket();
    this.#socket = socket;
    socket.on('message', (data) => this.#hear(JSON.parse(String(data)) as ServerMessage));
    socket.on('close', () => {
      this.closed++;
      this.#socket = undefined;
    });
    socket.on('error', () => undefined);
    await new Promise<void>((resolve) => socket.once('open', () => resolve()));
    socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL }));
  }

  async say(message: string | Buffer): Promise<void> {
    if (this.#socket === undefined) await this.connect();
    this.#socket?.send(message);
  }

  close(): void {
    this.#socket?.terminate();
  }

  #hear(message: ServerMessage): void {
    this.received++;
    if (message.type === 'update') this.last = message.update;
    if (message.type !== 'answer') return;
    const code = message.ok ? 'ok' : `${message.from}: ${message.refusal.code}`;
    this.refused[code] = (this.refused[code] ?? 0) + 1;
  }
}

const JUNK = [
  '',
  '{',
  '[]',
  'null',
  '7',
  '"x"',
  '{}',
  '{"type":1}',
  '{"type":"hello"}',
  '{"type":"ask"}',
  '\u0000',
  '{"__proto__":{"id":"x"}}',
] as const;
const TYPES = [
  'move',
  'undo',
  'confirm',
  'leave',
  'resign',
  'return',
  'pause',
  'resume',
  'rematch',
  'sit',
  'start',
  'vacate',
  'tick',
  'rematched',
];
const VALUES = [null, -1, 0, 1, 1e300, 3.5, '', 'x', [], {}, true, '__proto__', 'constructor', '\u202e', 'é'.repeat(300)];

/** Something that looks a little like a message. */
function nonsense(rng: Rng, table: string): string | Buffer {
  const any = <T>(items: readonly T[]): T => items[below(rng, items.length)] as T;
  const value = (): unknown => any(VALUES);
  switch (below(rng, 7)) {
    case 0:
      return any(JUNK);
    case 1:
      return Buffer.from(range(1 + below(rng, 40)).map(() => below(rng, 256)));
    case 2:
      return JSON.stringify({
        type: any(['ask', 'watch', 'create', 'say', 'mute', 'record', 'moment', 'lobby', 'mine']),
        id: value(),
        table: value(),
        on: value(),
      });
    case 3:
      return `${'['.repeat(3000)}${']'.repeat(3000)}`;
    case 4:
      return JSON.stringify({
        type: 'ask',
        id: `${next(rng)}`,
        table,
        version: value(),
        request: { type: any(TYPES), seat: value(), step: value(), move: value() },
      });
    case 5:
      return JSON.stringify({
        type: 'ask',
        id: `${next(rng)}`,
        table,
        version: below(rng, 90),
        request: { type: 'move', seat: below(rng, 4), step: 0, move: { type: any(TYPES), n: value() } },
      });
    default:
      return JSON.stringify({
        type: 'watch',
        id: `${next(rng)}`,
        table: `${table.slice(0, -1)}${any(['A', 'b', '_'])}`,
        from: value(),
        key: value(),
      });
  }
}

/** Speaks for somebody else, for the past, or twice. */
function impostor(rng: Rng, table: string, stale: string): string {
  const seat = below(rng, 3);
  const type = TYPES[below(rng, 9)] as string;
  if (below(rng, 3) === 0) return stale;
  const request = {
    type,
    seat,
    ...(type === 'move' || type === 'undo' || type === 'confirm' ? { step: 0 } : {}),
    ...(type === 'move' ? { move: { type: 'x' } } : {}),
  };
  return JSON.stringify({ type: 'ask', id: `${next(rng)}`, table, version: below(rng, 4), request });
}

const memoryOf = (pid: number): number => 1024 * Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);

async function until(condition: () => boolean, ms = 5000): Promise<void> {
  const end = Date.now() + ms;
  while (!condition() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 2));
}

export async function fuzzTest(messages: number): Promise<FuzzReport> {
  const server = await ServerProcess.prepare();
  const rng = stream(seedFromText('fuzz'), 'play');
  const game = await loadGame('boreal');
  try {
    await server.start();
    const [ada, bob, eve] = await Promise.all(
      ['Ada', 'Bob', 'Eve'].map(async (name) => new Voice(await new Device(server.address).guest(name))),
    );
    const voices = [ada, bob, eve] as Voice[];
    for (const voice of voices) await voice.connect();
    const table = await begin(ada as Voice, bob as Voice, server, game.id);
    const before = (await journal(server, table)).length;
    const stale = JSON.stringify({ type: 'ask', id: 'begin', table, version: 1, request: { type: 'start' } });
    let sent = 0;
    let memoryBefore = 0;
    while (sent < messages) {
      const round = voices.map(({ received, closed }) => received + closed);
      for (const _ of range(AT_ONCE)) {
        const voice = voices[below(rng, 3)] as Voice;
        // Those at the table talk nonsense; the stranger, besides, pretends to be them.
        await voice.say(voice === eve && below(rng, 2) === 0 ? impostor(rng, table, stale) : nonsense(rng, table));
        sent++;
      }
      const answered = (): number => voices.reduce((sum, { received, closed }, i) => sum + received + closed - (round[i] as number), 0);
      await until(() => answered() >= AT_ONCE);
      if (memoryBefore === 0 && sent > messages / 5) memoryBefore = memoryOf(server.pid);
    }
    const memoryAfter = memoryOf(server.pid);
    const effects = (await journal(server, table)).length - before;
    const alive = (await fetch(`${server.address}/healthz`)).ok;
    const refused: Record<string, number> = {};
    for (const voice of voices) for (const [code, n] of Object.entries(voice.refused)) refused[code] = (refused[code] ?? 0) + n;
    const answered = voices.reduce((sum, voice) => sum + voice.received, 0);
    const closed = voices.reduce((sum, voice) => sum + voice.closed, 0);
    for (const voice of voices) voice.close();
    return { sent, answered, refused, closed, effects, memoryBefore, memoryAfter, alive };
  } finally {
    await server.end('SIGKILL');
    server.throwAway();
  }
}

/** A table of two, begun. */
async function begin(ada: Voice, bob: Voice, server: ServerProcess, game: string): Promise<string> {
  await ada.say(
    JSON.stringify({
      ...{ type: 'create', id: 'table', game, options: {}, clock: { kind: 'days', days: 30, grace: 0 }, listed: true },
      ...{ settings: { confirm: false, standIn: 1 }, seats: [{ kind: 'me' }, { kind: 'empty' }] },
    }),
  );
  const lobby = async (): Promise<{ id: string }[]> =>
    ((await (await fetch(`${server.address}/api/lobby`)).json()) as { tables: { id: string }[] }).tables;
  let [listed] = await lobby();
  while (listed === undefined) [listed] = await lobby();
  for (const voice of [ada, bob]) await voice.say(JSON.stringify({ type: 'watch', id: 'watch', table: listed.id, from: 0 }));
  await bob.say(JSON.stringify({ type: 'ask', id: 'sit', table: listed.id, version: 0, request: { type: 'sit', seat: 1, name: 'Bob' } }));
  await until(() => ada.last?.version === 1);
  await ada.say(JSON.stringify({ type: 'ask', id: 'begin', table: listed.id, version: 1, request: { type: 'start' } }));
  await until(() => ada.last?.version === 2);
  return listed.id;
}

async function journal(server: ServerProcess, table: string): Promise<readonly unknown[]> {
  const store = await sqliteStore(server.data);
  const found = await store.tables.journal(table);
  await store.close();
  return found;
}

if (import.meta.main) {
  const [messages = 100_000] = process.argv.slice(2).map(Number);
  const report = await fuzzTest(messages);
  console.log(JSON.stringify(report, null, 2));
  const flat = report.memoryAfter < report.memoryBefore * 1.3 + 30_000_000;
  process.exitCode = report.effects === 0 && report.alive && flat ? 0 : 1;
}
