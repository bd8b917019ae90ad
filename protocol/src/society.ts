import * as v from 'valibot';
import type { ServerRefusal } from './message.ts';
import { clock, count, key, login, seat, tableId, words } from './parts.ts';
import { PACES } from './quick.ts';

/** What people have to do with each other, over HTTP: bodies of requests and shapes of answers. */

export const REPORT_KINDS = ['words', 'leaves', 'help', 'other'] as const;

/** Somebody with an account by its login; anybody by the seat it has at a table of one's own: guests have no other name. */
const byLogin = { login };
const bySeat = { table: tableId, seat };
export type Whom = { readonly login: string } | { readonly table: string; readonly seat: number };

export const followBody = v.strictObject({ ...byLogin, on: v.boolean() });
export const blockBody = v.union([followBody, v.strictObject({ ...bySeat, on: v.boolean() })]);
const report = { why: v.picklist(REPORT_KINDS), text: words(1000), block: v.boolean() };
export const reportBody = v.union([v.strictObject({ ...byLogin, ...report }), v.strictObject({ ...bySeat, ...report })]);
export const challengeBody = v.strictObject({
  login,
  game: v.pipe(v.string(), v.maxLength(40)),
  pace: v.picklist(PACES),
  rated: v.boolean(),
});

/** Of which table one would know who sits there; its key goes in the body, never in an address. */
export const seatsBody = v.strictObject({ table: tableId, key: v.optional(key) });

/** Somebody asks one to a table: sit down there with the key, or let it pass. */
export const challengeMessage = v.strictObject({
  type: v.literal('challenge'),
  table: tableId,
  key,
  game: v.string(),
  name: v.string(),
  login: v.nullable(v.string()),
  clock,
  rated: v.boolean(),
  until: count,
});

export type PresenceKind = 'here' | 'play' | 'away' | 'gone';

export interface Acquaintance {
  readonly name: string;
  readonly login: string;
  readonly presence: PresenceKind;
  /** For how many minutes it has been away, while it is. */
  readonly away: number | null;
  /** The table it plays at in the open, to watch. */
  readonly table: string | null;
}

/** What is known of who sits on a seat; nothing of bots and free seats. */
export interface SeatFacts {
  readonly login: string | null;
  readonly rating: number | null;
  readonly finishes: number | null;
}

/** Why somebody may not sit down at a table. */
export type SeatRefusal = Extract<ServerRefusal, { readonly code: 'unwelcome' | 'below-rating' | 'leaves-games' }>;

/** Of some tables: who sits there, which are the reader's own, and where it may not sit down. */
export interface SeatsOf {
  readonly seats: Readonly<Record<string, readonly SeatFacts[]>>;
  readonly own: readonly string[];
  readonly refused: Readonly<Record<string, SeatRefusal>>;
}

/** A finished game as a profile tells it. */
export interface ToldGame {
  readonly table: string;
  readonly game: string;
  readonly at: number;
  readonly ending: string;
  readonly rated: boolean;
  readonly seats: readonly {
    readonly name: string;
    readonly login: string | null;
    readonly bot: number | null;
    readonly rank: number;
    readonly points: number | null;
    readonly own: boolean;
  }[];
}

/** The page of somebody. */
export interface Profile {
  readonly name: string;
  readonly login: string;
  readonly since: number;
  readonly presence: PresenceKind;
  readonly away: number | null;
  readonly finishes: number | null;
  readonly statistics: readonly {
    readonly game: string;
    readonly games: number;
    readonly wins: number;
    readonly best: number | null;
    readonly mean: number | null;
  }[];
  readonly ratings: readonly { readonly game: string; readonly rating: number; readonly doubt: number; readonly games: number }[];
  readonly results: readonly ToldGame[];
  /** What the reader has to do with it; nothing for oneself and for nobody in particular. */
  readonly yours: {
    readonly follows: boolean;
    readonly blocks: boolean;
    readonly won: number;
    readonly drawn: number;
    readonly lost: number;
  } | null;
  /** The reader's own page. */
  readonly you: boolean;
}

/** An achievement of somebody. */
export interface Earned {
  readonly game: string;
  readonly id: string;
  readonly at: number;
}

export interface CurvePoint {
  readonly at: number;
  readonly rating: number;
  readonly doubt: number;
}

export interface RankingRow {
  readonly name: string;
  readonly login: string | null;
  readonly rating: number;
  readonly games: number;
  readonly wins: number;
  /** What the rating has gained this week. */
  readonly gained: number;
  readonly here: boolean;
  readonly you: boolean;
}

export interface RankingPage {
  readonly season: string;
  readonly rows: readonly RankingRow[];
  /** Where the reader stands; its place is nothing before it has played enough, or far down. */
  readonly yours: {
    readonly rating: number;
    readonly games: number;
    readonly place: number | null;
    /** How many are ranked; nothing where they are too many to be counted. */
    readonly of: number | null;
    /** Who stands around the reader, and at which place the first of them. */
    readonly near: readonly RankingRow[];
    readonly from: number;
  } | null;
}

/** How much is going on, for the home page and the lobby. */
export interface Bustle {
  readonly here: number;
  readonly open: number;
  readonly playing: number;
  /** Who waits for a quick game, by game. */
  readonly waiting: Readonly<Record<string, number>>;
}

export interface Circle {
  readonly follows: readonly Acquaintance[];
  readonly recent: readonly (Acquaintance & { readonly game: string; readonly at: number })[];
  readonly challenges: readonly Omit<v.InferOutput<typeof challengeMessage>, 'type'>[];
}
