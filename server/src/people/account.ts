import type { Me } from '@banquise/protocol';
import type { Context } from '../context.ts';
import type { Person } from '../store/store.ts';
import { checkPassword, hashPassword } from './password.ts';
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

/** A guest gets a login, or somebody a new password. The session is made anew: whoever saw the old cookie is out. */
export async function register(context: Context, identity: Identity, login: string, password: string): Promise<Opened | 'taken' | 'other'> {
  const { person } = identity;
  if (person.login !== null && person.login !== login) return 'other';
  const hash = await hashPassword(password);
  if (!(await context.store.people.claim(person.id, login, hash))) return 'taken';
  return renewed(context, identity);
}

export async function renewed({ store, connections, now }: Context, { person, session }: Identity): Promise<Opened> {
  await store.people.closeSession(session.token);
  connections.renew(session.token);
  return { person, token: await openSession(store, person.id, session.device, now()) };
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
  return { person, token: await openSession(store, person.id, device, now()) };
}

async function isGuest({ store }: Context, { id, login, merged }: Person): Promise<boolean> {
  return login === null && merged === null && (await store.people.passkeys(id)).length === 0;
}

export async function meOf({ store }: Context, { person, session }: Identity): Promise<Me> {
  const sessions = await store.people.sessions(person.id);
  return {
    name: person.name,
    login: person.login,
    password: person.password !== null,
    passkeys: (await store.people.passkeys(person.id)).length,
    sessions: sessions.map(({ device, created, seen, token }) => ({ device, created, seen, current: token === session.token })),
  };
}
