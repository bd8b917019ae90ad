import {
  type Achievements,
  bad,
  type Feats,
  type FeatTable,
  featsOf,
  type GameRecord,
  once,
  type Result,
  replay,
  type Sheet,
  towards,
} from '@banquise/kernel';
import {
  ACHIEVEMENT_IDS,
  ACHIEVEMENTS,
  type AchievementId,
  type Feat,
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
  readonly step: string;
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
function reader(feat: Feat): FeatTable<string, Facts>[string] {
  switch (feat.kind) {
    case 'win':
      return ({ won }) => once(won);
    case 'total':
      return ({ total }) => towards(total, feat.least);
    case 'flag':
      return ({ standing }) => standing && towards(Math.max(...standing.flags), feat.least);
    case 'group':
      return ({ standing }) =>
        standing && towards(Math.max(...standing.sites.flatMap((stack) => census(stack, SPECIES_OF, SPECIES.length))), feat.least);
    case 'all-objectives':
      return ({ objectives }) => (objectives === undefined ? undefined : towards(objectives, OBJECTIVES_IN_PLAY));
    case 'win-without-objective':
      return ({ objectives, won }) => (objectives === undefined ? undefined : once(won && objectives === 0));
    case 'score-card': {
      const card = SCORE_CARDS.indexOf(feat.card);
      return ({ scoreCards, standing }) => standing && towards(scoreCards.includes(card) ? cardStars(card, standing) : 0, feat.least);
    }
  }
}

const FEATS = Object.fromEntries(ACHIEVEMENT_IDS.map((id) => [id, reader(ACHIEVEMENTS[id])])) as FeatTable<AchievementId, Facts>;

/** The nineteen achievements and five titles of the box. */
export const achievements: Achievements<AchievementId> = {
  ids: ACHIEVEMENT_IDS,
  titles: TITLES.map((title) => TITLE_FROM[title]),
  ofGame: (record) => featsOf(FEATS, factsOfGame(record)),
  ofPosition: (position) => featsOf(FEATS, factsOfPosition(position)),
  ofSheet: (sheet) => featsOf(FEATS, { ok: true, value: factsOfSheet(sheet) }),
  texts: achievementTexts,
};

/** By seat, from a finished table or any view of it. */
export const featsOfTable = (table: Finished): Result<Feats<AchievementId>[]> => featsOf(FEATS, factsOfTable(table));

function factsOfGame(record: GameRecord): Result<Facts[]> {
  const played = replay(game, record);
  return played.ok ? factsOfTable(played.value) : played;
}

function factsOfTable(table: Finished): Result<Facts[]> {
  if (table.step !== 'over') return bad('moves', 'a game that was played to its end');
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

const factsOfSheet = ({ seats, winners }: Sheet): Facts[] =>
  seats.map(({ total }, seat) => ({ scoreCards: [], total, won: winners.includes(seat), objectives: undefined }));
