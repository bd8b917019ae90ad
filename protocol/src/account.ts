import * as v from 'valibot';
import { count, language, login, name, password } from './parts.ts';

/** Bodies of the requests about oneself, over HTTP because they set the cookie. */

export const guestBody = v.strictObject({ name: v.optional(name) });
export const nameBody = v.strictObject({ name });
export const registerBody = v.strictObject({ login, password });
export const signInBody = v.strictObject({ login, password: v.pipe(v.string(), v.maxLength(200)) });
export const signOutBody = v.strictObject({ everywhere: v.optional(v.boolean()) });
export const deleteBody = v.strictObject({ sure: v.literal(true) });

const encoded = v.pipe(v.string(), v.maxLength(4000), v.regex(/^[A-Za-z0-9_-]*$/));

/** What `navigator.credentials` gave, in the JSON that browsers and libraries agree on. */
export const passkeyBody = v.looseObject({
  id: encoded,
  rawId: encoded,
  type: v.literal('public-key'),
  response: v.looseObject({ clientDataJSON: encoded }),
});

/** Where browsers let themselves be pushed to. The server writes to no other address, whoever asks for it. */
const PUSH_SERVICES = /^https:\/\/([a-z0-9-]+\.)*(googleapis\.com|push\.services\.mozilla\.com|push\.apple\.com|notify\.windows\.com)\//;

export const pushBody = v.strictObject({
  endpoint: v.pipe(v.string(), v.url(), v.maxLength(1000), v.regex(PUSH_SERVICES, 'the address of a push service')),
  keys: v.strictObject({ p256dh: v.pipe(encoded, v.maxLength(200)), auth: v.pipe(encoded, v.maxLength(100)) }),
  language,
});
/** The largest request that keeps a sheet, in bytes. */
export const SHEET_SIZE = 262_144;

/** What a client keeps with the person rather than with the device: achievements, statistics. The server does not read it. */
export const sheetBody = v.strictObject({
  /** The revision that this one follows; 0 when there was none. */
  after: count,
  sheet: v.record(v.string(), v.unknown()),
});

/** A person's sheet as it is kept; revision 0 and no sheet when nothing is kept yet. */
export interface Sheet {
  readonly revision: number;
  readonly sheet: Readonly<Record<string, unknown>> | null;
}

export const unpushBody = v.strictObject({ endpoint: v.pipe(v.string(), v.maxLength(1000)) });

/** Oneself. */
export interface Me {
  readonly name: string;
  readonly login: string | null;
  readonly password: boolean;
  readonly passkeys: number;
  readonly sessions: readonly { readonly device: string; readonly created: number; readonly seen: number; readonly current: boolean }[];
}

/** Why a request about oneself failed. */
export type AccountRefusal =
  | { readonly code: 'bad-request'; readonly field: string; readonly expected: string }
  | { readonly code: 'signed-out' }
  | { readonly code: 'login-taken' }
  | { readonly code: 'has-login' }
  | { readonly code: 'wrong-login' }
  | { readonly code: 'passkey-failed' }
  | { readonly code: 'foreign-page' }
  /** Another device kept its sheet first: read it, join the two, and keep that. */
  | { readonly code: 'other-revision'; readonly revision: number }
  | { readonly code: 'too-fast'; readonly wait: number }
  | { readonly code: 'not-found' };
