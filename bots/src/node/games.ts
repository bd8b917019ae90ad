import { readdir } from 'node:fs/promises';
import type { Game } from '@banquise/kernel';

const GAMES = new URL('../../../games/', import.meta.url);

/** The games of this installation: one folder each. */
export async function gameNames(): Promise<string[]> {
  const entries = await readdir(GAMES, { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort();
}

/** A game by the name of its folder. */
export async function loadGame(name: string): Promise<Game> {
  const names = await gameNames();
  if (!names.includes(name)) throw new Error(`there is no game called ${name}; there are ${names.join(', ')}`);
  const { game } = (await import(new URL(`${name}/src/index.ts`, GAMES).href)) as { game: Game };
  return game;
}
