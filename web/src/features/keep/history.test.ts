import { expect, test } from 'vitest';
import { historyOn, type Kept } from './history.ts';
import { memoryShelf, type Shelf } from './shelf.ts';
import { row } from './test/row.ts';

test('a game is found again, and kept once', async () => {
  const history = historyOn(memoryShelf());
  await history.keep(row('b', 2));
  await history.keep(row('a', 1));
  await history.keep(row('a', 1));
  expect((await history.list()).map(({ id }) => id)).toEqual(['a', 'b']);
  expect(await history.find('b')).toEqual(row('b', 2));
});

test('a damaged row is passed over, and does not take the others with it', async () => {
  const shelf = memoryShelf();
  const history = historyOn(shelf);
  await history.keep(row('a', 1));
  await shelf.put({ id: 'x' });
  await shelf.put({ ...row('y', 3), scores: [] });
  await shelf.put({ ...row('z', 3), at: 'yesterday' } as unknown as Kept);
  expect((await history.list()).map(({ id }) => id)).toEqual(['a']);
  expect(await history.find('x')).toBeUndefined();
});

/** A shelf with room for a number of letters. */
function narrow(room: number): Shelf {
  const rows = new Map<string, string>();
  const used = (): number => [...rows.values()].reduce((sum, text) => sum + text.length, 0);
  return {
    async put(one) {
      const text = JSON.stringify(one);
      if (used() - (rows.get(one.id)?.length ?? 0) + text.length > room) return false;
      rows.set(one.id, text);
      return true;
    },
    get: async (id) => JSON.parse(rows.get(id) ?? 'null'),
    all: async () => [...rows.values()].map((text) => JSON.parse(text)),
  };
}

test('where room is short the oldest games give up their moves, never their result', async () => {
  const history = historyOn(narrow(4000));
  const line = 'm'.repeat(1200);
  for (const [i, id] of ['a', 'b', 'c', 'd'].entries()) expect(await history.keep(row(id, i, { line }))).toBe(true);
  const kept = await history.list();
  expect(kept.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
  expect(kept[0]?.line).toBeNull();
  expect(kept[3]?.line).toBe(line);
});

test('where there is no room at all, the answer says so', async () => {
  expect(await historyOn(narrow(10)).keep(row('a', 1))).toBe(false);
});
