/**
 * SHA-256 (FIPS 180-4), synchronous and the same in a browser and on a server: the commitment to a seed is checked on
 * both. Text goes in as UTF-8, hexadecimal digits come out.
 */
const ROUND = constants(64, (prime) => Math.cbrt(prime));
const START = constants(8, (prime) => Math.sqrt(prime));

/** The first 32 bits of the fractional parts of a root of the first n primes, as the standard defines its constants. */
function constants(n: number, root: (prime: number) => number): Int32Array {
  const words = new Int32Array(n);
  let found = 0;
  for (let p = 2; found < n; p++) {
    let prime = true;
    for (let d = 2; d * d <= p && prime; d++) prime = p % d !== 0;
    if (prime) words[found++] = Math.floor((root(p) % 1) * 0x1_0000_0000);
  }
  return words;
}

const UTF8 = new TextEncoder();
/** Working space, overwritten by every block. */
const w = new Int32Array(64);

const turn = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

export function sha256(text: string): string {
  const message = UTF8.encode(text);
  const padded = new Uint8Array(((message.length + 8) >> 6) * 64 + 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const bytes = new DataView(padded.buffer);
  bytes.setUint32(padded.length - 8, Math.floor((message.length * 8) / 0x1_0000_0000));
  bytes.setUint32(padded.length - 4, (message.length * 8) >>> 0);
  const hash = START.slice();
  for (let block = 0; block < padded.length; block += 64) digest(bytes, block, hash);
  let digits = '';
  for (let i = 0; i < 8; i++) digits += ((hash[i] as number) >>> 0).toString(16).padStart(8, '0');
  return digits;
}

/** Works one block of 64 bytes into the hash. Written out for speed: a simulated game starts with two of these. */
function digest(bytes: DataView, block: number, hash: Int32Array): void {
  for (let i = 0; i < 16; i++) w[i] = bytes.getInt32(block + 4 * i);
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15] as number;
    const y = w[i - 2] as number;
    const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
    const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
    w[i] = (w[i - 16] as number) + s0 + (w[i - 7] as number) + s1;
  }
  let a = hash[0] as number;
  let b = hash[1] as number;
  let c = hash[2] as number;
  let d = hash[3] as number;
  let e = hash[4] as number;
  let f = hash[5] as number;
  let g = hash[6] as number;
  let h = hash[7] as number;
  for (let i = 0; i < 64; i++) {
    const t1 = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + (ROUND[i] as number) + (w[i] as number)) | 0;
    const t2 = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  hash[0] = (hash[0] as number) + a;
  hash[1] = (hash[1] as number) + b;
  hash[2] = (hash[2] as number) + c;
  hash[3] = (hash[3] as number) + d;
  hash[4] = (hash[4] as number) + e;
  hash[5] = (hash[5] as number) + f;
  hash[6] = (hash[6] as number) + g;
  hash[7] = (hash[7] as number) + h;
}
