import * as v from 'valibot';
import { clock, count, id, key, language, level, name, options, plan, seat, settings, tableId, text, viewer } from './parts.ts';
import { wish } from './quick.ts';

const move = v.looseObject({ type: v.string() });

/** What a person can ask of a table: the requests of `table/` without those of the host. */
export const tableRequest = v.variant('type', [
  v.strictObject({ type: v.literal('sit'), seat, name }),
  v.strictObject({ type: v.literal('seat-bot'), seat, level, name }),
  v.strictObject({ type: v.literal('vacate'), seat }),
  v.strictObject({ type: v.literal('add-seat') }),
  v.strictObject({ type: v.literal('drop-seat'), seat }),
  v.strictObject({ type: v.literal('arrange'), options, clock, casual: v.boolean() }),
  v.strictObject({ type: v.literal('start') }),
  v.strictObject({ type: v.literal('wait') }),
  v.strictObject({ type: v.literal('lead'), seat }),
  v.strictObject({ type: v.literal('cancel') }),
  v.strictObject({ type: v.literal('move'), seat, step: count, move }),
  v.strictObject({ type: v.literal('act'), seat, step: count, moves: v.pipe(v.array(move), v.minLength(1), v.maxLength(12)) }),
  v.strictObject({ type: v.literal('undo'), seat, step: count }),
  v.strictObject({ type: v.literal('confirm'), seat, step: count }),
  v.strictObject({ type: v.literal('set-confirm'), seat, on: v.boolean() }),
  v.strictObject({ type: v.literal('leave'), seat }),
  v.strictObject({ type: v.literal('resign'), seat }),
  v.strictObject({ type: v.literal('return'), seat }),
  v.strictObject({ type: v.literal('pause'), seat, agree: v.boolean() }),
  v.strictObject({ type: v.literal('resume'), seat }),
  v.strictObject({ type: v.literal('rematch'), seat, agree: v.boolean() }),
]);
export type TableRequest = v.InferOutput<typeof tableRequest>;

/** What a client says. All but `hello` and `ping` are answered by exactly one `answer` with the same id. */
export const clientMessage = v.variant('type', [
  /** First of all. Which protocol the client speaks is judged before anything else of it. */
  v.strictObject({ type: v.literal('hello'), protocol: count, language: v.optional(language) }),
  /** I am there, are you? At least every `heartbeat` milliseconds. */
  v.strictObject({ type: v.literal('ping') }),
  /** Open tables of everybody, now and as they change; or no more. */
  v.strictObject({ type: v.literal('lobby'), id, on: v.boolean() }),
  /** The tables one sits at, now and as they change; or no more. */
  v.strictObject({ type: v.literal('mine'), id, on: v.boolean() }),
  v.strictObject({
    type: v.literal('create'),
    id,
    game: v.pipe(v.string(), v.maxLength(40)),
    options,
    seats: v.pipe(v.array(plan), v.minLength(1), v.maxLength(12)),
    clock,
    settings,
    listed: v.boolean(),
  }),
  /** Show me a table from this version on. `seat` chooses between several seats of one's own, or to look as a spectator. */
  v.strictObject({ type: v.literal('watch'), id, table: tableId, from: count, seat: v.optional(viewer), key: v.optional(key) }),
  v.strictObject({ type: v.literal('unwatch'), id, table: tableId }),
  /** Asks something of a table. The same id again is the same request: it is done once. */
  v.strictObject({ type: v.literal('ask'), id, table: tableId, version: count, request: tableRequest, key: v.optional(key) }),
  v.strictObject({ type: v.literal('say'), id, table: tableId, text }),
  /** Hear no more from who sits there; at any table. */
  v.strictObject({ type: v.literal('mute'), id, table: tableId, seat, on: v.boolean() }),
  /** The table as one saw it at an earlier version, without drafts. */
  v.strictObject({ type: v.literal('past'), id, table: tableId, version: count, seat: v.optional(viewer), key: v.optional(key) }),
  /** The whole game as one record, once it is over. */
  v.strictObject({ type: v.literal('record'), id, table: tableId, key: v.optional(key) }),
  /** Looks for company; the same again goes on looking, another wish takes its place. */
  v.strictObject({ type: v.literal('seek'), id, ...wish }),
  v.strictObject({ type: v.literal('unseek'), id }),
  /** To somebody who was found: begin at once, or not this time. */
  v.strictObject({ type: v.literal('found'), id, table: tableId, begin: v.boolean() }),
]);
export type ClientMessage = v.InferOutput<typeof clientMessage>;
export type ClientRequest = Exclude<ClientMessage, { readonly type: 'hello' | 'ping' }>;
