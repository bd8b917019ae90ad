import { type AchievementTexts, perLanguage } from '@banquise/kernel';
import type { ExpeditionsAchievement } from '../achievements.ts';
import type { ExpeditionsTexts, Stories } from './texts.ts';

/** The words of the game, those of its achievements and the stories of its places, each loaded when it is needed: a folder here for each language. */
export const texts = perLanguage(async (language): Promise<ExpeditionsTexts> => (await import(`./${language}/index.ts`)).texts);
export const achievementTexts = perLanguage(
  async (language): Promise<AchievementTexts<ExpeditionsAchievement>> => (await import(`./${language}/achievements.ts`)).texts,
);
export const stories = perLanguage(async (language): Promise<Stories> => (await import(`./${language}/places.ts`)).places);
