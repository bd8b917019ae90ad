import { expect, test } from 'vitest';
import { gathered } from './gather.ts';

/** A database that answers when it is told to. */
function database(fails: (items: readonly number[]) => boolean = () => false) {
  const asked: (readonly number[])[] = [];
  const under: (() => void)[] = [];
  const ask = gathered(async (items: readonly number[]) => {
    asked.push(items);
    await new Promise<void>((resolve) => under.push(resolve));
    if (fails(items)) throw new Error('this cannot be read');
    return items.map((item) => item * 10);
  });
  const turn = (): Promise<void> => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  const answer = async (): Promise<void> => {
    await turn();
    for (const resolve of under.splice(0)) resolve();
    await turn();
  };
  return { ask, asked, answer };
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);

test('a hundred who come at once ask by a handful of statements, and each hears what it asked for', async () => {
  const { ask, asked, answer } = database();
  const found = Promise.all(range(0, 100).map((item) => ask(item)));
  for (let i = 0; i < 5; i++) await answer();
  expect(await found).toEqual(range(0, 100).map((item) => item * 10));
  expect(asked).toHaveLength(4);
});

test('who comes while one statement is under way does not wait for it', async () => {
  const { ask, asked, answer } = database();
  const first = ask(1);
  await new Promise((resolve) => setImmediate(resolve));
  const second = ask(2);
  await new Promise((resolve) => setImmediate(resolve));
  expect(asked).toEqual([[1], [2]]);
  await answer();
  expect(await Promise.all([first, second])).toEqual([10, 20]);
});

test('what cannot be read keeps nobody else from their answer', async () => {
  const { ask, answer } = database((items) => items.includes(2));
  const found = Promise.allSettled([1, 2, 3].map((item) => ask(item)));
  for (let i = 0; i < 5; i++) await answer();
  expect((await found).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
