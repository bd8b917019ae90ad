import { type AchievementTexts, perLanguage } from '@banquise/kernel';
import type { AchievementId } from '../data.ts';
import type { BorealisTexts } from './texts.ts';

/** The words of the game, and those of its achievements, loaded when a language is chosen: a folder here for each. */
export const texts = perLanguage(async (language): Promise<BorealisTexts> => (await import(`./${language}/index.ts`)).texts);
export const achievementTexts = perLanguage(
  async (language): Promise<AchievementTexts<AchievementId>> => (await import(`./${language}/achievements.ts`)).texts,
);
