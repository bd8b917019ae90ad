import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storeContract } from '../../test/contract/contract.ts';
import { append, ended, sit, tableRow } from '../../test/contract/rows.ts';
import { upgradeContract } from '../../test/contract/upgrade.ts';
import { type ThrowawayPostgres, throwawayPostgres } from '../../test/throwaway.ts';
import { postgresPool } from './pool.ts';
import { postgresStore } from './postgres.ts';

let server: ThrowawayPostgres;
let databases = 0;
beforeAll(async () => {
  server = await throwawayPostgres(['fsync = off']);
});
afterAll(() => server.remove());

/** A database of its own on the one server. */
async function fresh(): Promise<string> {
  const name = `t${databases++}`;
  const client = new pg.Client(server.url);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return server.url.replace('/postgres', `/${name}`);
}

describe('PostgreSQL', () => {
  storeContract('PostgreSQL', async () => postgresStore(await fresh()));

  test('a young database, which takes its tables for small, finds everything by its key all the same', async () => {
    const pool = postgresPool(await fresh());
    const client = await pool.connect();
    try {
      await client.query('create table young (id text primary key, n integer)', []);
      const plan = await client.query('explain update young set n = 1 from (values ($1), ($2)) as given(id) where young.id = given.id', [
        ...['a', 'b'],
      ]);
      expect(JSON.stringify(plan.rows)).toMatch(/Index Scan using young_pkey/);
    } finally {
      client.release();
      await pool.end();
    }
  });

  test('moves do not wait for a result that is being taken down, nor for one that must wait itself', async () => {
    const url = await fresh();
    const store = await postgresStore(url);
    const other = new pg.Client(url);
    await other.connect();
    try {
      await store.tables.create(tableRow('t1'));
      await other.query("begin; select pg_advisory_xact_lock(hashtextextended('rating ada', 0))");
      let isDown = false;
      const down = store.results.settle(ended('t1', [], ['ada', 'bob'])).finally(() => {
        isDown = true;
      });
      await expect
        .poll(async () => (await other.query("select 1 from pg_locks where locktype = 'advisory' and not granted")).rowCount)
        .toBe(1);
      expect(await store.tables.append([append('t1', 0, [sit('bob')])])).toEqual([]);
      expect(isDown).toBe(false);
      await other.query('commit');
      expect(await down).toBe(true);
    } finally {
      await other.end();
      await store.close();
    }
  });

  test('who connects reads nothing before the standby has everything: what only a fallen database had is told to nobody', async () => {
    const url = await fresh();
    const other = new pg.Client(url);
    await other.connect();
    const pool = postgresPool(url);
    const wait = async (name: string): Promise<void> => {
      await other.query(`alter system set synchronous_standby_names = '${name}'`);
      await other.query('select pg_reload_conf()');
      await expect
        .poll(async () => (await other.query('show synchronous_standby_names')).rows[0])
        .toEqual({ synchronous_standby_names: name });
    };
    try {
      await wait('nobody');
      let isIn = false;
      const connected = pool.connect().then((client) => {
        isIn = true;
        return client;
      });
      const held =
        "select 1 from pg_stat_activity where application_name = 'banquise' and datname = current_database() and wait_event = 'SyncRep'";
      await expect.poll(async () => (await other.query(held)).rowCount).toBe(1);
      expect(isIn).toBe(false);
      await wait('');
      (await connected).release();
    } finally {
      await wait('');
      await other.end();
      await pool.end();
    }
  });

  test('who finds all connections taken waits for one, however long those before it take', async () => {
    const pool = postgresPool(await fresh());
    const held = await Promise.all(Array.from({ length: 10 }, () => pool.connect()));
    try {
      const late = pool.connect();
      // Longer than a database may take to answer the door.
      setTimeout(() => held.pop()?.release(), 3500);
      (await late).release();
    } finally {
      for (const client of held) client.release();
      await pool.end();
    }
  });

  upgradeContract('PostgreSQL', async () => {
    const url = await fresh();
    return {
      open: () => postgresStore(url),
      run: async (statements) => {
        const client = new pg.Client(url);
        await client.connect();
        for (const statement of statements) await client.query(statement);
        await client.end();
      },
    };
  });
});
