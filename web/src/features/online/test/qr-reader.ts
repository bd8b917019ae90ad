import type { Modules } from '../qr.ts';

/**
 * A reader that shares nothing with the writer but the standard: it finds the mask from the table of format words, reads
 * the words back, and checks every block by its syndromes.
 */
const FORMATS_M = [0x5412, 0x5125, 0x5e7c, 0x5b4b, 0x45f9, 0x40ce, 0x4f97, 0x4aa0];
const CODEWORDS = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346];
const CHECKS = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5];
const CENTRES = [[], [18], [22], [26], [30], [34], [22, 38], [24, 42], [26, 46], [28, 50]];

function product(a: number, b: number): number {
  let result = 0;
  for (let i = 7; i >= 0; i--) {
    result = (result << 1) ^ (result & 128 ? 0x11d : 0);
    if ((b >> i) & 1) result ^= a;
  }
  return result & 255;
}

export const isDark = (modules: Modules, x: number, y: number): boolean => modules[y]?.[x] === true;

/** Format bits down the left of the upper right corner and beside the lower left one, the least first. */
function maskOf(modules: Modules): number {
  const size = modules.length;
  let word = 0;
  for (let i = 0; i < 8; i++) if (isDark(modules, size - 1 - i, 8)) word |= 1 << i;
  for (let i = 8; i < 15; i++) if (isDark(modules, 8, size - 15 + i)) word |= 1 << i;
  return FORMATS_M.indexOf(word);
}

function isFunction(size: number, version: number, x: number, y: number): boolean {
  const edge = (n: number): boolean => n > size - 9;
  if ((x < 9 && y < 9) || (edge(x) && y < 9) || (x < 9 && edge(y)) || x === 6 || y === 6) return true;
  if (version >= 7 && ((x < 6 && y > size - 12) || (y < 6 && x > size - 12))) return true;
  const centres = [6, ...(CENTRES[version - 1] as number[])];
  const corner = (a: number, b: number): boolean => (a < 8 && b < 8) || (a > size - 9 && b < 8) || (a < 8 && b > size - 9);
  return version > 1 && centres.some((cy) => centres.some((cx) => !corner(cx, cy) && Math.abs(cx - x) < 3 && Math.abs(cy - y) < 3));
}

const flips = (mask: number, x: number, y: number): boolean =>
  [
    (x + y) % 2,
    y % 2,
    x % 3,
    (x + y) % 3,
    ((y >> 1) + Math.floor(x / 3)) % 2,
    ((x * y) % 2) + ((x * y) % 3),
    (((x * y) % 2) + ((x * y) % 3)) % 2,
    (((x + y) % 2) + ((x * y) % 3)) % 2,
  ][mask] === 0;

export function readCode(modules: Modules): string {
  const size = modules.length;
  const version = (size - 17) / 4;
  const mask = maskOf(modules);
  const words: number[] = [];
  let bits = 0;
  let word = 0;
  for (let pair = 0; pair < (size - 1) / 2; pair++) {
    const right = size - 1 - 2 * pair;
    const x0 = right > 6 ? right : right - 1;
    for (let i = 0; i < size; i++) {
      const y = pair % 2 === 0 ? size - 1 - i : i;
      for (const x of [x0, x0 - 1]) {
        if (isFunction(size, version, x, y)) continue;
        word = (word << 1) | Number(isDark(modules, x, y) !== flips(mask, x, y));
        if (++bits % 8 === 0) {
          words.push(word);
          word = 0;
        }
      }
    }
  }
  const total = CODEWORDS[version - 1] as number;
  if (words.length !== total) throw new Error(`${words.length} words instead of ${total}`);
  const [count, checks] = [BLOCKS[version - 1] as number, CHECKS[version - 1] as number];
  const data = total - count * checks;
  const short = Math.floor(data / count);
  const long = data % count;
  const blocks = Array.from({ length: count }, (_, b) => {
    const own: number[] = [];
    for (let i = 0; i < short; i++) own.push(words[i * count + b] as number);
    if (b >= count - long) own.push(words[short * count + b - (count - long)] as number);
    for (let i = 0; i < checks; i++) own.push(words[data + i * count + b] as number);
    for (let root = 1, k = 0; k < checks; k++, root = product(root, 2)) {
      if (own.reduce((sum, term) => product(sum, root) ^ term, 0) !== 0) throw new Error(`block ${b} is not sound`);
    }
    return own.slice(0, -checks);
  });
  const stream = blocks.flat();
  const at = (bit: number, length: number): number =>
    Array.from({ length }, (_, i) => ((stream[(bit + i) >> 3] as number) >> (7 - ((bit + i) & 7))) & 1).reduce(
      (sum, one) => sum * 2 + one,
      0,
    );
  if (at(0, 4) !== 4) throw new Error('not bytes');
  const lengthBits = version < 10 ? 8 : 16;
  const length = at(4, lengthBits);
  return new TextDecoder().decode(Uint8Array.from({ length }, (_, i) => at(4 + lengthBits + 8 * i, 8)));
}
