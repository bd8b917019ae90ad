import type { GameTypes, Seat } from '@banquise/kernel';
import type { Command, Request } from './command.ts';
import type { TableRefusal } from './refusal.ts';
import type { Chair, Entry, Happening, Table } from './table.ts';

/** What one request does to a table: a new table, told to one seat only if only its draft changed; or a refusal. */
export type Change<T extends GameTypes> =
  | { readonly table: Table<T>; readonly only?: Seat }
  | { readonly from: 'table'; readonly refusal: TableRefusal }
  | { readonly from: 'game'; readonly refusal: T['Refusal'] };

export type Of<Type extends Request['type']> = Extract<Command, { readonly type: Type }>;
export type SeatCommand = Extract<Command, { readonly seat: Seat }>;

export const refuse = (refusal: TableRefusal): { readonly from: 'table'; readonly refusal: TableRefusal } => ({ from: 'table', refusal });

export const lengthOf = (table: Table): number => table.entries.length;

/**
 * Logs that nobody but their replay holds: they grow in place. Copying the log with each entry would make a replay take
 * the square of its length.
 */
const growing = new WeakSet<readonly object[]>();

/** The table with a log of its own that grows in place, until `held` is called on it: only for who drops each table for the next. */
export function grown<T extends GameTypes>(table: Table<T>): Table<T> {
  const entries = [...table.entries];
  growing.add(entries);
  return { ...table, entries };
}

/** The table as it is from now on: its log grows no more. */
export function held<T extends GameTypes>(table: Table<T>): Table<T> {
  growing.delete(table.entries);
  return table;
}

/** Adds a line to the log, which is what makes a new version. */
export function log<T extends GameTypes>(table: Table<T>, happening: Happening<T>): Table<T> {
  const entry = { at: table.now, ...happening };
  if (!growing.has(table.entries)) return { ...table, entries: [...table.entries, entry] };
  (table.entries as Entry<T>[]).push(entry);
  return { ...table };
}

export function withChair<T extends GameTypes>(table: Table<T>, seat: Seat, change: Partial<Chair>): Table<T> {
  return { ...table, chairs: table.chairs.map((chair, i) => (i === seat ? { ...chair, ...change } : chair)) };
}

export const put = <V>(list: readonly V[], index: number, value: V): V[] => list.map((old, i) => (i === index ? value : old));

export const isEmpty = ({ person, bot }: Chair): boolean => person === null && bot === null;

/** People who are at the table: not those for whom a bot plays. */
export const present = <T extends GameTypes>(table: Table<T>): Seat[] =>
  table.chairs.flatMap(({ person, bot }, seat) => (person !== null && bot === null ? [seat] : []));

/** Whether a bot plays this seat now, rather than keeping it for somebody who left a moment ago. */
export const isBots = ({ bot, kept }: Chair): boolean => bot !== null && (kept ?? null) === null;

/** Whether the speaker may arrange the table. */
export const arranges = ({ owner }: Table, { by }: Command): boolean => by === 'host' || (owner !== null && by.person === owner);

/** Nothing, or why the speaker cannot speak for the seat as the person who holds it. */
export function refuseHolder(table: Table, { by, seat }: SeatCommand): TableRefusal | undefined {
  const chair = table.chairs[seat];
  if (chair === undefined) return { code: 'no-such-seat', seats: table.chairs.length };
  if (by === 'host' || chair.person !== by.person) return { code: 'not-seated', seat };
  return undefined;
}

/** The same for somebody who must be there in person. */
export function refusePresent(table: Table, command: SeatCommand): TableRefusal | undefined {
  const refusal = refuseHolder(table, command);
  if (refusal) return refusal;
  const { bot, away } = table.chairs[command.seat] as Chair;
  return bot === null ? undefined : { code: 'replaced', seat: command.seat, why: away ?? 'left', level: bot };
}

/** Nothing, or why no game is going on. */
export function refusePlaying({ phase }: Table): TableRefusal | undefined {
  switch (phase) {
    case 'open':
      return { code: 'not-started' };
    case 'paused':
      return { code: 'paused' };
    case 'finished':
      return { code: 'finished' };
    case 'playing':
      return undefined;
  }
}
