import pg from 'pg';
import { afterAll, beforeAll, describe } from 'vitest';
import { storeContract } from '../../test/contract/contract.ts';
import { type ThrowawayPostgres, throwawayPostgres } from '../../test/throwaway.ts';
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
});
