import type { Me } from '@banquise/protocol';
import type { Context } from '../context.ts';
import type { Person } from '../store/person.ts';
import { checkPassword, hashPassword } from './password.ts';
import { PROOF, REMEMBERED, report } from './safety.ts';
import { type Identity, newGuest, openSession } from './session.ts';

/** A new cookie for a device, and for whom. */
export interface Opened {
  readonly token: string;
  readonly person: Person;
}

export async function becomeGuest({ store, now }: Context, name: string, device: string): Promise<Opened> {
  const person = await newGuest(store, name, now());
  return { person, token: await openSession(store, person.id, device, now()) };
}

/**
 * A guest gets a login, or somebody a new password. The session is made anew: whoever saw the old cookie is out. With a new
 * password all other devices are out as well, and hear of it.
 */
export async function register(context: Context, identity: Identity, login: string, password: string): Promise<Opened | 'taken' | 'other'> {
  const { person } = identity;
  if (person.login !== null && person.login !== login) return 'other';
  const hash = await hashPassword(password);
  if (!(await context.store.people.claim(person.id, login, hash))) return 'taken';
  if (person.password !== null) {
    await report(context, identity, 'password');
    await endOthers(context, identity);
  }
  return renewed(context, { ...identity, person: { ...person, login } }, true);
}

/** All devices but this one are signed out. */
export async function endOthers({ store, connections }: Context, { person, session }: Identity): Promise<void> {
  await store.people.closeOthers(person.id, session.token);
  connections.signOut({ person: person.id, but: session.token });
}

/** A new cookie in place of the old one; `proved`: by something that only its person can do. */
export async function renewed({ store, connections, now }: Context, { person, session }: Identity, proved: boolean): Promise<Opened> {
  await store.people.closeSession(session.token);
  connections.renew(session.token);
  const since = proved ? now() : session.proved;
  return { person, token: await openSession(store, person.id, session.device, now(), since) };
}

export async function signIn(context: Context, login: string, password: string): Promise<Person | undefined> {
  const person = await context.store.people.byLogin(login);
  return (await checkPassword(password, person?.password ?? null)) ? person : undefined;
}

/** Signs a device in as somebody. If it was a guest until now, the guest's tables go along. */
export async function enter(context: Context, before: Identity | undefined, person: Person, device: string): Promise<Opened> {
  const { store, now } = context;
  if (before !== undefined) {
    await store.people.closeSession(before.session.token);
    context.connections.renew(before.session.token);
    if (before.person.id !== person.id && (await isGuest(context, before.person))) await store.people.merge(before.person.id, person.id);
  }
  return { person, token: await openSession(store, person.id, device, now(), now()) };
}

async function isGuest({ store }: Context, { id, login, merged }: Person): Promise<boolean> {
  return login === null && merged === null && (await store.people.passkeys(id)).length === 0;
}

export async function meOf({ store, now }: Context, { person, session }: Identity): Promise<Me> {
  const sessions = await store.people.sessions(person.id);
  const passkeys = await store.people.passkeys(person.id);
  const codes = await store.people.codes(person.id);
  const spent = codes.flatMap(({ used }) => (used === null ? [] : [used]));
  return {
    name: person.name,
    login: person.login,
    password: person.password !== null,
    passkeys: passkeys.map(({ id, device, created, used }) => ({ id, device, created, used })),
    sessions: sessions.map(({ device, created, seen, token }) => ({ id: token, device, created, seen, current: token === session.token })),
    codes: { left: codes.length - spent.length, of: codes.length, used: spent.length === 0 ? null : Math.max(...spent) },
    incidents: await store.people.notes(person.id, now() - REMEMBERED),
    proved: session.proved + PROOF,
  };
}
