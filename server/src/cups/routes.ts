import { type Awaited, cupBody, cupIdBody, type ListedCup } from '@banquise/protocol';
import type { Context } from '../context.ts';
import { networkOf } from '../host/address.ts';
import { newKey } from '../host/chance.ts';
import { type Endpoints, refuse } from '../people/endpoints.ts';
import { CupPages, listedOf, mayJoin } from './page.ts';

const LISTED = 30;
const SOON = 86_400_000;
/** Nobody plans further ahead. */
const FARTHEST = 60 * 86_400_000;

export function cupRoutes(endpoints: Endpoints): void {
  const { app, context } = endpoints;
  const { cups } = context.store;
  const pages = new CupPages(context.store);

  app.get('/api/cups', async (_request, reply) => {
    const [open, playing, finished] = await Promise.all(
      (['open', 'playing', 'finished'] as const).map((state) => cups.list(state, LISTED)),
    );
    const lines = [...(playing ?? []), ...(open ?? []), ...(finished ?? [])].map((cup): ListedCup => listedOf(cup, cup.people));
    return reply.send({ cups: lines });
  });

  app.get<{ Params: { id: string } }>('/api/cups/:id', async (request, reply) => {
    const cup = await cups.find(request.params.id);
    if (cup === undefined) return refuse(reply, { code: 'not-found' });
    return reply.send(await pages.of(cup, (await endpoints.identify(request))?.selves ?? []));
  });

  endpoints.own('/api/cups', cupBody, async ({ request, reply, body }, { person }) => {
    const game = context.games.get(body.game);
    if (game === undefined || (body.kind === 'rounds' ? game.seats.max < 3 : game.seats.min > 2))
      return refuse(reply, { code: 'not-found' });
    const wait = context.limits.tables.pay(networkOf(request.ip), 1, context.now());
    if (wait > 0) return refuse(reply, { code: 'too-fast', wait });
    const { minutes, starts: wanted, ...plan } = body;
    const id = newKey();
    const now = context.now();
    const starts = wanted === null ? null : Math.min(Math.max(wanted, now), now + FARTHEST);
    await cups.add({
      ...plan,
      id,
      state: 'open',
      round: 0,
      owner: person.id,
      created: now,
      due: starts,
      starts,
      length: minutes * 60_000,
      ends: null,
    });
    await cups.join(id, person.id, now);
    return reply.send({ id });
  });

  endpoints.own('/api/cups/join', cupIdBody, async ({ reply, body }, { person }) => {
    const cup = await cups.find(body.id);
    if (cup === undefined) return refuse(reply, { code: 'not-found' });
    const entrants = await cups.entrants(cup.id);
    if (!mayJoin(cup, entrants)) return refuse(reply, { code: 'not-found' });
    await cups.join(cup.id, person.id, context.now());
    pages.forget(cup.id);
    return reply.send({ ok: true });
  });

  endpoints.own('/api/cups/leave', cupIdBody, async ({ reply, body }, { selves }) => {
    for (const self of selves) await cups.leave(body.id, self);
    pages.forget(body.id);
    return reply.send({ ok: true });
  });

  endpoints.own('/api/cups/start', cupIdBody, async ({ reply, body }, { selves }) => {
    const cup = await cups.find(body.id);
    if (cup === undefined || cup.state !== 'open' || !selves.includes(cup.owner)) return refuse(reply, { code: 'not-found' });
    return (await context.cups.start(cup)) ? reply.send({ ok: true }) : refuse(reply, { code: 'not-found' });
  });
}

/** The tables of tournaments that wait for somebody. */
export async function awaitedIn({ store }: Context, selves: readonly string[]): Promise<Awaited['cups']> {
  const playing = await store.cups.of(selves, 'playing', LISTED);
  const calls = await Promise.all(
    playing.map(async ({ id, title, game }) => {
      const next = (await store.cups.open(id)).find(({ people }) => people.some((one) => selves.includes(one)));
      if (next?.table == null) return [];
      const others = await Promise.all(next.people.filter((one) => !selves.includes(one)).map((one) => store.people.find(one)));
      return [{ cup: id, title, game, round: next.round, table: next.table, against: others.map((one) => one?.name ?? '') }];
    }),
  );
  return calls.flat();
}

/** Tournaments in which somebody takes part and which begin within a day. */
export async function soonIn({ store, now }: Context, selves: readonly string[]): Promise<Awaited['soon']> {
  const entered = await store.cups.of(selves, 'open', LISTED);
  return entered.flatMap(({ id, title, game, starts }) =>
    starts === null || starts > now() + SOON ? [] : [{ cup: id, title, game, starts }],
  );
}
