import { type AchievementTexts, perLanguage } from '@banquise/kernel';
import type { ExpeditionsAchievement } from '../achievements.ts';
import type { ExpeditionsTexts } from './texts.ts';

/** The words of the game, and those of its achievements, loaded when a language is chosen: a folder here for each. */
export const texts = perLanguage(async (language): Promise<ExpeditionsTexts> => (await import(`./${language}/index.ts`)).texts);
export const achievementTexts = perLanguage(
  async (language): Promise<AchievementTexts<ExpeditionsAchievement>> => (await import(`./${language}/achievements.ts`)).texts,
);
