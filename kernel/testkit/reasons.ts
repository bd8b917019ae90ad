import { type AnyMove, below, type GameTypes, type Rng, type Seat, start, stream } from '../src/index.ts';
import type { Subject } from './subject.ts';
import { dealOf } from './walk.ts';

/** Of each kind of move, at one position: a kind with few moves is asked whole, a large one here and there. */
const ASKED_PER_KIND = 120;
const STRIDE = 7;

/**
 * The reasons to refuse that no random game gives: words for what cannot happen. Plays until each was given, every second game
 * with the subject's inclination, for some reasons lie where chance alone hardly ever gets.
 */
export function unmetReasons<T extends GameTypes>(subject: Subject<T>, series: string, games: number): string[] {
  const { game } = subject;
  const unmet = new Set<string>(Object.keys(game.refusals));
  const kinds = [...Map.groupBy(game.vocabulary as readonly AnyMove[], ({ type }) => type).values()];
  const ask = (state: T['State'], seat: Seat, move: AnyMove): void => {
    const refusal = game.refuse(state, seat, move);
    if (refusal !== undefined) unmet.delete(refusal.code);
  };
  for (let n = 0; n < games && unmet.size > 0; n++) {
    const deal = dealOf(subject, series, n);
    const rng = stream(deal.seed, 'imagine');
    const state = start(game, deal.seats, deal.options, deal.seed);
    for (let left = subject.mostDecisions; left > 0 && unmet.size > 0; left--) {
      const [actor] = game.actors(state);
      for (let seat = 0; seat < deal.seats; seat++) ask(state, seat, game.vocabulary[0] as AnyMove);
      for (const kind of kinds) askSome(kind, rng, (move) => ask(state, actor ?? 0, move));
      if (actor === undefined) break;
      const moves = game.moves(state, actor);
      const liked = n % 2 === 1 && subject.lean && below(rng, 4) > 0 ? subject.lean(state, moves) : moves;
      game.apply(state, actor, liked[below(rng, liked.length)] as T['Move']);
    }
  }
  return [...unmet];
}

function askSome(kind: readonly AnyMove[], rng: Rng, ask: (move: AnyMove) => void): void {
  if (kind.length <= ASKED_PER_KIND) kind.forEach(ask);
  else for (let i = 0, at = below(rng, kind.length); i < ASKED_PER_KIND; i++, at = (at + STRIDE) % kind.length) ask(kind[at] as AnyMove);
}
