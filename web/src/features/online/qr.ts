/**
 * QR codes (ISO/IEC 18004) for links: bytes, error correction M, versions 1 to 10. A link to a table has some seventy
 * letters; ten versions carry 213.
 */

/** Per version: error-correction words of a block, then how many data words each block holds. */
const BLOCKS: readonly (readonly [number, readonly number[]])[] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
];
/** Where the middle of the small squares lies, per version. */
const ALIGNED: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

export type Modules = readonly (readonly boolean[])[];
type Grid = boolean[][];

/** The modules of the code for a text, dark ones true; nothing when it is too long. */
export function qrOf(text: string): Modules | undefined {
  const bytes = new TextEncoder().encode(text);
  const version = BLOCKS.findIndex((_, v) => bytes.length + (v < 9 ? 2 : 3) <= capacity(v)) + 1;
  if (version === 0) return undefined;
  const { grid, fixed } = frame(version);
  fill(grid, fixed, interleaved(version, dataWords(bytes, version)));
  const tried = MASKS.map((mask, n) => withMask(grid, fixed, mask, n)).map((modules) => ({ modules, points: penalty(modules) }));
  return tried.reduce((best, next) => (next.points < best.points ? next : best)).modules;
}

const capacity = (v: number): number => (BLOCKS[v]?.[1] ?? []).reduce((sum, words) => sum + words, 0);

/** Mode, length, bytes, an end, and the two words that fill up. */
function dataWords(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  const room = capacity(version - 1);
  put(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8 > 0) bits.push(0);
  const words = Array.from({ length: bits.length / 8 }, (_, i) => bits.slice(i * 8, i * 8 + 8).reduce((word, bit) => word * 2 + bit, 0));
  for (let filler = 0xec; words.length < room; filler ^= 0xec ^ 0x11) words.push(filler);
  return words;
}

/** Data words of all blocks in turn, then the words that correct errors. */
function interleaved(version: number, words: readonly number[]): number[] {
  const [corrections, sizes] = BLOCKS[version - 1] as (typeof BLOCKS)[number];
  const begin = (block: number): number => sizes.slice(0, block).reduce((sum, size) => sum + size, 0);
  const blocks = sizes.map((_, block) => words.slice(begin(block), begin(block + 1)));
  const checks = blocks.map((block) => correction(block, corrections));
  const inTurn = (rows: readonly (readonly number[])[]): number[] =>
    Array.from({ length: Math.max(...rows.map(({ length }) => length)) }, (_, i) => rows.flatMap((row) => row[i] ?? [])).flat();
  return [...inTurn(blocks), ...inTurn(checks)];
}

/** Logarithms of the field of 256 elements that the code is made over. */
const EXP: number[] = [];
const LOG: number[] = [];
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = x;
  LOG[x] = i;
  x = x < 128 ? x * 2 : (x * 2) ^ 0x11d;
}
const times = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : (EXP[((LOG[a] as number) + (LOG[b] as number)) % 255] as number));

/** The rest of the data divided by the generator of that degree. */
function correction(data: readonly number[], degree: number): number[] {
  let generator = [1];
  for (let i = 0; i < degree; i++) {
    const next = [...generator, 0];
    generator.forEach((term, k) => {
      next[k + 1] = (next[k + 1] as number) ^ times(term, EXP[i] as number);
    });
    generator = next;
  }
  const rest = [...data, ...Array<number>(degree).fill(0)];
  for (let i = 0; i < data.length; i++) {
    const factor = rest[i] as number;
    generator.forEach((term, k) => {
      rest[i + k] = (rest[i + k] as number) ^ times(term, factor);
    });
  }
  return rest.slice(data.length);
}

