import type { IncidentKind } from '@banquise/protocol';
import type { Context } from '../context.ts';
import type { Identity } from './session.ts';

/** A proof of who one is counts for five minutes. */
export const PROOF = 300_000;
export const REMEMBERED = 90 * 86_400_000;

/** Whether a person has any way in but this cookie. A guest has none: there is nothing it could prove. */
export async function hasWayIn({ store }: Context, { person }: Identity): Promise<boolean> {
  return person.password !== null || (await store.people.passkeys(person.id)).length > 0;
}

/** Whether this device has shown lately that its person sits at it, or need not. */
export async function isProved(context: Context, identity: Identity): Promise<boolean> {
  return context.now() - identity.session.proved < PROOF || !(await hasWayIn(context, identity));
}

/** Ways in that are left without a certain passkey. */
export async function waysWithout({ store }: Context, { person }: Identity, passkey: string): Promise<number> {
  const others = (await store.people.passkeys(person.id)).filter(({ id }) => id !== passkey);
  return others.length + (person.password === null ? 0 : 1);
}

/**
 * Something about the ways in has changed: it is noted for the page of the person, and told to its devices. Before the
 * sessions of others are ended, or the owner would not hear of the thief.
 */
export async function report({ store, notices, now }: Context, { person, session }: Identity, what: IncidentKind): Promise<void> {
  await store.people.note(person.id, { at: now(), what, device: session.device });
  await notices.account(person.id, what);
}
