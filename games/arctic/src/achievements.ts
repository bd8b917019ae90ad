import {
  type Achievements,
  type AchievementTable,
  collection,
  type GameRecord,
  once,
  type Result,
  replayToEnd,
  type Seat,
  type Sheet,
  towards,
} from '@banquise/kernel';
import { ANIMALS, LANDSCAPE, LONGEST_RUN, RUN_POINTS } from './data.ts';
import type { ArcticEvent } from './events.ts';
import { game } from './game.ts';
import { JOKER, longestRuns } from './rules/runs.ts';
import { type Holdings, holdingsOf, score, sheetOf } from './score.ts';
import { CENTRE } from './state.ts';
import { readPosition } from './tally.ts';
import { achievementTexts } from './text/index.ts';

/** What only the whole game tells of a seat. */
interface Story {
  /** The most Power cards it held at once. */
  powers: number;
  /** Power cards it took from others. */
  stolen: number;
  /** The most cards it laid, and drew, in one turn. */
  laid: number;
  drawn: number;
}

/** What is known of a seat at the end; a table copied off a box has no story, and a sheet of numbers no pile. */
interface Facts extends Omit<Holdings, 'pile'> {
  readonly seat: Seat;
  readonly pile?: Holdings['pile'];
  /** The longest run of each animal. */
  readonly runs: readonly number[];
  readonly sheet: Sheet;
  readonly story?: Story;
}

const HIGHEST = LANDSCAPE[LANDSCAPE.length - 1] as number;
const total = ({ sheet, seat }: Facts): number => sheet.seats[seat]?.total ?? 0;
const won = ({ sheet, seat }: Facts): boolean => sheet.winners.includes(seat);

const ACHIEVEMENTS = {
  caravan: ({ runs }) => towards(Math.max(...runs), LONGEST_RUN),
  ark: ({ runs }) => towards(runs.filter((length) => length >= 2).length, ANIMALS.length),
  spotless: (facts) => once(won(facts) && facts.penalties === 0),
  summit: ({ totem }) => towards(totem, HIGHEST),
  orphan: (facts) => once(won(facts) && facts.totem === 0),
  forty: (facts) => towards(total(facts), 40),
  fifty: (facts) => towards(total(facts), 50),
  snowdrift: ({ pile }) => pile && towards(pile.filter((animal) => animal === JOKER).length, 3),
  pack: ({ story }) => story && towards(story.powers, 4),
  magpie: ({ story }) => story && towards(story.stolen, 4),
  avalanche: ({ story }) => story && towards(story.laid, 5),
  feast: ({ story }) => story && towards(story.drawn, 6),
} as const satisfies AchievementTable<string, Facts>;

export type ArcticAchievement = keyof typeof ACHIEVEMENTS;

/** Twelve achievements of a game of animals in a row. */
export const achievements: Achievements<ArcticAchievement> = collection<ArcticAchievement, Facts>(
  ACHIEVEMENTS,
  { ofGame: factsOfGame, ofPosition: factsOfPosition, ofSheet: factsOfSheet },
  achievementTexts,
);

/** A story as it goes on, with what the turn under way has brought so far. */
interface Teller extends Story {
  now: { laid: number; drawn: number };
}

function tell(teller: Teller, event: ArcticEvent): void {
  const { now } = teller;
  if (event.type === 'turn') teller.now = { laid: 0, drawn: 0 };
  if (event.type === 'placed' || event.type === 'hid') now.laid++;
  if (event.type === 'drew' || event.type === 'drew-blind') now.drawn++;
  if (event.type === 'power-taken' && event.from !== CENTRE) teller.stolen++;
  teller.laid = Math.max(teller.laid, now.laid);
  teller.drawn = Math.max(teller.drawn, now.drawn);
}

function factsOfGame(record: GameRecord): Result<Facts[]> {
  const tellers = record.seats.map((): Teller => ({ powers: 0, stolen: 0, laid: 0, drawn: 0, now: { laid: 0, drawn: 0 } }));
  const played = replayToEnd(game, record, ({ events, state }) => {
    for (const event of events) if ('seat' in event) tell(tellers[event.seat] as Teller, event);
    tellers.forEach((teller, seat) => {
      teller.powers = Math.max(teller.powers, state.holders.filter((holder) => holder === seat).length);
    });
  });
  if (!played.ok) return played;
  const { value: state } = played;
  return {
    ok: true,
    value: factsOf(
      tellers.map((_, seat) => holdingsOf(state, seat)),
      score(state),
      tellers,
    ),
  };
}

function factsOfPosition(position: unknown): Result<Facts[]> {
  const read = readPosition(position);
  return read.ok ? { ok: true, value: factsOf(read.value, sheetOf(read.value, 0)) } : read;
}

const factsOf = (players: readonly Holdings[], sheet: Sheet, stories: readonly Story[] = []): Facts[] =>
  players.map((holdings, seat) => {
    const facts = { ...holdings, seat, runs: longestRuns(holdings.pile), sheet };
    const story = stories[seat];
    return story === undefined ? facts : { ...facts, story };
  });

/** Points tell how long a run was, but for those too short to score. */
function factsOfSheet(sheet: Sheet): Facts[] {
  return sheet.seats.map(({ lines }, seat) => ({
    ...{ seat, sheet, totem: lines.totem ?? 0, penalties: Math.abs(lines.penalties ?? 0) },
    runs: ANIMALS.map((animal) => RUN_POINTS.findLastIndex((points) => points <= (lines[animal] ?? 0))),
  }));
}
