import { fileURLToPath } from 'node:url';

/** What the host can choose, by the environment. README.md has the same list for people. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** The data file. */
  readonly data: string;
  /** The built client. */
  readonly client: string;
  /** Addresses under which browsers reach this server; empty: whatever they called it by. */
  readonly origins: readonly string[];
  /** Behind a proxy whose X-Forwarded-* headers can be believed. */
  readonly proxy: boolean;
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

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

type Environment = Readonly<Record<string, string | undefined>>;

/** Something the host can put right: one line, exit status 2. */
export class ConfigError extends Error {}

const root = new URL('../../../', import.meta.url);

export function readConfig(env: Environment): Config {
  return {
    port: whole(env, 'PORT', 3000, 0, 65_535),
    host: env.HOST ?? '0.0.0.0',
    data: env.BANQUISE_DATA ?? fileURLToPath(new URL('data/banquise.sqlite', root)),
    client: env.BANQUISE_CLIENT ?? fileURLToPath(new URL('web/dist/', root)),
    origins: origins(env),
    proxy: truth(env, 'BANQUISE_PROXY'),
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

function whole(env: Environment, name: string, fallback: number, min: number, max: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, not "${text}"`);
}

function truth(env: Environment, name: string): boolean {
  return oneOf(env, name, ['0', '1'], '0') === '1';
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
