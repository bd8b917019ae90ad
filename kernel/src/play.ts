import type { AnyMove, Game, GameTypes, OptionValues, Result, Seat } from './contract.ts';
import { type Seed, stream } from './rng.ts';

/** What the kernel itself refuses: something that is no move of this game at all. */
export interface NoSuchMove {
  readonly code: 'no-such-move';
}

/** A new game from its seed; options must be complete (`completeOptions`). */
export const start = <T extends GameTypes>(game: Game<T>, seats: number, options: OptionValues, seed: Seed): T['State'] =>
  game.setup(seats, options, stream(seed, 'play'));

/** Checks a move and plays it. What comes from outside may be anything; the answer is always a result. */
export function attempt<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  seat: Seat,
  raw: unknown,
): Result<T['Event'][], T['Refusal'] | NoSuchMove> {
  const move = findMove(game, raw);
  if (move === undefined) return { ok: false, problem: { code: 'no-such-move' } };
  const refusal = game.refuse(state, seat, move);
  if (refusal !== undefined) return { ok: false, problem: refusal };
  return { ok: true, value: game.apply(state, seat, move) };
}

interface Lexicon {
  readonly words: ReadonlySet<unknown>;
  readonly byKey: ReadonlyMap<string, AnyMove>;
}

const lexicons = new WeakMap<readonly AnyMove[], Lexicon>();

/** The move of the vocabulary that says the same as some foreign data, if there is one. */
export function findMove<T extends GameTypes>(game: Game<T>, raw: unknown): T['Move'] | undefined {
  let lexicon = lexicons.get(game.vocabulary);
  if (lexicon === undefined) {
    lexicon = { words: new Set(game.vocabulary), byKey: new Map(game.vocabulary.map((move) => [keyOf(move), move])) };
    lexicons.set(game.vocabulary, lexicon);
  }
  return lexicon.words.has(raw) ? (raw as T['Move']) : lexicon.byKey.get(keyOf(raw));
}

/** Moves are flat objects; sorted fields make the order in which they were written irrelevant. */
function keyOf(raw: unknown): string {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return '';
  return JSON.stringify(Object.entries(raw).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Options as given by a person or a file, completed with the defaults, or what is wrong with them. */
export function completeOptions(game: Pick<Game, 'options'>, raw: unknown): Result<OptionValues> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return bad('options', 'an object such as {"name":"value"}');
  const known = new Set(game.options.map((option) => option.id));
  for (const id of Object.keys(raw)) {
    if (!known.has(id)) return bad(`options.${id}`, known.size > 0 ? `one of ${[...known].join(', ')}` : 'no options: this game has none');
  }
  const values: Record<string, string> = {};
  for (const { id, values: allowed } of game.options) {
    const value = (raw as Record<string, unknown>)[id] ?? allowed[0];
    if (typeof value !== 'string' || !allowed.includes(value)) return bad(`options.${id}`, `one of ${allowed.join(', ')}`);
    values[id] = value;
  }
  return { ok: true, value: values };
}

export const bad = (field: string, expected: string): { readonly ok: false; readonly problem: { field: string; expected: string } } => ({
  ok: false,
  problem: { field, expected },
});
