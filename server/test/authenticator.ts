import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

type Cbor = number | string | Buffer | Map<Cbor, Cbor>;

/** As much of CBOR (RFC 8949) as a passkey needs. */
function cbor(value: Cbor): Buffer {
  const head = (major: number, n: number): Buffer =>
    n < 24
      ? Buffer.from([(major << 5) | n])
      : n < 256
        ? Buffer.from([(major << 5) | 24, n])
        : Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, item]) => [cbor(key), cbor(item)])]);
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_KEY = 0x40;

/** A passkey in a drawer: it does what a browser and its authenticator do together. */
export class Authenticator {
  readonly #origin: string;
  readonly #id = randomBytes(16);
  readonly #private: KeyObject;
  readonly #cose: Buffer;
  #counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#private = privateKey;
    const { x, y } = publicKey.export({ format: 'jwk' });
    const point = (text: string | undefined): Buffer => Buffer.from(text ?? '', 'base64url');
    this.#cose = cbor(
      new Map<Cbor, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, point(x)],
        [-3, point(y)],
      ]),
    );
  }

  create({ challenge }: { challenge: string }): object {
    const length = Buffer.from([0, this.#id.length]);
    const data = Buffer.concat([this.#data(HAS_KEY), Buffer.alloc(16), length, this.#id, this.#cose]);
    const attestation = cbor(
      new Map<Cbor, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', data],
      ]),
    );
    return this.#credential({
      clientDataJSON: this.#client('webauthn.create', challenge),
      attestationObject: attestation,
      transports: ['internal'],
    });
  }

  get({ challenge }: { challenge: string }): object {
    this.#counter++;
    const data = this.#data(0);
    const client = this.#client('webauthn.get', challenge);
    const signature = createSign('sha256').update(data).update(createHash('sha256').update(client).digest()).sign(this.#private);
    return this.#credential({ clientDataJSON: client, authenticatorData: data, signature });
  }

  #data(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    const host = createHash('sha256').update(new URL(this.#origin).hostname).digest();
    return Buffer.concat([host, Buffer.from([USER_PRESENT | USER_VERIFIED | flags]), counter]);
  }

  #client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }));
  }

  #credential(response: Record<string, Buffer | string[]>): object {
    const id = this.#id.toString('base64url');
    const encoded = Object.entries(response).map(([name, value]) => [name, Buffer.isBuffer(value) ? value.toString('base64url') : value]);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response: Object.fromEntries(encoded) };
  }
}
