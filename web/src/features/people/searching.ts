import type { ServerMessage } from '@banquise/protocol';
import { createStore } from '../../ui/store.ts';

type Said<Type extends ServerMessage['type']> = Extract<ServerMessage, { readonly type: Type }>;

/** A search for company, on whichever page one is. */
export type Search =
  | { readonly state: 'off' }
  | { readonly state: 'looking'; readonly seeking: Said<'seeking'> | null; readonly began: number }
  | { readonly state: 'found'; readonly found: Said<'found'>; readonly ready: boolean };

/** Apart from the connection, so that every page can look at it and load nothing for it. */
export const search = createStore<Search>({ state: 'off' });
