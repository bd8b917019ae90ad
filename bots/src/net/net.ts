import { type Features, type Game, layout, sha256 } from '@banquise/kernel';

/** What stands at the head of a net's file. A net serves exactly the game, rules and inputs it was trained for. */
export interface Header {
  readonly game: string;
  readonly rules: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** Digest of the names and sizes of all inputs and traits. */
  readonly features: string;
  readonly inputs: number;
  readonly traits: number;
  readonly kinds: number;
  /** Units of the two layers. */
  readonly wide: number;
  readonly narrow: number;
  /** Points that count as one inside the net. */
  readonly unit: number;
  /** What one step of the whole-number sums is worth: of the direct lines to points and win, of the heads, of the policy. */
  readonly scales: {
    readonly direct: readonly [number, number];
    readonly head: readonly [number, number];
    readonly trait: number;
    readonly mood: number;
  };
  readonly bias: readonly [number, number];
  /** How much a unit of expected points counts in the chance to win. */
  readonly lead: number;
  /** The number of seats from which only one's own decisions are searched: measured with this net. */
  readonly alone: number;
  /** The number of seats from which one's own turn is planned before the search begins, if ever: measured, too. */
  readonly plan?: number;
  /** How curious the search is with it, and how much of that goes to all moves alike, where it differs from the usual. */
  readonly curiosity?: number;
  readonly even?: number;
  /** What it was trained on, and when: for people. */
  readonly trained: { readonly on: string; readonly when: string };
}

/** How the engine searches with a net. */
export type Ways = Pick<Header, 'alone' | 'plan' | 'curiosity' | 'even'>;

/** The weights as they are used: small whole numbers, so that every machine reckons the same. */
export interface Net extends Header {
  /** By input, then unit; the two last columns go straight to the heads. */
  readonly first: Int8Array;
  readonly firstBias: Int32Array;
  readonly firstScale: Int32Array;
  /** By unit, then own and others' units below. */
  readonly second: Int8Array;
  readonly secondBias: Int32Array;
  readonly secondScale: Int32Array;
  readonly head: Int8Array;
  readonly trait: Int16Array;
  /** By kind of move, then unit. */
  readonly mood: Int8Array;
}

/** Inputs that every game has: how many seats there are, and how far from the mover one sits. */
export const MOST_SEATS = 6;
export const COMMON = MOST_SEATS - 1 + MOST_SEATS;
/** Two numbers beside the inputs that are there or not: the hand-made judgement, and its margin. */
export const SCALARS = 2;
export const DIRECT = 2;
export const DIGITS = { first: 14, second: 16, scalar: 5 } as const;
/** What an activation of one is in whole numbers. */
export const FULL = 127;

const MAGIC = 'banquise net 1\n';

const sizeOf = (of: Features['inputs']): number => layout(of).size;
export const kindsOf = (features: Features): number => features.traits[0]?.size ?? 0;
export const inputsOf = (features: Features): number => sizeOf(features.inputs) + COMMON;
export const traitsOf = (features: Features): number => sizeOf(features.traits);

export const digestOf = ({ inputs, traits }: Features): string =>
  sha256(JSON.stringify([inputs, traits].map((of) => of.map(({ name, size, means }) => [name, size, means])))).slice(0, 16);

/** The arrays of a net in the order of the file. */
function parts({ inputs, traits, kinds, wide, narrow }: Header) {
  return [
    ['firstBias', Int32Array, wide],
    ['firstScale', Int32Array, wide],
    ['secondBias', Int32Array, narrow],
    ['secondScale', Int32Array, narrow],
    ['trait', Int16Array, traits],
    ['first', Int8Array, (inputs + SCALARS) * (wide + DIRECT)],
    ['second', Int8Array, narrow * 2 * wide],
    ['head', Int8Array, DIRECT * narrow],
    ['mood', Int8Array, kinds * narrow],
  ] as const;
}

export function writeNet(net: Net): Uint8Array {
  const { firstBias, firstScale, secondBias, secondScale, trait, first, second, head, mood, ...header } = net;
  const arrays = { firstBias, firstScale, secondBias, secondScale, trait, first, second, head, mood };
  const text = new TextEncoder().encode(MAGIC + JSON.stringify(header));
  // Numbers of four bytes begin at a multiple of four.
  const start = 4 * Math.ceil((4 + text.length) / 4);
  const length = parts(net).reduce((sum, [, { BYTES_PER_ELEMENT }, size]) => sum + BYTES_PER_ELEMENT * size, start);
  const bytes = new Uint8Array(length);
  new DataView(bytes.buffer).setUint32(0, text.length, true);
  bytes.set(text, 4);
  let at = start;
  for (const [name] of parts(net)) {
    const { buffer, byteOffset, byteLength } = arrays[name];
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at);
    at += byteLength;
  }
  return bytes;
}

/** Why a file is not the net of a game. */
export type Misfit = 'no net' | 'other game' | 'other rules' | 'other inputs' | 'cut short';

/** Reads a file for a game. What does not fit is refused with a reason. */
export function readNet(bytes: Uint8Array, { id, rules, features }: Pick<Game, 'id' | 'rules' | 'features'>): Net | Misfit {
  const header = headerOf(bytes);
  if (header === undefined) return 'no net';
  if (header.game !== id) return 'other game';
  if (header.rules !== rules) return 'other rules';
  if (features === undefined || header.features !== digestOf(features)) return 'other inputs';
  if (header.inputs !== inputsOf(features) || header.traits !== traitsOf(features) || header.kinds !== kindsOf(features))
    return 'other inputs';
  const { buffer, byteOffset } = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice();
  let at = byteOffset + 4 * Math.ceil((4 + new DataView(buffer, byteOffset).getUint32(0, true)) / 4);
  const arrays: Record<string, object> = {};
  for (const [name, Kind, size] of parts(header)) {
    if (at + Kind.BYTES_PER_ELEMENT * size > byteOffset + bytes.length) return 'cut short';
    arrays[name] = new Kind(buffer as ArrayBuffer, at, size);
    at += Kind.BYTES_PER_ELEMENT * size;
  }
  return at === byteOffset + bytes.length ? ({ ...header, ...arrays } as Net) : 'cut short';
}

function headerOf(bytes: Uint8Array): Header | undefined {
  if (bytes.length < 4 + MAGIC.length) return undefined;
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  if (length > bytes.length - 4) return undefined;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(4, 4 + length));
    return text.startsWith(MAGIC) ? (JSON.parse(text.slice(MAGIC.length)) as Header) : undefined;
  } catch {
    return undefined;
  }
}
