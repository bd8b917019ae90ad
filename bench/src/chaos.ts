// `npm run chaos -- --faults N --seed S [--tables N] [--each] [--short] [--json]`: three servers, a database with a standby and a bus are
// hurt at random while people and bots play. Nothing acknowledged may be lost or done twice, nobody may see what the journal
// does not hold, and every game must come to its end. Last, all servers are replaced one after the other: that refuses no move.
import { parseArgs } from 'node:util';
import { gameIds, loadGame } from '@banquise/games';
import { below, type Game, seedFromText, stream } from '@banquise/kernel';
import { type Checked, check, printOf } from './chaos-check.ts';
import { sitDown, type Wanderer } from './chaos-people.ts';
import { FAULTS, type Fault, type Lengths, World } from './chaos-world.ts';
import type { Player } from './crash-player.ts';

interface ChaosReport extends Checked {
  readonly faults: Readonly<Record<Fault, number>>;
  readonly tables: number;
  readonly games: number;
  /** From the death of a server until its people have heard from their tables through another one, in milliseconds. */
  readonly back: { readonly median: number; readonly p99: number; readonly most: number };
  /** Requests that were told that they could not be stored: in all, and while all servers were replaced one after the other. */
  readonly refused: number;
  readonly refusedRolling: number;
  /** What clients met that they should not have. */
  readonly problems: readonly string[];
  readonly seconds: number;
}

interface ChaosPlan {
  readonly faults: number;
  readonly seed: string;
  readonly tables: number;
  readonly lengths: Lengths;
  readonly kinds?: readonly Fault[];
  /** Every kind once before any comes again. */
  readonly each: boolean;
}

const LONG: Lengths = { freeze: 15_000, busDown: 10_000, busNoise: 5000 };
export const SHORT: Lengths = { freeze: 2500, busDown: 2000, busNoise: 1500 };
/** Between two faults at most. */
const PAUSE = 1500;
/** Once the faults have stopped, a game of which nobody has heard for this long is stuck. */
const SILENCE = 60_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export async function chaos(plan: ChaosPlan, note: (text: string) => void = () => undefined): Promise<ChaosReport> {
  const began = performance.now();
  const rng = stream(seedFromText(plan.seed), 'play');
  const world = await World.open(rng, 3, plan.lengths);
  const games = await Promise.all(gameIds().map((id) => loadGame(id)));
  const addresses = world.servers.map(({ address }) => address);
  const players: Player[] = [];
  const devices = new Map<Player, Wanderer>();
  const seen = new Map<Player, Map<string, Set<string>>>();
  const counts = Object.fromEntries(FAULTS.map((fault) => [fault, 0])) as Record<Fault, number>;
  const back: number[] = [];
  try {
    for (let i = 0; i < plan.tables; i++) {
      const sitting = await sitDown(addresses, games[i % games.length] as Game, `${plan.seed}/${i}`, rng);
      for (const [n, player] of sitting.players.entries()) {
        players.push(player);
        devices.set(player, sitting.wanderers[n] as Wanderer);
        const views = new Map<string, Set<string>>();
        seen.set(player, views);
        player.onView = (table, mirror) => views.set(table, (views.get(table) ?? new Set()).add(printOf(mirror)));
      }
    }
    note(`${plan.tables} tables, ${players.length} clients`);
    const thrown = setInterval(() => players[below(rng, players.length)]?.drop(), 250);
    const kinds = plan.kinds ?? FAULTS;
    for (let done = 0; done < plan.faults; ) {
      await pause(below(rng, PAUSE));
      const left = kinds.filter((kind) => counts[kind] === 0);
      const choice = plan.each && left.length > 0 ? left : kinds;
      const fault = choice[below(rng, choice.length)] as Fault;
      const here = new Map(players.filter(({ online }) => online).map((player) => [player, devices.get(player)?.at]));
      const died = performance.now();
      const hurt = world.servers.map(({ pid }) => pid);
      if (!(await world.hurt(fault))) continue;
      counts[fault]++;
      done++;
      if (fault === 'kill') void returns(world, hurt, here, died, back);
      if (done % 20 === 0) note(`${done} faults, ${players.reduce((sum, { promised }) => sum + promised.length, 0)} acknowledged`);
    }
    await world.calm();
    const before = refusals(players);
    await world.replaceAll();
    const refusedRolling = refusals(players) - before;
    clearInterval(thrown);
    for (const player of players) player.last = true;
    await finished(players);
    await pause(2500);
    for (const player of players) player.stop();
    const checked = await check(world.database, games, players, seen);
    back.sort((a, b) => a - b);
    const at = (share: number): number => Math.round(back[Math.min(back.length - 1, Math.floor(share * back.length))] ?? 0);
    return {
      ...checked,
      ...{ faults: counts, tables: plan.tables, games: new Set(players.flatMap(({ mirrors }) => [...mirrors.keys()])).size },
      back: { median: at(0.5), p99: at(0.99), most: at(1) },
      ...{ refused: refusals(players), refusedRolling },
      problems: [...world.servers.flatMap(({ deaths }) => deaths), ...players.flatMap(({ problems }) => problems)],
      seconds: Math.round((performance.now() - began) / 1000),
    };
  } finally {
    for (const player of players) player.client.close();
    await world.close();
  }
}

/** How long the people of a server that was killed take to hear from their tables again. */
async function returns(
  world: World,
  pids: readonly number[],
  here: ReadonlyMap<Player, string | undefined>,
  died: number,
  back: number[],
): Promise<void> {
  let dead: string | undefined;
  for (let tries = 0; tries < 100 && dead === undefined; tries++) {
    await pause(10);
    dead = world.servers.find(({ pid }, i) => pid !== pids[i] || isGone(pid))?.address;
  }
  const waiting = new Set([...here].filter(([, at]) => at === dead).map(([player]) => player));
  for (const end = died + 20_000; waiting.size > 0 && performance.now() < end; await pause(10)) {
    for (const player of waiting) {
      if (!player.online || player.heard <= died + 20) continue;
      waiting.delete(player);
      back.push(player.heard - died);
    }
  }
  for (const _ of waiting) back.push(20_000);
}

function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch {
    return true;
  }
}

const refusals = (players: readonly Player[]): number => players.reduce((sum, { refused }) => sum + refused, 0);

/** Waits until every table has come to its end, or until nobody hears anything any more. */
async function finished(players: readonly Player[]): Promise<void> {
  const began = performance.now();
  const over = (player: Player): boolean => player.mirrors.get(player.table)?.status.phase === 'finished';
  const latest = (): number => players.reduce((last, { heard }) => Math.max(last, heard), began);
  while (!players.every(over) && performance.now() < latest() + SILENCE) await pause(100);
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      faults: { type: 'string', default: '300' },
      seed: { type: 'string', default: '1' },
      tables: { type: 'string', default: '60' },
      kinds: { type: 'string' },
      each: { type: 'boolean', default: false },
      short: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const kinds = values.kinds?.split(',') as Fault[] | undefined;
  const plan = {
    faults: Number(values.faults),
    seed: values.seed,
    tables: Number(values.tables),
    lengths: values.short ? SHORT : LONG,
    each: values.each,
  };
  const report = await chaos({ ...plan, ...(kinds ? { kinds } : {}) }, (text) => console.error(text));
  console.log(values.json ? JSON.stringify(report) : JSON.stringify(report, null, 2));
  const { lost, doubled, diverging, leaked, stuck, misjudged, refusedRolling, problems } = report;
  process.exit(lost + doubled + diverging + leaked + stuck + misjudged + refusedRolling + problems.length > 0 ? 1 : 0);
}
