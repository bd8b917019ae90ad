import {
  type Awaited,
  type CupPage,
  type CupPairing,
  cupBody,
  cupIdBody,
  type ListedCup,
  MOST_ENTRANTS,
  MOST_ROBIN,
} from '@banquise/protocol';
import type { Context } from '../context.ts';
import { networkOf } from '../host/address.ts';
import { newKey } from '../host/chance.ts';
import { type Endpoints, refuse } from '../people/endpoints.ts';
import type { Identity } from '../people/session.ts';
import type { Cup, CupTable, Entrant } from '../store/cups.ts';
import { standingsOf } from './standings.ts';

const LISTED = 30;
const SOON = 86_400_000;
/** Nobody plans further ahead. */
const FARTHEST = 60 * 86_400_000;
/** How many pairings stand on a page, the latest first. */
const SHOWN = 60;

export function cupRoutes(endpoints: Endpoints): void {
  const { app, context } = endpoints;
  const { cups } = context.store;

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
    return reply.send(await pageOf(context, cup, await endpoints.identify(request)));
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
    return reply.send({ ok: true });
  });

  endpoints.own('/api/cups/leave', cupIdBody, async ({ reply, body }, { selves }) => {
    for (const self of selves) await cups.leave(body.id, self);
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
      const next = (await store.cups.tables(id)).find(
        ({ people, scores }) => scores === null && people.some((one) => selves.includes(one)),
      );
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

/** While it is open everybody may; later too, but where everybody meets everybody. */
function mayJoin(cup: Cup, entrants: readonly Entrant[]): boolean {
  if (cup.state === 'finished' || entrants.length >= (cup.kind === 'robin' ? MOST_ROBIN : MOST_ENTRANTS)) return false;
  return cup.state === 'open' || cup.kind !== 'robin';
}

const listedOf = ({ id, title, game, kind, pace, rated, state, round, rounds, ends, starts }: Cup, people: number): ListedCup => ({
  ...{ id, title, game, kind, pace, rated, state, round, rounds, ends, starts, people },
});

async function pageOf(context: Context, cup: Cup, reader: Identity | undefined): Promise<CupPage> {
  const { cups, people } = context.store;
  const [entrants, tables, host] = await Promise.all([cups.entrants(cup.id), cups.tables(cup.id), people.find(cup.owner)]);
  const selves = reader?.selves ?? [];
  const of = (person: string): Entrant | undefined => entrants.find((entrant) => entrant.person === person);
  const standings = standingsOf(
    entrants.map(({ person }) => person),
    tables,
  ).map(({ person, ...row }, i) => {
    const { name = '', login = null, left = false } = of(person) ?? {};
    return { place: i + 1, name, login, ...row, left, you: selves.includes(person) };
  });
  const told = ({ round, table, people: seated, scores }: CupTable): CupPairing => ({
    ...{ round, table },
    seats: seated.map((person, i) => ({
      ...{ name: of(person)?.name ?? '', login: of(person)?.login ?? null, score: scores?.[i] ?? null, you: selves.includes(person) },
    })),
  });
  const mine = entrants.find(({ person }) => selves.includes(person));
  const isIn = mine !== undefined && !mine.left;
  const next = tables.find(({ people: seated, scores }) => scores === null && seated.some((person) => selves.includes(person)));
  return {
    ...listedOf(cup, entrants.filter(({ left }) => !left).length),
    ...{ host: host?.name ?? '', standings, pairings: tables.toReversed().slice(0, SHOWN).map(told) },
    yours: {
      in: isIn,
      mayJoin: !isIn && mayJoin(cup, entrants),
      away: mine?.left === true && cup.state === 'playing',
      mayStart:
        cup.state === 'open' &&
        selves.includes(cup.owner) &&
        entrants.filter(({ left }) => !left).length >= (cup.kind === 'rounds' ? 3 : 2),
      table: next?.table ?? null,
    },
  };
}
