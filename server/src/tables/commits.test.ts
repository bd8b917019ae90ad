import { range } from '@banquise/kernel';
import { create, handle, type Table } from '@banquise/table';
import { expect, test } from 'vitest';
import { pebbles } from '../../test/hosted.ts';
import { type Append, type TableRow, type TableStore, UNTOUCHED } from '../store/row.ts';
import { Commits, companyOf } from './commits.ts';
import { layOut } from './layout.ts';
import { type Live, open, shelfOf } from './live.ts';

function liveOf(id: string): Live {
  const creation = {
    ...{ id, game: 'pebbles', rules: 1, options: {}, seed: '0'.repeat(32), owner: 'ada', at: 1, clock: { kind: 'none' } },
    seats: [{ kind: 'person', person: 'ada', name: 'Ada' }, { kind: 'empty' }],
    settings: { confirm: false, standIn: 1 },
  } as TableRow['creation'];
  const row = layOut(pebbles, creation, false);
  const table = create(pebbles, creation);
  if (!row.ok || !table.ok) throw new Error(`${id} cannot be laid out`);
  return open(pebbles, row.value, table.value, 0, 1);
}

/** Somebody sits down, or is refused because somebody did; either way it is written. */
function sit(commits: Commits, live: Live, by: string): void {
  const command = { id: by, by: { person: by }, version: 0, type: 'sit', seat: 1, name: by } as const;
  const { table, answer, append, tell } = handle(live.game, live.pending, command, 2);
  live.pending = table;
  commits.add(live, { command, accepted: append, table, answer, tell, reply: () => undefined });
}

test('batches go beside each other when many tables wait, as many as the store takes, and never two of one table', async () => {
  const batches: { readonly tables: readonly string[]; readonly done: () => void }[] = [];
  const append = (batch: readonly Append[]): Promise<string[]> =>
    new Promise((resolve) => batches.push({ tables: batch.map(({ table }) => table), done: () => resolve([]) }));
  const stored: string[] = [];
  const outcomes = {
    stored: (live: Live, waiting: readonly { readonly table: Table }[]) => {
      live.committed = (waiting.at(-1) as { readonly table: Table }).table;
      stored.push(live.id);
    },
    ...{ lost: () => undefined, failed: () => undefined, broken: () => undefined },
  };
  const commits = new Commits(
    { tables: { append } as unknown as TableStore, lanes: 2 },
    outcomes,
    () => 'test',
    companyOf({ lanes: 2 }, true),
  );
  const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  const [first, second] = [liveOf('first'), liveOf('second')] as const;
  const many = range(24).map((n) => liveOf(`t${n}`));
  const sizes = (): number[] => batches.map(({ tables }) => tables.length);

  sit(commits, first, 'bob');
  await turn();
  sit(commits, first, 'cleo');
  sit(commits, second, 'bob');
  await turn();
  expect(sizes()).toEqual([1]);
  for (const live of many) sit(commits, live, 'bob');
  await turn();
  expect(sizes()).toEqual([1, 25]);
  expect(batches[1]?.tables).not.toContain('first');
  for (const live of many) sit(commits, live, 'cleo');
  await turn();
  expect(sizes()).toEqual([1, 25]);

  for (const { done } of batches) done();
  await commits.drained();
  // Who is refused has nothing to write, only to wait for what it is refused for.
  expect(sizes()).toEqual([1, 25]);
  expect(stored.filter((id) => id === 'first')).toHaveLength(2);
  expect(stored).toHaveLength(51);
});

test('a table that is due later stands under a time shortly before, and is nobody’s until the time itself', async () => {
  const appended: Append[] = [];
  const append = async (batch: readonly Append[]): Promise<string[]> => {
    appended.push(...batch);
    return [];
  };
  const outcomes = { stored: () => undefined, lost: () => undefined, failed: () => undefined, broken: () => undefined };
  const commits = new Commits(
    { tables: { append } as unknown as TableStore, lanes: 1 },
    outcomes,
    () => 'test',
    companyOf({ lanes: 1 }, true),
  );
  sit(commits, liveOf('later'), 'bob');
  await commits.drained();
  const [{ due, taken }] = appended as [Append];
  expect(taken).toBe(2 + UNTOUCHED);
  expect(due).toBeLessThan(taken);
  expect(due).toBeGreaterThan(taken - UNTOUCHED / 200);
});

