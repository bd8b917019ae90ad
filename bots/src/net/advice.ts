import type { AnyMove, Game, GameTypes, Seat } from '@banquise/kernel';
import type { Reader } from '../dream.ts';
import { planTurn, type Route } from '../turn.ts';

/** Moves that somebody who plans a turn to its end would make, each with what it would do next. */
export interface Advice {
  readonly next: Map<AnyMove, Advice>;
  /** How often it was given. */
  times: number;
}

export const noAdvice = (): Advice => ({ next: new Map(), times: 0 });

/** Plans a turn in one dreamt position, by the hand-made judgement where it ends, and adds the line to the advice. */
export function advise<T extends GameTypes>(
  game: Game<T>,
  reader: Reader<T>,
  world: T['State'],
  legal: readonly T['Move'][],
  seat: Seat,
  to: Advice,
): void {
  let best: Route<T> | undefined;
  for (const end of planTurn(game, reader, world, legal, seat).ends.values()) {
    if (best === undefined || end.margin > best.margin) best = end;
  }
  const moves: T['Move'][] = [];
  for (let line = best; line !== undefined; line = line.before) if (line.move !== undefined) moves.unshift(line.move);
  let at = to;
  for (const move of moves) {
    let next = at.next.get(move);
    if (next === undefined) {
      next = noAdvice();
      at.next.set(move, next);
    }
    at = next;
    at.times++;
  }
}
