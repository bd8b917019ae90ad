// `npm run crash-test [KILLS] [TABLES]`: people play at many tables while the server is killed with -9 and started again,
// and in between the disk is full or slow. No acknowledged move may be lost, no view may differ from the truth, and everybody plays on without help.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { gameIds, loadGame } from '@banquise/games';
import { below, type Game, type Rng, range, seedFromText, stream } from '@banquise/kernel';
import { type Mirror, restore, since } from '@banquise/table';
import { sqliteStore } from '../../server/src/store/sqlite.ts';
import type { Store } from '../../server/src/store/store.ts';
import { Player } from './crash-player.ts';
import { ServerProcess } from './load-process.ts';

export interface CrashReport {
  readonly kills: number;
  readonly acknowledged: number;
  /** Acknowledged, but not in the journal. */
  readonly lost: number;
  /** Acknowledged once, but twice in the journal. */
  readonly doubled: number;
  /** Phases of each kind before a kill, and requests that were told that they could not be stored. */
  readonly phases: Readonly<Record<Phase, number>>;
  readonly refused: number;
  readonly diverging: number;
  readonly problems: readonly string[];
  /** From the moment the server listens until the last client plays on, in milliseconds: the slowest kill. */
  readonly slowestReturn: number;
  /** The same without the time for which the server or the clients wanted the processor and others had it. */
  readonly longestReturn: number;
  readonly slowestStart: number;
  readonly games: number;
  readonly seconds: number;
}

/** What is wrong with the disk before a kill: nothing, no room for a while, no room until the kill, or it is slow. */
const PHASES = ['fine', 'fine', 'full', 'fine', 'slow', 'full to the end'] as const;
type Phase = (typeof PHASES)[number];

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Long enough for any client on any machine; the report says how long it took. */
const PATIENCE = 60_000;

export async function crashTest(kills: number, tables: number, note: (text: string) => void = () => undefined): Promise<CrashReport> {
  const began = performance.now();
  const slow = join(mkdtempSync(join(tmpdir(), 'banquise-slow-')), 'slow');
  const server = await ServerProcess.prepare({ SLOW_DISK: slow });
  const phases = { fine: 0, full: 0, slow: 0, 'full to the end': 0 };
  const rng = stream(seedFromText(`crash ${kills}`), 'play');
  try {
    await server.start();
    const games = await Promise.all(gameIds().map((id) => loadGame(id)));
    const players = await sitDown(server.address, games, tables, rng);
    let slowestReturn = 0;
    let longestReturn = 0;
    let slowestStart = 0;
    for (let kill = 0; kill < kills; kill++) {
      // Only there can the disk of a running process be made full.
      const phase = process.platform === 'linux' ? (PHASES[kill % PHASES.length] as Phase) : 'fine';
      phases[phase]++;
      await pause(150 + below(rng, 300));
      await trouble(server, phase, slow, players);
      await server.end('SIGKILL');
      rmSync(slow, { force: true });
      slowestStart = Math.max(slowestStart, await server.start());
      const before = queued(server.pid, process.pid);
      const took = await everybodyBack(players);
      const waits = queued(server.pid, process.pid).map((ms, i) => ms - (before[i] ?? 0));
      slowestReturn = Math.max(slowestReturn, took);
      longestReturn = Math.max(longestReturn, took - Math.max(...waits));
      if ((kill + 1) % 20 === 0)
        note(`${kill + 1} kills, slowest return ${slowestReturn.toFixed(0)} ms, ${longestReturn.toFixed(0)} ms of it our own`);
    }
    await pause(300);
    for (const player of players) player.stop();
    await pause(1000);
    for (const player of players) player.client.close();
    await server.end('SIGTERM');
    const checked = await check(server.data, games, players);
    return {
      ...{
        kills,
        phases,
        refused: players.reduce((sum, { refused }) => sum + refused, 0),
        ...checked,
        slowestReturn,
        longestReturn,
        slowestStart,
        games: players.reduce((sum, player) => sum + player.games, 0) / 2,
      },
      problems: players.flatMap((player) => player.problems),
      seconds: (performance.now() - began) / 1000,
    };
  } finally {
    await server.end('SIGKILL');
    server.throwAway();
    rmSync(dirname(slow), { recursive: true, force: true });
  }
}

