import { existsSync, readdirSync } from 'node:fs';
import { type Game, versionOf } from '@banquise/kernel';
import type { Subject } from '@banquise/kernel/laws';

/**
 * The games are the folders beside this file: a fifth one is found by being there. For Node; the web client finds them
 * with its bundler in the same way.
 */
const here = new URL('.', import.meta.url);

export const gameIds = (): string[] =>
  readdirSync(here, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(new URL(`${entry.name}/src/index.ts`, here)))
    .map((entry) => entry.name)
    .sort();

/** The newest rules of a game, or those of an earlier version. */
export async function loadGame(id: string, rules?: number): Promise<Game> {
  const ids = gameIds();
  if (!ids.includes(id)) throw new Error(`there is no game called ${id}; there are ${ids.join(', ')}`);
  const module = (await import(new URL(`${id}/src/index.ts`, here).href)) as { game: Game };
  if (rules === undefined) return module.game;
  const version = versionOf(module.game, rules);
  if (!version.ok) throw new Error(`${id}: rules ${rules} are unknown; expected ${version.problem.expected}`);
  return version.value;
}

/** The game as its own tests hand it in to the kit. */
export async function loadSubject(id: string): Promise<Subject> {
  const module = (await import(new URL(`${id}/test/subject.ts`, here).href)) as { subject: Subject };
  return module.subject;
}
