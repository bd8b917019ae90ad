import { copy, type Game, type GameTypes, type Rng, type Seat, type Seen, witness } from '@banquise/kernel';
import { ends } from './draft.ts';

/**
 * Where some moves would lead, as far as their player can tell: made of the view alone, without asking the table. What
 * lies hidden is dreamt, so where moves reveal something, the cards that come up here are not those of the table.
 */
export interface Outlook<T extends GameTypes = GameTypes> {
  readonly view: T['View'];
  /** What may be done next; none when it is no longer this seat's go. */
  readonly moves: readonly T['Move'][];
  /** Everything that happens on the way here. */
  readonly events: readonly Seen<T['Event']>[];
  /** Its player learns something on the way, or chance shows: it cannot be taken back once it counts. */
  readonly reveals: boolean;
  /** Nobody has anything left to decide. */
  readonly over: boolean;
  /** Why the way ends here, before a move that is not legal. */
  readonly refusal: T['Refusal'] | undefined;
  refuse(move: T['Move']): T['Refusal'] | undefined;
  /** From here on, one move after the other. */
  after(moves: readonly T['Move'][]): Outlook<T>;
}

/** The outlook before any move. Nothing is dreamt before somebody asks for what follows. */
export function lookAhead<T extends GameTypes>(game: Game<T>, view: T['View'], seat: Seat, rng: Rng): Outlook<T> {
  const start = once<T['State']>(() => game.imagine(view, rng));

  /** Each moment is thought through once: boards ask for the same ones over and over. */
  const outlook = (state: () => T['State'], events: Outlook<T>['events'], seen: () => T['View'], refusal?: T['Refusal']): Outlook<T> => {
    const next = new Map<T['Move'], Outlook<T>>();
    const moves = once(() => game.moves(state(), seat));
    const refuse = (move: T['Move']): T['Refusal'] | undefined => game.refuse(state(), seat, move);
    const then = (move: T['Move']): Outlook<T> => {
      const why = refuse(move);
      if (why !== undefined) return outlook(state, events, seen, why);
      const later = copy(state());
      const more = game.apply(later, seat, move).map((event: T['Event']) => witness(event, seat));
      return outlook(
        () => later,
        [...events, ...more],
        once(() => game.view(later, seat)),
      );
    };
    return {
      ...{ events, refusal, refuse },
      get view() {
        return seen();
      },
      get moves() {
        return moves();
      },
      get over() {
        return game.actors(state()).length === 0;
      },
      get reveals() {
        return events.length > 0 && ends(start(), state(), seat) !== null;
      },
      after([move, ...others]) {
        if (move === undefined || refusal !== undefined) return this;
        const made = next.get(move) ?? then(move);
        next.set(move, made);
        return made.after(others);
      },
    };
  };
  return outlook(start, [], () => view);
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
