import { type Game, type GameTypes, range, type Seat } from '@banquise/kernel';
import { log, present, put } from './change.ts';
import type { Absence, Chair, Clock, Table, Timer } from './table.ts';
import type { ClockStatus } from './update.ts';

const DAY = 86_400_000;
/** Who comes back after the time ran out gets this part of it, once, or the seat would be lost at once. */
const WELCOME_BACK = 0.1;
/** A game at which nobody is any more is void after this long, or after the time of one move where that is longer. */
const ABANDONED = DAY;
/** An open table at which nothing happens is called off after this long. */
const EXPIRED = 3 * DAY;

type Counting = Exclude<Clock, { readonly kind: 'none' }>;

const allotted = (clock: Counting): number => (clock.kind === 'days' ? clock.days * DAY : clock.ms);

export const freshTimers = (clock: Clock, seats: number): Timer[] =>
  clock.kind === 'none' ? [] : range(seats).map(() => ({ left: allotted(clock), go: false, since: null, overtime: false }));

/** When the time of a seat is up and when the grace is over, while it runs. */
function limits(clock: Clock, { left, since }: Timer): { readonly up: number; readonly until: number } | null {
  return since === null || clock.kind === 'none' ? null : { up: since + left, until: since + left + clock.grace };
}

/** Sets the clocks after a change that began at version `before`: those who are awaited run, each its own; the others stand. Bots have all the time they need. */
export function wind<T extends GameTypes>(game: Game<T>, before: number, after: Table<T>): Table<T> {
  const { clock, phase, state, now } = after;
  if (clock.kind === 'none' || state === null) return after;
  const awaited = phase === 'playing' || phase === 'paused' ? game.actors(state) : [];
  const timers = after.timers.map((timer, seat) => {
    const chair = after.chairs[seat] as Chair;
    // Leaving stops no clock: it runs on until a bot has ended the go, so that coming back wins no time.
    const runsOn = after.law !== undefined && awaited.includes(seat) && chair.bot !== null && chair.person !== null && timer.go;
    if (runsOn && phase === 'playing') {
      const stepped = clock.kind !== 'bank' && advanced(before, after, seat);
      return stepped ? { ...timer, left: allotted(clock), since: now, overtime: false } : { ...timer, since: timer.since ?? now };
    }
    if (!awaited.includes(seat) || (chair.bot !== null && !runsOn)) return timer.go ? stopped(clock, timer, now, chair) : timer;
    const anew = clock.kind !== 'bank' && (!timer.go || advanced(before, after, seat));
    const wound =
      timer.go && !anew ? timer : { ...timer, left: anew ? allotted(clock) : timer.left, go: true, since: null, overtime: false };
    if (phase === 'paused') return { ...wound, left: leftAt(wound, now), since: null };
    return wound.since === null ? { ...wound, since: now } : wound;
  });
  return { ...after, timers };
}

const leftAt = ({ left, since }: Timer, now: number): number => (since === null ? left : Math.max(0, left - (now - since)));

/** The end of a go. The increment is for those who played, not for those who were replaced. */
function stopped(clock: Counting, timer: Timer, now: number, { bot }: Chair): Timer {
  const rest = leftAt(timer, now);
  const left = clock.kind !== 'bank' ? allotted(clock) : bot === null ? rest + clock.increment : rest;
  return { ...timer, left, go: false, since: null, overtime: false };
}

/** The seat has just made a step that cannot be taken back, and goes on: it deserves time for the next one. */
function advanced(before: number, { entries, stretch }: Table, seat: Seat): boolean {
  const moved = entries.slice(before).some((entry) => entry.what === 'move' && entry.seat === seat);
  return moved && stretch.seat === seat && stretch.steps.length === 0;
}

