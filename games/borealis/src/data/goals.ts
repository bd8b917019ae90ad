/** The ten score cards (BLS-49). Everywhere else a score card is its index here. */
export const SCORE_CARDS = ['S01', 'S02', 'S03', 'S04', 'S05', 'S06', 'S07', 'S08', 'S09', 'S10'] as const;
export type ScoreCardId = (typeof SCORE_CARDS)[number];

/** The twelve objectives (BLS-41), four of each type. Everywhere else an objective is its index here. */
export const OBJECTIVES = ['O01', 'O02', 'O03', 'O04', 'O05', 'O06', 'O07', 'O08', 'O09', 'O10', 'O11', 'O12'] as const;
export type ObjectiveId = (typeof OBJECTIVES)[number];

export const OBJECTIVE_TYPES = ['animal', 'scientist', 'vehicle'] as const;
export type ObjectiveType = (typeof OBJECTIVE_TYPES)[number];
export const OBJECTIVES_PER_TYPE = 4;

export const typeOfObjective = (objective: number): ObjectiveType =>
  OBJECTIVE_TYPES[Math.floor(objective / OBJECTIVES_PER_TYPE)] as ObjectiveType;

/** What an achievement asks for (BLS-X1 to BLS-X7); every figure is a least one (BLS-R24). */
export type Achievement =
  | { readonly kind: 'win' }
  | { readonly kind: 'total'; readonly least: number }
  | { readonly kind: 'flag'; readonly least: number }
  | { readonly kind: 'group'; readonly least: number }
  | { readonly kind: 'all-objectives' }
  | { readonly kind: 'win-without-objective' }
  | { readonly kind: 'score-card'; readonly card: ScoreCardId; readonly least: number };

export const ACHIEVEMENTS = {
  X01: { kind: 'win' },
  X02: { kind: 'total', least: 50 },
  X03: { kind: 'total', least: 60 },
  X04: { kind: 'total', least: 70 },
  X05: { kind: 'total', least: 80 },
  X06: { kind: 'flag', least: 7 },
  X07: { kind: 'group', least: 7 },
  X08: { kind: 'all-objectives' },
  X09: { kind: 'win-without-objective' },
  X10: { kind: 'score-card', card: 'S02', least: 12 },
  X11: { kind: 'score-card', card: 'S03', least: 15 },
  X12: { kind: 'score-card', card: 'S05', least: 12 },
  X13: { kind: 'score-card', card: 'S06', least: 9 },
  X14: { kind: 'score-card', card: 'S08', least: 14 },
  X15: { kind: 'score-card', card: 'S09', least: 14 },
  X16: { kind: 'score-card', card: 'S10', least: 12 },
  X17: { kind: 'score-card', card: 'S07', least: 15 },
  X18: { kind: 'score-card', card: 'S01', least: 18 },
  X19: { kind: 'score-card', card: 'S04', least: 10 },
} as const satisfies Record<string, Achievement>;
export type AchievementId = keyof typeof ACHIEVEMENTS;
export const ACHIEVEMENT_IDS = Object.keys(ACHIEVEMENTS) as readonly AchievementId[];

/** The least number of achievements for each of the five titles (BLS-X8). */
export const TITLES = ['tourist', 'amateur', 'backpacker', 'professional', 'explorer'] as const;
export type Title = (typeof TITLES)[number];
export const TITLE_FROM: Readonly<Record<Title, number>> = { tourist: 0, amateur: 5, backpacker: 9, professional: 13, explorer: 17 };
