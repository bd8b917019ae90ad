// `npm run siege -- [--seconds N] [--peace] [--json]`: all attacks of an audit at once from one address (`siege-attack.ts`), while two honest
// people elsewhere play; with --peace nobody attacks, for comparison. How long their moves take, and how much memory the server needs.
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadGame } from '@banquise/games';
import { below, type Game, seedFromText, stream } from '@banquise/kernel';
import { Device, Person } from '../../server/test/person.ts';
import { gather, step } from '../../server/test/play.ts';
import { ServerProcess } from './load-process.ts';

interface SiegeReport {
  readonly moves: number;
  readonly p50: number;
  readonly p99: number;
  readonly slowest: number;
  /** The most that the server held, in bytes. */
  readonly memory: number;
  readonly seconds: number;
}

const ATTACK = fileURLToPath(new URL('./siege-attack.ts', import.meta.url));
/** An honest player moves this often, in milliseconds. */
const PACE = 50;
const LOGIN = 'honest.ada';
/** What a host has who sets nothing: the driver's own limits are for drivers. */
const LIMITS = { BANQUISE_CONNECTIONS: '200', BANQUISE_NEW: '100', BANQUISE_MESSAGES: '40' };

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const memoryOf = (pid: number): number => 1024 * Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);

async function arrive(address: string, name: string): Promise<Person> {
  const device = await new Device(address, { 'x-forwarded-for': '198.51.100.7' }).guest(name);
  const person = new Person(device);
  await person.until(() => person.states.includes('online'), 60_000);
  return person;
}

/** Plays game after game; how long each move took to be stored and answered. */
async function play(game: Game, people: readonly Person[], until: () => boolean): Promise<number[]> {
  const rng = stream(seedFromText('siege'), 'imagine');
  const times: number[] = [];
  let table = await gather(game, people);
  while (!until()) {
    const began = performance.now();
    if (await step(table, people, (moves) => moves[below(rng, moves.length)] as (typeof moves)[number]))
      times.push(performance.now() - began);
    else if (people.every((person) => person.see(table).status.phase === 'finished')) table = await gather(game, people);
    await pause(PACE);
    for (const person of people) {
      person.received.length = 0;
      person.messages.splice(0, Math.max(0, person.messages.length - 50));
    }
  }
  return times;
}

async function siege(seconds: number, peace: boolean): Promise<SiegeReport> {
  const server = await ServerProcess.prepare({
    ...LIMITS,
    BANQUISE_PROXY: '1',
    BANQUISE_ORIGIN: 'http://games.example.org',
    BANQUISE_LOG: 'silent',
  });
  let attack: ChildProcess | undefined;
  try {
    await server.start();
    const game = await loadGame('boreal');
    const people = [await arrive(server.address, 'Ada'), await arrive(server.address, 'Bob')];
    await people[0]?.device.post('/api/register', { login: LOGIN, password: 'four northern games' });
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, memoryOf(server.pid));
    }, 200);
    if (!peace)
      attack = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ATTACK, server.address, LOGIN], {
        stdio: ['ignore', 'ignore', 'inherit'],
      });
    await pause(3000);
    const end = performance.now() + seconds * 1000;
    const times = (await play(game, people, () => performance.now() > end)).sort((a, b) => a - b);
    clearInterval(watch);
    for (const person of people) person.leave();
    const at = (part: number): number => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN;
    return { moves: times.length, p50: at(0.5), p99: at(0.99), slowest: at(1), memory: most, seconds };
  } finally {
    attack?.kill('SIGKILL');
    await server.end('SIGKILL');
    server.throwAway();
  }
}

const flag = { type: 'boolean', default: false } as const;
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '30' }, json: flag, peace: flag } });
const report = await siege(Number(values.seconds), values.peace);
if (values.json) console.log(JSON.stringify(report));
else
  console.log(
    `${report.moves} moves, p50 ${report.p50.toFixed(1)} ms, p99 ${report.p99.toFixed(1)} ms, slowest ${report.slowest.toFixed(1)} ms, at most ${(report.memory / 1e6).toFixed(0)} MB`,
  );
process.exitCode = report.moves > 0 && report.p99 < 100 && report.memory < 700e6 ? 0 : 1;
