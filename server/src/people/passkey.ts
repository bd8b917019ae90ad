import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Passkey, Person } from '../store/person.ts';
import type { Store } from '../store/store.ts';
import type { Challenges, Purpose } from './challenge.ts';

/** The page that asks: passkeys are bound to its host. */
export interface Place {
  readonly origin: string;
  readonly challenges: Challenges;
  readonly now: number;
}

const hostOf = ({ origin }: Place): string => new URL(origin).hostname;
/** Loading it takes a moment in which nobody is served: a server does so before it listens. */
export const webauthn = () => import('@simplewebauthn/server');

export async function registrationOptions(store: Store, person: Person, place: Place): Promise<object> {
  const { generateRegistrationOptions } = await webauthn();
  const known = await store.people.passkeys(person.id);
  return generateRegistrationOptions({
    ...{ rpName: 'Banquise', rpID: hostOf(place), userName: person.login ?? person.name, userDisplayName: person.name },
    userID: new TextEncoder().encode(person.id),
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    challenge: place.challenges.issue('register', person.id, place.now),
  });
}

/** The new passkey, or nothing when what the browser sent does not prove one. */
export async function registered(person: Person, device: string, response: unknown, place: Place): Promise<Passkey | undefined> {
  const { verifyRegistrationResponse } = await webauthn();
  const seen: Seen = { challenge: '' };
  const verified = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: expected(place, 'register', person.id, seen),
    expectedOrigin: place.origin,
    expectedRPID: hostOf(place),
    requireUserVerification: false,
  }).catch(() => undefined);
  if (!verified?.verified || !(await place.challenges.spend(seen.challenge, place.now))) return undefined;
  const { id, publicKey, counter, transports } = verified.registrationInfo.credential;
  const key = Buffer.from(publicKey).toString('base64url');
  return { id, person: person.id, key, counter, transports: (transports ?? []).join(','), created: place.now, device, used: 0 };
}

/** Which challenge an answer was given to. */
interface Seen {
  challenge: string;
}

const expected =
  ({ challenges, now }: Place, purpose: Purpose, person: string, seen: Seen) =>
  (challenge: string): boolean => {
    seen.challenge = challenge;
    return challenges.isGood(challenge, purpose, person, now);
  };

/** For anybody who wants to sign in; or for somebody who is to show that it is still there, with a passkey of its own. */
export async function requestOptions(place: Place, own: readonly Passkey[] | null, person = ''): Promise<object> {
  const { generateAuthenticationOptions } = await webauthn();
  return generateAuthenticationOptions({
    ...{ rpID: hostOf(place), userVerification: 'preferred' },
    challenge: place.challenges.issue(own === null ? 'sign-in' : 'proof', person, place.now),
    ...(own === null ? {} : { allowCredentials: own.map(({ id }) => ({ id })) }),
  });
}

/** Whose passkey signed, or nothing. As a proof only a passkey of that person counts. */
export async function signedBy(
  store: Store,
  response: { readonly id: string },
  place: Place,
  prover: Person | null,
): Promise<string | undefined> {
  const passkey = await store.people.passkey(response.id);
  if (passkey === undefined || (prover !== null && passkey.person !== prover.id)) return undefined;
  const { verifyAuthenticationResponse } = await webauthn();
  const seen: Seen = { challenge: '' };
  const verified = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge: expected(place, prover === null ? 'sign-in' : 'proof', prover?.id ?? '', seen),
    expectedOrigin: place.origin,
    expectedRPID: hostOf(place),
    requireUserVerification: false,
    credential: { id: passkey.id, publicKey: new Uint8Array(Buffer.from(passkey.key, 'base64url')), counter: passkey.counter },
  }).catch(() => undefined);
  if (!verified?.verified || !(await place.challenges.spend(seen.challenge, place.now))) return undefined;
  await store.people.usedPasskey(passkey.id, verified.authenticationInfo.newCounter, place.now);
  return passkey.person;
}
