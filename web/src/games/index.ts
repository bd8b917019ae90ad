import { versionOf } from '@banquise/kernel';
import type { BoardModule } from '../kit/board.ts';
import type { Tile } from './tile.ts';

/**
 * Games are found, not listed: rules in `games/x/src/index.ts`, a tile in `web/src/games/x/tile.ts`, and a board in
 * `web/src/games/x/board.tsx` once somebody has drawn it. Rules and boards are loaded when a table needs them.
 */
const tileFiles = import.meta.glob<{ tile: Tile }>('./*/tile.ts', { eager: true });
const boardFiles = import.meta.glob<{ board: BoardModule }>('./*/board.tsx');

const folderOf = (path: string): string => /([a-z]+)\/board\.tsx$/.exec(path)?.[1] ?? '';

export const hasBoard = (id: string): boolean => Object.keys(boardFiles).some((path) => folderOf(path) === id);

/** Those that can be played first. */
export const tiles: readonly Tile[] = Object.values(tileFiles)
  .map(({ tile }) => tile)
  .sort((a, b) => Number(hasBoard(b.id)) - Number(hasBoard(a.id)) || a.title.localeCompare(b.title));

export const tileOf = (id: string): Tile | undefined => tiles.find((tile) => tile.id === id);

/** The board of a game under its newest rules, or under those with which a table began. */
export async function loadBoard(id: string, rules?: number): Promise<BoardModule | undefined> {
  const entry = Object.entries(boardFiles).find(([path]) => folderOf(path) === id);
  const board = entry === undefined ? undefined : (await entry[1]()).board;
  return board === undefined || rules === undefined ? board : boardUnder(board, rules);
}

/** A board as it is drawn for a table of these rules; nothing where this client does not know them. */
export function boardUnder(board: BoardModule, rules: number): BoardModule | undefined {
  if (rules === board.game.rules) return board;
  const version = versionOf(board.game, rules);
  return version.ok ? { ...board, game: version.value } : undefined;
}
