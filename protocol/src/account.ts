import * as v from 'valibot';
import { count, language, login, name, newLogin, password, recoveryCode } from './parts.ts';

/** Bodies of the requests about oneself, over HTTP because they set the cookie. */

export const guestBody = v.strictObject({ name: v.optional(name) });
export const nameBody = v.strictObject({ name });
export const registerBody = v.strictObject({
  login: newLogin,
  password,
  invitation: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(64))),
});
/** Proves again who one is, by the password or by a recovery code; a passkey proves it by what `navigator.credentials` gave. */
export const proofBody = v.union([
  v.strictObject({ password: v.pipe(v.string(), v.maxLength(200)) }),
  v.strictObject({ code: recoveryCode }),
]);
export const recoverBody = v.strictObject({ login, code: recoveryCode });
/** Ends one session by its id, or all but this one. */
export const endSessionBody = v.union([
  v.strictObject({ id: v.pipe(v.string(), v.maxLength(64)) }),
  v.strictObject({ others: v.literal(true) }),
]);
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

export const removePasskeyBody = v.strictObject({ id: encoded });

export const pushBody = v.strictObject({
  endpoint: v.pipe(v.string(), v.url(), v.maxLength(1000), v.regex(PUSH_SERVICES, 'the address of a push service')),
  keys: v.strictObject({ p256dh: v.pipe(encoded, v.maxLength(200)), auth: v.pipe(encoded, v.maxLength(100)) }),
  language,
});
/** The largest request that keeps a ledger, in bytes. */
export const LEDGER_SIZE = 262_144;

/** What a client keeps with the person rather than with the device: achievements, statistics. The server does not read it. */
export const ledgerBody = v.strictObject({
  /** The revision that this one follows; 0 when there was none. */
  after: count,
  sheet: v.record(v.string(), v.unknown()),
});

/** A person's ledger as it is kept, under the older name `sheet`; revision 0 and none when nothing is kept yet. */
export interface AccountLedger {
  readonly revision: number;
  readonly sheet: Readonly<Record<string, unknown>> | null;
}

export const unpushBody = v.strictObject({ endpoint: v.pipe(v.string(), v.maxLength(1000)) });

/** Oneself. */
export interface Me {
  readonly name: string;
  readonly login: string | null;
  readonly password: boolean;
  readonly passkeys: readonly { readonly id: string; readonly device: string; readonly created: number; readonly used: number }[];
  readonly sessions: readonly {
    readonly id: string;
    readonly device: string;
    readonly created: number;
    readonly seen: number;
    readonly current: boolean;
  }[];
  /** Recovery codes: how many still open the account, of how many; when one was last used. */
  readonly codes: { readonly left: number; readonly of: number; readonly used: number | null };
  /** What changed about the ways in during the last 90 days, the latest first. */
  readonly incidents: readonly { readonly at: number; readonly what: IncidentKind; readonly device: string }[];
  /** Until when this device needs no further proof. */
  readonly proved: number;
}

export const INCIDENTS = ['password', 'passkey-added', 'passkey-removed', 'codes', 'code-used'] as const;
export type IncidentKind = (typeof INCIDENTS)[number];

/** Why a request about oneself failed. */
export type AccountRefusal =
  | { readonly code: 'bad-request'; readonly field: string; readonly expected: string }
  | { readonly code: 'signed-out' }
  | { readonly code: 'login-taken' }
  | { readonly code: 'has-login' }
  | { readonly code: 'wrong-login' }
  | { readonly code: 'passkey-failed' }
  /** First show that it is you: see `/api/proof`. */
  | { readonly code: 'needs-proof' }
  /** The last way in cannot be removed. */
  | { readonly code: 'last-way-in' }
  /** An admin has closed the account until then. */
  | { readonly code: 'suspended'; readonly until: number }
  /** New accounts are by invitation, or not at all. */
  | { readonly code: 'by-invitation' }
  | { readonly code: 'registration-closed' }
  | { readonly code: 'foreign-page' }
  /** The server was called by a name that is not its own. */
  | { readonly code: 'unknown-host' }
  /** Another device kept its ledger first: read it, join the two, and keep that. */
  | { readonly code: 'other-revision'; readonly revision: number }
  | { readonly code: 'too-fast'; readonly wait: number }
  | { readonly code: 'not-found' };
