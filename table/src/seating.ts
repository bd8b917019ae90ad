import { completeOptions, type Game, type GameTypes, type Seat, start } from '@banquise/kernel';
import { arranges, type Change, isEmpty, lengthOf, log, type Of, refuse, refuseHolder, type SeatCommand, withChair } from './change.ts';
import { freshTimers } from './clock.ts';
import type { Command } from './command.ts';
import type { TableRefusal } from './refusal.ts';
import { type Chair, type Clock, LEVELS, type Level, type Table } from './table.ts';

export const LONGEST_NAME = 40;
export const EMPTY: Chair = { person: null, name: '', bot: null, away: null, confirm: false };

export const isLevel = (level: unknown): level is Level => LEVELS.some((known) => known === level);
export const isName = (name: unknown): name is string => typeof name === 'string' && name.trim() !== '' && name.length <= LONGEST_NAME;

const refuseOpen = ({ phase }: Table): TableRefusal | undefined => (phase === 'open' ? undefined : { code: 'already-started' });

const refuseName = (name: string): TableRefusal | undefined => (isName(name) ? undefined : { code: 'bad-name', max: LONGEST_NAME });

function refuseSeat(table: Table, { seat }: SeatCommand): TableRefusal | undefined {
  return table.chairs[seat] === undefined ? { code: 'no-such-seat', seats: table.chairs.length } : undefined;
}

const refuseArranging = (table: Table, command: Command): TableRefusal | undefined =>
  refuseOpen(table) ?? (arranges(table, command) ? undefined : { code: 'owner-only' });

export function sit<T extends GameTypes>(table: Table<T>, command: Of<'sit'>): Change<T> {
  const { by, seat, name } = command;
  const refusal = refuseOpen(table) ?? refuseSeat(table, command) ?? refuseName(name);
  if (refusal) return refuse(refusal);
  if (by === 'host') return refuse({ code: 'not-seated', seat });
  const chair = table.chairs[seat] as Chair;
  if (!isEmpty(chair)) return refuse({ code: 'seat-taken', seat, name: chair.name });
  const taken = withChair(table, seat, { person: by.person, name, confirm: table.settings.confirm });
  return { table: log(taken, { what: 'sat', seat, name }) };
}

export function seatBot<T extends GameTypes>(table: Table<T>, command: Of<'seat-bot'>): Change<T> {
  const { seat, level, name } = command;
  const refusal = refuseArranging(table, command) ?? refuseSeat(table, command) ?? refuseName(name);
  if (refusal) return refuse(refusal);
  if (!isLevel(level)) return refuse({ code: 'bad-level', min: LEVELS[0], max: LEVELS[6] });
  const chair = table.chairs[seat] as Chair;
  if (chair.person !== null) return refuse({ code: 'seat-taken', seat, name: chair.name });
  return { table: log(withChair(table, seat, { ...EMPTY, name, bot: level }), { what: 'bot-seated', seat, name, level }) };
}

/** One gets up oneself, or the owner clears a seat. */
export function vacate<T extends GameTypes>(table: Table<T>, command: Of<'vacate'> | Of<'leave'>): Change<T> {
  const { seat } = command;
  const refusal = refuseOpen(table) ?? refuseSeat(table, command);
  if (refusal) return refuse(refusal);
  const unlike = refuseHolder(table, command);
  if (unlike && !arranges(table, command)) return refuse(unlike);
  const chair = table.chairs[seat] as Chair;
  if (isEmpty(chair)) return refuse({ code: 'already-so' });
  const cleared = log(withChair(table, seat, EMPTY), { what: 'vacated', seat, name: chair.name });
  return { table: { ...cleared, owner: heir(cleared, chair) } };
}

/** The table of an owner who gets up goes to the next person; it stays the owner's while nobody else is there. */
function heir({ owner, chairs }: Table, { person }: Chair): Table['owner'] {
  if (owner === null || owner !== person || chairs.some((chair) => chair.person === owner)) return owner;
  return chairs.find((chair) => chair.person !== null)?.person ?? owner;
}

export function addSeat<T extends GameTypes>(game: Game<T>, table: Table<T>, command: Of<'add-seat'>): Change<T> {
  const refusal = refuseArranging(table, command);
  if (refusal) return refuse(refusal);
  if (table.chairs.length >= game.seats.max) return refuse({ code: 'too-many-seats', max: game.seats.max });
  return { table: resized(table, [...table.chairs, EMPTY]) };
}

export function dropSeat<T extends GameTypes>(game: Game<T>, table: Table<T>, command: Of<'drop-seat'>): Change<T> {
  const refusal = refuseArranging(table, command) ?? refuseSeat(table, command);
  if (refusal) return refuse(refusal);
  const chair = table.chairs[command.seat] as Chair;
  if (chair.person !== null) return refuse({ code: 'seat-not-empty', seat: command.seat, name: chair.name });
  if (table.chairs.length <= game.seats.min) return refuse({ code: 'too-few-seats', min: game.seats.min });
  return { table: resized(table, table.chairs.toSpliced(command.seat, 1)) };
}

