/** What `navigator.credentials` takes and gives, to and from the JSON that servers speak: bytes are base64url there. */

/** Only where the browser has them, and only on a page that is secure. */
export const hasPasskeys = (): boolean => typeof PublicKeyCredential === 'function' && isSecureContext;

export function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

export function toText(bytes: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(plain).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

type Json = Readonly<Record<string, unknown>>;
interface Descriptor {
  readonly id: string;
  readonly transports?: AuthenticatorTransport[];
}

export interface CreationJson extends Json {
  readonly challenge: string;
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string };
  readonly excludeCredentials?: readonly Descriptor[];
}

export interface RequestJson extends Json {
  readonly challenge: string;
  readonly allowCredentials?: readonly Descriptor[];
}

const descriptors = (list: readonly Descriptor[] = []): PublicKeyCredentialDescriptor[] =>
  list.map((one) => ({ ...one, type: 'public-key', id: toBytes(one.id) }));

/** A new passkey, or nothing when the person broke off or the device cannot. */
export async function createPasskey(options: CreationJson): Promise<Json | null> {
  const publicKey = {
    ...options,
    challenge: toBytes(options.challenge),
    user: { ...options.user, id: toBytes(options.user.id) },
    excludeCredentials: descriptors(options.excludeCredentials),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = await attempt(() => navigator.credentials.create({ publicKey }));
  if (made === null) return null;
  const response = made.response as AuthenticatorAttestationResponse;
  return written(made, {
    attestationObject: toText(response.attestationObject),
    transports: response.getTransports(),
  });
}

/** A passkey that the person chose, with its signature. */
export async function askPasskey(options: RequestJson): Promise<Json | null> {
  const publicKey = {
    ...options,
    challenge: toBytes(options.challenge),
    allowCredentials: descriptors(options.allowCredentials),
  } as unknown as PublicKeyCredentialRequestOptions;
  const given = await attempt(() => navigator.credentials.get({ publicKey }));
  if (given === null) return null;
  const response = given.response as AuthenticatorAssertionResponse;
  return written(given, {
    authenticatorData: toText(response.authenticatorData),
    signature: toText(response.signature),
    ...(response.userHandle === null ? {} : { userHandle: toText(response.userHandle) }),
  });
}

async function attempt(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await ask()) as PublicKeyCredential | null;
  } catch {
    // Breaking off, waiting too long and a device without keys all come as exceptions: there is no passkey.
    return null;
  }
}

function written(credential: PublicKeyCredential, response: Json): Json {
  const clientDataJSON = toText(credential.response.clientDataJSON);
  return {
    id: credential.id,
    rawId: toText(credential.rawId),
    type: 'public-key',
    clientExtensionResults: credential.getClientExtensionResults(),
    response: { clientDataJSON, ...response },
  };
}
