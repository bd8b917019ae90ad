import { copy, type Game, type GameTypes, type Result, type Rng, type Seat, type Seen, witness } from '@banquise/kernel';
import { ends, teaches } from './draft.ts';

/** What a move would do. Where it reveals something, the cards that come up here are dreamt: do not show those. */
export interface Foresight<T extends GameTypes = GameTypes> {
  /** Its player learns something by it, or chance shows: it cannot be taken back once it counts. */
  readonly reveals: boolean;
  /** Its own player does, so it counts at once, also for one who confirms turns. */
  readonly settles: boolean;
  readonly events: readonly Seen<T['Event']>[];
  readonly view: T['View'];
}

/**
 * What a move would do as far as its player can tell, from the view alone, or why it is refused: for ghosts, for reasons
 * at hand without asking the table, and to say beforehand that a button reveals something.
 */
export function foresee<T extends GameTypes>(
  game: Game<T>,
  view: T['View'],
  seat: Seat,
  move: T['Move'],
  rng: Rng,
): Result<Foresight<T>, T['Refusal']> {
  const state = game.imagine(view, rng);
  const refusal = game.refuse(state, seat, move);
  if (refusal) return { ok: false, problem: refusal };
  const before = copy(state);
  const events = game.apply(state, seat, move).map((event: T['Event']) => witness(event, seat));
  return {
    ok: true,
    value: { reveals: ends(before, state, seat) !== null, settles: teaches(before, state, seat), events, view: game.view(state, seat) },
  };
}
