import { type Achievements, type Game, versionOf } from '@banquise/kernel';

const files = import.meta.glob<{ game: Game; achievements?: Achievements }>('../../../games/*/src/index.ts');
const folderOf = (path: string): string => /([a-z]+)\/src\/index\.ts$/.exec(path)?.[1] ?? '';

/** Whether the rules are there: then a game can at least be learnt. */
export const hasRules = (id: string): boolean => Object.keys(files).some((path) => folderOf(path) === id);

/**
 * The rules of a game, loaded when they are needed: by a table, and by the bots in their own thread. The newest ones, or those
 * with which a table began; nothing where there are none of that number.
 */
export async function loadRules(id: string, rules?: number): Promise<Game | undefined> {
  const entry = Object.entries(files).find(([path]) => folderOf(path) === id);
  const newest = entry === undefined ? undefined : (await entry[1]()).game;
  if (newest === undefined || rules === undefined) return newest;
  const version = versionOf(newest, rules);
  return version.ok ? version.value : undefined;
}

/** The achievements of a game, where it has any. */
export async function loadAchievements(id: string): Promise<Achievements | undefined> {
  const entry = Object.entries(files).find(([path]) => folderOf(path) === id);
  return (await entry?.[1]())?.achievements;
}
