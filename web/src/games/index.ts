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

export async function loadBoard(id: string): Promise<BoardModule | undefined> {
  const entry = Object.entries(boardFiles).find(([path]) => folderOf(path) === id);
  return entry === undefined ? undefined : (await entry[1]()).board;
}
