// `npm run chaos -- --faults N --seed S [--tables N] [--each] [--short] [--json]`: three servers, a database with a standby and a bus are
// hurt at random while people and bots play. Nothing acknowledged may be lost or done twice, nobody may see what the journal
// does not hold, and every game must come to its end. Last, all servers are replaced one after the other: that refuses no move.
import { parseArgs } from 'node:util';
import { gameIds, loadGame } from '@banquise/games';
import { below, type Game, seedFromText, stream } from '@banquise/kernel';
import { type Checked, check, printOf } from './chaos-check.ts';
import { Door } from './chaos-door.ts';
import { sitDown, type Wanderer } from './chaos-people.ts';
import { FAULTS, type Fault, type Lengths, World } from './chaos-world.ts';
import type { Player } from './crash-player.ts';

interface ChaosReport extends Checked {
  readonly faults: Readonly<Record<Fault, number>>;
  /** Of them those since whose predecessor nothing had been stored for anybody. */
  readonly unmet: number;
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
/** Between two faults at most, when people play; so much is stored then, or the next fault comes after a lull. */
const PAUSE = 1500;
const FEW = 20;
const LULL = 10_000;
/** Who was not back after this long counts as if it had been then. */
const LONGEST = 20_000;
/** Once the faults have stopped, a game of which nobody has heard for this long is stuck. */
const SILENCE = 60_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export async function chaos(plan: ChaosPlan, note: (text: string) => void = () => undefined): Promise<ChaosReport> {
  const began = performance.now();
  const rng = stream(seedFromText(plan.seed), 'play');
  const world = await World.open(rng, 3, plan.lengths);
  const games = await Promise.all(gameIds().map((id) => loadGame(id)));
  const door = new Door(world.servers.map(({ address }) => address));
  const players: Player[] = [];
  const devices = new Map<Player, Wanderer>();
  const seen = new Map<Player, Map<string, Set<string>>>();
  const counts = Object.fromEntries(FAULTS.map((fault) => [fault, 0])) as Record<Fault, number>;
  const back: number[] = [];
  const returning = new Set<Player>();
  let [unmet, met] = [0, 0];
  try {
    for (let i = 0; i < plan.tables; i++) {
      const sitting = await sitDown(door, games[i % games.length] as Game, `${plan.seed}/${i}`, rng);
      for (const [n, player] of sitting.players.entries()) {
        players.push(player);
        devices.set(player, sitting.wanderers[n] as Wanderer);
        const views = new Map<string, Set<string>>();
        seen.set(player, views);
        player.onView = (table, mirror) => views.set(table, (views.get(table) ?? new Set()).add(printOf(mirror)));
      }
    }
    note(`${plan.tables} tables, ${players.length} clients`);
    const thrown = setInterval(() => {
      const one = players[below(rng, players.length)];
      // Who loses a server and is thrown on the way back would count for both.
      if (one?.online && !returning.has(one)) one.drop();
    }, 250);
    const kinds = plan.kinds ?? FAULTS;
    for (let done = 0; done < plan.faults; ) {
      await pause(below(rng, PAUSE));
      // Most come while people play, a few while they are still on their way back from the last one.
      if (below(rng, 4) > 0) await playing(players, met + FEW);
      const left = kinds.filter((kind) => counts[kind] === 0);
      const choice = plan.each && left.length > 0 ? left : kinds;
      const fault = choice[below(rng, choice.length)] as Fault;
      const here = new Map(players.filter(({ online }) => online).map((player) => [player, devices.get(player)]));
      const died = performance.now();
      const stored = acknowledgements(players);
      if (!(await world.hurt(fault))) continue;
      counts[fault]++;
      done++;
      if (stored === met) unmet++;
      met = stored;
      const dead = [...world.deaths].find(([, at]) => at >= died)?.[0];
      if (fault === 'kill' && dead !== undefined) {
        const waiting = [...here].flatMap(([player, device]) => (device?.at === dead ? [{ player, device, since: died }] : []));
        void returns(world.deaths, waiting, returning, back);
      }
      if (done % 20 === 0) note(`${done} faults, ${stored} acknowledged`);
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
      ...{ faults: counts, unmet, tables: plan.tables, games: new Set(players.flatMap(({ mirrors }) => [...mirrors.keys()])).size },
      back: { median: at(0.5), p99: at(0.99), most: at(1) },
      ...{ refused: refusals(players), refusedRolling },
      problems: [...world.servers.flatMap(({ deaths }) => deaths), ...players.flatMap(({ problems }) => problems)],
      seconds: Math.round((performance.now() - began) / 1000),
    };
  } finally {
    for (const player of players) player.client.close();
    door.close();
    await world.close();
  }
}

interface Returning {
  readonly player: Player;
  readonly device: Wanderer;
  since: number;
}

/** How long the people of a server that was killed take to hear from their tables again; whom another death meets on the way begins anew. */
async function returns(
  deaths: ReadonlyMap<string, number>,
  people: readonly Returning[],
  returning: Set<Player>,
  back: number[],
): Promise<void> {
  const waiting = new Set(people);
  for (const { player } of people) returning.add(player);
  for (; waiting.size > 0; await pause(10)) {
    for (const one of waiting) {
      const { player, device } = one;
      // A server may have died again since it was left: that met somebody else.
      const death = deaths.get(device.left) ?? 0;
      if (death <= device.broke) one.since = Math.max(one.since, death);
      const isBack = player.online && device.broke > one.since && player.heard > device.broke;
      if (!isBack && performance.now() < one.since + LONGEST) continue;
      waiting.delete(one);
      returning.delete(player);
      back.push(isBack ? player.heard - one.since : LONGEST);
    }
  }
}

const acknowledgements = (players: readonly Player[]): number => players.reduce((sum, { promised }) => sum + promised.length, 0);

/** Waits until so much was acknowledged, but not for ever: it may be that nothing can be stored just now. */
async function playing(players: readonly Player[], enough: number): Promise<void> {
  for (const end = performance.now() + LULL; acknowledgements(players) < enough && performance.now() < end; ) await pause(20);
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
