import type { Accepted, Command } from '@banquise/table';
import { afterEach, expect, test } from 'vitest';
import { pebbles } from '../../test/hosted.ts';
import { jsonLog } from '../host/log.ts';
import { Metrics } from '../host/metrics.ts';
import type { TableRow } from '../store/row.ts';
import { sqliteStore } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { layOut } from './layout.ts';
import type { Live } from './live.ts';
import { Tables } from './tables.ts';

let store: Store;
const metrics: Metrics[] = [];
afterEach(async () => {
  for (const one of metrics.splice(0)) one.stop();
  await store.close();
});

interface Server {
  readonly tables: Tables;
  /** What it has told others. */
  readonly told: Accepted[];
  /** Where it has read in the journal. */
  readonly reads: number[];
  /** Until this is over it reads nothing. */
  gate: Promise<void>;
}

/** A server without people, on a store that others share. */
function server(): Server {
  const [told, reads]: [Accepted[], number[]] = [[], []];
  const made: Partial<Server> & { gate: Promise<void> } = { gate: Promise.resolve() };
  const tables: Store['tables'] = {
    ...store.tables,
    async journal(id, after = 0, most) {
      reads.push(after);
      const journal = await store.tables.journal(id, after, most);
      await made.gate;
      return journal;
    },
  };
  const news = {
    ...{ follow: () => undefined, unfollow: () => undefined, rewritten: () => undefined },
    stored: (_live: Live, _before: unknown, accepted: readonly Accepted[]) => void told.push(...accepted),
  };
  const figures = new Metrics();
  metrics.push(figures);
  const parts = { games: new Map([[pebbles.id, pebbles]]), metrics: figures, log: jsonLog('silent', () => undefined), now: () => 2 };
  return Object.assign(made, { told, reads, tables: new Tables({ ...parts, store: { ...store, tables }, news }) });
}

const sit = (seat: number, name: string): Command => ({ id: name, by: { person: name }, version: 0, type: 'sit', seat, name });

const asked = ({ tables }: Server, live: Live, command: Command): Promise<unknown> =>
  new Promise((resolve) => tables.ask(live, command, (answer) => resolve(answer?.ok)));

/** Two servers that hold a table at which two seats are empty. */
async function both(): Promise<{ readonly one: Server; readonly two: Server; readonly here: Live; readonly there: Live }> {
  store = await sqliteStore(':memory:');
  const creation = {
    ...{ id: 'table', game: 'pebbles', rules: 1, options: {}, seed: '0'.repeat(32), owner: 'ada', at: 1, clock: { kind: 'none' } },
    ...{ seats: [{ kind: 'empty' }, { kind: 'empty' }], settings: { confirm: false, standIn: 1 } },
  } as TableRow['creation'];
  const row = layOut(pebbles, creation, false);
  if (!row.ok) throw new Error(row.problem.field);
  const [one, two] = [server(), server()];
  const here = await one.tables.create(row.value);
  const there = (await two.tables.find('table')) as Live;
  two.reads.length = 0;
  return { one, two, here, there };
}

test('what was just stored elsewhere gets the time to come over the bus, and is read when it does not', async () => {
  const { one, two, here, there } = await both();
  expect(await asked(one, here, sit(0, 'ada'))).toBe(true);
  const looked = two.tables.check(200);
  setTimeout(() => two.tables.hear('table', 0, one.told), 20);
  await looked;
  expect(there.committed.revision).toBe(1);
  expect(two.reads).toEqual([]);

  expect(await asked(one, here, sit(1, 'bob'))).toBe(true);
  await two.tables.check(20);
  await expect.poll(() => there.committed.revision).toBe(2);
  expect(two.reads).toEqual([1]);
});

test('what was told of while the table was being read is not read again, unless it was not among it', async () => {
  const { one, two, here, there } = await both();
  expect(await asked(one, here, sit(0, 'ada'))).toBe(true);
  let gate = Promise.withResolvers<void>();
  two.gate = gate.promise;
  await two.tables.check(0);
  await expect.poll(() => two.reads).toEqual([0]);
  two.tables.hear('table', 0, one.told.splice(0));
  gate.resolve();
  await expect.poll(() => there.frozen === null).toBe(true);
  expect(there.committed.revision).toBe(1);
  expect(two.reads).toEqual([0]);

  gate = Promise.withResolvers<void>();
  two.gate = gate.promise;
  two.tables.hear('table', -1, []);
  await expect.poll(() => two.reads).toEqual([0, 1]);
  expect(await asked(one, here, sit(1, 'bob'))).toBe(true);
  two.tables.hear('table', 0, one.told);
  gate.resolve();
  await expect.poll(() => there.committed.revision).toBe(2);
  expect(two.reads).toEqual([0, 1, 1]);
});
