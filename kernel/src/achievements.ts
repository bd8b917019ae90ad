import type { Language, Result, Sheet } from './contract.ts';
import type { GameRecord } from './record.ts';

/** How far a seat came towards an achievement in one game; it is earned when `have` reaches `need`. */
export interface Progress {
  readonly have: number;
  readonly need: number;
}

/** By achievement; what cannot be told from what is known is missing. */
export type Achieved<Id extends string = string> = Readonly<Partial<Record<Id, Progress>>>;

/** What an achievement is called, and what it asks for if the name does not say it. */
export interface AchievementWords {
  readonly name: string;
  readonly rule: string;
}

export interface AchievementTexts<Id extends string = string> {
  readonly achievements: Readonly<Record<Id, AchievementWords>>;
  /** Names of the titles, the humblest first, where the game has any. */
  readonly titles: readonly string[];
}

/** The achievements of one game: a player collects them over many games. */
export interface Achievements<Id extends string = string> {
  readonly ids: readonly Id[];
  /** The least number of achievements for each title, in rising order; none where the game has no titles. */
  readonly titles: readonly number[];
  /** By seat, from a game that was played to its end. */
  ofGame(record: GameRecord): Result<readonly Achieved<Id>[]>;
  /** By seat, from a final position copied off a real table: what only the whole game tells is missing. */
  ofPosition(position: unknown): Result<readonly Achieved<Id>[]>;
  /** By seat, from numbers written on paper: what the score sheet alone tells. */
  ofSheet(sheet: Sheet): Result<readonly Achieved<Id>[]>;
  readonly texts: Readonly<Record<Language, () => Promise<AchievementTexts<Id>>>>;
}

/** How each achievement is read off what is known of one seat; nothing where that is not enough. */
export type AchievementTable<Id extends string, Facts> = Readonly<Record<Id, (facts: Facts) => Progress | undefined>>;

/** The place of the title that a number of achievements gives, in the list of titles; -1 where there is none. */
export const titleAt = ({ titles }: Pick<Achievements, 'titles'>, earned: number): number =>
  titles.findLastIndex((least) => earned >= least);

export const isEarned = ({ have, need }: Progress): boolean => have >= need;
export const towards = (have: number, need: number): Progress => ({ have: Math.max(0, have), need });
export const once = (done: boolean): Progress => towards(done ? 1 : 0, 1);

/** Tells how far each seat came. */
export function achievedBy<Id extends string, Facts>(
  table: AchievementTable<Id, Facts>,
  seats: Result<readonly Facts[]>,
): Result<Achieved<Id>[]> {
  if (!seats.ok) return seats;
  const entries = Object.entries(table) as [Id, (facts: Facts) => Progress | undefined][];
  return {
    ok: true,
    value: seats.value.map((facts) => {
      const achieved: Partial<Record<Id, Progress>> = {};
      for (const [id, read] of entries) {
        const progress = read(facts);
        if (progress !== undefined) achieved[id] = progress;
      }
      return achieved;
    }),
  };
}

/** The achievements of a game out of their table and of what is known of each seat after a game, at a table, on paper. */
export const collection = <Id extends string, Facts>(
  table: AchievementTable<Id, Facts>,
  facts: {
    ofGame(record: GameRecord): Result<readonly Facts[]>;
    ofPosition(position: unknown): Result<readonly Facts[]>;
    ofSheet(sheet: Sheet): readonly Facts[];
  },
  texts: Achievements<Id>['texts'],
  titles: readonly number[] = [],
): Achievements<Id> => ({
  ids: Object.keys(table) as Id[],
  ...{ titles, texts },
  ofGame: (record) => achievedBy(table, facts.ofGame(record)),
  ofPosition: (position) => achievedBy(table, facts.ofPosition(position)),
  ofSheet: (sheet) => achievedBy(table, { ok: true, value: facts.ofSheet(sheet) }),
});