async function trouble(server: ServerProcess, phase: Phase, slow: string, players: readonly Player[]): Promise<void> {
  if (phase === 'slow') writeFileSync(slow, '');
  if (phase.startsWith('full')) server.fill(true);
  await pause(400);
  if (phase !== 'full') return;
  // There is room again: whoever was refused plays on, without a new start.
  server.fill(false);
  await everybodyBack(players);
}

async function sitDown(address: string, games: readonly Game[], tables: number, rng: Rng): Promise<Player[]> {
  const couple = async (i: number, game: Game): Promise<Player[]> => {
    const arrive = (name: string): Promise<Player> => Player.arrive(address, name, stream(seedFromText(`${name} ${i}`), 'play'));
    const [ada, bob] = (await Promise.all(['Ada', 'Bob'].map(arrive))) as [Player, Player];
    const table = await ada.open(game);
    for (const player of [ada, bob]) player.play(table);
    await bob.client.ask(table, 0, { type: 'sit', seat: 1, name: 'Bob' });
    await ada.client.ask(table, 1, { type: 'start' });
    return [ada, bob];
  };
  return (await Promise.all(range(tables).map((i) => couple(i, games[below(rng, games.length)] as Game)))).flat();
}

/** Waits until every client is online again and has heard from its table. */
async function everybodyBack(players: readonly Player[]): Promise<number> {
  const began = performance.now();
  while (!players.every(({ online, heard }) => online && heard > began)) {
    if (performance.now() - began > PATIENCE) {
      const missing = players.filter(({ online, heard }) => !online || heard <= began).map((player) => player.where());
      throw new Error(`somebody did not come back: ${missing.join('; ')}`);
    }
    await pause(5);
  }
  return performance.now() - began;
}

/** Milliseconds for which each of these processes was ready to run and others ran; none where the system does not say. */
function queued(...pids: number[]): number[] {
  const file = (pid: number): string => `/proc/${pid}/schedstat`;
  return pids.map((pid) => (existsSync(file(pid)) ? Number(readFileSync(file(pid), 'utf8').split(' ')[1]) / 1e6 : 0));
}

/** Holds what everybody was promised and has seen against what is on the disk. */
async function check(
  data: string,
  games: readonly Game[],
  players: readonly Player[],
): Promise<Pick<CrashReport, 'acknowledged' | 'lost' | 'doubled' | 'diverging'>> {
  const store = await sqliteStore(data);
  const truths = new Map<string, Truth>();
  let [acknowledged, lost, doubled, diverging] = [0, 0, 0, 0];
  for (const player of players) {
    acknowledged += player.promised.length;
    for (const [id, mirror] of player.mirrors) {
      const truth = truths.get(id) ?? (await truthOf(store, games, id));
      truths.set(id, truth);
      for (const promised of player.promised) {
        if (promised.table !== id) continue;
        const times = truth.ids.get(promised.id) ?? 0;
        if (times === 0) lost++;
        if (times > 1) doubled++;
      }
      if (!truth.agrees(mirror)) diverging++;
    }
  }
  await store.close();
  return { acknowledged, lost, doubled, diverging };
}

/** A table from its journal alone: how often each request stands in it, and what somebody should see. */
interface Truth {
  readonly ids: ReadonlyMap<string, number>;
  agrees(mirror: Mirror): boolean;
}

async function truthOf(store: Store, games: readonly Game[], id: string): Promise<Truth> {
  const kept = await store.tables.load(id, []);
  const game = kept && games.find((one) => one.id === kept.row.game);
  const table = kept && game && restore(game, { creation: kept.row.creation, journal: kept.journal });
  const ids = new Map<string, number>();
  for (const { command } of kept?.journal ?? []) ids.set(command.id, (ids.get(command.id) ?? 0) + 1);
  return {
    ids,
    agrees(mirror) {
      if (!table?.ok || game === undefined) return false;
      const { from: _from, fresh: _fresh, more: _more, ...truth } = since(game, table.value, mirror.own?.seat ?? 'spectator', 0);
      return isSame(truth, mirror);
    },
  };
}

/** What went over the connection went through JSON. */
const isSame = (truth: Mirror, mirror: Mirror): boolean =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(truth)), JSON.parse(JSON.stringify(mirror)));

if (import.meta.main) {
  const [kills = 200, tables = 50] = process.argv.slice(2).map(Number);
  const report = await crashTest(kills, tables, (text) => console.error(text));
  console.log(JSON.stringify(report, null, 2));
  process.exitCode = report.lost + report.doubled + report.diverging + report.problems.length > 0 || report.longestReturn > 2000 ? 1 : 0;
}
