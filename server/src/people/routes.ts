import { type AccountLedger, deleteBody, guestBody, LEDGER_SIZE, ledgerBody, nameBody, pushBody, unpushBody } from '@banquise/protocol';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type * as v from 'valibot';
import type { Context } from '../context.ts';
import { cupRoutes } from '../cups/routes.ts';
import { networkOf } from '../host/address.ts';
import { newKey } from '../host/chance.ts';
import { houseRoutes } from '../house/routes.ts';
import { becomeGuest, meOf } from './account.ts';
import { type Call, Endpoints, refuse } from './endpoints.ts';
import { entryRoutes } from './entry-routes.ts';
import { Exports, exportTable } from './export.ts';
import { forget } from './forget.ts';
import { deviceOf, type Identity } from './session.ts';
import { societyRoutes } from './society-routes.ts';

/** How many of one's games are told. */
const LATEST = 500;

/** The requests about oneself. */
export function accountRoutes(app: FastifyInstance, context: Context, pushKey: string): void {
  const endpoints = new Endpoints(app, context);
  guestRoutes(endpoints);
  entryRoutes(endpoints);
  dataRoutes(endpoints);
  ledgerRoutes(endpoints);
  recordRoutes(endpoints);
  pushRoutes(endpoints, pushKey);
  societyRoutes(endpoints);
  cupRoutes(endpoints);
  houseRoutes(endpoints);
}

function guestRoutes(endpoints: Endpoints): void {
  const { app, context } = endpoints;
  app.get('/api/me', async (request, reply) => {
    const identity = await endpoints.identify(request);
    return reply.send({ me: identity ? await meOf(context, identity) : null });
  });

  endpoints.post('/api/guest', guestBody, async (call) => {
    const { request, reply, body } = call;
    if (await endpoints.identify(request)) return reply.send({ ok: true });
    const wait = context.limits.guests.pay(networkOf(request.ip), 1, context.now());
    if (wait > 0) return refuse(reply, { code: 'too-fast', wait });
    return endpoints.admit(call, await becomeGuest(context, body.name ?? 'Guest', deviceOf(request.headers['user-agent'])));
  });

  endpoints.own('/api/name', nameBody, async ({ reply, body }, { person }) => {
    await context.store.people.rename(person.id, body.name);
    context.connections.rename(person.id, body.name);
    return reply.send({ ok: true });
  });
}

function dataRoutes(endpoints: Endpoints): void {
  const { app, context } = endpoints;
  const exports = new Exports(context);
  app.get('/api/export', async (request, reply) => {
    const identity = await endpoints.identify(request);
    if (identity === undefined) return refuse(reply, { code: 'signed-out' });
    const wait = context.limits.exports.pay(identity.person.id, 1, context.now());
    if (wait > 0) return refuse(reply, { code: 'too-fast', wait });
    const file = exports.begin(identity);
    if (file === null) return refuse(reply, { code: 'too-fast', wait: 5000 });
    return reply.header('content-disposition', 'attachment; filename="banquise.json"').type('application/json; charset=utf-8').send(file);
  });

  endpoints.proved('/api/delete', deleteBody, async (call, identity) => {
    await forget(context, identity, newKey());
    return endpoints.dismiss(call);
  });

  app.get<{ Params: { id: string } }>('/api/tables/:id/record', async (request, reply) => {
    const selves = (await endpoints.identify(request))?.selves ?? [];
    const wait = context.limits.looks.pay(networkOf(request.ip), 1, context.now());
    if (wait > 0) return refuse(reply, { code: 'too-fast', wait });
    const row = await context.store.tables.row(request.params.id);
    const allowed = row?.listed || row?.summary.seats.some(({ person }) => person !== null && selves.includes(person));
    const record = row && allowed ? await exportTable(context, row.id) : null;
    if (record === null) return refuse(reply, { code: 'not-found' });
    return reply.header('content-disposition', `attachment; filename="${row?.game}-${row?.id}.json"`).send(record);
  });
}

function ledgerRoutes(endpoints: Endpoints): void {
  const { app, context } = endpoints;
  const { ledgers } = context.store;
  app.get('/api/sheet', async (request, reply) => {
    const identity = await endpoints.identify(request);
    if (identity === undefined) return refuse(reply, { code: 'signed-out' });
    const kept = await ledgers.of(identity.person.id);
    const answer: AccountLedger = kept ? { revision: kept.revision, sheet: JSON.parse(kept.body) } : { revision: 0, sheet: null };
    return reply.send(answer);
  });

  const keep = async ({ reply, body }: Call<v.InferOutput<typeof ledgerBody>>, { person }: Identity): Promise<FastifyReply> => {
    const wait = context.limits.ledgers.pay(person.id, 1, context.now());
    if (wait > 0) return refuse(reply, { code: 'too-fast', wait });
    if (await ledgers.keep(person.id, body.after, JSON.stringify(body.sheet))) return reply.send({ revision: body.after + 1 });
    return refuse(reply, { code: 'other-revision', revision: (await ledgers.of(person.id))?.revision ?? 0 });
  };
  endpoints.own('/api/sheet', ledgerBody, keep, { bodyLimit: LEDGER_SIZE });
}

function recordRoutes(endpoints: Endpoints): void {
  const { app, context } = endpoints;
  const { results } = context.store;
  const recordOf = async (person: string): Promise<object> => {
    const ratings = (await results.standings(person)).map(({ game, mu, sigma, games }) => ({ game, mu, sigma, games }));
    return { statistics: await results.statistics(person), ratings };
  };

  app.get('/api/statistics', async (request, reply) => {
    const identity = await endpoints.identify(request);
    return identity ? reply.send(await recordOf(identity.person.id)) : refuse(reply, { code: 'signed-out' });
  });

  /** The games one has finished, the latest first; a browser that has not seen one end asks for it. */
  app.get('/api/results', async (request, reply) => {
    const identity = await endpoints.identify(request);
    if (!identity) return refuse(reply, { code: 'signed-out' });
    const own = await results.ofPerson(identity.person.id, LATEST);
    return reply.send({ results: own.map(({ table, seat, game, at, rank, points }) => ({ table, seat, game, at, rank, points })) });
  });

  app.get<{ Params: { table: string } }>('/api/results/:table', async (request, reply) => {
    const identity = await endpoints.identify(request);
    const wait = context.limits.looks.pay(networkOf(request.ip), 1, context.now());
    if (wait > 0) return refuse(reply, { code: 'too-fast', wait });
    const seats = await results.of(request.params.table);
    const own = seats.find(({ person }) => person !== null && person === identity?.person.id);
    const record = own === undefined ? null : await exportTable(context, own.table);
    if (own === undefined || record === null) return refuse(reply, { code: 'not-found' });
    return reply.send({ record, at: own.at, seat: own.seat, seats: seats.map(({ name, bot }) => ({ name, level: bot })) });
  });

  app.get('/api/lobby', async (_request, reply) => reply.send({ tables: await context.directory.lobby() }));
}

function pushRoutes(endpoints: Endpoints, pushKey: string): void {
  const { context } = endpoints;
  const { pushes } = context.store;
  endpoints.app.get('/api/push/key', (_request, reply) => reply.send({ key: pushKey }));

  endpoints.own('/api/push', pushBody, async ({ reply, body }, { person }) => {
    await pushes.put({ endpoint: body.endpoint, ...body.keys, language: body.language, person: person.id, added: context.now() });
    return reply.send({ ok: true });
  });

  endpoints.own('/api/push/stop', unpushBody, async ({ reply, body }, { person }) => {
    await pushes.stop(person.id, body.endpoint);
    return reply.send({ ok: true });
  });
}
