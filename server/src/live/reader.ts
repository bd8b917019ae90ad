import type { EventEmitter } from 'node:events';

/** The first byte of a whole text, and the bit that says it is masked, as everything from a client must be. */
const TEXT = 0x81;
const MASKED = 0x80;
/** Lengths from here on stand in two further bytes; longer ones still are not read here. */
const LONG = 126;
const MASK = 4;

type Listener = (this: EventEmitter, chunk: Buffer) => void;

/**
 * Nearly all that people send are short texts of ASCII, each whole and in one piece: they are read here, in a fifth of the time
 * that the library takes over its streams. The first thing that is anything else (a piece, a long text, other letters, a close, a
 * fault) goes to the library, with everything after it: it alone judges what is odd.
 */
export function readShort(wire: EventEmitter, longest: number, hear: (text: string) => void): void {
  const [library] = wire.listeners('data') as Listener[];
  if (library === undefined) return;
  const read: Listener = (chunk) => {
    const rest = readTexts(chunk, longest, hear);
    if (rest === chunk.length) return;
    wire.off('data', read);
    wire.on('data', library);
    library.call(wire, rest === 0 ? chunk : chunk.subarray(rest));
  };
  wire.off('data', library);
  wire.on('data', read);
}

/** Reads plain texts from the beginning; gives back where something else begins. */
function readTexts(chunk: Buffer, longest: number, hear: (text: string) => void): number {
  let at = 0;
  while (at < chunk.length) {
    const second = (chunk[at + 1] ?? 0) - MASKED;
    const isLong = second === LONG;
    const size = isLong ? ((chunk[at + 2] ?? 0) << 8) | (chunk[at + 3] ?? 0) : second;
    const mask = at + (isLong ? 4 : 2);
    const end = mask + MASK + size;
    const isPlain = chunk[at] === TEXT && second >= 0 && second <= LONG && size >= (isLong ? LONG : 0) && size <= longest;
    if (!isPlain || end > chunk.length || !unmask(chunk, mask, end)) return at;
    hear(chunk.toString('latin1', mask + MASK, end));
    at = end;
  }
  return at;
}

/** Takes the mask off in place; where there are other signs than ASCII, everything stays as it was. */
function unmask(chunk: Buffer, mask: number, end: number): boolean {
  let signs = 0;
  for (let i = mask + MASK, at = mask; i < end; i++, at = mask + ((at - mask + 1) & 3)) {
    const sign = (chunk[i] as number) ^ (chunk[at] as number);
    chunk[i] = sign;
    signs |= sign;
  }
  if (signs < 0x80) return true;
  for (let i = mask + MASK; i < end; i++) chunk[i] = (chunk[i] as number) ^ (chunk[mask + ((i - mask) & 3)] as number);
  return false;
}