/** Everything that does not depend on the text, and where it lies. */
function frame(version: number): { grid: Grid; fixed: Grid } {
  const size = 17 + 4 * version;
  const blank = (): Grid => Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const [grid, fixed] = [blank(), blank()];
  const set = (x: number, y: number, dark: boolean): void => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    (grid[y] as boolean[])[x] = dark;
    (fixed[y] as boolean[])[x] = true;
  };
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  const rings = (cx: number, cy: number, reach: number, light: number): void => {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        set(cx + dx, cy + dy, ring !== light && ring !== 4);
      }
  };
  const centres = ALIGNED[version - 1] ?? [];
  const last = centres.at(-1) ?? 0;
  const inCorner = (x: number, y: number): boolean => (x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6);
  for (const y of centres) for (const x of centres) if (!inCorner(x, y)) rings(x, y, 2, 1);
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    rings(x, y, 4, 2);
  formatSpots(size).forEach(([x, y]) => void set(x, y, false));
  set(8, size - 8, true);
  if (version >= 7)
    versionInfo(version).forEach((dark, i) => {
      const [a, b] = [Math.floor(i / 3), size - 11 + (i % 3)];
      set(a, b, dark);
      set(b, a, dark);
    });
  return { grid, fixed };
}

/** The thirty places of the format: fifteen bits, twice, the least first. */
function formatSpots(size: number): (readonly [number, number])[] {
  const beside = Array.from({ length: 15 }, (_, i) => [8, i < 6 ? i : i < 8 ? i + 1 : size - 15 + i] as const);
  const below = Array.from({ length: 15 }, (_, i) => [i < 8 ? size - 1 - i : i < 9 ? 15 - i : 14 - i, 8] as const);
  return [...beside, ...below];
}

/** Bits and their check by a polynomial. */
function checked(value: number, degree: number, polynomial: number): number {
  let rest = value << degree;
  for (let i = 31 - Math.clz32(rest); i >= degree; i--) if ((rest >> i) & 1) rest ^= polynomial << (i - degree);
  return (value << degree) | rest;
}

const versionInfo = (version: number): boolean[] => {
  const bits = checked(version, 12, 0x1f25);
  return Array.from({ length: 18 }, (_, i) => ((bits >> i) & 1) === 1);
};

/** Error correction M is 00, so the format is the mask alone. */
const formatInfo = (mask: number): number => checked(mask, 10, 0x537) ^ 0x5412;

/** The words go up and down in columns of two, from the right. */
function fill(grid: Grid, fixed: Grid, words: readonly number[]): void {
  const size = grid.length;
  let bit = 0;
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right--;
    for (let i = 0; i < size; i++) {
      const y = up ? size - 1 - i : i;
      for (const x of [right, right - 1]) {
        if (fixed[y]?.[x]) continue;
        (grid[y] as boolean[])[x] = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        bit++;
      }
    }
  }
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function withMask(grid: Grid, fixed: Grid, mask: (x: number, y: number) => boolean, n: number): Grid {
  const masked = grid.map((row, y) => row.map((dark, x) => (fixed[y]?.[x] ? dark : dark !== mask(x, y))));
  const format = formatInfo(n);
  formatSpots(grid.length).forEach(([x, y], i) => {
    (masked[y] as boolean[])[x] = ((format >> (i % 15)) & 1) === 1;
  });
  return masked;
}

/** How hard a mask makes it for a camera: long runs, squares, what looks like a corner, too much of one colour. */
function penalty(grid: Modules): number {
  const turned = grid.map((_, x) => grid.map((row) => row[x] as boolean));
  const lines = [...grid, ...turned].map((line) => line.map(Number).join(''));
  let points = 0;
  for (const line of lines) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) points += run.length - 2;
    points += 40 * (line.match(/(?=00001011101|10111010000)/g)?.length ?? 0);
  }
  grid.slice(1).forEach((row, y) => {
    row.slice(1).forEach((dark, x) => {
      if (dark === row[x] && dark === grid[y]?.[x] && dark === grid[y]?.[x + 1]) points += 3;
    });
  });
  const share = grid.flat().filter(Boolean).length / grid.length ** 2;
  return points + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}
