import { type GameRecord, type Result, replay } from '@banquise/kernel';
import { SPECIES, SPECIES_OF } from './data/cards.ts';
import { ACHIEVEMENT_IDS, ACHIEVEMENTS, type AchievementId, type Feat, SCORE_CARDS, TITLE_FROM, TITLES, type Title } from './data/goals.ts';
import { game } from './game.ts';
import { reaches } from './rulings.ts';
import { cardStars, census, type Scorable, score, standingOf } from './score.ts';

/** What the achievements of a finished game are told from: its last state, or any view of it. */
export interface Finished extends Scorable {
  readonly step: string;
  /** A mask of seats for each of the three objectives. */
  readonly reached: readonly number[];
}

/** The achievements of each seat, after final scoring (BLS-X1 to BLS-X7). None while the game goes on. */
export function achievements(table: Finished): AchievementId[][] {
  if (table.step !== 'over') return table.players.map(() => []);
  const { seats, winners } = score(table);
  return table.players.map((player, seat) => {
    const standing = standingOf(player);
    const { total } = seats[seat] as (typeof seats)[number];
    const won = winners.includes(seat); // BLS-R24: also when shared
    const objectives = table.reached.filter((mask) => mask & (1 << seat)).length;
    const isDone = (feat: Feat): boolean => {
      switch (feat.kind) {
        case 'win':
          return won;
        case 'total':
          return reaches(total, feat.least);
        case 'flag':
          return player.flags.some((index) => reaches(index, feat.least));
        case 'group':
          return player.sites.some((stack) => census(stack, SPECIES_OF, SPECIES.length).some((size) => reaches(size, feat.least)));
        case 'all-objectives':
          return objectives === table.reached.length;
        case 'win-without-objective':
          return won && objectives === 0;
        case 'score-card': {
          const card = SCORE_CARDS.indexOf(feat.card);
          return table.scoreCards.includes(card) && reaches(cardStars(card, standing), feat.least);
        }
      }
    };
    return ACHIEVEMENT_IDS.filter((id) => isDone(ACHIEVEMENTS[id]));
  });
}

/** The title of somebody who has collected so many different achievements (BLS-X8). */
export const titleOf = (collected: number): Title => TITLES.findLast((title) => collected >= TITLE_FROM[title]) ?? 'tourist';

/** The achievements of a recorded game, or what is wrong with the record. */
export function achievementsOf(record: GameRecord): Result<AchievementId[][]> {
  const replayed = replay(game, record);
  return replayed.ok ? { ok: true, value: achievements(replayed.value) } : replayed;
}
