import type { Clock } from '@banquise/table';

/** Who plays with strangers has a clock: nobody waits for ever. Friends may leave it out. */
export const PACES = ['bank', 'move', 'days', 'none'] as const;
export type Pace = (typeof PACES)[number];

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** Long enough for a door bell. */
const GRACE = MINUTE;

const bank = (minutes: number, seconds: number): Clock => ({
  kind: 'bank',
  ms: minutes * MINUTE,
  increment: seconds * SECOND,
  grace: GRACE,
});
const move = (minutes: number): Clock => ({ kind: 'move', ms: minutes * MINUTE, grace: GRACE });
const days = (n: number): Clock => ({ kind: 'days', days: n, grace: 6 * HOUR });

/** What is offered; the generous one of each pace is the one taken unless somebody chooses. */
export const CLOCKS: Readonly<Record<Pace, { readonly usual: number; readonly offered: readonly Clock[] }>> = {
  bank: { usual: 2, offered: [bank(5, 10), bank(15, 20), bank(30, 30), bank(60, 60)] },
  move: { usual: 1, offered: [move(1), move(3), move(10), move(60)] },
  days: { usual: 1, offered: [days(1), days(3), days(7), days(14)] },
  none: { usual: 0, offered: [{ kind: 'none' }] },
};

/** How long the clock of a seat still runs, and whether that is the grace already. */
export interface Left {
  readonly ms: number;
  readonly grace: boolean;
  readonly running: boolean;
}

export function leftOf(clock: { readonly left: number; readonly up: number | null; readonly until: number | null }, now: number): Left {
  if (clock.up === null || clock.until === null) return { ms: clock.left, grace: false, running: false };
  if (now < clock.up) return { ms: clock.up - now, grace: false, running: true };
  return { ms: Math.max(0, clock.until - now), grace: true, running: true };
}

const pad = (n: number): string => String(n).padStart(2, '0');

/** As on a clock; the letters of days and hours come from the language. */
export function clockFace(ms: number, letters: { readonly day: string; readonly hour: string }): string {
  const seconds = Math.ceil(ms / SECOND);
  const [d, h, m, s] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60, seconds % 60];
  if (d > 0) return `${d} ${letters.day} ${h} ${letters.hour}`;
  return h > 0 ? `${h}:${pad(m)}:${pad(s)}` : `${m}:${pad(s)}`;
}

/** A clock in a chip: figures where figures say it, words elsewhere. */
export const shortClock = (clock: Clock, inWords: (clock: Clock) => string): string =>
  clock.kind === 'bank' && clock.increment > 0 ? `${clock.ms / MINUTE} min + ${clock.increment / SECOND} s` : inWords(clock);

/** The clock of a pace that is taken unless somebody chooses. */
export const usual = (pace: Pace): Clock => CLOCKS[pace].offered[CLOCKS[pace].usual] as Clock;
