/** Passkeys in the JSON that servers speak; the browser itself turns it into bytes and back. */

type Written = ReturnType<PublicKeyCredential['toJSON']>;

/** Only where the browser has them, with their JSON, and only on a page that is secure. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential && isSecureContext;

/** A new passkey, or nothing when the person broke off or the device cannot. */
export const createPasskey = (options: PublicKeyCredentialCreationOptionsJSON): Promise<Written | null> =>
  written(() => navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) }));

/** A passkey that the person chose, with its signature. */
export const askPasskey = (options: PublicKeyCredentialRequestOptionsJSON): Promise<Written | null> =>
  written(() => navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) }));

async function written(ask: () => Promise<Credential | null>): Promise<Written | null> {
  try {
    return ((await ask()) as PublicKeyCredential | null)?.toJSON() ?? null;
  } catch {
    // Breaking off, waiting too long and a device without keys all come as exceptions: there is no passkey.
    return null;
  }
}
