import * as v from 'valibot';
import { clock, count, tableId } from './parts.ts';

/** What *Quick game* is said and says: who looks for company, and who was found. */

const gameId = v.pipe(v.string(), v.minLength(1), v.maxLength(40));

export const PACES = ['live', 'days'] as const;
export const SIZES = ['two', 'more'] as const;

/** What somebody looks for. */
export const wish = {
  games: v.pipe(v.array(gameId), v.minLength(1), v.maxLength(20)),
  pace: v.picklist(PACES),
  rated: v.boolean(),
  size: v.picklist(SIZES),
  /** Whoever is there is welcome, however strong. */
  wide: v.boolean(),
};
const wishObject = v.strictObject(wish);
export type Wish = v.InferOutput<typeof wishObject>;

/** Somebody whom one was found for, or oneself. */
const partner = v.strictObject({
  name: v.string(),
  login: v.nullable(v.string()),
  /** Its rating at this game; nothing for somebody new to it. */
  rating: v.nullable(count),
  /** Of a hundred games, how many it saw to their end; nothing before it has played a few. */
  finishes: v.nullable(count),
  you: v.boolean(),
});
export type Partner = v.InferOutput<typeof partner>;

export const quickMessages = [
  /** The search goes on: since when, how wide, and who else waits for what. */
  v.strictObject({
    type: v.literal('seeking'),
    wish: wishObject,
    since: count,
    /** One's own rating at the first game asked for. */
    rating: count,
    /** How far from it a partner may be; nothing when anybody will do. */
    band: v.nullable(count),
    /** How many others wait, by game. */
    waiting: v.record(v.string(), count),
    /** How many others would be paired at once if it were casual or rated the other way. */
    other: count,
  }),
  /** There is somebody. The game starts by itself at `starts`. */
  v.strictObject({
    type: v.literal('found'),
    table: tableId,
    game: v.string(),
    clock,
    rated: v.boolean(),
    starts: count,
    seats: v.array(partner),
    /** What winning and losing would do to one's rating, of two. */
    stake: v.nullable(v.strictObject({ win: v.number(), lose: v.number() })),
    /** How often these people have met. */
    met: count,
  }),
  /** The game has begun: go there. */
  v.strictObject({ type: v.literal('found-begun'), table: tableId }),
  /** The search is over. `stopped`: by oneself. `gone`: it was given up because nobody was there any more. */
  v.strictObject({ type: v.literal('unsought'), why: v.picklist(['stopped', 'gone']) }),
] as const;
