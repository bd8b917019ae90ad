import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@banquise/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { admin } from './admin.ts';

const folder = mkdtempSync(join(tmpdir(), 'banquise-admin-'));
const data = join(folder, 'data.sqlite');
const person = (id: string) => ({ id, name: id.toUpperCase(), login: id, password: null, created: 1, seen: 1, merged: null });

beforeAll(async () => {
  vi.stubEnv('BANQUISE_DATA', data);
  const store = await openStore({ data, database: null });
  for (const id of ['lana', 'iker']) await store.people.add(person(id));
  const line = { table: 't1', at: 5, name: 'IKER', person: 'iker', seat: 1 };
  await store.chat.say({ ...line, n: 1, text: 'play faster' });
  await store.chat.say({ ...line, n: 2, name: 'LANA', person: 'lana', seat: 0, text: 'please be kind' });
  const report = { id: 'r1', at: 7, reporter: 'lana', reported: 'iker', why: 'words', text: 'rude', table: 't1', done: false } as const;
  await store.society.report(report);
  await store.close();
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** What `banquise admin` says. */
async function says(...words: string[]): Promise<string> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  try {
    expect(await admin.run(words)).toBe(0);
    return log.mock.calls.flat().join('\n');
  } finally {
    log.mockRestore();
  }
}

test('a report is read with what was said, people are dealt with, and all of it stands in the log', async () => {
  expect(await says('add', 'lana')).toContain('is an admin');
  const listing = await says();
  for (const text of ['admins: lana', 'open reports: 1', 'r1  1970-01-01T00:00:00.007Z  iker: words rude']) expect(listing).toContain(text);
  const lines = (await says('report', 'r1')).split('\n');
  expect(lines.slice(1)).toEqual(['> 1970-01-01T00:00:00.005Z  IKER: play faster', '  1970-01-01T00:00:00.005Z  LANA: please be kind']);
  await says('mute', 'iker', '24');
  await says('suspend', 'iker', '1');
  await says('rename', 'iker', 'Quiet');
  await says('registration', 'invited');
  await says('announce', 'Back at noon');
  await says('close', 'r1');
  expect(await says('people', 'ik')).toContain('iker  Quiet');
  const all = await says();
  expect(all).toContain('registration: invited');
  expect(all).toContain('open reports: 0');
  for (const deed of ['appoint lana', 'mute 24 h iker', 'suspend 1 h iker', 'rename iker Quiet', 'announce  Back at noon'])
    expect(all).toContain(`banquise admin: ${deed}`);
  const store = await openStore({ data, database: null });
  expect((await store.house.sanctioned(Date.now(), 9)).map(({ kind }) => kind).sort()).toEqual(['mute', 'suspend']);
  await store.close();
});

test('what nobody knows, and what is missing, is said', async () => {
  await expect(admin.run(['report', 'r9'])).rejects.toThrow('no report');
  await expect(admin.run(['mute', 'nobody', '3'])).rejects.toThrow('nobody signs in');
  await expect(admin.run(['mute', 'iker'])).rejects.toThrow('what it needs');
  await expect(admin.run(['registration', 'shut'])).rejects.toThrow('one of open, invited, closed');
});
