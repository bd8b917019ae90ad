import type { Seat } from '@banquise/kernel';
import type { Kept } from './history.ts';

/** Somebody whose games are collected here: the person to whom this browser belongs, or another one by name who plays on the same device. */
export type Player = string;
/** No name is empty, so this can be nobody's. */
export const ME: Player = '';

const sameName = (a: string, b: string): boolean => a.trim().toLocaleLowerCase() === b.trim().toLocaleLowerCase();

/** Where a player sat in a game; nothing where it did not play. */
export function seatOf({ seats, me, from }: Kept, player: Player): Seat | null {
  if (player === ME) return me;
  if (from !== 'here') return null;
  const seat = seats.findIndex(({ name, level }, i) => level === null && i !== me && sameName(name, player));
  return seat < 0 ? null : seat;
}

/** Everybody of this browser: oneself, then the others in the order of their names. */
export function playersOf(rows: readonly Kept[]): readonly Player[] {
  const names = new Map<string, string>();
  for (const { seats, me, from } of rows) {
    if (from !== 'here') continue;
    for (const [seat, { name, level }] of seats.entries())
      if (level === null && seat !== me) names.set(name.trim().toLocaleLowerCase(), name.trim());
  }
  return [ME, ...[...names.values()].sort((a, b) => a.localeCompare(b))];
}

/** The people of a game whose games are collected here. */
export function peopleOf(row: Kept): readonly { readonly seat: Seat; readonly player: Player }[] {
  return row.seats.flatMap(({ name, level }, seat) => {
    if (seat === row.me) return [{ seat, player: ME }];
    return row.from === 'here' && level === null ? [{ seat, player: name }] : [];
  });
}
