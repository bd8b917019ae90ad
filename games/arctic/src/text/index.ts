import { type AchievementTexts, perLanguage } from '@banquise/kernel';
import type { ArcticAchievement } from '../achievements.ts';
import type { ArcticTexts } from './texts.ts';

/** The words of the game, and those of its achievements, loaded when a language is chosen: a folder here for each. */
export const texts = perLanguage(async (language): Promise<ArcticTexts> => (await import(`./${language}/index.ts`)).texts);
export const achievementTexts = perLanguage(
  async (language): Promise<AchievementTexts<ArcticAchievement>> => (await import(`./${language}/achievements.ts`)).texts,
);
