import {
  deleteBody,
  guestBody,
  nameBody,
  passkeyBody,
  pushBody,
  registerBody,
  SHEET_SIZE,
  type Sheet,
  sheetBody,
  signInBody,
  signOutBody,
  unpushBody,
} from '@banquise/protocol';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { Context } from '../context.ts';
import { newKey } from '../host/chance.ts';
import { becomeGuest, enter, meOf, register, renewed, signIn } from './account.ts';
import { type Call, Endpoints, refuse } from './endpoints.ts';
import { exportOf, exportTable, forget } from './export.ts';
import { registered, registrationOptions, signedIn, signInOptions } from './passkey.ts';
import { deviceOf, type Identity } from './session.ts';

const NOTHING = v.strictObject({});

/** The requests about oneself. */
export function accountRoutes(app: FastifyInstance, context: Context, pushKey: string): void {
  const endpoints = new Endpoints(app, context);
  guestRoutes(endpoints);
  passwordRoutes(endpoints);
  passkeyRoutes(endpoints);
  dataRoutes(endpoints);
  sheetRoutes(endpoints);
  recordRoutes(endpoints);
  pushRoutes(endpoints, pushKey);
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
    const wait = context.limits.guests.pay(request.ip, 1, context.now());
    if (wait > 0) return refuse(reply, { code: 'too-fast', wait });
    return endpoints.admit(call, await becomeGuest(context, body.name ?? 'Guest', deviceOf(request.headers['user-agent'])));
  });

  endpoints.own('/api/name', nameBody, async ({ reply, body }, { person }) => {
    await context.store.people.rename(person.id, body.name);
    context.connections.rename(person.id, body.name);
    return reply.send({ ok: true });
  });
}

function passwordRoutes(endpoints: Endpoints): void {
  const { context } = endpoints;
  endpoints.own('/api/register', registerBody, async (call, identity) => {
    const late = endpoints.hurried(call);
    if (late) return late;
    const opened = await register(context, identity, call.body.login, call.body.password);
    if (typeof opened === 'object') return endpoints.admit(call, opened);
    return refuse(call.reply, { code: opened === 'taken' ? 'login-taken' : 'has-login' });
  });

  endpoints.post('/api/sign-in', signInBody, async (call) => {
    const { login, password } = call.body;
    const late = endpoints.hurried(call, login);
    if (late) return late;
    const person = await signIn(context, login, password);
    if (person === undefined) return refuse(call.reply, { code: 'wrong-login' });
    const device = deviceOf(call.request.headers['user-agent']);
    return endpoints.admit(call, await enter(context, await endpoints.identify(call.request), person, device));
  });

  endpoints.own('/api/sign-out', signOutBody, async (call, { person, session }) => {
    const everywhere = call.body.everywhere === true;
    if (everywhere) await context.store.people.closeSessions(person.id);
    else await context.store.people.closeSession(session.token);
    context.connections.signOut(everywhere ? { person: person.id } : { session: session.token });
    return endpoints.dismiss(call);
  });
}

function passkeyRoutes(endpoints: Endpoints): void {
  const { context } = endpoints;
  endpoints.own('/api/passkey/options', NOTHING, async ({ request, reply }, { person }) =>
    reply.send(await registrationOptions(context.store, person, endpoints.placeOf(request))),
  );

  endpoints.own('/api/passkey', passkeyBody, async (call, identity) => {
    const passkey = await registered(identity.person, call.body, endpoints.placeOf(call.request));
    if (passkey === undefined) return refuse(call.reply, { code: 'passkey-failed' });
    await context.store.people.addPasskey(passkey);
    return endpoints.admit(call, await renewed(context, identity));
  });

  endpoints.post('/api/passkey/sign-in-options', NOTHING, async (call) => {
    const late = endpoints.hurried(call);
    return late ?? call.reply.send(await signInOptions(endpoints.placeOf(call.request)));
  });

  endpoints.post('/api/passkey/sign-in', passkeyBody, async (call) => {
    const id = await signedIn(context.store, call.body, endpoints.placeOf(call.request));
    const person = id === undefined ? undefined : await context.store.people.find(id);
    if (person === undefined) return refuse(call.reply, { code: 'passkey-failed' });
    const device = deviceOf(call.request.headers['user-agent']);
    return endpoints.admit(call, await enter(context, await endpoints.identify(call.request), person, device));
  });
}

