import { isIP } from 'node:net';
import { fileURLToPath } from 'node:url';

/** What the host can choose, by the environment. README.md has the same list for people. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** The data file, where no database is named. */
  readonly data: string;
  /** PostgreSQL in the place of the data file: postgres://user:secret@host/name, several hosts separated by commas. */
  readonly database: string | null;
  /** NATS, by which several servers on one database tell each other what happens: nats://host, several separated by commas. */
  readonly bus: string | null;
  /** The built client. */
  readonly client: string;
  /** Addresses under which browsers reach this server; empty: whatever they called it by. */
  readonly origins: readonly string[];
  /** Proxies whose X-Forwarded-* headers are believed: how many stand in a row before this server, or which addresses they have. */
  readonly proxy: Proxies;
  readonly log: LogLevel;
  /** Who may read /metrics from elsewhere than this machine; nobody without. */
  readonly metricsToken: string | null;
  readonly connectionsPerAddress: number;
  readonly tablesPerPerson: number;
  /** Guests, and tables, that may come new from one address in a burst; one more each minute. */
  readonly newPerAddress: number;
  /** Messages a second on one connection; five times as many in a burst. */
  readonly messageRate: number;
  readonly botThreads: number;
  /** Whom a push service may write to about our notices. */
  readonly contact: string;
}

export type Proxies = false | number | readonly string[];

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

type Environment = Readonly<Record<string, string | undefined>>;

/** Something the host can put right: one line, exit status 2. */
export class ConfigError extends Error {}

const root = new URL('../../../', import.meta.url);

export function readConfig(env: Environment): Config {
  const proxy = proxies(env);
  if (proxy !== false && origins(env).length === 0) {
    throw new ConfigError(
      'BANQUISE_PROXY needs BANQUISE_ORIGIN: the address under which browsers reach the proxy, like https://games.example.org',
    );
  }
  const database = address(env, 'BANQUISE_DATABASE', /^postgres(ql)?:\/\/[^/]/, 'postgres://user:secret@host/name');
  const bus = address(env, 'BANQUISE_BUS', /^(nats|tls):\/\/[^/]/, 'nats://host:4222');
  if (bus !== null && database === null) {
    throw new ConfigError(
      'BANQUISE_BUS needs BANQUISE_DATABASE: several servers can share a PostgreSQL, like postgres://user:secret@host/name, but no file',
    );
  }
  return {
    port: whole(env, 'PORT', 3000, 0, 65_535),
    host: env.HOST ?? '0.0.0.0',
    data: env.BANQUISE_DATA ?? fileURLToPath(new URL('data/banquise.sqlite', root)),
    database,
    bus,
    client: env.BANQUISE_CLIENT ?? fileURLToPath(new URL('web/dist/', root)),
    origins: origins(env),
    proxy,
    log: oneOf(env, 'BANQUISE_LOG', LOG_LEVELS, 'info'),
    metricsToken: env.BANQUISE_METRICS_TOKEN || null,
    connectionsPerAddress: whole(env, 'BANQUISE_CONNECTIONS', 200, 1, 1_000_000),
    tablesPerPerson: whole(env, 'BANQUISE_TABLES', 50, 1, 10_000),
    newPerAddress: whole(env, 'BANQUISE_NEW', 100, 1, 1_000_000),
    messageRate: whole(env, 'BANQUISE_MESSAGES', 40, 1, 1_000_000),
    botThreads: whole(env, 'BANQUISE_BOTS', 1, 0, 64),
    contact: env.BANQUISE_CONTACT ?? 'mailto:nobody@localhost',
  };
}

function address(env: Environment, name: string, shape: RegExp, example: string): string | null {
  const text = (env[name] ?? '').trim();
  if (text === '') return null;
  // What stands there may hold a password: it is not shown again.
  if (!shape.test(text)) throw new ConfigError(`${name} must be an address like ${example}`);
  return text;
}

function whole(env: Environment, name: string, fallback: number, min: number, max: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, not "${text}"`);
}

function proxies(env: Environment): Proxies {
  const text = (env.BANQUISE_PROXY ?? '').trim();
  if (text === '' || text === '0') return false;
  if (/^[1-9]$/.test(text)) return Number(text);
  const named = text.split(',').map((one) => one.trim());
  const sound = named.every((one) => isIP(one.split('/', 1)[0] as string) !== 0 && /^[^/]+(\/\d{1,3})?$/.test(one));
  if (sound) return named;
  throw new ConfigError(`BANQUISE_PROXY must be 0, the number of proxies in a row (1 to 9), or their addresses, not "${text}"`);
}

function oneOf<T extends string>(env: Environment, name: string, values: readonly T[], fallback: T): T {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const found = values.find((value) => value === text);
  if (found === undefined) throw new ConfigError(`${name} must be one of ${values.join(', ')}, not "${text}"`);
  return found;
}

function origins(env: Environment): string[] {
  const given = (env.BANQUISE_ORIGIN ?? '').split(',').filter((text) => text.trim() !== '');
  return given.map((text) => {
    const url = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined;
    if (url === undefined || !/^https?:$/.test(url.protocol)) {
      throw new ConfigError(`BANQUISE_ORIGIN must be addresses like https://games.example.org, not "${text}"`);
    }
    return url.origin;
  });
}