/** The owner chooses another clock, other options, or whether it counts. */
export function arrange<T extends GameTypes>(game: Game<T>, table: Table<T>, command: Of<'arrange'>): Change<T> {
  const refusal = refuseArranging(table, command);
  if (refusal) return refuse(refusal);
  const { clock, casual } = command;
  const options = completeOptions(game, command.options);
  if (!options.ok || !isClock(clock)) return refuse({ code: 'no-such-command' });
  const before = JSON.stringify([table.options, table.clock, table.settings.casual === true]);
  if (before === JSON.stringify([options.value, clock, casual])) return refuse({ code: 'already-so' });
  const { casual: _was, ...settings } = table.settings;
  const begins = (table.begins ?? null) === null ? {} : { begins: table.now + COUNTDOWN };
  const changed = { ...table, options: options.value, clock, settings: casual ? { ...settings, casual } : settings, ...begins };
  return { table: log<T>(changed, { what: 'arranged', clock, casual }) };
}

/** What comes from outside may be anything. */
export function isClock(clock: Clock): boolean {
  if (typeof clock !== 'object' || clock === null) return false;
  if (clock.kind === 'none') return true;
  const time = clock.kind === 'days' ? clock.days : clock.ms;
  const others = clock.kind === 'bank' ? [clock.grace, clock.increment] : [clock.grace];
  return Number.isFinite(time) && time > 0 && others.every((ms) => Number.isFinite(ms) && ms >= 0);
}

function resized<T extends GameTypes>(table: Table<T>, chairs: readonly Chair[]): Table<T> {
  return log({ ...table, chairs }, { what: 'resized', seats: chairs.length });
}

/** Long enough to say wait, short enough to stay. */
const COUNTDOWN = 10_000;

/** A table that has just become full begins to count down; one at which a seat was freed stops. One who sits with bots alone starts it oneself. */
export function countDown<T extends GameTypes>(before: Table<T>, after: Table<T>): Table<T> {
  if ((after.law ?? 0) < 2 || (before.chairs === after.chairs && before.phase === after.phase)) return after;
  const people = new Set(after.chairs.flatMap(({ person }) => person ?? []));
  const full = after.phase === 'open' && people.size > 1 && !after.chairs.some(isEmpty);
  return { ...after, begins: full ? after.now + COUNTDOWN : null };
}

export function wait<T extends GameTypes>(table: Table<T>, { by }: Of<'wait'>): Change<T> {
  const refusal = refuseOpen(table);
  if (refusal) return refuse(refusal);
  const seat = by === 'host' ? -1 : table.chairs.findIndex(({ person }) => person === by.person);
  if (seat < 0) return refuse({ code: 'not-seated', seat: 0 });
  return (table.begins ?? null) === null
    ? refuse({ code: 'already-so' })
    : { table: log({ ...table, begins: null }, { what: 'held', seat }) };
}

export function lead<T extends GameTypes>(table: Table<T>, command: Of<'lead'>): Change<T> {
  const refusal = refuseArranging(table, command) ?? refuseSeat(table, command);
  if (refusal) return refuse(refusal);
  const { person } = table.chairs[command.seat] as Chair;
  if (person === null) return refuse({ code: 'not-seated', seat: command.seat });
  if (person === table.owner) return refuse({ code: 'already-so' });
  return { table: log({ ...table, owner: person }, { what: 'led', seat: command.seat }) };
}

export function cancel<T extends GameTypes>(table: Table<T>, command: Of<'cancel'>): Change<T> {
  const refusal = refuseArranging(table, command);
  return refusal ? refuse(refusal) : { table: calledOff(table) };
}

/** Everybody gets up, and the table is over before it began. */
export function calledOff<T extends GameTypes>(table: Table<T>): Table<T> {
  const cleared: Table<T> = { ...table, chairs: table.chairs.map(() => EMPTY), phase: 'finished', ending: 'cancelled' };
  return log<T>(cleared, { what: 'finished', how: 'cancelled' });
}

export function begin<T extends GameTypes>(game: Game<T>, table: Table<T>, command: Of<'start'>): Change<T> {
  const open = table.chairs.filter(isEmpty).length;
  const { by } = command;
  const sits = open === 0 && by !== 'host' && table.chairs.some(({ person }) => person === by.person);
  const refusal = sits ? refuseOpen(table) : refuseArranging(table, command);
  if (refusal) return refuse(refusal);
  if (open > 0) return refuse({ code: 'seats-open', open });
  const begun = log<T>({ ...table, phase: 'playing' }, { what: 'started' });
  const perSeat = <V>(value: V): V[] => table.chairs.map((_chair: Chair, _seat: Seat) => value);
  return {
    table: {
      ...begun,
      state: start(game, table.chairs.length, table.options, table.seed),
      drafts: perSeat(null),
      fresh: perSeat(lengthOf(begun)),
      timers: freshTimers(table.clock, table.chairs.length),
    },
  };
}
