import type { PersonId } from '@banquise/table';
import { hashOf, newKey, newToken } from '../host/chance.ts';
import type { Person, Visit } from '../store/person.ts';
import type { Store } from '../store/store.ts';

/** Seen this long ago or less, it is not written down again. */
const TOUCH = 3_600_000;

/** Where there is encryption the name says that nobody else, not even a neighbour under the same domain, can have set it. */
const COOKIE = 'banquise';
const HOST_COOKIE = '__Host-banquise';
/** Says that this device has been let in before, and into which account. It opens nothing. */
const DEVICE_COOKIE = 'banquise-device';
const YEAR = 31_536_000;

/** A device that proved who it is. */
export type Identity = Pick<Visit, 'person' | 'selves' | 'session'>;

/** The one cookie: out of reach for scripts, not sent along from foreign pages, and only encrypted where there is encryption. */
export function cookieFor(token: string | null, secure: boolean): string {
  const life = token === null ? 'Max-Age=0' : `Max-Age=${YEAR}`;
  return `${secure ? HOST_COOKIE : COOKIE}=${token ?? ''}; Path=/; ${life}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}

export const deviceCookie = (mark: string, secure: boolean): string =>
  `${secure ? '__Host-' : ''}${DEVICE_COOKIE}=${mark}; Path=/; Max-Age=${YEAR}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

/** The device and its signature, if it has been let in before. */
export function deviceIn(cookies: string | undefined): { readonly device: string; readonly signature: Buffer } | undefined {
  const [, device, signature] = /(?:^|; ?)(?:__Host-)?banquise-device=([\w-]{22})\.([\w-]{22})(?:;|$)/.exec(cookies ?? '') ?? [];
  return device && signature ? { device, signature: Buffer.from(signature, 'base64url') } : undefined;
}

/** The token of the better cookie; the plain one is read as well, for who came before there was encryption. */
function tokenIn(cookies: string | undefined): string | undefined {
  const pairs = (cookies ?? '').split(';').map((part) => part.trim().split('=', 2));
  for (const wanted of [HOST_COOKIE, COOKIE]) {
    const value = pairs.find(([name]) => name === wanted)?.[1];
    if (value !== undefined && /^[A-Za-z0-9_-]{43}$/.test(value)) return value;
  }
  return undefined;
}

export async function recognise(store: Store, cookies: string | undefined, now: number): Promise<Visit | undefined> {
  const token = tokenIn(cookies);
  if (token === undefined) return undefined;
  const visit = await store.people.visit(hashOf(token), now);
  if (!visit || now - visit.session.seen > YEAR * 1000) return undefined;
  if (now - visit.session.seen > TOUCH) await store.people.touch(visit.session.token, now);
  return visit;
}

/** Opens a session and gives the token, which exists nowhere else from then on. */
export async function openSession(store: Store, person: PersonId, device: string, now: number, proved = 0): Promise<string> {
  const token = newToken();
  await store.people.openSession({ token: hashOf(token), person, created: now, seen: now, device, proved });
  return token;
}

export async function newGuest(store: Store, name: string, now: number): Promise<Person> {
  const person: Person = { id: newKey(), name, login: null, password: null, created: now, seen: now, merged: null };
  await store.people.add(person);
  return person;
}

/** What a person recognises a device by, without keeping more about it than that. */
export function deviceOf(agent: string | undefined): string {
  const browser = ['Firefox', 'Edg', 'OPR', 'Chrome', 'Safari'].find((name) => agent?.includes(`${name}/`));
  const system = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac OS', 'Linux'].find((name) => agent?.includes(name));
  return [browser === 'Edg' ? 'Edge' : browser === 'OPR' ? 'Opera' : browser, system].filter(Boolean).join(', ');
}
