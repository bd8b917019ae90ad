import type { ExpeditionsEvent } from '../events.ts';
import { score } from '../score.ts';
import type { ExpeditionsState } from '../state.ts';

/** Nothing more is played: the points are counted (EXP-69, EXP-72). */
export function endGame(state: ExpeditionsState, events: ExpeditionsEvent[]): void {
  state.phase = 'over';
  const { seats, winners } = score(state);
  events.push({ type: 'over', winners, totals: seats.map(({ total }) => total) });
}
