import type { Game, GameTypes, Problem, Result } from './contract.ts';

/** Rules that are not known here: published by a newer Banquise than this one, or by none. */
export interface UnknownRules extends Problem {
  readonly code: 'unknown-rules';
  readonly game: string;
  readonly rules: number;
  /** The newest version that is known here. */
  readonly newest: number;
}

/** The game under the rules of a table, a save or a record: those it began with, whatever was published since. */
export function versionOf<T extends GameTypes>(game: Game<T>, rules: number): Result<Game<T>, UnknownRules> {
  const version = game.rules === rules ? game : game.earlier?.find((one) => one.rules === rules);
  if (version !== undefined) return { ok: true, value: version };
  const expected = `one of ${versionsOf(game).map((one) => one.rules)}: the versions of the rules of ${game.id} that are known here`;
  return { ok: false, problem: { code: 'unknown-rules', field: 'rules', expected, game: game.id, rules, newest: game.rules } };
}

/** All published versions of a game, the oldest first. */
export const versionsOf = <T extends GameTypes>(game: Game<T>): readonly Game<T>[] => [...(game.earlier ?? []), game];

export const isUnknownRules = (problem: Problem): problem is UnknownRules => problem.code === 'unknown-rules';
