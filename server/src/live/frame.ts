/** A text frame as RFC 6455 wants it from a server: final, unmasked, uncompressed. */
const TEXT = 0x81;
const SHORT = 126;
const LONG = 0x1_0000;

const headOf = (size: number): number => (size < SHORT ? 2 : size < LONG ? 4 : 10);

/**
 * Messages as one piece of wire. Half the cost of a move is handing bytes to the system, and it grows with the number of
 * pieces: a library that sends each message as a head and a body makes four of what is one here.
 */
export function frames(texts: readonly string[]): Buffer {
  let whole = 0;
  const sizes = texts.map((text) => {
    const size = Buffer.byteLength(text);
    whole += headOf(size) + size;
    return size;
  });
  const bytes = Buffer.allocUnsafe(whole);
  let at = 0;
  for (let i = 0; i < texts.length; i++) {
    const size = sizes[i] as number;
    bytes[at] = TEXT;
    if (size < SHORT) bytes[at + 1] = size;
    else if (size < LONG) {
      bytes[at + 1] = SHORT;
      bytes.writeUInt16BE(size, at + 2);
    } else {
      bytes[at + 1] = SHORT + 1;
      bytes.writeBigUInt64BE(BigInt(size), at + 2);
    }
    at += headOf(size);
    at += bytes.write(texts[i] as string, at);
  }
  return bytes;
}
