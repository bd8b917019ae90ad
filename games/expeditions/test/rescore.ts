import type { Seat } from '@banquise/kernel';
import type { ExpeditionsState } from '../src/state.ts';

/** EXP-72, counted card by card and token by token. */
export function rescore(state: ExpeditionsState): number[] {
  const points = state.hands.map(() => 0);
  const count = (lists: readonly (readonly number[])[], each: number): void => {
    lists.forEach((list, seat: Seat) => {
      for (const _ of list) points[seat] = (points[seat] as number) + each;
    });
  };
  count(state.laid, 1);
  count(state.recovered, 1);
  count(state.hands, -1);
  count(state.tokens, -1);
  return points;
}