/** Time for one who comes back after a time-out. `away` is why the seat was empty. */
export function welcome<T extends GameTypes>(table: Table<T>, seat: Seat, away: Absence | null): Table<T> {
  const { clock, timers, now } = table;
  const timer = timers[seat];
  if (clock.kind === 'none' || timer === undefined) return table;
  if (table.law !== undefined) {
    if (away !== 'timed-out' || timer.welcomed) return table;
    const left = Math.max(leftAt(timer, now), allotted(clock) * WELCOME_BACK);
    const since = timer.since === null ? null : now;
    return { ...table, timers: put(timers, seat, { ...timer, left, since, overtime: false, welcomed: true }) };
  }
  // The law of before: a tenth each time, whatever for one had left.
  if (clock.kind !== 'bank') return table;
  return { ...table, timers: put(timers, seat, { ...timer, left: Math.max(timer.left, clock.ms * WELCOME_BACK) }) };
}

/** Seats whose grace is over. */
export const lapsed = <T extends GameTypes>({ clock, timers, chairs, now }: Table<T>): Seat[] =>
  timers.flatMap((timer, seat) => {
    const limit = chairs[seat]?.bot === null ? limits(clock, timer) : null;
    return limit && now >= limit.until ? [seat] : [];
  });

/** When an open table is called off because nothing has happened at it for long. */
export const expiresAt = <T extends GameTypes>({ law, phase, entries, at }: Table<T>): number | null =>
  law === undefined || phase !== 'open' ? null : (entries.at(-1)?.at ?? at) + EXPIRED;

/** When a game is given up because nobody is there any more; nothing while somebody is. */
function abandonedAt<T extends GameTypes>(table: Table<T>): number | null {
  const { law, phase, clock, chairs, entries } = table;
  if (law === undefined || (phase !== 'playing' && phase !== 'paused')) return null;
  if (chairs.every(({ person }) => person === null) || present(table).length > 0) return null;
  const since = entries.findLast(({ what }) => what === 'replaced' || what === 'started')?.at ?? table.at;
  return since + Math.max(ABANDONED, clock.kind === 'none' ? 0 : allotted(clock));
}

export function isAbandoned<T extends GameTypes>(table: Table<T>): boolean {
  const due = abandonedAt(table);
  return due !== null && table.now >= due;
}

/** Tells everybody whose time has just run out. */
export function announce<T extends GameTypes>(table: Table<T>): Table<T> {
  let next = table;
  table.timers.forEach((timer, seat) => {
    const limit = table.chairs[seat]?.bot === null ? limits(table.clock, timer) : null;
    if (!limit || timer.overtime || table.now < limit.up || table.now >= limit.until) return;
    const told = log<T>(next, { what: 'overtime', seat, until: limit.until });
    next = { ...told, timers: put(told.timers, seat, { ...timer, overtime: true }) };
  });
  return next;
}

/** When the next `tick` is due. */
export function alarm<T extends GameTypes>(table: Table<T>): number | null {
  const { clock, timers, chairs, phase } = table;
  let first = Number.POSITIVE_INFINITY;
  const ring = (due: number | null | undefined): void => {
    if (due !== null && due !== undefined && due < first) first = due;
  };
  for (let seat = 0; seat < chairs.length; seat++) {
    const { bot, kept } = chairs[seat] as Chair;
    const timer = timers[seat];
    const limit = bot === null && timer !== undefined ? limits(clock, timer) : null;
    if (limit !== null) ring(timer?.overtime ? limit.until : limit.up);
    if (phase === 'playing' || phase === 'paused') ring(kept);
  }
  for (const due of [abandonedAt(table), expiresAt(table), table.begins]) ring(due);
  return first === Number.POSITIVE_INFINITY ? null : first;
}

/** The clocks as everybody sees them at a moment. */
export const clocksOf = ({ clock, timers }: Table, now: number): ClockStatus[] =>
  timers.map((timer) => {
    const limit = limits(clock, timer);
    return { left: leftAt(timer, now), up: limit?.up ?? null, until: limit?.until ?? null };
  });
