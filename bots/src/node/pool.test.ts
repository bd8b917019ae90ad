import { seedFromText, stream } from '@banquise/kernel';
import { afterAll, expect, test } from 'vitest';
import { type Decision, decisions, subjects } from '../../test/table.ts';
import { botNamed, choose } from '../index.ts';
import { crewOf } from './crew.ts';
import { botPool } from './pool.ts';

const [subject] = await subjects();
const [decision] = decisions(subject ?? expect.fail(), 'pool', 1) as [Decision];
const { game, state, seat } = decision;
const seed = seedFromText('pool');
const order = { game: game.id, rules: game.rules, view: game.view(state, seat), seat, bot: 'net', seed };

const pool = botPool(1);
afterAll(() => pool.close());

test('a thread gives the answer that one would get here', { timeout: 60_000 }, async () => {
  const budget = { iterations: 50 };
  const here = choose(botNamed('net') ?? expect.fail(), { ...order, game, budget, rng: stream(seed, 'imagine') });
  expect(await pool.choose({ ...order, budget })).toEqual(here);
  const hints = await pool.hint({ ...order, budget });
  expect(hints[0]?.move).toEqual(here);
  expect(hints).toHaveLength(Math.min(3, game.moves(state, seat).length));
});

test('thinking can be cancelled, in the queue or under way, and the thread is free again', { timeout: 60_000 }, async () => {
  const stop = new AbortController();
  const endless = { ...order, budget: { iterations: 1e9 } };
  const running = pool.choose(endless, stop.signal);
  const queued = pool.choose(endless, stop.signal);
  const after = pool.choose({ ...order, budget: { iterations: 1 } });
  stop.abort(new Error('no longer wanted'));
  await expect(running).rejects.toThrow('no longer wanted');
  await expect(queued).rejects.toThrow('no longer wanted');
  await expect(pool.choose(endless, stop.signal)).rejects.toThrow('no longer wanted');
  expect(game.vocabulary).toContainEqual(await after);
});

test('the thread that asks is not held up', { timeout: 60_000 }, async () => {
  let ticks = 0;
  const clock = setInterval(() => ticks++, 1);
  await pool.choose({ ...order, budget: { ms: 60 } });
  clearInterval(clock);
  expect(ticks).toBeGreaterThan(5);
});

test('a question that makes no sense fails with a reason and harms nobody', { timeout: 60_000 }, async () => {
  const budget = { iterations: 1 };
  await expect(pool.choose({ ...order, budget, game: 'chess' })).rejects.toThrow('there is no game called chess');
  await expect(pool.choose({ ...order, budget, bot: 'nobody' })).rejects.toThrow('there is no bot called nobody');
  expect(game.vocabulary).toContainEqual(await pool.choose({ ...order, budget }));
});

test('a thread that dies is replaced, its job is tried again, and what kills twice is given up', { timeout: 60_000 }, async () => {
  const crew = crewOf(1, new URL('../../test/mortal.ts', import.meta.url));
  const job = { ...order, task: 'choose', budget: { iterations: 1 } } as const;
  const first = (await crew.run(job)) as number;
  expect(await crew.run({ ...job, game: 'unlucky', bot: `not ${first + 1}` })).toBe(first + 1);
  await expect(crew.run({ ...job, game: 'poison' })).rejects.toThrow('died');
  expect(await crew.run(job)).toBeGreaterThan(first + 1);
  await crew.close();
  await expect(crew.run(job)).rejects.toThrow('closed');
});
