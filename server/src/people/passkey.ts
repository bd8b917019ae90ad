import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Passkey, Person, Store } from '../store/store.ts';

const LIFE = 300_000;
const MOST = 10_000;

/** Challenges given out and not used yet. Each works once, for five minutes. */
export class Challenges {
  readonly #issued = new Map<string, number>();

  issue(challenge: string, now: number): void {
    for (const [old, until] of this.#issued) {
      if (until > now && this.#issued.size < MOST) break;
      this.#issued.delete(old);
    }
    this.#issued.set(challenge, now + LIFE);
  }

  use(challenge: string, now: number): boolean {
    const until = this.#issued.get(challenge);
    this.#issued.delete(challenge);
    return until !== undefined && until > now;
  }
}

/** The page that asks: passkeys are bound to its host. */
export interface Place {
  readonly origin: string;
  readonly challenges: Challenges;
  readonly now: number;
}

const hostOf = ({ origin }: Place): string => new URL(origin).hostname;
/** Loaded when the first passkey is used: most servers start faster without. */
const webauthn = () => import('@simplewebauthn/server');

export async function registrationOptions(store: Store, person: Person, place: Place): Promise<object> {
  const { generateRegistrationOptions } = await webauthn();
  const known = await store.people.passkeys(person.id);
  const options = await generateRegistrationOptions({
    ...{ rpName: 'Banquise', rpID: hostOf(place), userName: person.login ?? person.name, userDisplayName: person.name },
    userID: new TextEncoder().encode(person.id),
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
  place.challenges.issue(options.challenge, place.now);
  return options;
}

/** The new passkey, or nothing when what the browser sent does not prove one. */
export async function registered(person: Person, response: unknown, place: Place): Promise<Passkey | undefined> {
  const { verifyRegistrationResponse } = await webauthn();
  const verified = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: (challenge) => place.challenges.use(challenge, place.now),
    expectedOrigin: place.origin,
    expectedRPID: hostOf(place),
    requireUserVerification: false,
  }).catch(() => undefined);
  if (!verified?.verified) return undefined;
  const { id, publicKey, counter, transports } = verified.registrationInfo.credential;
  const key = Buffer.from(publicKey).toString('base64url');
  return { id, person: person.id, key, counter, transports: (transports ?? []).join(','), created: place.now };
}

export async function signInOptions(place: Place): Promise<object> {
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({ rpID: hostOf(place), userVerification: 'preferred' });
  place.challenges.issue(options.challenge, place.now);
  return options;
}

/** Whose passkey signed, or nothing. */
export async function signedIn(store: Store, response: { readonly id: string }, place: Place): Promise<string | undefined> {
  const passkey = await store.people.passkey(response.id);
  if (passkey === undefined) return undefined;
  const { verifyAuthenticationResponse } = await webauthn();
  const verified = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge: (challenge) => place.challenges.use(challenge, place.now),
    expectedOrigin: place.origin,
    expectedRPID: hostOf(place),
    requireUserVerification: false,
    credential: { id: passkey.id, publicKey: new Uint8Array(Buffer.from(passkey.key, 'base64url')), counter: passkey.counter },
  }).catch(() => undefined);
  if (!verified?.verified) return undefined;
  await store.people.usedPasskey(passkey.id, verified.authenticationInfo.newCounter);
  return passkey.person;
}
