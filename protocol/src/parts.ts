import { LANGUAGES } from '@banquise/kernel';
import { LEVELS } from '@banquise/table';
import * as v from 'valibot';

/** The pieces of which messages are made. Everything that comes in is bounded. */

export const PROTOCOL = 3;

/** The sender's own name for a request; the answer carries it. */
export const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
export const tableId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,40}$/));
/** The key of an invitation or of a link to watch: the part after # in the link. */
export const key = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,40}$/));
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export const seat = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(29));
export const viewer = v.union([seat, v.literal('spectator')]);
export const level = v.picklist(LEVELS);
export const language = v.picklist(LANGUAGES);

const LINE_BREAKERS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
/** A name as others read it: one line, without signs that turn or hide text. */
export const name = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(40),
  v.check((text) => !LINE_BREAKERS.test(text), 'a name of one line'),
);
/** Words of somebody, at most this many letters. No text holds the letter NUL: not every database can keep it. */
export const words = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(most),
    v.check((text) => !text.includes('\0'), 'no NUL'),
  );
export const text = v.pipe(words(500), v.minLength(1));
export const login = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.regex(/^[\p{L}\p{N}][\p{L}\p{N}._-]{1,31}$/u, '2 to 32 letters, digits or . _ -'),
);
/** One script for all letters of a new login: a mixture is there to be taken for somebody else's. */
const SCRIPTS = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Hebrew', 'Arabic', 'Georgian', 'Devanagari', 'Thai', 'Hangul'] as const;
const ONE_SCRIPT = [
  ...SCRIPTS.map((script) => new RegExp(`^[\\p{Script=${script}}\\p{M}\\p{N}._-]+$`, 'u')),
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{N}._-]+$/u,
];
export const newLogin = v.pipe(
  login,
  v.transform((text) => text.normalize('NFKC')),
  v.check((text) => ONE_SCRIPT.some((script) => script.test(text)), 'letters of one script'),
);
/** Two times four letters or digits; how they are grouped and written does not matter. */
export const recoveryCode = v.pipe(
  v.string(),
  v.maxLength(20),
  v.transform((text) => text.toUpperCase().replace(/[^A-Z0-9]/g, '')),
  v.length(8),
);
export const password = v.pipe(v.string(), v.minLength(10), v.maxLength(200));

export const options = v.pipe(
  v.record(v.pipe(v.string(), v.maxLength(40)), v.pipe(v.string(), v.maxLength(40))),
  v.check((values) => Object.keys(values).length <= 20, 'at most 20 options'),
);

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const span = (min: number, max: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(min), v.maxValue(max));
const grace = span(0, DAY);

/** Who plays with strangers has a clock: nobody waits for ever. Friends may leave it out, at a table that is not listed. */
export const clock = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  v.strictObject({ kind: v.literal('move'), ms: span(1000, DAY), grace }),
  v.strictObject({ kind: v.literal('bank'), ms: span(1000, DAY), increment: span(0, 60 * MINUTE), grace }),
  v.strictObject({ kind: v.literal('days'), days: span(1, 30), grace }),
]);

/** Who may sit down: from which rating on, and how many of a hundred games it must see to their end. */
export const admits = v.strictObject({
  rating: v.pipe(count, v.maxValue(4000)),
  finishes: v.pipe(count, v.maxValue(100)),
});
export const settings = v.strictObject({
  confirm: v.boolean(),
  standIn: level,
  casual: v.optional(v.boolean()),
  admits: v.optional(admits),
});

/** Seats of a new table: oneself, a bot, or free for others. */
export const plan = v.variant('kind', [
  v.strictObject({ kind: v.literal('me') }),
  v.strictObject({ kind: v.literal('bot'), level, name }),
  v.strictObject({ kind: v.literal('empty') }),
]);
