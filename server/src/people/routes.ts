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
import { newKey } from '../host/chance.ts';
import type { House } from '../house.ts';
import { becomeGuest, enter, meOf, register, renewed, signIn } from './account.ts';
import { type Call, Desk, refuse } from './desk.ts';
import { exportOf, exportTable, forget } from './export.ts';
import { registered, registrationOptions, signedIn, signInOptions } from './passkey.ts';
import { deviceOf, type Identity } from './session.ts';

const NOTHING = v.strictObject({});

/** The requests about oneself. */
export function accountRoutes(app: FastifyInstance, house: House, pushKey: string): void {
  const desk = new Desk(app, house);
  guestRoutes(desk);
  passwordRoutes(desk);
  passkeyRoutes(desk);
  dataRoutes(desk);
  sheetRoutes(desk);
  recordRoutes(desk);
  pushRoutes(desk, pushKey);
}

function guestRoutes(desk: Desk): void {
  const { app, house } = desk;
  app.get('/api/me', async (request, reply) => {
    const identity = await desk.identify(request);
    return reply.send({ me: identity ? await meOf(house, identity) : null });
  });

  desk.post('/api/guest', guestBody, async (call) => {
    const { request, reply, body } = call;
    if (await desk.identify(request)) return reply.send({ ok: true });
    const wait = house.limits.guests.pay(request.ip, 1, house.now());
    if (wait > 0) return refuse(reply, { code: 'too-fast', wait });
    return desk.admit(call, await becomeGuest(house, body.name ?? 'Guest', deviceOf(request.headers['user-agent'])));
  });

  desk.own('/api/name', nameBody, async ({ reply, body }, { person }) => {
    await house.store.people.rename(person.id, body.name);
    house.switchboard.rename(person.id, body.name);
    return reply.send({ ok: true });
  });
}

function passwordRoutes(desk: Desk): void {
  const { house } = desk;
  desk.own('/api/register', registerBody, async (call, identity) => {
    const late = desk.hurried(call);
    if (late) return late;
    const opened = await register(house, identity, call.body.login, call.body.password);
    if (typeof opened === 'object') return desk.admit(call, opened);
    return refuse(call.reply, { code: opened === 'taken' ? 'login-taken' : 'has-login' });
  });

  desk.post('/api/sign-in', signInBody, async (call) => {
    const { login, password } = call.body;
    const late = desk.hurried(call, login);
    if (late) return late;
    const person = await signIn(house, login, password);
    if (person === undefined) return refuse(call.reply, { code: 'wrong-login' });
    const device = deviceOf(call.request.headers['user-agent']);
    return desk.admit(call, await enter(house, await desk.identify(call.request), person, device));
  });

  desk.own('/api/sign-out', signOutBody, async (call, { person, session }) => {
    const everywhere = call.body.everywhere === true;
    if (everywhere) await house.store.people.closeSessions(person.id);
    else await house.store.people.closeSession(session.token);
    house.switchboard.signOut(everywhere ? { person: person.id } : { session: session.token });
    return desk.dismiss(call);
  });
}

function passkeyRoutes(desk: Desk): void {
  const { house } = desk;
  desk.own('/api/passkey/options', NOTHING, async ({ request, reply }, { person }) =>
    reply.send(await registrationOptions(house.store, person, desk.placeOf(request))),
  );

  desk.own('/api/passkey', passkeyBody, async (call, identity) => {
    const passkey = await registered(identity.person, call.body, desk.placeOf(call.request));
    if (passkey === undefined) return refuse(call.reply, { code: 'passkey-failed' });
    await house.store.people.addPasskey(passkey);
    return desk.admit(call, await renewed(house, identity));
  });

  desk.post('/api/passkey/sign-in-options', NOTHING, async (call) => {
    const late = desk.hurried(call);
    return late ?? call.reply.send(await signInOptions(desk.placeOf(call.request)));
  });

  desk.post('/api/passkey/sign-in', passkeyBody, async (call) => {
    const id = await signedIn(house.store, call.body, desk.placeOf(call.request));
    const person = id === undefined ? undefined : await house.store.people.find(id);
    if (person === undefined) return refuse(call.reply, { code: 'passkey-failed' });
    const device = deviceOf(call.request.headers['user-agent']);
    return desk.admit(call, await enter(house, await desk.identify(call.request), person, device));
  });
}

function dataRoutes(desk: Desk): void {
  const { app, house } = desk;
  app.get('/api/export', async (request, reply) => {
    const identity = await desk.identify(request);
    if (identity === undefined) return refuse(reply, { code: 'signed-out' });
    const wait = house.limits.exports.pay(identity.person.id, 1, house.now());
    if (wait > 0) return refuse(reply, { code: 'too-fast', wait });
    return reply.header('content-disposition', 'attachment; filename="banquise.json"').send(await exportOf(house, identity));
  });

  desk.own('/api/delete', deleteBody, async (call, identity) => {
    await forget(house, identity, newKey());
    return desk.dismiss(call);
  });

  app.get<{ Params: { id: string } }>('/api/tables/:id/record', async (request, reply) => {
    const selves = (await desk.identify(request))?.selves ?? [];
    const row = await house.store.tables.row(request.params.id);
    const allowed = row?.listed || row?.summary.seats.some(({ person }) => person !== null && selves.includes(person));
    const record = row && allowed ? await exportTable(house, row.id) : null;
    if (record === null) return refuse(reply, { code: 'not-found' });
    return reply.header('content-disposition', `attachment; filename="${row?.game}-${row?.id}.json"`).send(record);
  });
}

function sheetRoutes(desk: Desk): void {
  const { app, house } = desk;
  const { sheets } = house.store;
  app.get('/api/sheet', async (request, reply) => {
    const identity = await desk.identify(request);
    if (identity === undefined) return refuse(reply, { code: 'signed-out' });
    const kept = await sheets.of(identity.person.id);
    const answer: Sheet = kept ? { revision: kept.revision, sheet: JSON.parse(kept.body) } : { revision: 0, sheet: null };
    return reply.send(answer);
  });

  const keep = async ({ reply, body }: Call<v.InferOutput<typeof sheetBody>>, { person }: Identity): Promise<FastifyReply> => {
    const wait = house.limits.sheets.pay(person.id, 1, house.now());
    if (wait > 0) return refuse(reply, { code: 'too-fast', wait });
    if (await sheets.keep(person.id, body.after, JSON.stringify(body.sheet))) return reply.send({ revision: body.after + 1 });
    return refuse(reply, { code: 'other-revision', revision: (await sheets.of(person.id))?.revision ?? 0 });
  };
  desk.own('/api/sheet', sheetBody, keep, { bodyLimit: SHEET_SIZE });
}

function recordRoutes(desk: Desk): void {
  const { app, house } = desk;
  const { results, people } = house.store;
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
    const identity = await desk.identify(request);
    return identity ? reply.send(await recordOf(identity.person.id)) : refuse(reply, { code: 'signed-out' });
  });

  app.get('/api/lobby', (_request, reply) => reply.send({ tables: house.directory.lobby() }));
}

function pushRoutes(desk: Desk, pushKey: string): void {
  const { pushes } = desk.house.store;
  desk.app.get('/api/push/key', (_request, reply) => reply.send({ key: pushKey }));

  desk.own('/api/push', pushBody, async ({ reply, body }, { person }) => {
    await pushes.put({ endpoint: body.endpoint, ...body.keys, language: body.language, person: person.id });
    return reply.send({ ok: true });
  });

  desk.own('/api/push/stop', unpushBody, async ({ reply, body }) => {
    await pushes.drop(body.endpoint);
    return reply.send({ ok: true });
  });
}
