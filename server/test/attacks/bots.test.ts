import { range } from '@banquise/kernel';
import { expect, test } from 'vitest';
import type { Chooser, Question } from '../../src/tables/chooser.ts';
import { BotQueue } from '../../src/tables/queue.ts';

// Finding 6: forty tables of strong bots whose owner left keep everybody else waiting.

const question = (name: string): Question => ({ game: { id: name } }) as unknown as Question;

/** A chooser that thinks until it is told to stop, and says in which order it was asked. */
function slow(): Chooser & { readonly asked: string[]; finish(): void } {
  const waiting: (() => void)[] = [];
  const asked: string[] = [];
  return {
    asked,
    finish: () => waiting.shift()?.(),
    choose: ({ game }) => {
      asked.push(game.id);
      return new Promise((resolve) => waiting.push(() => resolve({ type: game.id })));
    },
    stop: async () => undefined,
  };
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('whoever has two hundred moves to be chosen waits for its own; others come after one of them', async () => {
  const chooser = slow();
  const queue = new BotQueue(chooser, 1);
  for (const i of range(200)) void queue.choose({ question: question(`guest${i}`), owner: 'guest', watched: () => true });
  const honest = queue.choose({ question: question('honest'), owner: 'honest', watched: () => true });
  for (const _ of range(2)) {
    chooser.finish();
    await turn();
  }
  expect(chooser.asked.slice(0, 3)).toEqual(['guest0', 'guest1', 'honest']);
  chooser.finish();
  expect(await honest).toEqual({ type: 'honest' });
  expect(queue.size).toBe(197);
});

test('tables that nobody watches play when nothing else is to do, one move at a time', async () => {
  const chooser = slow();
  const queue = new BotQueue(chooser, 4);
  for (const i of range(40)) void queue.choose({ question: question(`left${i}`), owner: `o${i}`, watched: () => false });
  expect(chooser.asked).toHaveLength(1);
  for (const i of range(5)) void queue.choose({ question: question(`seen${i}`), owner: 'guest', watched: () => true });
  expect(chooser.asked.slice(1)).toEqual(['seen0', 'seen1', 'seen2']);
  chooser.finish();
  await turn();
  expect(chooser.asked[4]).toBe('seen3');
});

test('a bot that fails lets the next one think', async () => {
  const queue = new BotQueue({ choose: () => Promise.reject(new Error('the thread died')), stop: async () => undefined }, 1);
  const both = range(2).map((i) => queue.choose({ question: question(`${i}`), owner: 'o', watched: () => true }));
  for (const result of await Promise.allSettled(both)) expect(result.status).toBe('rejected');
  expect(queue.size).toBe(0);
});