function dataRoutes(endpoints: Endpoints): void {
  const { app, context } = endpoints;
  app.get('/api/export', async (request, reply) => {
    const identity = await endpoints.identify(request);
    if (identity === undefined) return refuse(reply, { code: 'signed-out' });
    const wait = context.limits.exports.pay(identity.person.id, 1, context.now());
    if (wait > 0) return refuse(reply, { code: 'too-fast', wait });
    return reply.header('content-disposition', 'attachment; filename="banquise.json"').send(await exportOf(context, identity));
  });

  endpoints.own('/api/delete', deleteBody, async (call, identity) => {
    await forget(context, identity, newKey());
    return endpoints.dismiss(call);
  });

  app.get<{ Params: { id: string } }>('/api/tables/:id/record', async (request, reply) => {
    const selves = (await endpoints.identify(request))?.selves ?? [];
    const row = await context.store.tables.row(request.params.id);
    const allowed = row?.listed || row?.summary.seats.some(({ person }) => person !== null && selves.includes(person));
    const record = row && allowed ? await exportTable(context, row.id) : null;
    if (record === null) return refuse(reply, { code: 'not-found' });
    return reply.header('content-disposition', `attachment; filename="${row?.game}-${row?.id}.json"`).send(record);
  });
}

function sheetRoutes(endpoints: Endpoints): void {
  const { app, context } = endpoints;
  const { sheets } = context.store;
  app.get('/api/sheet', async (request, reply) => {
    const identity = await endpoints.identify(request);
    if (identity === undefined) return refuse(reply, { code: 'signed-out' });
    const kept = await sheets.of(identity.person.id);
    const answer: Sheet = kept ? { revision: kept.revision, sheet: JSON.parse(kept.body) } : { revision: 0, sheet: null };
    return reply.send(answer);
  });

  const keep = async ({ reply, body }: Call<v.InferOutput<typeof sheetBody>>, { person }: Identity): Promise<FastifyReply> => {
    const wait = context.limits.sheets.pay(person.id, 1, context.now());
    if (wait > 0) return refuse(reply, { code: 'too-fast', wait });
    if (await sheets.keep(person.id, body.after, JSON.stringify(body.sheet))) return reply.send({ revision: body.after + 1 });
    return refuse(reply, { code: 'other-revision', revision: (await sheets.of(person.id))?.revision ?? 0 });
  };
  endpoints.own('/api/sheet', sheetBody, keep, { bodyLimit: SHEET_SIZE });
}

function recordRoutes(endpoints: Endpoints): void {
  const { app, context } = endpoints;
  const { results, people } = context.store;
  const recordOf = async (person: string): Promise<object> => {
    const ratings = (await results.standings(person)).map(({ game, mu, sigma, games }) => ({ game, mu, sigma, games }));
    return { statistics: await results.statistics(person), ratings };
  };

  app.get<{ Params: { login: string } }>('/api/people/:login', async (request, reply) => {
    const person = await people.byLogin(request.params.login.toLowerCase());
    if (person === undefined) return refuse(reply, { code: 'not-found' });
    return reply.send({ name: person.name, login: person.login, ...(await recordOf(person.id)) });
  });

  app.get('/api/statistics', async (request, reply) => {
    const identity = await endpoints.identify(request);
    return identity ? reply.send(await recordOf(identity.person.id)) : refuse(reply, { code: 'signed-out' });
  });

  app.get('/api/lobby', (_request, reply) => reply.send({ tables: context.directory.lobby() }));
}

function pushRoutes(endpoints: Endpoints, pushKey: string): void {
  const { pushes } = endpoints.context.store;
  endpoints.app.get('/api/push/key', (_request, reply) => reply.send({ key: pushKey }));

  endpoints.own('/api/push', pushBody, async ({ reply, body }, { person }) => {
    await pushes.put({ endpoint: body.endpoint, ...body.keys, language: body.language, person: person.id });
    return reply.send({ ok: true });
  });

  endpoints.own('/api/push/stop', unpushBody, async ({ reply, body }) => {
    await pushes.drop(body.endpoint);
    return reply.send({ ok: true });
  });
}
