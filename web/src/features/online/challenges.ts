import type { ServerMessage } from '@banquise/protocol';
import { createStore } from '../../ui/store.ts';

export type Challenge = Extract<ServerMessage, { readonly type: 'challenge' }>;

/** Somebody asks one to a table; apart from the connection, so that every page can look at it and load nothing for it. */
export const challenge = createStore<Challenge | null>(null);

export type CupTable = Extract<ServerMessage, { readonly type: 'cup-table' }>;

/** A table of a tournament is laid for one. */
export const cupTable = createStore<CupTable | null>(null);
