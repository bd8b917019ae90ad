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
import { CARDS, type Continent, NODES } from './data.ts';
import type { ExpeditionsEvent } from './events.ts';
import { game } from './game.ts';
import { score, sheetOf, type Tableau, tableauxOf } from './score.ts';
import { handSize } from './setup.ts';
import { KEY_PLACES } from './state.ts';
import { readPosition } from './tally.ts';
import { achievementTexts } from './text/index.ts';

/** What only the whole game tells of a seat. */
interface Story {
  readonly cards: number[];
  /** Common objectives laid, and own ones that others reached. */
  common: number;
  carried: number;
  loops: number;
  /** The most arrows placed in one turn, and those of the turn under way. */
  arrows: number;
  now: number;
}

/** What is known of a seat at the end; a table copied off a box has no story. */
interface Facts {
  readonly seat: Seat;
  readonly tableau: Tableau;
  readonly sheet: Sheet;
  readonly story?: Story;
}

/** The inhabited continents; Central America belongs to the North, and ice and water to nobody. */
const CONTINENTS: readonly (readonly Continent[])[] = [['NA', 'CAM'], ['SA'], ['EU'], ['AF'], ['AS'], ['OC']];
const FAR_NORTH = 60;
const FAR_SOUTH = -40;

const total = ({ sheet, seat }: Facts): number => sheet.seats[seat]?.total ?? 0;
const won = ({ sheet, seat }: Facts): boolean => sheet.winners.includes(seat);
const bestRival = ({ sheet, seat }: Facts): number =>
  Math.max(...sheet.seats.filter((_, other) => other !== seat).map((rival) => rival.total));
const latitudes = (cards: readonly number[]): number[] => cards.map((card) => NODES[CARDS[card]?.node ?? 0]?.lat ?? 0);
const seen = (cards: readonly number[]): number =>
  CONTINENTS.filter((names) => cards.some((card) => names.includes((CARDS[card] as (typeof CARDS)[number]).continent))).length;

function endsOfTheWorld(cards: readonly number[]): number {
  const reached = latitudes(cards);
  return Number(reached.some((latitude) => latitude > FAR_NORTH)) + Number(reached.some((latitude) => latitude < FAR_SOUTH));
}

const ACHIEVEMENTS = {
  unpacked: ({ tableau, sheet }) => {
    const dealt = handSize(sheet.seats.length);
    return towards(dealt - tableau.hand, dealt);
  },
  quartet: ({ tableau }) => towards(tableau.recovered, KEY_PLACES),
  explorer: (facts) => towards(total(facts), 15),
  legend: (facts) => towards(total(facts), 25),
  wallet: ({ tableau }) => towards(tableau.tickets, 3),
  finish: (facts) => once(won(facts) && total(facts) - bestRival(facts) <= 1),
  continents: ({ story }) => story && towards(seen(story.cards), CONTINENTS.length),
  poles: ({ story }) => story && towards(endsOfTheWorld(story.cards), 2),
  guest: ({ story }) => story && towards(story.common, 8),
  stowaway: ({ story }) => story && towards(story.carried, 3),
  loops: ({ story }) => story && towards(story.loops, 15),
  stride: ({ story }) => story && towards(story.arrows, 12),
} as const satisfies AchievementTable<string, Facts>;

export type ExpeditionsAchievement = keyof typeof ACHIEVEMENTS;

/** Twelve achievements of a journey around the world. */
export const achievements: Achievements<ExpeditionsAchievement> = collection<ExpeditionsAchievement, Facts>(
  ACHIEVEMENTS,
  { ofGame: factsOfGame, ofPosition: factsOfPosition, ofSheet: factsOfSheet },
  achievementTexts,
);

function tell(story: Story, event: ExpeditionsEvent, mover: Seat): void {
  if (event.type === 'turn') story.now = 0;
  if (event.type === 'placed') story.arrows = Math.max(story.arrows, ++story.now);
  if (event.type === 'looped' && event.by === 'arrow') story.loops++;
  if (event.type !== 'laid') return;
  story.cards.push(event.card);
  if (event.source === 'row') story.common++;
  else if (event.seat !== mover) story.carried++;
}

function factsOfGame(record: GameRecord): Result<Facts[]> {
  const stories = record.seats.map((): Story => ({ cards: [], common: 0, carried: 0, loops: 0, arrows: 0, now: 0 }));
  const played = replayToEnd(game, record, ({ events, seat }) => {
    for (const event of events) if ('seat' in event) tell(stories[event.seat] as Story, event, seat);
  });
  if (!played.ok) return played;
  const sheet = score(played.value);
  return { ok: true, value: tableauxOf(played.value).map((tableau, seat) => ({ seat, tableau, sheet, story: stories[seat] as Story })) };
}

function factsOfPosition(position: unknown): Result<Facts[]> {
  const read = readPosition(position);
  if (!read.ok) return read;
  const sheet = sheetOf(read.value);
  return { ok: true, value: read.value.map((tableau, seat) => ({ seat, tableau, sheet })) };
}

/** The sheet counts what lies there, and ties go by tickets: nothing is missing but the journey. */
function factsOfSheet(sheet: Sheet): Facts[] {
  return sheet.seats.map(({ lines, tieBreaks }, seat) => {
    const count = (line: string): number => Math.abs(lines[line] ?? 0);
    const tableau = { laid: count('laid'), recovered: count('recovered'), hand: count('hand'), onBoard: count('onBoard') };
    return { seat, sheet, tableau: { ...tableau, tickets: tieBreaks[0] ?? 0 } };
  });
}
