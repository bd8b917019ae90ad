import type { TableRequest } from '@banquise/protocol';
import type { Table } from '@banquise/table';

/** What brings a game no further: one may do it, but not for ever. Moves, confirmations and giving up always count. */
const FIDGETS: ReadonlySet<TableRequest['type']> = new Set([
  ...(['sit', 'seat-bot', 'vacate', 'add-seat', 'drop-seat', 'arrange', 'undo', 'set-confirm'] as const),
  ...(['pause', 'resume', 'rematch', 'leave', 'return'] as const),
]);

export const isFidget = ({ type }: TableRequest): boolean => FIDGETS.has(type);

/** How much may be done and undone at any table, and how much more for each move that counted. */
const FREE = 2000;
const PER_MOVE = 4;

/** Enough was done and undone here: only moves are taken from now on, and nobody is kept from leaving. */
export function isWornOut({ revision, entries }: Table, { type }: TableRequest): boolean {
  if (revision <= FREE || !FIDGETS.has(type) || type === 'leave') return false;
  let moves = 0;
  for (const { what } of entries) moves += what === 'move' ? 1 : what === 'undone' ? -1 : 0;
  return revision > FREE + PER_MOVE * moves;
}
