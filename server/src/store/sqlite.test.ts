import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { storeContract } from '../../test/contract/contract.ts';
import { tableRow } from '../../test/contract/rows.ts';
import { upgradeContract } from '../../test/contract/upgrade.ts';
import { backupData, restoreData } from './backup.ts';
import { sqliteStore } from './sqlite.ts';
import { threadedStore } from './thread.ts';

const folder = mkdtempSync(join(tmpdir(), 'banquise-store-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;
const fresh = (): string => join(folder, `${files++}.sqlite`);

storeContract('SQLite in memory', () => sqliteStore(':memory:'));
storeContract('SQLite in a file', () => sqliteStore(fresh()));
storeContract('SQLite in a file, on a thread of its own', () => threadedStore(fresh()));

upgradeContract('SQLite', async () => {
  const path = fresh();
  return {
    open: () => sqliteStore(path),
    run: async (statements) => {
      const db = new DatabaseSync(path);
      for (const statement of statements) db.exec(statement);
      db.close();
    },
  };
});

test('the disk is waited for, and readers do not wait for writers', async () => {
  const path = fresh();
  const store = await sqliteStore(path);
  const other = new DatabaseSync(path);
  expect(other.prepare('pragma journal_mode').get()).toMatchObject({ journal_mode: 'wal' });
  other.close();
  await store.close();
});

test('a backup made while the server writes can be put back', async () => {
  const [data, copy] = [fresh(), fresh()];
  const store = await sqliteStore(data);
  await store.value('first', () => 'kept');
  await backupData(data, copy);
  await store.value('second', () => 'too late');
  await expect(backupData(data, copy)).rejects.toThrow('exists already');
  await expect(restoreData(copy, data)).rejects.toThrow('stop the server first');
  await store.close();
  const { aside } = await restoreData(copy, data);
  expect(aside && existsSync(aside)).toBe(true);
  const again = await sqliteStore(data);
  expect(await again.value('first', () => 'lost')).toBe('kept');
  expect(await again.value('second', () => 'gone')).toBe('gone');
  await again.close();
});

test('a file that is no backup is refused before anything is touched', async () => {
  const [data, junk] = [fresh(), fresh()];
  await (await sqliteStore(data)).close();
  writeFileSync(junk, 'a letter to my aunt');
  await expect(restoreData(junk, data)).rejects.toThrow('no data file of Banquise');
  await expect(restoreData(fresh(), data)).rejects.toThrow('there is no file');
  expect(existsSync(data)).toBe(true);
});

test('what was stored comes into the data file by itself, and the log beside it is written over instead of growing', async () => {
  const path = fresh();
  const store = await sqliteStore(path);
  const rows = Array.from({ length: 50 }, (_, i) => tableRow(`table-${i}`));
  for (const row of rows) await store.tables.create(row);
  const command = { id: 'c', by: 'host', version: 0, type: 'tick' } as const;
  const append = {
    phase: 'playing',
    due: null,
    awaited: [],
    summary: null,
    seated: false,
    snapshot: null,
    edition: 0,
    taken: 0,
    listing: null,
  } as const;
  let after = 0;
  const write = async (times: number): Promise<void> => {
    for (const end = after + times; after < end; after++) {
      const accepted = [{ revision: after + 1, at: 1, command }];
      const batch = rows.map(({ id }) => ({ ...append, after, accepted, table: id }));
      expect(await store.tables.append(batch)).toEqual([]);
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const before = statSync(path).size;
  await write(100);
  await expect.poll(() => statSync(path).size, { timeout: 5000 }).toBeGreaterThan(before);
  const log = (): number => statSync(`${path}-wal`).size;
  const growth = async (): Promise<number> => {
    const size = log();
    await write(20);
    return log() - size;
  };
  await expect.poll(growth, { timeout: 30_000 }).toBe(0);
  await store.close();
  const again = await sqliteStore(path);
  expect(await again.tables.journal('table-0')).toHaveLength(after);
  await again.close();
});

test('on its thread, a file that cannot be opened says so as well', async () => {
  const path = fresh();
  writeFileSync(path, 'a letter to my aunt, and nothing that a database would know how to read');
  await expect(threadedStore(path)).rejects.toThrow('not a database');
});

test('data of a newer Banquise is left alone', async () => {
  const path = fresh();
  await (await sqliteStore(path)).close();
  const db = new DatabaseSync(path);
  db.prepare('insert into kysely_migration values (?, ?)').run('999-future', '2030-01-01');
  db.close();
  await expect(sqliteStore(path)).rejects.toThrow('newer Banquise');
});
