import type { Names } from '@banquise/kernel';
import type { TableRefusal } from '../refusal.ts';
import type { Clock, TableHappening } from '../table.ts';

/** The words of the table itself, in one language. Sentences without markup, complete and capitalised. */
export interface TableTexts {
  refusal(refusal: TableRefusal): string;
  /** One line of the log; moves have the words of their game. */
  happening(happening: TableHappening, names: Names): string;
  clock(clock: Clock): string;
}

/** A table of words with one function per kind: a kind without words does not compile. */
export type PerCode<Kind extends { readonly code: string }> = {
  readonly [Code in Kind['code']]: (refusal: Extract<Kind, { readonly code: Code }>) => string;
};

export type PerHappening = {
  readonly [What in TableHappening['what']]: (
    happening: Extract<TableHappening, { readonly what: What }>,
    name: (seat: number) => string,
    clock: (clock: Clock) => string,
  ) => string;
};

export interface Words {
  readonly refusals: PerCode<TableRefusal>;
  readonly happenings: PerHappening;
  readonly clock: (clock: Clock, span: (ms: number) => string) => string;
  /** A span of time in the largest unit that fits without a rest. */
  readonly units: Readonly<Record<'days' | 'hours' | 'minutes' | 'seconds', (n: number) => string>>;
}

const SPANS = [
  ['days', 86_400_000],
  ['hours', 3_600_000],
  ['minutes', 60_000],
] as const;

export function build({ refusals, happenings, clock, units }: Words): TableTexts {
  const span = (ms: number): string => {
    const fit = SPANS.find(([, unit]) => ms >= unit && ms % unit === 0);
    return fit ? units[fit[0]](ms / fit[1]) : units.seconds(Math.round(ms / 1000));
  };
  return {
    refusal: (refusal) => (refusals[refusal.code] as (refusal: TableRefusal) => string)(refusal),
    happening: (happening, names) =>
      (happenings[happening.what] as (happening: TableHappening, name: (seat: number) => string, said: (clock: Clock) => string) => string)(
        happening,
        (seat) => names[seat] ?? `${seat + 1}`,
        (which) => clock(which, span),
      ),
    clock: (which) => clock(which, span),
  };
}
