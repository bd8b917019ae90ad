/** A text frame as RFC 6455 wants it from a server: final, unmasked, uncompressed. */
const TEXT = 0x81;
const SHORT = 126;
const LONG = 0x1_0000;

const headOf = (size: number): number => (size < SHORT ? 2 : size < LONG ? 4 : 10);

/**
 * Messages as one piece of wire. Half the cost of a move is handing bytes to the system, and it grows with the number of
 * pieces: a library that sends each message as a head and a body makes four of what is one here.
 */
export function frames(texts: readonly string[]): Buffer | string {
  return plainFrames(texts) ?? mixedFrames(texts);
}

/**
 * Where all signs are of ASCII, as in nearly everything but names and chat, a text is its own bytes: it goes to the system as
 * a string (one byte a sign, latin1), without a buffer in between. To look at it makes one piece of it: that is done once, of all.
 */
function plainFrames(texts: readonly string[]): string | undefined {
  let whole = '';
  let high = 0;
  for (const text of texts) {
    const head = plainHead(text.length);
    for (let i = 0; i < head.length; i++) high += head.charCodeAt(i) >>> 7;
    whole += head + text;
  }
  // Every sign above ASCII takes two bytes or more there, and none is wanted but in heads.
  return Buffer.byteLength(whole) === whole.length + high ? whole : undefined;
}

function plainHead(size: number): string {
  if (size < SHORT) return String.fromCharCode(TEXT, size);
  if (size < LONG) return String.fromCharCode(TEXT, SHORT, size >>> 8, size & 0xff);
  return String.fromCharCode(TEXT, SHORT + 1, 0, 0, 0, 0, size >>> 24, (size >>> 16) & 0xff, (size >>> 8) & 0xff, size & 0xff);
}

function mixedFrames(texts: readonly string[]): Buffer {
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
