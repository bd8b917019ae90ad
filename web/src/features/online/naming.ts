import { call } from '../../ui/api.ts';
import type { Words } from '../../ui/i18n/index.ts';
import { change, settings } from '../../ui/settings.ts';
import { welcome } from './connection.ts';

/** The name of somebody who has not said one. */
const UNNAMED = 'Guest';

/** Nothing, for somebody who has not chosen a name. */
export const chosenName = (name: string): string => (name === UNNAMED ? '' : name);

/** The name one has given, here or on the server; nothing before one was asked. */
export function givenName(): string {
  return settings.get().name || chosenName(welcome.get()?.you.name ?? '');
}

export const offeredName = (shell: Words): string => givenName() || shell.nickname;

/**
 * Goes by a name from now on; one that was only offered is not remembered as chosen. What fails here is no obstacle: the
 * name stands on the seat as well.
 */
export async function callMe(name: string, chosen = true): Promise<void> {
  if (chosen) change({ name });
  const known = welcome.get();
  if (known === null || known.you.name === name) return;
  const renamed = await call('/api/name', { name });
  if (renamed.ok) welcome.set({ ...known, you: { ...known.you, name } });
}
