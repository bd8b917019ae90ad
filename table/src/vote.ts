import type { GameTypes } from '@banquise/kernel';
import { type Change, log, type Of, present, refuse, refusePlaying, refusePresent } from './change.ts';
import type { Table } from './table.ts';

/** One asks for a pause, or takes it back; it begins when every person who is there has asked. */
export function pause<T extends GameTypes>(table: Table<T>, command: Of<'pause'>): Change<T> {
  const { seat, agree } = command;
  const refusal = refusePresent(table, command) ?? refusePlaying(table);
  if (refusal) return refuse(refusal);
  if (table.pauseAsked.includes(seat) === agree) return refuse({ code: 'already-so' });
  const pauseAsked = agree ? [...table.pauseAsked, seat] : table.pauseAsked.filter((other) => other !== seat);
  const told = log<T>({ ...table, pauseAsked }, { what: agree ? 'pause-asked' : 'pause-withdrawn', seat });
  return { table: pauseIfAgreed(told) };
}

export function pauseIfAgreed<T extends GameTypes>(table: Table<T>): Table<T> {
  const people = present(table);
  const agreed = people.length > 0 && people.every((seat) => table.pauseAsked.includes(seat));
  return agreed && table.phase === 'playing' ? log<T>({ ...table, phase: 'paused', pauseAsked: [] }, { what: 'paused' }) : table;
}

/** Any one person may end a pause: if all had to agree, one who stays away would hold up the table for ever. */
export function resume<T extends GameTypes>(table: Table<T>, command: Of<'resume'>): Change<T> {
  const refusal = refusePresent(table, command);
  if (refusal) return refuse(refusal);
  if (table.phase !== 'paused') return refuse({ code: 'not-paused' });
  return { table: log<T>({ ...table, phase: 'playing' }, { what: 'resumed', seat: command.seat }) };
}

export function askRematch<T extends GameTypes>(table: Table<T>, command: Of<'rematch'>): Change<T> {
  const { seat, agree } = command;
  const refusal = refusePresent(table, command);
  if (refusal) return refuse(refusal);
  if (table.phase !== 'finished') return refuse({ code: 'not-finished' });
  if (table.next !== null || table.rematchAsked.includes(seat) === agree) return refuse({ code: 'already-so' });
  const rematchAsked = agree ? [...table.rematchAsked, seat] : table.rematchAsked.filter((other) => other !== seat);
  return { table: log<T>({ ...table, rematchAsked }, { what: agree ? 'rematch-asked' : 'rematch-withdrawn', seat }) };
}

/** The host has made the next table, and everybody is told where it is. */
export function rematched<T extends GameTypes>(table: Table<T>, { by, next }: Of<'rematched'>): Change<T> {
  if (by !== 'host') return refuse({ code: 'host-only' });
  if (table.phase !== 'finished') return refuse({ code: 'not-finished' });
  if (table.next !== null) return refuse({ code: 'already-so' });
  const missing = present(table).filter((seat) => !table.rematchAsked.includes(seat)).length;
  if (missing > 0) return refuse({ code: 'not-agreed', missing });
  return { table: log<T>({ ...table, next }, { what: 'rematched', next }) };
}
