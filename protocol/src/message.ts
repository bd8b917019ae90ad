import type { AnyRefusal, GameRecord, OptionSpec } from '@banquise/kernel';
import type { News, TableRefusal } from '@banquise/table';
import { PHASES } from '@banquise/table';
import * as v from 'valibot';
import { cupMessage } from './cups.ts';
import { admits, clock, count, key, seat, tableId, viewer } from './parts.ts';
import { quickMessages } from './quick.ts';
import { challengeMessage } from './society.ts';

/** Why the server itself says no. */
const serverRefusal = v.variant('code', [
  /** Not a message of this protocol: where, and what was expected there. */
  v.strictObject({ code: v.literal('bad-message'), field: v.string(), expected: v.string() }),
  v.strictObject({ code: v.literal('hello-first') }),
  /** Slow down: milliseconds after which it can be asked again. */
  v.strictObject({ code: v.literal('too-fast'), wait: count }),
  /** There is none, or the key does not open it. */
  v.strictObject({ code: v.literal('no-such-table') }),
  v.strictObject({ code: v.literal('no-such-game') }),
  v.strictObject({ code: v.literal('not-seated') }),
  v.strictObject({ code: v.literal('not-finished') }),
  v.strictObject({ code: v.literal('too-many'), max: count }),
  /** Too much was done and undone at this table: only moves are taken now. */
  v.strictObject({ code: v.literal('only-moves') }),
  /** The game was updated since; this table cannot be played on. */
  v.strictObject({ code: v.literal('other-rules') }),
  /** People who do not want each other do not sit together. */
  v.strictObject({ code: v.literal('unwelcome') }),
  /** The host asks for a rating from this one on, or for this many of a hundred games seen to their end. */
  v.strictObject({ code: v.literal('below-rating'), from: count }),
  v.strictObject({ code: v.literal('leaves-games'), least: count }),
  /** An admin has taken the word from this person for a while. */
  v.strictObject({ code: v.literal('silenced') }),
  /** The disk or the server failed; nothing was done. Ask again. */
  v.strictObject({ code: v.literal('not-stored') }),
]);
export type ServerRefusal = v.InferOutput<typeof serverRefusal>;

const refusal = v.custom<AnyRefusal>((value) => typeof value === 'object' && value !== null && 'code' in value);

/** What came of a request. `ok` means stored: it survives whatever happens next. */
const answer = v.variant('ok', [
  v.strictObject({
    type: v.literal('answer'),
    id: v.string(),
    ok: v.literal(true),
    /** Of `ask`: the version of the table and the steps of one's draft after it. */
    version: v.optional(count),
    step: v.optional(count),
    /** Of `create`. */
    table: v.optional(tableId),
    /** Of `past`; nothing before the start. */
    view: v.optional(v.nullable(v.custom<object>((value) => typeof value === 'object'))),
    /** Of `record`. */
    record: v.optional(v.custom<GameRecord>((value) => typeof value === 'object')),
  }),
  v.strictObject({
    type: v.literal('answer'),
    /** Null when the message was so broken that it had no id. */
    id: v.nullable(v.string()),
    ok: v.literal(false),
    from: v.picklist(['server', 'table', 'game']),
    refusal: v.union([serverRefusal, refusal]),
  }),
]);

/** A table in a list. */
export const listedTable = v.strictObject({
  id: tableId,
  game: v.string(),
  options: v.record(v.string(), v.string()),
  phase: v.picklist(PHASES),
  /** `here`: its person is connected now. */
  seats: v.array(v.strictObject({ name: v.string(), level: v.nullable(count), taken: v.boolean(), here: v.boolean() })),
  awaited: v.array(seat),
  clock: v.picklist(['none', 'move', 'bank', 'days']),
  /** The clock, exactly. */
  time: clock,
  /** Whether ratings move, if people play it among themselves. */
  rated: v.boolean(),
  /** Who may sit down; nothing where everybody may. */
  admits: v.optional(admits),
  /** When it last changed. */
  changed: count,
  /** When the time of who is awaited is up. */
  due: v.nullable(count),
  listed: v.boolean(),
  /** The reader's own seats. */
  own: v.array(seat),
  /** The table waits for the reader: to play, or, open and full, to begin. */
  turn: v.boolean(),
  next: v.nullable(tableId),
});
export type ListedTable = v.InferOutput<typeof listedTable>;

const gameLine = v.strictObject({
  id: v.string(),
  rules: count,
  seats: v.strictObject({ min: count, max: count }),
  options: v.custom<readonly OptionSpec[]>(Array.isArray),
});

const chatLine = v.strictObject({ n: count, at: count, seat, name: v.string(), text: v.string() });
export type ChatText = v.InferOutput<typeof chatLine>;

const update = v.custom<News>((value) => typeof value === 'object' && value !== null && 'version' in value && 'status' in value);

/** What a server says. */
export const serverMessage = v.union([
  v.strictObject({
    type: v.literal('welcome'),
    protocol: count,
    now: count,
    /** Say something at least this often (milliseconds), or be taken for gone. */
    heartbeat: count,
    you: v.strictObject({ name: v.string(), login: v.nullable(v.string()) }),
    games: v.array(gameLine),
  }),
  /** The server closes: come back after `retry` milliseconds, or (null) not with this client or session. */
  v.strictObject({
    type: v.literal('goodbye'),
    reason: v.picklist(['restart', 'protocol', 'signed-out', 'silent', 'too-fast', 'too-slow']),
    retry: v.nullable(count),
  }),
  v.strictObject({ type: v.literal('pong'), now: count }),
  answer,
  v.strictObject({ type: v.literal('lobby'), tables: v.array(listedTable) }),
  v.strictObject({ type: v.literal('lobby-change'), table: listedTable }),
  v.strictObject({ type: v.literal('lobby-gone'), table: tableId }),
  v.strictObject({ type: v.literal('mine'), tables: v.array(listedTable) }),
  v.strictObject({ type: v.literal('mine-change'), table: listedTable }),
  v.strictObject({ type: v.literal('mine-gone'), table: tableId }),
  /** What everybody may do with a link; only people at the table get the keys. */
  v.strictObject({
    type: v.literal('links'),
    table: tableId,
    listed: v.boolean(),
    invite: v.nullable(key),
    watch: v.nullable(key),
    muted: v.array(seat),
  }),
  /** What one lacks of a table: give it to `follow`. */
  v.strictObject({ type: v.literal('update'), table: tableId, viewer, update }),
  v.strictObject({
    type: v.literal('presence'),
    table: tableId,
    /** Per seat: whether its person looks at the table now. */
    here: v.array(v.boolean()),
    watching: count,
  }),
  v.strictObject({ type: v.literal('chat'), table: tableId, lines: v.array(chatLine) }),
  /** Who said these lines, by their `n`, is not to be shown any more. */
  v.strictObject({ type: v.literal('chat-gone'), table: tableId, lines: v.array(count) }),
  ...quickMessages,
  challengeMessage,
  cupMessage,
]);
export type ServerMessage = v.InferOutput<typeof serverMessage>;
export type AnswerMessage = Extract<ServerMessage, { readonly type: 'answer' }>;
export type Refusal = ServerRefusal | TableRefusal | AnyRefusal;
