import {
  type Achieved,
  type Achievements,
  type AchievementTable,
  achievedBy,
  bad,
  collection,
  type GameRecord,
  once,
  type Result,
  replayToEnd,
  type Sheet,
  towards,
} from '@banquise/kernel';
import {
  ACHIEVEMENT_IDS,
  ACHIEVEMENTS,
  type Achievement,
  type AchievementId,
  SCORE_CARDS,
  SPECIES,
  SPECIES_OF,
  TITLE_FROM,
  TITLES,
} from './data.ts';
import { game } from './game.ts';
import { cardStars, census, type Scorable, type Standing, score, sheetOf, standingOf } from './score.ts';
import { readPosition } from './tally.ts';
import { achievementTexts } from './text/index.ts';

/** What the achievements of a finished game are told from: its last state, or any view of it. */
export interface Finished extends Scorable {
  readonly stage: string;
  /** A mask of seats for each of the three objectives. */
  readonly reached: readonly number[];
}

/** What is known of a seat after final scoring. Nobody need remember objectives on a score pad, and numbers tell of no cards. */
interface Facts {
  readonly standing?: Standing;
  readonly scoreCards: readonly number[];
  readonly total: number;
  /** BLS-R24: also when shared. */
  readonly won: boolean;
  readonly objectives: number | undefined;
}

/** How many objectives a game has, one of each type. */
const OBJECTIVES_IN_PLAY = 3;

/** How each kind of achievement is read off (BLS-X1 to BLS-X7); every figure is a least one (BLS-R24). */
function reader(achievement: Achievement): AchievementTable<string, Facts>[string] {
  switch (achievement.kind) {
    case 'win':
      return ({ won }) => once(won);
    case 'total':
      return ({ total }) => towards(total, achievement.least);
    case 'flag':
      return ({ standing }) => standing && towards(Math.max(...standing.flags), achievement.least);
    case 'group':
      return ({ standing }) =>
        standing && towards(Math.max(...standing.sites.flatMap((stack) => census(stack, SPECIES_OF, SPECIES.length))), achievement.least);
    case 'all-objectives':
      return ({ objectives }) => (objectives === undefined ? undefined : towards(objectives, OBJECTIVES_IN_PLAY));
    case 'win-without-objective':
      return ({ objectives, won }) => (objectives === undefined ? undefined : once(won && objectives === 0));
    case 'score-card': {
      const card = SCORE_CARDS.indexOf(achievement.card);
      return ({ scoreCards, standing }) =>
        standing && towards(scoreCards.includes(card) ? cardStars(card, standing) : 0, achievement.least);
    }
  }
}

const READERS = Object.fromEntries(ACHIEVEMENT_IDS.map((id) => [id, reader(ACHIEVEMENTS[id])])) as AchievementTable<AchievementId, Facts>;

/** The nineteen achievements and five titles of the box. */
export const achievements: Achievements<AchievementId> = collection<AchievementId, Facts>(
  READERS,
  { ofGame: factsOfGame, ofPosition: factsOfPosition, ofSheet: factsOfSheet },
  achievementTexts,
  TITLES.map((title) => TITLE_FROM[title]),
);

/** By seat, from a finished table or any view of it. */
export const achievedAtTable = (table: Finished): Result<Achieved<AchievementId>[]> => achievedBy(READERS, factsOfTable(table));

function factsOfGame(record: GameRecord): Result<Facts[]> {
  const played = replayToEnd(game, record);
  return played.ok ? factsOfTable(played.value) : played;
}

function factsOfTable(table: Finished): Result<Facts[]> {
  if (table.stage !== 'over') return bad('moves', 'a game that was played to its end');
  const objectives = table.players.map((_, seat) => table.reached.filter((mask) => mask & (1 << seat)).length);
  return { ok: true, value: factsOf(table.scoreCards, table.players.map(standingOf), score(table), objectives) };
}

/** A score pad may note beside each player how many objectives were reached. */
function factsOfPosition(position: unknown): Result<Facts[]> {
  const read = readPosition(position);
  if (!read.ok) return read;
  const { scoreCards, standings } = read.value;
  const { players } = position as { readonly players: readonly { readonly objectives?: unknown }[] };
  const objectives = players.map(({ objectives: noted }) => (typeof noted === 'number' ? noted : undefined));
  return { ok: true, value: factsOf(scoreCards, standings, sheetOf(scoreCards, standings), objectives) };
}

const factsOf = (
  scoreCards: readonly number[],
  standings: readonly Standing[],
  { seats, winners }: Sheet,
  objectives: readonly (number | undefined)[],
): Facts[] =>
  standings.map((standing, seat) => ({
    standing,
    scoreCards,
    total: seats[seat]?.total ?? 0,
    won: winners.includes(seat),
    objectives: objectives[seat],
  }));

function factsOfSheet({ seats, winners }: Sheet): Facts[] {
  return seats.map(({ total }, seat) => ({ scoreCards: [], total, won: winners.includes(seat), objectives: undefined }));
}
