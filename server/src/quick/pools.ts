import type { Wish } from '@banquise/protocol';
import type { Clock } from '@banquise/table';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/** The clocks of tables that strangers share. */
const CLOCKS: Readonly<Record<Wish['pace'], Clock>> = {
  live: { kind: 'bank', ms: 10 * MINUTE, increment: 15_000, grace: MINUTE },
  days: { kind: 'days', days: 2, grace: DAY / 4 },
};

/** Only people of the same pool can be paired. */
export const poolOf = ({ pace, rated, size }: Pick<Wish, 'pace' | 'rated' | 'size'>): string =>
  `${pace}/${rated ? 'rated' : 'casual'}/${size}`;

export interface Pool {
  readonly pace: Wish['pace'];
  readonly rated: boolean;
  readonly clock: Clock;
}

export function readPool(pool: string): Pool {
  const pace = pool.startsWith('days') ? 'days' : 'live';
  return { pace, rated: pool.includes('/rated/'), clock: CLOCKS[pace] };
}
