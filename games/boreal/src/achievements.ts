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
import { BLACK, cardOf, FAMILIES, FAMILY_BITS, familyBit, isArchive, LAST_SQUARE, NONE, WHITE } from './data.ts';
import { game } from './game.ts';
import { ALL_SLOTS, count, FULL_PYRAMID, floorOf, holds } from './rules/pyramid.ts';
import { type Layout, score, sheetOf, values } from './score.ts';
import type { Player } from './state.ts';
import { readPosition } from './tally.ts';
import { achievementTexts } from './text/index.ts';

/** What only the whole game tells of a seat. */
interface Story {
  /** The furthest square its token ever stood on. */
  furthest: number;
  /** Cards that went to its reserve. */
  stored: number;
  /** Compasses that its cards took from the opponent. */
  taken: number;
}

/** What is known of a seat at the end; a table copied off a box has no story, and a sheet of numbers no pyramids. */
interface Facts {
  readonly seat: Seat;
  readonly sheet: Sheet;
  readonly pyramids?: { readonly own: Layout; readonly other: Layout };
  readonly story?: Story;
}

const slotsOf = ({ filled }: Layout): number[] => ALL_SLOTS.filter((slot) => holds(filled, slot));
const bitsAt = ({ pyramid }: Layout, slot: number): number => FAMILY_BITS[pyramid[slot] as number] as number;
const total = ({ sheet, seat }: Facts): number => sheet.seats[seat]?.total ?? 0;
const won = ({ sheet, seat }: Facts): boolean => sheet.winners.includes(seat);
const lead = (facts: Facts): number => total(facts) - (facts.sheet.seats[1 - facts.seat]?.total ?? 0);

function mostOfOneFamily(own: Layout): number {
  const cards = (bit: number): number => slotsOf(own).filter((slot) => (bitsAt(own, slot) & bit) !== 0).length;
  return Math.max(...FAMILIES.map((family) => cards(familyBit(family))));
}

const familiesAtTheBase = (own: Layout): number =>
  count(slotsOf(own).reduce((bits, slot) => (floorOf(slot) === 1 ? bits | bitsAt(own, slot) : bits), 0));

/** The best card, of those that pass. */
function bestCard({ own, other }: Required<Facts>['pyramids'], passes: (card: number) => boolean = () => true): number {
  const worth = values(own, other);
  return Math.max(0, ...slotsOf(own).map((slot) => (passes(own.pyramid[slot] as number) ? (worth[slot] as number) : 0)));
}

const isCopy = (card: number): boolean => cardOf(card).scoring.kind.startsWith('copy');
const crownedByArchive = (own: Layout): boolean => slotsOf(own).some((slot) => floorOf(slot) === 4 && isArchive(own.pyramid[slot] ?? NONE));

const ACHIEVEMENTS = {
  summit: ({ pyramids }) => pyramids && towards(count(pyramids.own.filled), FULL_PYRAMID),
  skyline: (facts) => towards(total(facts), 45),
  treasure: ({ pyramids }) => pyramids && towards(bestCard(pyramids), 10),
  echo: ({ pyramids }) => pyramids && towards(bestCard(pyramids, isCopy), 8),
  dynasty: ({ pyramids }) => pyramids && towards(mostOfOneFamily(pyramids.own), 5),
  crossroads: ({ pyramids }) => pyramids && towards(familiesAtTheBase(pyramids.own), FAMILIES.length),
  crown: ({ pyramids }) => pyramids && once(crownedByArchive(pyramids.own)),
  whisker: (facts) => once(won(facts) && Math.abs(lead(facts)) <= 1),
  fewer: (facts) => facts.pyramids && once(won(facts) && count(facts.pyramids.own.filled) < count(facts.pyramids.other.filled)),
  lightly: (facts) => facts.story && once(won(facts) && facts.story.stored === 0),
  compasses: ({ story }) => story && towards(story.furthest, LAST_SQUARE),
  frost: ({ story }) => story && towards(story.taken, 3),
} as const satisfies AchievementTable<string, Facts>;

export type BorealAchievement = keyof typeof ACHIEVEMENTS;

/** Twelve achievements of a game of two pyramids. */
export const achievements: Achievements<BorealAchievement> = collection<BorealAchievement, Facts>(
  ACHIEVEMENTS,
  { ofGame: factsOfGame, ofPosition: factsOfPosition, ofSheet: (sheet) => sheet.seats.map((_, seat) => ({ seat, sheet })) },
  achievementTexts,
);

function factsOfGame(record: GameRecord): Result<Facts[]> {
  const stories = [WHITE, BLACK].map((): Story => ({ furthest: 0, stored: 0, taken: 0 }));
  const played = replayToEnd(game, record, ({ events, state }) => {
    for (const event of events) {
      if (event.type === 'located' || event.type === 'reserved' || event.type === 'took') (stories[event.seat] as Story).stored++;
      if (event.type === 'lost') (stories[1 - event.seat] as Story).taken += event.from - event.to;
    }
    state.players.forEach(({ token }, seat) => {
      const story = stories[seat] as Story;
      story.furthest = Math.max(story.furthest, token);
    });
  });
  if (!played.ok) return played;
  const [white, black] = played.value.players as [Player, Player];
  const sheet = score(played.value);
  return {
    ok: true,
    value: [
      { seat: WHITE, pyramids: { own: white, other: black }, sheet, story: stories[WHITE] as Story },
      { seat: BLACK, pyramids: { own: black, other: white }, sheet, story: stories[BLACK] as Story },
    ],
  };
}

function factsOfPosition(position: unknown): Result<Facts[]> {
  const read = readPosition(position);
  if (!read.ok) return read;
  const [white, black] = read.value;
  const sheet = sheetOf(white, black);
  return {
    ok: true,
    value: [
      { seat: WHITE, pyramids: { own: white, other: black }, sheet },
      { seat: BLACK, pyramids: { own: black, other: white }, sheet },
    ],
  };
}
