import {
  endSessionBody,
  passkeyBody,
  proofBody,
  recoverBody,
  registerBody,
  removePasskeyBody,
  signInBody,
  signOutBody,
} from '@banquise/protocol';
import * as v from 'valibot';
import { hashOf } from '../host/chance.ts';
import { endOthers, enter, register, renewed, signIn } from './account.ts';
import { type Endpoints, refuse } from './endpoints.ts';
import { registered, registrationOptions, requestOptions, signedBy } from './passkey.ts';
import { newCodes, useCode } from './recovery.ts';
import { hasWayIn, report, waysWithout } from './safety.ts';
import { deviceOf } from './session.ts';

const NOTHING = v.strictObject({});

/** The requests about ways in: passwords, passkeys, recovery codes, sessions, and the proof that all of them ask for. */
export function entryRoutes(endpoints: Endpoints): void {
  passwordRoutes(endpoints);
  passkeyRoutes(endpoints);
  proofRoutes(endpoints);
  recoveryRoutes(endpoints);
  sessionRoutes(endpoints);
}

function passwordRoutes(endpoints: Endpoints): void {
  const { context } = endpoints;
  endpoints.proved('/api/register', registerBody, async (call, identity) => {
    const wait = await endpoints.hurried(call);
    if (wait > 0) return refuse(call.reply, { code: 'too-fast', wait });
    if (identity.person.login === null) {
      const mode = await context.store.house.setting('registration');
      if (mode === 'closed') return refuse(call.reply, { code: 'registration-closed' });
      const { invitation } = call.body;
      const invited = invitation !== undefined && (await context.store.house.useInvitation(hashOf(invitation)));
      if (mode === 'invited' && !invited) return refuse(call.reply, { code: 'by-invitation' });
    }
    const opened = await register(context, identity, call.body.login, call.body.password);
    if (typeof opened === 'object') return endpoints.admit(call, opened);
    return refuse(call.reply, { code: opened === 'taken' ? 'login-taken' : 'has-login' });
  });

  endpoints.post('/api/sign-in', signInBody, async (call) => {
    const { login, password } = call.body;
    const wait = (await endpoints.guessing(call, login)) || (await endpoints.hurried(call));
    if (wait > 0) return refuse(call.reply, { code: 'too-fast', wait });
    const person = await signIn(context, login, password);
    if (person === undefined) return refuse(call.reply, { code: 'wrong-login' });
    const device = deviceOf(call.request.headers['user-agent']);
    return endpoints.admit(call, await enter(context, await endpoints.identify(call.request), person, device));
  });
}

function passkeyRoutes(endpoints: Endpoints): void {
  const { context } = endpoints;
  endpoints.proved('/api/passkey/options', NOTHING, async ({ request, reply }, { person }) =>
    reply.send(await registrationOptions(context.store, person, endpoints.placeOf(request))),
  );

  endpoints.proved('/api/passkey', passkeyBody, async (call, identity) => {
    const { person, session } = identity;
    const passkey = await registered(person, session.device, call.body, endpoints.placeOf(call.request));
    if (passkey === undefined) return refuse(call.reply, { code: 'passkey-failed' });
    const first = !(await hasWayIn(context, identity));
    await context.store.people.addPasskey(passkey);
    if (!first) await report(context, identity, 'passkey-added');
    return endpoints.admit(call, await renewed(context, identity, first));
  });

  endpoints.proved('/api/passkey/remove', removePasskeyBody, async ({ reply, body }, identity) => {
    if ((await waysWithout(context, identity, body.id)) === 0) return refuse(reply, { code: 'last-way-in' });
    if (!(await context.store.people.removePasskey(identity.person.id, body.id))) return refuse(reply, { code: 'not-found' });
    await report(context, identity, 'passkey-removed');
    return reply.send({ ok: true });
  });

  endpoints.post('/api/passkey/sign-in-options', NOTHING, async (call) => {
    const wait = await endpoints.hurried(call);
    if (wait > 0) return refuse(call.reply, { code: 'too-fast', wait });
    return call.reply.send(await requestOptions(endpoints.placeOf(call.request), null));
  });

  endpoints.post('/api/passkey/sign-in', passkeyBody, async (call) => {
    const id = await signedBy(context.store, call.body, endpoints.placeOf(call.request), null);
    const person = id === undefined ? undefined : await context.store.people.find(id);
    if (person === undefined) {
      const wait = await endpoints.hurried(call);
      return refuse(call.reply, wait > 0 ? { code: 'too-fast', wait } : { code: 'passkey-failed' });
    }
    const device = deviceOf(call.request.headers['user-agent']);
    return endpoints.admit(call, await enter(context, await endpoints.identify(call.request), person, device));
  });
}

