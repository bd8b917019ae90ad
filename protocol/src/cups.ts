import * as v from 'valibot';
import { count, name, tableId } from './parts.ts';
import { PACES } from './quick.ts';
import type { challengeMessage } from './society.ts';

/** Tournaments, over HTTP. */

export const CUP_KINDS = ['swiss', 'robin', 'arena', 'rounds'] as const;
export type CupKind = (typeof CUP_KINDS)[number];

export const MOST_ENTRANTS = 256;
/** Everybody against everybody is for a small circle. */
export const MOST_ROBIN = 16;

const between = (min: number, max: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(min), v.maxValue(max));

export const cupBody = v.strictObject({
  title: name,
  game: v.pipe(v.string(), v.maxLength(40)),
  kind: v.picklist(CUP_KINDS),
  pace: v.picklist(PACES),
  rated: v.boolean(),
  /** Of Swiss and of rounds of tables. */
  rounds: between(1, 12),
  /** Of an arena, in minutes. */
  minutes: between(10, 240),
  /** When it begins by itself, in milliseconds since 1970; nothing where its host begins it. */
  starts: v.optional(v.nullable(count), null),
});
export const cupIdBody = v.strictObject({ id: tableId });

/** A table of a tournament is laid: to whoever plays there. */
export const cupMessage = v.strictObject({
  type: v.literal('cup-table'),
  cup: tableId,
  title: v.string(),
  game: v.string(),
  round: count,
  table: tableId,
  /** Against whom. */
  against: v.array(v.string()),
});

/** What somebody is awaited for, beside the tables where it is to move. */
export interface Awaited {
  readonly cups: readonly Omit<v.InferOutput<typeof cupMessage>, 'type'>[];
  readonly challenges: readonly Omit<v.InferOutput<typeof challengeMessage>, 'type'>[];
  /** Tournaments that begin by themselves soon, in which one takes part. */
  readonly soon: readonly { readonly cup: string; readonly title: string; readonly game: string; readonly starts: number }[];
}

export interface ListedCup {
  readonly id: string;
  readonly title: string;
  readonly game: string;
  readonly kind: CupKind;
  readonly pace: 'live' | 'days';
  readonly rated: boolean;
  readonly state: 'open' | 'playing' | 'finished';
  readonly round: number;
  readonly rounds: number;
  readonly people: number;
  /** When an arena ends. */
  readonly ends: number | null;
  /** When it begins by itself. */
  readonly starts: number | null;
}

export type GameResult = 'won' | 'drawn' | 'lost';

export interface CupStanding {
  readonly place: number;
  readonly name: string;
  readonly login: string | null;
  readonly points: number;
  /** The points of its opponents. */
  readonly opponents: number;
  /** The points of those whom it beat, and half of those with whom it drew. */
  readonly beaten: number;
  readonly wins: number;
  readonly played: number;
  /** How the latest games went, the latest at the end. */
  readonly last: readonly GameResult[];
  readonly left: boolean;
  readonly you: boolean;
}

export interface CupPairing {
  readonly round: number;
  /** Which table of the round it is, from 0 on. */
  readonly n: number;
  /** Nothing for a free round. */
  readonly table: string | null;
  readonly seats: readonly {
    readonly name: string;
    readonly login: string | null;
    /** Where it stands now; nothing once it is gone for good. */
    readonly place: number | null;
    readonly score: number | null;
    readonly you: boolean;
  }[];
}

export interface CupPage extends ListedCup {
  readonly host: string;
  readonly standings: readonly CupStanding[];
  /** Of the latest rounds, the latest first. */
  readonly pairings: readonly CupPairing[];
  readonly yours: {
    /** One plays in it, and may leave; or may join. */
    readonly in: boolean;
    readonly mayJoin: boolean;
    /** One was in it and is paired no more. */
    readonly away: boolean;
    readonly mayStart: boolean;
    /** The table one is awaited at. */
    readonly table: string | null;
  };
}