test('moves of the same minutes leave the time under which a table stands as it is', () => {
  const DAY = 86_400_000;
  const shelves = new Set(range(300).map((second) => shelfOf(DAY + second * 1000, second * 1000)));
  expect(shelves.size).toBeLessThanOrEqual(3);
  for (const ahead of [1, 100, 513, 30_000, DAY, 7 * DAY])
    for (const at of [0, 7, 1_700_000_000_123]) {
      const early = at + ahead - shelfOf(at + ahead, at);
      expect(early).toBeGreaterThanOrEqual(0);
      expect(early).toBeLessThanOrEqual(ahead / 256);
    }
});

test('a batch after one of several tables waits a moment for company, and goes at once when it is large or among few', async () => {
  const batches: number[] = [];
  const append = async (batch: readonly Append[]): Promise<string[]> => {
    batches.push(batch.length);
    return [];
  };
  const outcomes = { stored: () => undefined, lost: () => undefined, failed: () => undefined, broken: () => undefined };
  const commits = new Commits({ tables: { append } as unknown as TableStore, lanes: 1 }, outcomes, () => 'test', {
    several: 8,
    pause: 500,
    together: false,
  });
  const turn = (ms?: number): Promise<void> =>
    new Promise((resolve) => (ms === undefined ? setImmediate(resolve) : setTimeout(resolve, ms)));
  const sitAt = (count: number): void => {
    for (const n of range(count)) sit(commits, liveOf(`t${n}`), 'bob');
  };
  sitAt(2);
  await turn();
  sitAt(1);
  await turn();
  sitAt(8);
  await turn();
  expect(batches).toEqual([2, 1, 8]);
  sitAt(3);
  await turn();
  sitAt(2);
  await turn();
  expect(batches).toEqual([2, 1, 8]);
  await turn(700);
  expect(batches).toEqual([2, 1, 8, 5]);
  sitAt(8);
  await turn();
  sitAt(64);
  await turn();
  expect(batches).toEqual([2, 1, 8, 5, 8, 64]);
});

test('among several servers what is said while a batch waits is looked at when it leaves, in order and within it', async () => {
  const batches: string[][] = [];
  const append = async (batch: readonly Append[]): Promise<string[]> => {
    batches.push(batch.map(({ table }) => table));
    return [];
  };
  const outcomes = { stored: () => undefined, lost: () => undefined, failed: () => undefined, broken: () => undefined };
  const store = { tables: { append } as unknown as TableStore, lanes: 3 };
  const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  const looked: string[] = [];
  const speaker = (commits: Commits) => (name: string) =>
    commits.listen(() => {
      looked.push(name);
      sit(commits, liveOf(name), 'bob');
    });

  const commits = new Commits(store, outcomes, () => 'test', companyOf({ lanes: 3 }, false));
  const say = speaker(commits);
  for (const name of ['a', 'b']) say(name);
  await turn();
  for (const name of ['c', 'd', 'e']) say(name);
  await turn();
  // Whoever is first finds nobody waiting.
  expect(looked).toEqual(['a', 'b', 'c']);
  await commits.drained();
  expect(batches).toEqual([
    ['a', 'b'],
    ['c', 'd', 'e'],
  ]);
  expect(looked).toEqual(['a', 'b', 'c', 'd', 'e']);
  // A crowd does not wait until the time is up.
  for (const n of range(65)) say(`f${n}`);
  expect(looked).toHaveLength(5 + 65);
  await commits.drained();

  const alone = new Commits(store, outcomes, () => 'test', companyOf({ lanes: 3 }, true));
  for (const name of ['g', 'h']) speaker(alone)(name);
  await turn();
  for (const name of ['i', 'j']) speaker(alone)(name);
  await turn();
  expect(looked.slice(-2)).toEqual(['i', 'j']);
  await alone.drained();
});
