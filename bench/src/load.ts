// `npm run load -- [--tables N] [--seconds N] [--game GAME] [--rate N] [--idle N] [--json]`: moves are offered at a steady rate
// (0: as fast as they are answered); how many a second one server checks, stores and acknowledges, and what a waiting
// connection costs. The server runs in a process of its own.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadGame } from '@banquise/games';
import { below, type Game, type Rng, range, seedFromText, stream } from '@banquise/kernel';
import type { ServerMessage } from '@banquise/protocol';
import type { Own, Status, Update } from '@banquise/table';
import type { WebSocket } from 'ws';
import { Device } from '../../server/test/person.ts';
import { ServerProcess } from './load-process.ts';
import { table as columns } from './table.ts';

interface Tally {
  readonly times: number[];
  refused: number;
  games: number;
}

/** The rhythm of a table: a move so often, however long the last one took; 0 is as fast as it goes. */
class Pace {
  readonly #every: number;
  #next: number;

  constructor(every: number) {
    this.#every = every;
    this.#next = performance.now() + Math.random() * every;
  }

  /** Milliseconds to wait before the next move. What is late is not made up for: that would be a flood. */
  wait(): number {
    const now = performance.now();
    const wait = Math.max(0, this.#next - now);
    this.#next = now + wait + this.#every;
    return wait;
  }
}

/** Milliseconds over which tables begin one after the other: games that all end at once would be a load of another kind. */
const SPREAD = 8000;

const NOT_ASKING = { id: '', sent: 0, move: false };
const UPDATE = '{"type":"update"';
const NOTHING_TO_DO = '"moves":[]';
const FINISHED = '"phase":"finished"';

/** The least a client can do: it keeps no copy, and answers each of its turns with a random legal move at once. */
class Bare {
  readonly device: Device;
  readonly #rng: Rng;
  readonly #tally: Tally;
  socket: WebSocket | undefined;
  #table = '';
  /** The request under way, when it was sent, and whether it is a move: only moves are counted. */
  #asking = NOT_ASKING;
  #latest: Update | undefined;
  #asked = 0;
  pace = new Pace(0);
  #answer: ((message: Extract<ServerMessage, { type: 'answer' }>) => void) | undefined;
  running = false;

  constructor(device: Device, rng: Rng, tally: Tally) {
    this.device = device;
    this.#rng = rng;
    this.#tally = tally;
  }

  connect(): Promise<void> {
    const socket = this.device.socket();
    this.socket = socket;
    return new Promise((resolve, reject) => {
      socket.on('error', reject);
      socket.on('open', () => socket.send('{"type":"hello","protocol":1}'));
      socket.on('message', (data) => this.#read(String(data), resolve));
    });
  }

  ask(message: object): Promise<Extract<ServerMessage, { type: 'answer' }>> {
    return new Promise((resolve) => {
      this.#answer = resolve;
      this.socket?.send(JSON.stringify({ id: `s${++this.#asked}`, ...message }));
    });
  }

  async watch(table: string): Promise<void> {
    this.#table = table;
    await this.ask({ type: 'watch', table, from: 0 });
  }

  begin(table: string): void {
    this.#request({ type: 'ask', table, version: 1, request: { type: 'start' } });
  }

  /** News in which there is nothing to do are not even read: the driver must not be slower than the server. */
  #read(text: string, welcomed: () => void): void {
    if (text.startsWith(UPDATE) && text.includes(NOTHING_TO_DO) && !text.includes(FINISHED)) {
      this.#latest = undefined;
      return;
    }
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'welcome') welcomed();
    else if (message.type === 'update' && message.table === this.#table) this.#latest = message.update;
    else if (message.type === 'answer') this.#answered(message);
    this.#play();
  }

  #answered(message: Extract<ServerMessage, { type: 'answer' }>): void {
    const { id, sent, move } = this.#asking;
    if (message.id !== id) {
      this.#answer?.(message);
      return;
    }
    this.#asking = NOT_ASKING;
    if (message.ok && move) this.#tally.times.push(performance.now() - sent);
    // A full table that waits for long begins by itself: then there is nothing left to begin.
    else if (!message.ok && move) this.#tally.refused++;
  }

