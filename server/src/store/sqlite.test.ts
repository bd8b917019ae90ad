import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { storeContract, tableRow } from '../../test/store-contract.ts';
import { backupData, restoreData } from './backup.ts';
import { sqliteStore } from './sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'banquise-store-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;
const fresh = (): string => join(folder, `${files++}.sqlite`);

storeContract('SQLite in memory', () => sqliteStore(':memory:'));
storeContract('SQLite in a file', () => sqliteStore(fresh()));

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

test('what was stored comes into the data file by itself, while the store stays open', async () => {
  const path = fresh();
  const store = await sqliteStore(path);
  const rows = Array.from({ length: 20 }, (_, i) => tableRow(`table-${i}`));
  for (const row of rows) await store.tables.create(row);
  const before = statSync(path).size;
  for (let revision = 0; revision < 30; revision++) {
    const accepted = [{ revision: revision + 1, at: 1, command: { id: `c${revision}`, by: 'host', version: 0, type: 'tick' } as const }];
    const append = { after: revision, accepted, phase: 'playing', due: null, awaited: [], summary: null, snapshot: null } as const;
    expect(await store.tables.append(rows.map(({ id }) => ({ ...append, table: id })))).toEqual([]);
  }
  await expect.poll(() => statSync(path).size, { timeout: 5000 }).toBeGreaterThan(before);
  await store.close();
  const again = await sqliteStore(path);
  expect(await again.tables.journal('table-0')).toHaveLength(30);
  await again.close();
});

test('data of a newer Banquise is left alone', async () => {
  const path = fresh();
  await (await sqliteStore(path)).close();
  const db = new DatabaseSync(path);
  db.prepare('insert into kysely_migration values (?, ?)').run('999-future', '2030-01-01');
  db.close();
  await expect(sqliteStore(path)).rejects.toThrow('newer Banquise');
});
