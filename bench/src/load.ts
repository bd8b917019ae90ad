// `npm run load -- [--tables N] [--seconds N] [--game GAME] [--rate N] [--idle N] [--database postgres] [--servers N] [--json]`:
// moves are offered at a steady rate (0: as fast as they are answered); how many a second one server checks, stores and
// acknowledges, and what a waiting connection costs. The servers run in processes of their own: one on a data file, or any
// number on a PostgreSQL that is thrown away afterwards; then the two people of each table are on different servers.
import { parseArgs } from 'node:util';
import { loadGame } from '@banquise/games';
import { type Game, range, seedFromText, stream } from '@banquise/kernel';
import { Device } from '../../server/test/person.ts';
import { Bare, type Counts, Pace } from './load-client.ts';
import { costOf, secondsBetween } from './load-cost.ts';
import type { ServerProcess } from './load-process.ts';
import { type Site, siteOf } from './load-site.ts';
import { table as columns } from './table.ts';

/** Milliseconds over which tables begin one after the other: games that all end at once would be a load of another kind. */
const SPREAD = 8000;

async function inTurn<T>(items: readonly T[], width: number, act: (item: T) => Promise<unknown>): Promise<void> {
  for (let i = 0; i < items.length; i += width) await Promise.all(items.slice(i, i + width).map(act));
}

interface Couple {
  readonly ada: Bare;
  readonly bob: Bare;
  readonly table: string;
}

/** Two people at a table, both seated, not yet begun. */
async function couple({ servers }: Site, game: Game, n: number, counts: Counts): Promise<Couple> {
  const arrive = async (name: string, at: number): Promise<Bare> => {
    const { address } = servers[at % servers.length] as ServerProcess;
    const one = new Bare(await new Device(address).guest(name), stream(seedFromText(`${name}${n}`), 'play'), counts);
    await one.connect();
    return one;
  };
  const [ada, bob] = [await arrive('Ada', n), await arrive('Bob', n + 1)];
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
  /** Of all servers together, in moves for each second on the processor. */
  readonly movesPerCpuSecond: number;
  /** Seconds on the processor for each second: of the servers, of them in the system alone, of the database, and of the clients. */
  readonly serverCpu: number;
  readonly systemCpu: number;
  readonly databaseCpu: number;
  readonly clientCpu: number;
  /** Of the servers at the end, in bytes. */
  readonly memory: number;
}

/** `rate` moves a second are offered in all, evenly over the tables; without it, as many as go. */
async function loadTest(site: Site, game: Game, tables: number, seconds: number, rate = 0): Promise<LoadReport> {
  const counts: Counts = { times: [], refused: 0, games: 0 };
  const couples: Couple[] = [];
  await inTurn(range(tables), 25, async (n) => couples.push(await couple(site, game, n, counts)));
  const people = couples.flatMap(({ ada, bob }) => [ada, bob]);
  for (const one of people) one.running = true;
  for (const { ada, bob, table } of couples) {
    ada.pace = bob.pace = new Pace(rate > 0 ? (1000 * tables) / rate : 0);
    ada.begin(table);
    await new Promise((resolve) => setTimeout(resolve, SPREAD / tables));
  }
  await new Promise((resolve) => setTimeout(resolve, 1500));
  counts.times.length = 0;
  const before = { ...site.costs(), clients: costOf('self') };
  const began = performance.now();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const elapsed = (performance.now() - began) / 1000;
  const times = counts.times.slice().sort((a, b) => a - b);
  const after = { ...site.costs(), clients: costOf('self') };
  const spent = secondsBetween(before.servers, after.servers);
  for (const one of people) {
    one.running = false;
    one.socket?.terminate();
  }
  const at = (part: number): number => times[Math.floor(times.length * part)] ?? Number.NaN;
  return {
    ...{
      game: game.id,
      tables,
      refused: counts.refused,
      games: counts.games / 2,
      movesPerSecond: times.length / elapsed,
      p50: at(0.5),
      p99: at(0.99),
    },
    movesPerCpuSecond: times.length / spent,
    serverCpu: spent / elapsed,
    systemCpu: (after.servers.system - before.servers.system) / elapsed,
    databaseCpu: secondsBetween(before.database, after.database) / elapsed,
    clientCpu: secondsBetween(before.clients, after.clients) / elapsed,
    memory: after.servers.memory,
  };
}

/** Memory of the server for each connection that only waits. */
async function idleTest({ servers }: Site, connections: number): Promise<number> {
  const server = servers[0] as ServerProcess;
  const device = await new Device(server.address).guest('Idle');
  const counts: Counts = { times: [], refused: 0, games: 0 };
  const rng = stream(seedFromText('idle'), 'play');
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const before = costOf(server.pid).memory;
  const people = range(connections).map(() => new Bare(device, rng, counts));
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
  /** A PostgreSQL of one's own ('postgres'), the address of one, or nothing: a data file. */
  readonly database: string | null;
  readonly servers: number;
}

/** What the server must hold: four thousand moves a second at five hundred tables, and five thousand who only wait. */
export const BAR: LoadPlan = { game: 'boreal', tables: 500, seconds: 5, rate: 4300, idle: 5000, database: null, servers: 1 };

/** Something on servers of its own. */
async function onSite<T>({ database, servers }: LoadPlan, test: (site: Site) => Promise<T>): Promise<T> {
  const site = await siteOf(database, servers);
  try {
    return await test(site);
  } finally {
    await site.end();
  }
}

/** Both tests; memory of an idle connection is 0 where none was tried. */
async function load(plan: LoadPlan): Promise<LoadReport & { readonly perIdle: number }> {
  const { tables, seconds, rate, idle } = plan;
  const rules = await loadGame(plan.game);
  const perIdle = idle > 0 ? await onSite(plan, (site) => idleTest(site, idle)) : 0;
  return { ...(await onSite(plan, (site) => loadTest(site, rules, tables, seconds, rate))), perIdle };
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
      ...{ database: { type: 'string' }, servers: text(BAR.servers) },
      json: { type: 'boolean', default: false },
    },
  });
  const { game, tables, seconds, rate, idle, database, servers } = values;
  const plan: LoadPlan = {
    ...{ game, tables: Number(tables), seconds: Number(seconds), rate: Number(rate), idle: Number(idle) },
    ...{ database: database ?? null, servers: Number(servers) },
  };
  console.log(values.json ? JSON.stringify(await load(plan)) : await loadColumns(plan));
}