  /** One request at a time, on the latest news. */
  #play(): void {
    if (!this.running || this.#latest === undefined || this.#asking !== NOT_ASKING) return;
    const { own, status, version } = this.#latest;
    if (own === null) return;
    if (status.next !== null) {
      this.#tally.games++;
      this.#latest = undefined;
      this.socket?.send(JSON.stringify({ id: 'left', type: 'unwatch', table: this.#table }));
      this.#table = status.next;
      this.#request({ type: 'watch', table: status.next, from: 0 });
      return;
    }
    const request = requestOf(own, status, this.#rng);
    if (request === undefined) return;
    this.#latest = undefined;
    const wait = this.pace.wait();
    this.#asking = { ...NOT_ASKING, id: 'soon' };
    const ask = (): void => this.#request({ type: 'ask', table: this.#table, version, request }, status.phase === 'playing');
    if (wait < 1) ask();
    else setTimeout(ask, wait);
  }

  #request(message: object, move = false): void {
    const id = `m${++this.#asked}`;
    this.#asking = { id, sent: performance.now(), move };
    this.socket?.send(JSON.stringify({ id, ...message }));
  }
}

function requestOf(own: Own, status: Status, rng: Rng): object | undefined {
  const { seat, moves } = own;
  if (status.phase === 'finished') return status.rematchAsked.includes(seat) ? undefined : { type: 'rematch', seat, agree: true };
  return moves.length === 0 ? undefined : { type: 'move', seat, step: 0, move: moves[below(rng, moves.length)] };
}

/** Reads the memory and the time on the processor of a process. */
function costOf(pid: number): { readonly memory: number; readonly seconds: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const ticks = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
  return { memory: 1024 * Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]), seconds: (Number(fields[11]) + Number(fields[12])) / ticks };
}

async function inTurn<T>(items: readonly T[], width: number, act: (item: T) => Promise<unknown>): Promise<void> {
  for (let i = 0; i < items.length; i += width) await Promise.all(items.slice(i, i + width).map(act));
}

interface Couple {
  readonly ada: Bare;
  readonly bob: Bare;
  readonly table: string;
}

/** Two people at a table, both seated, not yet begun. */
async function couple(address: string, game: Game, n: number, tally: Tally): Promise<Couple> {
  const arrive = async (name: string): Promise<Bare> => {
    const one = new Bare(await new Device(address).guest(name), stream(seedFromText(`${name}${n}`), 'play'), tally);
    await one.connect();
    return one;
  };
  const [ada, bob] = [await arrive('Ada'), await arrive('Bob')];
  const answer = await ada.ask({
    ...{ type: 'create', game: game.id, options: {}, clock: { kind: 'days', days: 1, grace: 0 }, listed: true },
    ...{ settings: { confirm: false, standIn: 1 }, seats: [{ kind: 'me' }, { kind: 'empty' }] },
  });
  const table = (answer.ok && answer.table) || '';
  for (const one of [ada, bob]) await one.watch(table);
  await bob.ask({ type: 'ask', table, version: 0, request: { type: 'sit', seat: 1, name: 'Bob' } });
  return { ada, bob, table };
}

interface LoadReport {
  readonly game: string;
  readonly tables: number;
  readonly movesPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly refused: number;
  readonly games: number;
  /** Of the server, in moves for each second on its processor. */
  readonly movesPerCpuSecond: number;
  /** Of the server at the end, in bytes. */
  readonly memory: number;
}

/** `rate` moves a second are offered in all, evenly over the tables; without it, as many as go. */
async function loadTest(server: ServerProcess, game: Game, tables: number, seconds: number, rate = 0): Promise<LoadReport> {
  const tally: Tally = { times: [], refused: 0, games: 0 };
  const couples: Couple[] = [];
  await inTurn(range(tables), 25, async (n) => couples.push(await couple(server.address, game, n, tally)));
  const people = couples.flatMap(({ ada, bob }) => [ada, bob]);
  for (const one of people) one.running = true;
  for (const { ada, bob, table } of couples) {
    ada.pace = bob.pace = new Pace(rate > 0 ? (1000 * tables) / rate : 0);
    ada.begin(table);
    await new Promise((resolve) => setTimeout(resolve, SPREAD / tables));
  }
  await new Promise((resolve) => setTimeout(resolve, 1500));
  tally.times.length = 0;
  const before = costOf(server.pid);
  const began = performance.now();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const elapsed = (performance.now() - began) / 1000;
  const times = tally.times.slice().sort((a, b) => a - b);
  const after = costOf(server.pid);
  for (const one of people) {
    one.running = false;
    one.socket?.terminate();
  }
  const at = (part: number): number => times[Math.floor(times.length * part)] ?? Number.NaN;
  return {
    ...{
      game: game.id,
      tables,
      refused: tally.refused,
      games: tally.games / 2,
      movesPerSecond: times.length / elapsed,
      p50: at(0.5),
      p99: at(0.99),
    },
    movesPerCpuSecond: times.length / (after.seconds - before.seconds),
    memory: after.memory,
  };
}

/** Memory of the server for each connection that only waits. */
async function idleTest(server: ServerProcess, connections: number): Promise<number> {
  const device = await new Device(server.address).guest('Idle');
  const tally: Tally = { times: [], refused: 0, games: 0 };
  const rng = stream(seedFromText('idle'), 'play');
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const before = costOf(server.pid).memory;
  const people = range(connections).map(() => new Bare(device, rng, tally));
  await inTurn(people, 100, (one) => one.connect());
  await new Promise((resolve) => setTimeout(resolve, 2000));
  const each = (costOf(server.pid).memory - before) / connections;
  for (const one of people) one.socket?.terminate();
  return each;
}

export interface LoadPlan {
  readonly game: string;
  readonly tables: number;
  readonly seconds: number;
  /** Moves offered a second; 0: as many as go. */
  readonly rate: number;
  /** Connections that only wait; 0: none are tried. */
  readonly idle: number;
}

/** What the server must hold: four thousand moves a second at five hundred tables, and five thousand who only wait. */
export const BAR: LoadPlan = { game: 'boreal', tables: 500, seconds: 5, rate: 4300, idle: 5000 };

/** Something on a server of its own. */
async function onServer<T>(test: (server: ServerProcess) => Promise<T>): Promise<T> {
  const server = await ServerProcess.prepare();
  try {
    await server.start();
    return await test(server);
  } finally {
    await server.end('SIGKILL');
    server.throwAway();
  }
}

/** Both tests; memory of an idle connection is 0 where none was tried. */
async function load({ game, tables, seconds, rate, idle }: LoadPlan): Promise<LoadReport & { readonly perIdle: number }> {
  const rules = await loadGame(game);
  const perIdle = idle > 0 ? await onServer((server) => idleTest(server, idle)) : 0;
  return { ...(await onServer((server) => loadTest(server, rules, tables, seconds, rate))), perIdle };
}

/** As columns to be read. */
export async function loadColumns(plan: LoadPlan): Promise<string> {
  const { game, tables, rate } = plan;
  const figure = (value: number, digits = 0): string => value.toLocaleString('en', { maximumFractionDigits: digits });
  const head = ['game', 'tables', 'offered/s', 'moves/s', 'p50 ms', 'p99 ms', 'moves per CPU s', 'refused', 'kB/idle connection'];
  const { movesPerSecond, p50, p99, refused, movesPerCpuSecond, perIdle } = await load(plan);
  const offered = rate > 0 ? figure(rate) : 'all';
  const row = [
    game,
    figure(tables),
    offered,
    figure(movesPerSecond),
    figure(p50, 1),
    figure(p99, 1),
    figure(movesPerCpuSecond),
    figure(refused),
  ];
  return columns(head, [[...row, perIdle > 0 ? figure(perIdle / 1000, 1) : '-']]);
}

if (import.meta.main) {
  const text = (value: number | string) => ({ type: 'string', default: `${value}` }) as const;
  const { values } = parseArgs({
    options: {
      ...{ tables: text(BAR.tables), seconds: text(BAR.seconds), game: text(BAR.game), rate: text(BAR.rate), idle: text(0) },
      json: { type: 'boolean', default: false },
    },
  });
  const { game, tables, seconds, rate, idle } = values;
  const plan: LoadPlan = { game, tables: Number(tables), seconds: Number(seconds), rate: Number(rate), idle: Number(idle) };
  console.log(values.json ? JSON.stringify(await load(plan)) : await loadColumns(plan));
}
