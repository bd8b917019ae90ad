import { range } from '@banquise/kernel';
import { expect, test } from 'vitest';
import type { Chooser, Question } from '../../src/tables/chooser.ts';
import { BotQueue } from '../../src/tables/queue.ts';
import { pebbles } from '../hosted.ts';
import { Person } from '../person.ts';
import { CLOCK } from '../play.ts';
import { testServer } from '../server.ts';

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
  for (const i of range(200)) void queue.choose({ question: question(`guest${i}`), owner: 'guest', watched: () => 'there' });
  const honest = queue.choose({ question: question('honest'), owner: 'honest', watched: () => 'elsewhere' });
  for (const _ of range(2)) {
    chooser.finish();
    await turn();
  }
  expect(chooser.asked.slice(0, 3)).toEqual(['guest0', 'honest', 'guest1']);
  chooser.finish();
  expect(await honest).toEqual({ type: 'honest' });
  expect(queue.size).toBe(197);
});

test('tables that nobody watches play when nothing else is to do, one move at a time', async () => {
  const chooser = slow();
  const queue = new BotQueue(chooser, 4);
  for (const i of range(40)) void queue.choose({ question: question(`left${i}`), owner: `o${i}`, watched: () => null });
  expect(chooser.asked).toHaveLength(1);
  for (const i of range(5)) void queue.choose({ question: question(`seen${i}`), owner: 'guest', watched: () => 'there' });
  expect(chooser.asked.slice(1)).toEqual(['seen0', 'seen1', 'seen2']);
  chooser.finish();
  await turn();
  expect(chooser.asked[4]).toBe('seen3');
});

test('who comes as a hundred guests from one address is served as one', async () => {
  const chooser = slow();
  const queue = new BotQueue(chooser, 1);
  for (const i of range(100)) void queue.choose({ question: question(`guest${i}`), owner: `guest${i}`, watched: () => 'there' });
  for (const i of range(3)) void queue.choose({ question: question(`honest${i}`), owner: 'honest', watched: () => 'elsewhere' });
  for (const _ of range(6)) {
    chooser.finish();
    await turn();
  }
  expect(chooser.asked).toEqual(['guest0', 'honest0', 'guest1', 'honest1', 'guest2', 'honest2', 'guest3']);
});

test('whose quota of thinking is used up plays when nobody else waits, until it has filled again', async () => {
  let now = 0;
  const chooser = slow();
  const queue = new BotQueue(chooser, 2, () => now);
  const ask = (name: string, owner: string): void => void queue.choose({ question: question(name), owner, watched: () => `at ${owner}` });
  for (const i of range(3)) ask(`long${i}`, 'guest');
  now = 45_000;
  chooser.finish();
  await turn();
  now = 90_000;
  chooser.finish();
  await turn();
  // More than a minute was thought for the guest: one thread does what it asks further, and only when others do not wait.
  for (const i of range(3)) ask(`more${i}`, 'guest');
  for (const i of range(2)) ask(`honest${i}`, `honest${i}`);
  const finish = async (): Promise<string[]> => {
    chooser.finish();
    await turn();
    return chooser.asked.slice(3);
  };
  expect(chooser.asked).toEqual(['long0', 'long1', 'long2', 'more0']);
  expect(await finish()).toEqual(['more0', 'honest0']);
  expect(await finish()).toEqual(['more0', 'honest0', 'honest1']);
  expect(await finish()).toEqual(['more0', 'honest0', 'honest1', 'more1']);
  expect(await finish()).toEqual(['more0', 'honest0', 'honest1', 'more1']);
  now = 300_000;
  ask('again', 'guest');
  expect(chooser.asked.at(-1)).toBe('more2');
});

test('a table that nobody watches rests three times as long as it thought', async () => {
  let now = 0;
  const chooser = slow();
  const queue = new BotQueue(chooser, 1, () => now);
  for (const i of range(3)) void queue.choose({ question: question(`left${i}`), owner: 'o', watched: () => null });
  now = 1000;
  chooser.finish();
  await turn();
  expect(chooser.asked).toEqual(['left0']);
  void queue.choose({ question: question('seen'), owner: 'p', watched: () => 'there' });
  expect(chooser.asked).toEqual(['left0', 'seen']);
  now = 4000;
  chooser.finish();
  await turn();
  expect(chooser.asked).toEqual(['left0', 'seen', 'left1']);
});

test('a bot that fails lets the next one think', async () => {
  const queue = new BotQueue({ choose: () => Promise.reject(new Error('the thread died')), stop: async () => undefined }, 1);
  const both = range(2).map((i) => queue.choose({ question: question(`${i}`), owner: 'o', watched: () => 'there' }));
  for (const result of await Promise.allSettled(both)) expect(result.status).toBe('rejected');
  expect(queue.size).toBe(0);
});

test('forty tables of a guest wait for each other, and an honest person for one of their moves', async () => {
  const waiting: (() => void)[] = [];
  const levels: number[] = [];
  const chooser: Chooser = {
    choose: ({ level }) => {
      levels.push(level);
      return new Promise((resolve) => waiting.push(() => resolve({ type: 'stand' })));
    },
    stop: async () => undefined,
  };
  const server = await testServer({ games: [pebbles], chooser, config: { botThreads: 1 } });
  const [eve, ada] = [await Person.guest(server.address, 'Eve'), await Person.guest(server.address, 'Ada')];
  const lay = async (person: Person, level: 3 | 7): Promise<void> => {
    const answer = await person.client.request({
      ...{ type: 'create', game: 'pebbles', options: {}, clock: CLOCK, settings: { confirm: false, standIn: 1 }, listed: false },
      seats: [{ kind: 'bot', level, name: 'Ice' }, { kind: 'me' }],
    });
    const table = (answer.ok && answer.table) || '';
    await person.watch(table);
    expect(await person.client.ask(table, 0, { type: 'start' })).toMatchObject({ ok: true });
  };
  for (const _ of range(40)) await lay(eve, 7);
  await lay(ada, 3);
  await expect.poll(() => [...server.context.tables.lives.values()].filter(({ thinking }) => thinking.size > 0).length).toBe(41);
  expect(levels).toEqual([7]);
  waiting.shift()?.();
  await expect.poll(() => levels.length).toBe(2);
  expect(levels).toEqual([7, 3]);
  for (const person of [eve, ada]) person.leave();
  await server.stop();
});
