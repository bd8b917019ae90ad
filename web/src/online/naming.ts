import type { Words } from '../i18n/index.ts';
import { change, settings } from '../settings.ts';
import { call } from './api.ts';
import { welcome } from './line.ts';

/** The name of somebody who has not said one. */
const UNNAMED = 'Guest';

/** The name one has given, here or on the server; nothing before one was asked. */
export function givenName(): string {
  const known = welcome.get()?.you.name ?? UNNAMED;
  return settings.get().name || (known === UNNAMED ? '' : known);
}

export const offeredName = (shell: Words): string => givenName() || shell.nickname;

/** Goes by a name from now on. What fails here is no obstacle: the name stands on the seat as well. */
export async function callMe(name: string): Promise<void> {
  change({ name });
  if (welcome.get()?.you.name !== name) await call('/api/name', { name });
}
