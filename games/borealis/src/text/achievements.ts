import type { AchievementTexts, AchievementWords } from '@banquise/kernel';
import { ACHIEVEMENT_IDS, ACHIEVEMENTS, type AchievementId, TITLES, type Title } from '../data.ts';
import type { Words } from './texts.ts';

/** The list in the box says what to do and names nothing; for a score card, its rule helps. */
export function achievementsIn(
  { scoreCard }: Words,
  names: Readonly<Record<AchievementId, string>>,
  titles: Readonly<Record<Title, string>>,
): AchievementTexts<AchievementId> {
  const wordsOf = (id: AchievementId): AchievementWords => {
    const achievement = ACHIEVEMENTS[id];
    return { name: names[id], rule: achievement.kind === 'score-card' ? scoreCard[achievement.card].rule : '' };
  };
  const achievements = Object.fromEntries(ACHIEVEMENT_IDS.map((id) => [id, wordsOf(id)])) as Record<AchievementId, AchievementWords>;
  return { achievements, titles: TITLES.map((title) => titles[title]) };
}
