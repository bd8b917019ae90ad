import * as v from 'valibot';
import { login, name, tableId, words } from './parts.ts';

/** What admins see and do, over HTTP; and what everybody may know of the house. */

export const REGISTRATIONS = ['open', 'invited', 'closed'] as const;
export type Registration = (typeof REGISTRATIONS)[number];

/** For everybody. */
export interface House {
  readonly registration: Registration;
  readonly announcement: string;
  readonly admin: boolean;
}

const why = words(300);
const hours = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(24 * 365));

/** Everything an admin does goes through one door, and into the log. Zero hours lift a sanction. */
export const adminBody = v.variant('what', [
  v.strictObject({ what: v.literal('mute'), login, hours, why }),
  v.strictObject({ what: v.literal('suspend'), login, hours, why }),
  v.strictObject({ what: v.literal('rename'), login, name, why }),
  /** The same to whom a report is about: a guest has no login. */
  v.strictObject({ what: v.literal('mute'), report: tableId, hours, why }),
  v.strictObject({ what: v.literal('suspend'), report: tableId, hours, why }),
  v.strictObject({ what: v.literal('forget'), login, why }),
  v.strictObject({ what: v.literal('close-table'), table: tableId, why }),
  v.strictObject({ what: v.literal('close-report'), report: tableId, why }),
  v.strictObject({ what: v.literal('announce'), text: words(300) }),
  v.strictObject({ what: v.literal('registration'), mode: v.picklist(REGISTRATIONS) }),
  v.strictObject({ what: v.literal('invite') }),
]);
/** What is known of somebody, as a file, because it asked for it. */
export const exportBody = v.strictObject({ login, why });
export type AdminAct = v.InferOutput<typeof adminBody>;

export interface AdminReport {
  readonly id: string;
  readonly at: number;
  readonly why: string;
  readonly text: string;
  readonly reporter: { readonly name: string; readonly login: string | null };
  readonly reported: { readonly name: string; readonly login: string | null; readonly finishes: number | null; readonly reports: number };
  readonly table: string | null;
  /** The chat of that table, as it was said. */
  readonly chat: readonly { readonly name: string; readonly text: string; readonly theirs: boolean }[];
}

/** Somebody as admins find it. */
export interface AdminPerson {
  readonly name: string;
  readonly login: string;
  readonly seen: number;
}

export interface AdminPage extends House {
  /** Who is under a sanction now. */
  readonly sanctioned: readonly {
    readonly name: string;
    readonly login: string | null;
    readonly kind: string;
    readonly until: number;
    readonly why: string;
  }[];
  readonly reports: readonly AdminReport[];
  readonly log: readonly {
    readonly at: number;
    readonly by: string;
    readonly what: string;
    readonly whom: string;
    readonly why: string;
  }[];
}
