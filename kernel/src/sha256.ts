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

const turn = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

export function sha256(text: string): string {
  const message = new TextEncoder().encode(text);
  const padded = new Uint8Array(((message.length + 8) >> 6) * 64 + 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const bytes = new DataView(padded.buffer);
  bytes.setUint32(padded.length - 8, Math.floor((message.length * 8) / 0x1_0000_0000));
  bytes.setUint32(padded.length - 4, (message.length * 8) >>> 0);

  const hash = START.slice();
  const w = new Int32Array(64);
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 16; i++) w[i] = bytes.getInt32(block + 4 * i);
    for (let i = 16; i < 64; i++) {
      const x = w[i - 15] as number;
      const y = w[i - 2] as number;
      const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
      const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
      w[i] = (w[i - 16] as number) + s0 + (w[i - 7] as number) + s1;
    }
    let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
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
    [a, b, c, d, e, f, g, h].forEach((x, i) => {
      hash[i] = (hash[i] as number) + x;
    });
  }
  return Array.from(hash, (x) => (x >>> 0).toString(16).padStart(8, '0')).join('');
}
