import type { Generated } from 'kysely';
import type { CupSchema } from './cups.ts';
import type { HouseSchema } from './house.ts';
import type { QuickSchema } from './quick.ts';
import type { SocietySchema } from './society-tables.ts';

/** The columns as they are in the database. Truth values are 0 or 1, structures are JSON. */
export interface Schema extends QuickSchema, SocietySchema, CupSchema, HouseSchema {
  people: {
    id: string;
    name: string;
    login: string | null;
    password: string | null;
    created: number;
    seen: number;
    merged: string | null;
    /** The login as it looks: no two that look alike. */
    shape: string | null;
  };
  /** People who are being forgotten, and who takes their place. */
  forgetting: { person: string; heir: string };
  sessions: { token: string; person: string; created: number; seen: number; device: string; proved: number };
  passkeys: { id: string; person: string; key: string; counter: number; transports: string; created: number; device: string; used: number };
  recovery: { person: string; hash: string; used: number | null };
  incidents: { person: string; at: number; what: string; device: string };
  mutes: { person: string; muted: string };
  tables: {
    id: string;
    game: string;
    creation: string;
    invite: string;
    watch: string;
    listed: number;
    summary: string;
  };
  /** What every move changes, apart from what hardly ever does: small rows make small writes. */
  heads: {
    id: string;
    revision: number;
    phase: string;
    due: number | null;
    awaited: string;
    settled: number;
    changed: number;
    /** Counts how often the past of the table was rewritten: who remembers another edition must read it anew. */
    edition: Generated<number>;
    /** Until then somebody sees to what is due. */
    taken: Generated<number>;
  };
  /** Listed tables that still wait for players. */
  lobby: { table_id: string; changed: number };
  /** What is left of limits that hold on all servers together; full ones may go. */
  credits: { who: string; credits: number; at: number; full: number };
  seats: { table_id: string; seat: number; person: string };
  /** Everybody who ever had to do with a table: where to look for somebody who wants to be forgotten. */
  visits: { person: string; table_id: string };
  journal: { table_id: string; revision: number; at: number; command: string };
  snapshots: { table_id: string; revision: number; format: string; body: string };
  chat: { table_id: string; n: number; at: number; seat: number; person: string; name: string; text: string };
  results: {
    table_id: string;
    seat: number;
    game: string;
    person: string | null;
    name: string;
    bot: number | null;
    rank: number;
    total: number;
    /** Whether the total counts for who sat there. */
    counts: number;
    ending: string;
    seats: number;
    rated: number;
    at: number;
    /** Why the seat was out of the contest, if it was. */
    out: string | null;
    /** The rating after the game, if it moved. */
    mu: number | null;
    sigma: number | null;
  };
  ratings: { person: string; game: string; mu: number; sigma: number; games: number };
  pushes: { endpoint: string; person: string; p256dh: string; auth: string; language: string; added: number };
  /** Ledgers, under their older name. */
  sheets: { person: string; revision: number; body: string };
  values: { name: string; value: string };
}
