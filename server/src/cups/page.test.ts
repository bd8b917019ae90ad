import { afterEach, beforeEach, expect, test } from 'vitest';
import { person } from '../../test/contract/rows.ts';
import type { Cup, CupTable } from '../store/cups.ts';
import { sqliteStore } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { CupPages } from './page.ts';

const CUP: Cup = {
  ...{ id: 'c1', title: 'Winter', game: 'boreal', kind: 'swiss', pace: 'live', rated: true, state: 'playing', round: 1, rounds: 9 },
  ...{ owner: 'p0', created: 1, due: null, length: 0, ends: null, starts: null },
};
const PAIRS = 100;

let store: Store;
/** How often all tables were read. */
let counted: number;
beforeEach(async () => {
  const whole = await sqliteStore(':memory:');
  counted = 0;
  const tables = (id: string): Promise<CupTable[]> => {
    counted++;
    return whole.cups.tables(id);
  };
  store = { ...whole, cups: { ...whole.cups, tables } };
  for (let i = 0; i < 2 * PAIRS; i++) {
    await store.people.add(person(`p${i}`));
    await store.cups.join('c1', `p${i}`, i);
  }
  const laid = Array.from({ length: PAIRS }, (_, n) => ({
    round: 1,
    n,
    table: `t${n}`,
    people: [`p${2 * n}`, `p${2 * n + 1}`],
    scores: null,
  }));
  await store.cups.add({ ...CUP, state: 'open', round: 0 });
  await store.cups.advance({ ...CUP, state: 'open', round: 0 }, { state: 'playing', round: 1, rounds: 9, due: null, ends: null }, laid);
});
afterEach(() => store.close());

const page = (self: string) => new CupPages(store).of(CUP, [self]);

test('the standings of a large tournament are counted once for all who look, until a result comes', async () => {
  await store.cups.score('c1', 1, 7, [0, 1]);
  expect((await page('p3')).standings[0]).toMatchObject({ name: 'P15', points: 1, wins: 1, last: ['won'] });
  expect((await page('p4')).standings).toHaveLength(2 * PAIRS);
  expect(counted).toBe(1);
  await store.cups.score('c1', 1, 3, [1, 0]);
  expect((await page('p3')).standings.slice(0, 2).map(({ name }) => name)).toEqual(['P15', 'P6']);
  expect(counted).toBe(2);
});

test('who joins after they were counted stands at the end, and who is gone stands nowhere', async () => {
  await page('p3');
  await store.people.add(person('late'));
  await store.cups.join('c1', 'late', 999);
  const { standings } = await page('late');
  expect(standings.at(-1)).toMatchObject({ name: 'LATE', points: 0, place: 2 * PAIRS + 1, you: true });
  expect(counted).toBe(1);
  await store.people.forget('p3', 'nobody');
  expect((await page('late')).standings).toHaveLength(2 * PAIRS);
});

test('of a large round the latest tables are shown, and one’s own with them', async () => {
  const shown = async (self: string) => (await page(self)).pairings;
  expect((await shown('p199'))[0]).toMatchObject({ table: 't99' });
  expect(await shown('p199')).toHaveLength(60);
  const [own, ...others] = await shown('p0');
  expect(own).toMatchObject({
    table: 't0',
    seats: [
      { name: 'P0', place: 1, you: true },
      { name: 'P1', place: 2 },
    ],
  });
  expect(others).toHaveLength(60);
  expect((await page('p0')).yours).toMatchObject({ in: true, table: 't0' });
});