function proofRoutes(endpoints: Endpoints): void {
  const { context } = endpoints;
  const { people } = context.store;
  endpoints.own('/api/proof', proofBody, async (call, identity) => {
    const { person, session } = identity;
    const wait = await endpoints.guessing(call, person.login ?? person.id);
    if (wait > 0) return refuse(call.reply, { code: 'too-fast', wait });
    const { body } = call;
    const given =
      'password' in body
        ? (await signIn(context, person.login ?? '', body.password))?.id === person.id
        : await useCode(context.store, person, body.code, context.now());
    if (!given) return refuse(call.reply, { code: 'wrong-login' });
    if ('code' in body) await report(context, identity, 'code-used');
    await people.prove(session.token, context.now());
    return call.reply.send({ ok: true });
  });

  endpoints.own('/api/proof/options', NOTHING, async ({ request, reply }, { person }) =>
    reply.send(await requestOptions(endpoints.placeOf(request), await people.passkeys(person.id), person.id)),
  );

  endpoints.own('/api/proof/passkey', passkeyBody, async (call, { person, session }) => {
    const id = await signedBy(context.store, call.body, endpoints.placeOf(call.request), person);
    if (id !== person.id) return refuse(call.reply, { code: 'passkey-failed' });
    await people.prove(session.token, context.now());
    return call.reply.send({ ok: true });
  });
}

function recoveryRoutes(endpoints: Endpoints): void {
  const { context } = endpoints;
  endpoints.proved('/api/recovery', NOTHING, async (call, identity) => {
    const wait = await endpoints.hurried(call);
    if (wait > 0) return refuse(call.reply, { code: 'too-fast', wait });
    // Only who can be named can come back by a code.
    if (identity.person.login === null) return refuse(call.reply, { code: 'not-found' });
    const codes = await newCodes(context.store, identity.person.id);
    await report(context, identity, 'codes');
    return call.reply.send({ codes });
  });

  endpoints.post('/api/recover', recoverBody, async (call) => {
    const { login, code } = call.body;
    const wait = (await endpoints.guessing(call, login)) || (await endpoints.hurried(call));
    if (wait > 0) return refuse(call.reply, { code: 'too-fast', wait });
    const person = await context.store.people.byLogin(login);
    if (!(await useCode(context.store, person, code, context.now())) || person === undefined)
      return refuse(call.reply, { code: 'wrong-login' });
    const device = deviceOf(call.request.headers['user-agent']);
    const opened = await enter(context, await endpoints.identify(call.request), person, device);
    await context.store.people.note(person.id, { at: context.now(), what: 'code-used', device });
    await context.notices.account(person.id, 'code-used');
    return endpoints.admit(call, opened);
  });
}

function sessionRoutes(endpoints: Endpoints): void {
  const { context } = endpoints;
  const { people } = context.store;
  endpoints.own('/api/sign-out', signOutBody, async (call, { person, session }) => {
    const everywhere = call.body.everywhere === true;
    if (everywhere) await people.closeSessions(person.id);
    else await people.closeSession(session.token);
    context.connections.signOut(everywhere ? { person: person.id } : { session: session.token });
    return endpoints.dismiss(call);
  });

  endpoints.own('/api/sessions/end', endSessionBody, async ({ reply, body }, identity) => {
    if ('others' in body) {
      await endOthers(context, identity);
      return reply.send({ ok: true });
    }
    const found = (await people.sessions(identity.person.id)).find(({ token }) => token === body.id);
    if (found === undefined) return refuse(reply, { code: 'not-found' });
    await people.closeSession(found.token);
    context.connections.signOut({ session: found.token });
    return reply.send({ ok: true });
  });
}
