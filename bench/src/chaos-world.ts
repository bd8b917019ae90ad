import { fileURLToPath } from 'node:url';
import { below, type Rng } from '@banquise/kernel';
import { type Throwaway, type ThrowawayPostgres, throwawayNats, throwawayPostgres } from '../../server/test/throwaway.ts';
import { Middleman } from './chaos-middleman.ts';
import { ServerProcess } from './load-process.ts';

export const FAULTS = [
  ...(['kill', 'freeze', 'roll', 'skew', 'bus-down', 'bus-noise'] as const),
  ...(['database-cut', 'commit-cut', 'database-restart', 'database-failover'] as const),
] as const;
export type Fault = (typeof FAULTS)[number];

const SKEW = fileURLToPath(new URL('skew.ts', import.meta.url));
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** How long what goes on by itself goes on, in milliseconds. */
export interface Lengths {
  readonly freeze: number;
  readonly busDown: number;
  readonly busNoise: number;
}

/** Several servers, a database with a standby, and a bus, each of which can be hurt. */
export class World {
  readonly servers: ServerProcess[] = [];
  /** When each server was last killed. */
  readonly deaths = new Map<string, number>();
  readonly #rng: Rng;
  readonly #lengths: Lengths;
  readonly #database: Middleman;
  readonly #bus: Middleman;
  readonly #nats: Throwaway;
  #primary: ThrowawayPostgres;
  #standby: ThrowawayPostgres;
  readonly #hurt = new Set<ServerProcess | 'bus' | 'database'>();

  private constructor(rng: Rng, lengths: Lengths, parts: readonly [ThrowawayPostgres, ThrowawayPostgres, Throwaway, Middleman, Middleman]) {
    this.#rng = rng;
    this.#lengths = lengths;
    [this.#primary, this.#standby, this.#nats, this.#database, this.#bus] = parts;
  }

  static async open(rng: Rng, servers: number, lengths: Lengths): Promise<World> {
    const [primary, nats] = await Promise.all([throwawayPostgres(), throwawayNats()]);
    const standby = await primary.standby();
    const middlemen = await Promise.all([Middleman.open(primary.port, rng), Middleman.open(nats.port, rng, true)]);
    const world = new World(rng, lengths, [primary, standby, nats, ...middlemen]);
    for (let i = 0; i < servers; i++) world.servers.push(await world.#server(i === 1 ? 5000 : 0));
    await Promise.all(world.servers.map((server) => server.start()));
    return world;
  }

  /** Where the database can be reached without trouble. */
  get database(): string {
    return this.#primary.url;
  }

  /** One more fault; resolves when the next one may come, which may be before this one is over. */
  async hurt(fault: Fault): Promise<boolean> {
    switch (fault) {
      case 'kill':
        return this.#atServer(async (server) => {
          this.deaths.set(server.address, performance.now());
          await server.end('SIGKILL');
          await this.#up(server);
        });
      case 'roll':
        return this.#atServer(async (server) => {
          await server.end('SIGTERM');
          await this.#up(server);
        });
      case 'skew':
        return this.#atServer(async (server) => {
          server.env = { ...server.env, BANQUISE_SKEW: `${5000 * (below(this.#rng, 3) - 1)}` };
          this.deaths.set(server.address, performance.now());
          await server.end('SIGKILL');
          await this.#up(server);
        });
      case 'freeze':
        return this.#atServer(async (server) => {
          process.kill(server.pid, 'SIGSTOP');
          await pause(this.#lengths.freeze);
          process.kill(server.pid, 'SIGCONT');
        });
      case 'bus-down':
        return this.#at('bus', async () => {
          await this.#nats.stop('kill');
          await pause(this.#lengths.busDown);
          await this.#nats.start();
        });
      case 'bus-noise':
        return this.#at('bus', async () => {
          this.#bus.noise = true;
          await pause(this.#lengths.busNoise);
          this.#bus.noise = false;
        });
      case 'database-cut':
        return this.#at('database', async () => this.#database.cut());
      case 'commit-cut':
        return this.#at('database', () => this.#database.swallow(20 + below(this.#rng, 150)));
      case 'database-restart':
        return this.#at('database', async () => {
          await this.#primary.stop(below(this.#rng, 2) === 0 ? 'tidy' : 'kill');
          await this.#primary.start();
        });
      case 'database-failover':
        return this.#at('database', async () => {
          const old = this.#primary;
          await old.stop('kill');
          await this.#standby.promote();
          this.#primary = this.#standby;
          this.#database.lead(this.#primary.port);
          this.#standby = await this.#primary.standby();
          await old.remove();
        });
    }
  }

  /** A rolling update: one server after the other is told to end, and the next one only when a new one is there. */
  async replaceAll(): Promise<void> {
    for (const server of this.servers) {
      await server.end('SIGTERM');
      await this.#up(server);
    }
  }

  /** Everything is well again. */
  async calm(): Promise<void> {
    while (this.#hurt.size > 0) await pause(50);
  }

  async close(): Promise<void> {
    await this.calm();
    await Promise.all(this.servers.map((server) => server.end('SIGTERM')));
    for (const server of this.servers) server.throwAway();
    for (const middleman of [this.#database, this.#bus]) middleman.close();
    await Promise.all([this.#standby.remove(), this.#nats.remove()]);
    await this.#primary.remove();
  }

  async #server(skew: number): Promise<ServerProcess> {
    const server = await ServerProcess.prepare({
      ...{ BANQUISE_DATABASE: `postgres://banquise@127.0.0.1:${this.#database.port}/postgres` },
      ...{ BANQUISE_BUS: `nats://127.0.0.1:${this.#bus.port}`, BANQUISE_LOG: 'error' },
      ...{ NODE_OPTIONS: `--import ${SKEW}`, BANQUISE_SKEW: `${skew}` },
    });
    // That commands could not be stored is what the faults are for.
    server.hear = (text) => {
      if (text.includes('cannot go on')) process.stderr.write(text);
    };
    return server;
  }

  /** A new one in its place, however often it takes while the database is away. */
  async #up(server: ServerProcess): Promise<void> {
    for (;;) {
      try {
        await server.start();
        return;
      } catch {
        await pause(200);
      }
    }
  }

  #atServer(act: (server: ServerProcess) => Promise<void>): Promise<boolean> {
    const well = this.servers.filter((server) => !this.#hurt.has(server));
    // Somebody must be left to turn to.
    if (well.length < 2) return Promise.resolve(false);
    const server = well[below(this.#rng, well.length)] as ServerProcess;
    return this.#at(server, async () => {
      // One that ended by itself is told as a problem, and replaced as a host's machine would do it.
      if (!server.isRunning) await this.#up(server);
      await act(server);
    });
  }

  /** Hurts something that is well; the next fault need not wait until it is healed. */
  async #at(what: ServerProcess | 'bus' | 'database', act: () => Promise<void>): Promise<boolean> {
    if (this.#hurt.has(what)) return false;
    this.#hurt.add(what);
    void act()
      // What cannot be healed ends the whole thing: nothing could be learnt from it any more.
      .catch((error: unknown) => {
        console.error(error);
        process.exit(3);
      })
      .finally(() => this.#hurt.delete(what));
    return true;
  }
}
