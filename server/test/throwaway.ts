import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './port.ts';

/** A PostgreSQL or NATS for one test: nothing of it is left afterwards. */
export interface Throwaway {
  readonly url: string;
  readonly port: number;
  /** Stops it at once, as a crash would, or tidily. What it stored stays until `remove`. */
  stop(how: 'kill' | 'tidy'): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
}

export interface ThrowawayPostgres extends Throwaway {
  /** A copy that follows and must have every commit before it is answered. */
  standby(): Promise<ThrowawayPostgres>;
  /** Runs a statement on it. */
  run(statement: string): void;
  /** A standby takes over. */
  promote(): Promise<void>;
}

const DEBIAN = '/usr/lib/postgresql';

/** Where PostgreSQL's programs are, the newest first; nothing when there are none. */
export function postgresBin(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const found = versions.map((version) => join(DEBIAN, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
  return found ?? process.env.PATH?.split(':').find((folder) => existsSync(join(folder, 'initdb')));
}

export const natsBin = (): string | undefined =>
  [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => join(folder, 'nats-server'))
    .find((file) => existsSync(file));

const UNTIL_SYNC = `do $$ begin
  while not exists (select from pg_stat_replication where sync_state = 'sync') loop
    perform pg_sleep(0.05);
    perform pg_stat_clear_snapshot();
  end loop;
end $$`;

/** How long a loaded machine may take to start one, and how often it is tried. */
const PATIENCE = 60_000;
const TRIES = 5;

/** Waits until somebody answers there. */
async function answers(port: number, child: ChildProcess): Promise<void> {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await pause(20)) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`it ended at once, with ${child.signalCode ?? child.exitCode}`);
    const open = await new Promise<boolean>((resolve) => {
      const line = createConnection(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
      line.on('close', () => line.destroy()).unref();
      setTimeout(() => line.destroy(), 200).unref();
    });
    if (open) return;
  }
  throw new Error(`nobody answers at port ${port}`);
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const gone = async (child: ChildProcess | undefined): Promise<void> => {
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
  await new Promise<void>((resolve) => child.once('exit', () => resolve()));
};

/** PostgreSQL refuses to run as root: then it runs as the user that Debian made for it. */
const isRoot = process.getuid?.() === 0;
const as = (command: string, args: readonly string[]): [string, string[]] =>
  isRoot ? ['setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', '--', command, ...args]] : [command, [...args]];

function own(path: string): void {
  if (isRoot) spawnSync('chown', ['-R', 'postgres:postgres', path]);
}

function ran(command: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(...as(command, args), { encoding: 'utf8', cwd: '/' });
  if (status !== 0) throw new Error(`${command}: ${stderr}`);
}

/** An empty PostgreSQL. Durable, as it is in earnest, unless told otherwise. */
export async function throwawayPostgres(settings: readonly string[] = []): Promise<ThrowawayPostgres> {
  const bin = postgresBin();
  if (bin === undefined) throw new Error('PostgreSQL is missing: install it (Debian: apt-get install postgresql)');
  const folder = mkdtempSync(join(tmpdir(), 'banquise-postgres-'));
  chmodSync(folder, 0o700);
  own(folder);
  const data = join(folder, 'data');
  ran(join(bin, 'initdb'), ['-D', data, '-U', 'banquise', '--auth=trust', '--no-sync', '-E', 'UTF8', '--locale=C']);
  const lines = ["listen_addresses = '127.0.0.1'", 'max_connections = 100', ...settings];
  writeFileSync(join(data, 'postgresql.auto.conf'), `${lines.join('\n')}\n`, { flag: 'a' });
  own(data);
  return started(bin, folder, data);
}

