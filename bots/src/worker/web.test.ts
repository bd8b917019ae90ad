import { seedFromText, stream } from '@banquise/kernel';
import { expect, test } from 'vitest';
import { type Decision, decisions, subjects } from '../../test/table.ts';
import { botNamed, choose } from '../index.ts';
import { callBots, type MessageEnd, serveBots } from './web.ts';

/** The page's end and the worker's end of a line, as a browser joins them: everything is copied on its way. */
function line(): [MessageEnd, MessageEnd] {
  const listeners: ((event: { data: unknown }) => void)[][] = [[], []];
  const end = (own: number): MessageEnd => ({
    postMessage: (message) => {
      const data: unknown = structuredClone(message);
      setTimeout(() => {
        for (const listen of listeners[1 - own] ?? []) listen({ data });
      });
    },
    addEventListener: (_type, listener) => listeners[own]?.push(listener),
  });
  return [end(0), end(1)];
}

test('a page asks its worker, which loads the game with the loader of the page’s build', async () => {
  const [subject] = await subjects();
  const { game, state, seat } = decisions(subject ?? expect.fail(), 'web', 1)[0] as Decision;
  const [page, worker] = line();
  const needed: string[] = [];
  serveBots(
    worker,
    async (name) => (name === game.id ? game : expect.fail(name)),
    ({ id }) => void needed.push(id),
  );
  const { call } = callBots(page);
  const order = {
    task: 'choose',
    game: game.id,
    rules: game.rules,
    view: game.view(state, seat),
    seat,
    bot: 'level3',
    seed: seedFromText('web'),
  } as const;
  const budget = { iterations: 30 };
  const here = choose(botNamed('level3') ?? expect.fail(), { game, view: order.view, seat, budget, rng: stream(order.seed, 'imagine') });
  expect(await call({ ...order, budget })).toEqual(here);
  expect(await call({ ...order, budget, task: 'hint' })).toHaveLength(Math.min(3, game.moves(state, seat).length));

  const stop = new AbortController();
  const endless = call({ ...order, bot: 'search', budget: { iterations: 1e9 } }, stop.signal);
  stop.abort(new Error('page left'));
  await expect(endless).rejects.toThrow('page left');
});
