import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { Line } from './line.ts';

/** Connections of one server: commits need one, reads share the others. */
const CONNECTIONS = 10;
/** A database that does not answer within this is taken for gone. */
const CONNECT = 3000;
const ANSWER = 15_000;
/** How many different statements are prepared on each connection. */
const STATEMENTS = 500;

/** Whole numbers and averages as numbers: none here is beyond 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === 20 || oid === 1700 ? Number : pg.types.getTypeParser(oid, format as 'text')),
};

/**
 * Connections to PostgreSQL. Several addresses may be named, separated by commas: the one that takes writes is used, and
 * looked for anew when it goes. Every statement is prepared once on each connection.
 */
export function postgresPool(addresses: string): PostgresPool {
  const urls = addressesOf(addresses);
  const names = new Map<string, string>();
  let pools = urls.map(open);
  let current = 0;

  function open(connectionString: string): pg.Pool {
    const timeouts = { connectionTimeoutMillis: CONNECT, query_timeout: ANSWER, keepAlive: true, idleTimeoutMillis: 30_000 };
    const pool = new pg.Pool({ connectionString, max: CONNECTIONS, types, application_name: 'banquise', ...timeouts });
    // A connection that breaks while nobody uses it is no news: whoever comes next gets another one.
    pool.on('error', () => undefined);
    pool.on('connect', (client) => {
      client.on('error', () => undefined);
      prepare(client, names);
    });
    return pool;
  }

  const line = new Line(CONNECTIONS);

  /** To stand in line is no outage: who was sent away for it would come again, behind all others. */
  async function connect(): Promise<PostgresPoolClient> {
    await line.turn();
    try {
      const client = await primary();
      const release = client.release.bind(client);
      client.release = () => {
        line.leave();
        release();
      };
      return client;
    } catch (error) {
      line.leave();
      throw error;
    }
  }

  /** The next address that takes writes, beginning with the one that did last. */
  async function primary(): Promise<PostgresPoolClient> {
    let last: unknown;
    for (let tried = 0; tried < pools.length; tried++) {
      const pool = pools[current] as pg.Pool;
      try {
        const client = await pool.connect();
        if ((pools.length === 1 || (await isPrimary(client))) && (await isCertain(client))) return client as unknown as PostgresPoolClient;
        client.release(true);
        last = new Error('no database answers that takes writes');
      } catch (error) {
        last = error;
      }
      current = (current + 1) % pools.length;
    }
    throw last;
  }

  return {
    connect,
    options: {},
    async end() {
      const ending = pools;
      pools = [];
      await Promise.all(ending.map((pool) => pool.end()));
    },
  };
}

/** postgres://user:secret@a,b:5433/name stands for two addresses that differ in where they lead. */
export function addressesOf(text: string): string[] {
  const [, head, hosts, tail] = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/.exec(text) ?? [];
  if (hosts === undefined) return [text];
  return hosts.split(',').map((host) => `${head}${host}${tail}`);
}

const known = new WeakMap<pg.ClientBase, number>();
/** A primary is not asked again at once. */
const FRESH = 1000;

async function isPrimary(client: pg.ClientBase): Promise<boolean> {
  const now = Date.now();
  if (now - (known.get(client) ?? 0) < FRESH) return true;
  const { rows } = await client.query('select pg_is_in_recovery() as standby', []);
  if (rows[0]?.standby !== false) return false;
  known.set(client, now);
  return true;
}

/**
 * Everything here is found by its key. A young database knows nothing of how large its tables will be, and would read them whole
 * for every batch of moves: a third of what a move cost it. Nothing here runs long enough to be compiled either.
 */
const BY_KEY = 'set enable_seqscan = off; set enable_hashjoin = off; set enable_mergejoin = off; set jit = off';

/** Connections over which nothing can be read that might be gone again. */
const certain = new WeakSet<pg.ClientBase>();

/**
 * After a crash a database shows what it had stored before its standby had it: told to anybody, it would be lost should that
 * database fall too. A commit of one's own waits for the standby, and so for everything before it.
 */
async function isCertain(client: pg.ClientBase): Promise<boolean> {
  if (certain.has(client)) return true;
  try {
    await client.query(`select pg_logical_emit_message(true, 'banquise', ''); ${BY_KEY}`, []);
  } catch {
    return false;
  }
  certain.add(client);
  return true;
}

/** Gives statements names, so that the database parses and plans each of them once. */
function prepare(client: pg.ClientBase, names: Map<string, string>): void {
  const query = client.query.bind(client) as (config: object) => Promise<unknown>;
  const prepared = async (text: string, values?: readonly unknown[]): Promise<unknown> => {
    let name = names.get(text);
    if (name === undefined && values !== undefined && values.length > 0 && names.size < STATEMENTS) {
      name = `b${names.size}`;
      names.set(text, name);
    }
    try {
      return await query({ text, values: values ?? [], ...(name === undefined ? {} : { name }) });
    } catch (error) {
      // What is still on its way would be taken for the answer to the next question.
      if (error instanceof Error && error.message === 'Query read timeout') (client as unknown as { end(): void }).end();
      throw error;
    }
  };
  Object.defineProperty(client, 'query', { value: prepared });
}