async function started(bin: string, folder: string, data: string): Promise<ThrowawayPostgres> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  const log = join(folder, 'log');
  const ready = (): boolean => spawnSync(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port), '-q']).status === 0;
  const launch = async (): Promise<void> => {
    rmSync(join(data, 'postmaster.pid'), { force: true });
    const said = openSync(log, 'w');
    // A standby's settings are a copy of its primary's, whose folder goes when it has fallen: each names its own.
    const args = ['-D', data, '-p', String(port), '-k', folder];
    child = spawn(...as(join(bin, 'postgres'), args), { stdio: ['ignore', said, said], cwd: '/' });
    closeSync(said);
    await answers(port, child);
    // After a crash it listens before it lets anybody in: first it plays its own journal again.
    for (const end = Date.now() + PATIENCE; !ready(); await pause(25)) {
      if (child.exitCode !== null || child.signalCode !== null) throw new Error('it ended before it was ready');
      if (Date.now() > end) throw new Error('it was never ready');
    }
  };
  const start = async (): Promise<void> => {
    for (let tries = 1; ; tries++) {
      try {
        return await launch();
      } catch (error) {
        if (tries === TRIES) throw new Error(`PostgreSQL does not start: ${error}\n${readFileSync(log, 'utf8')}`);
        await self.stop('kill');
        await pause(200 * tries);
      }
    }
  };
  const self: ThrowawayPostgres = {
    url: `postgres://banquise@127.0.0.1:${port}/postgres`,
    port,
    start,
    async stop(how) {
      if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
      // As when the power fails: nothing of it may write any more when it starts again.
      const offspring = how === 'kill' ? childrenOf(child.pid) : [];
      child.kill(how === 'kill' ? 'SIGKILL' : 'SIGINT');
      for (const pid of offspring) ended(pid);
      await gone(child);
      while (offspring.some((pid) => existsSync(`/proc/${pid}`))) await pause(10);
    },
    async remove() {
      await self.stop('kill');
      await pause(50);
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
    },
    async standby() {
      const copy = join(mkdtempSync(join(tmpdir(), 'banquise-standby-')), 'data');
      own(join(copy, '..'));
      ran(join(bin, 'pg_basebackup'), [
        '-D',
        copy,
        '-h',
        '127.0.0.1',
        '-p',
        String(port),
        '-U',
        'banquise',
        '-R',
        '-X',
        'stream',
        '-c',
        'fast',
      ]);
      const follower = await started(bin, join(copy, '..'), copy);
      psql(bin, port, "alter system set synchronous_standby_names = '*'");
      psql(bin, port, 'select pg_reload_conf()');
      // Only when it has everything may the primary fall.
      psql(bin, port, UNTIL_SYNC);
      psql(bin, port, "select pg_logical_emit_message(true, 'banquise', '')");
      return follower;
    },
    run: (statement) => psql(bin, port, statement),
    async promote() {
      psql(bin, port, "alter system set synchronous_standby_names = ''");
      psql(bin, port, 'select pg_promote(true, 30)');
      psql(bin, port, 'select pg_reload_conf()');
    },
  };
  await start();
  return self;
}

function childrenOf(pid: number): number[] {
  const file = `/proc/${pid}/task/${pid}/children`;
  return existsSync(file) ? readFileSync(file, 'utf8').split(' ').filter(Boolean).map(Number) : [];
}

function ended(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It was quicker.
  }
}

function psql(bin: string, port: number, statement: string): void {
  ran(join(bin, 'psql'), ['-h', '127.0.0.1', '-p', String(port), '-U', 'banquise', '-d', 'postgres', '-qc', statement]);
}

export async function throwawayNats(): Promise<Throwaway> {
  const bin = natsBin();
  if (bin === undefined) throw new Error('NATS is missing: install it (Debian: apt-get install nats-server)');
  const folder = mkdtempSync(join(tmpdir(), 'banquise-nats-'));
  mkdirSync(folder, { recursive: true });
  const port = await freePort();
  let child: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    child = spawn(bin, ['-a', '127.0.0.1', '-p', String(port)], { stdio: 'ignore', cwd: folder });
    await answers(port, child);
  };
  await start();
  const stop: Throwaway['stop'] = async (how) => {
    child?.kill(how === 'kill' ? 'SIGKILL' : 'SIGTERM');
    await gone(child);
  };
  return {
    url: `nats://127.0.0.1:${port}`,
    port,
    start,
    stop,
    async remove() {
      await stop('kill');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
