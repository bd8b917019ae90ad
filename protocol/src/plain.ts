import type { ClientMessage } from './request.ts';

/** The longest id and the highest seat, as in `parts.ts`. */
const LONGEST_ID = 64;
const HIGHEST_SEAT = 29;
const TABLE = /^[A-Za-z0-9_-]{8,40}$/;

type Fields = Readonly<Record<string, unknown>>;
const isObject = (raw: unknown): raw is Fields => typeof raw === 'object' && raw !== null;
const isCount = (raw: unknown, most = Number.MAX_SAFE_INTEGER): boolean =>
  Number.isSafeInteger(raw) && (raw as number) >= 0 && (raw as number) <= most;

function hasFields(object: Fields, count: number): boolean {
  let found = 0;
  for (const _ in object) found++;
  return found === count;
}

/**
 * Whether this is somebody's move and nothing else, as `clientMessage` would find too: nine in ten messages are, and the
 * schema takes longer over one than the rules of the game. What is not is for the schema to judge.
 */
export function isPlainMove(raw: unknown): raw is Extract<ClientMessage, { readonly type: 'ask' }> {
  if (!isObject(raw) || raw.type !== 'ask' || !hasFields(raw, 5)) return false;
  const { id, table, version, request } = raw;
  if (typeof id !== 'string' || id.length === 0 || id.length > LONGEST_ID) return false;
  if (typeof table !== 'string' || !TABLE.test(table) || !isCount(version)) return false;
  if (!isObject(request) || request.type !== 'move' || !hasFields(request, 4)) return false;
  const { seat, step, move } = request;
  return isCount(seat, HIGHEST_SEAT) && isCount(step) && isObject(move) && typeof move.type === 'string';
}
