import {
  CARDS,
  FULL_SITE,
  game,
  LAST_SPACE,
  LINES,
  PLACES,
  SCORE_CARDS,
  type ScoreCardId,
  type Species,
  type Vehicle,
} from '@banquise/borealis';
import * as v from 'valibot';
import type { Gap, PadModel } from '../../kit/pad/model.ts';

export type PadGoals = { readonly scoreCards: readonly (ScoreCardId | null)[] };
export type PadBoard = {
  /** Ids of cards, bottom first. */
  readonly sites: readonly (readonly string[])[];
  readonly flags: readonly (number | null)[];
  readonly scientists: readonly number[];
  readonly stars: number | null;
};

export const SCIENTISTS = 9;
/** Where they begin (BLS-14): stands in where nothing counts them. */
const POSTS = [0, 3, 3, 3, 0];
/** Farewell Party and Safe Return. */
const COUNTS_HEADS: readonly ScoreCardId[] = ['S05', 'S07'];

const count = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
const three = <T extends v.GenericSchema>(item: T) => v.pipe(v.array(item), v.length(3));
const schema = v.object({
  common: v.object({ scoreCards: v.pipe(v.array(v.nullable(v.picklist(SCORE_CARDS))), v.length(2)) }),
  players: v.array(
    v.object({
      sites: three(v.pipe(v.array(v.picklist(CARDS.map(({ id }) => id))), v.maxLength(FULL_SITE))),
      flags: three(v.nullable(count(LAST_SPACE))),
      scientists: v.pipe(v.array(count(SCIENTISTS)), v.length(PLACES.length)),
      stars: v.nullable(count(999)),
    }),
  ),
});

export const heads = ({ scientists }: PadBoard): number => scientists.reduce((sum, number) => sum + number, 0);
export const countsHeads = ({ scoreCards }: PadGoals): boolean => scoreCards.some((card) => card !== null && COUNTS_HEADS.includes(card));

function gapsOf(goals: PadGoals, players: readonly PadBoard[]): readonly Gap[] {
  const cards = goals.scoreCards.flatMap((card, i): Gap[] =>
    card === null ? [{ code: 'scoreCard', seat: null, lines: [`score${i + 1}`], of: String(i + 1) }] : [],
  );
  const scored = goals.scoreCards.flatMap((card, i) => (card !== null && COUNTS_HEADS.includes(card) ? [`score${i + 1}`] : []));
  return [
    ...cards,
    ...players.flatMap((player, seat): Gap[] => [
      ...(player.sites.every((stack) => stack.length === 0) ? [{ code: 'sites', seat, lines: ['groups', 'bonus'] }] : []),
      ...(player.flags.includes(null) ? [{ code: 'flags', seat, lines: ['tracks'] }] : []),
      ...(scored.length > 0 && heads(player) !== SCIENTISTS ? [{ code: 'heads', seat, lines: scored, of: String(heads(player)) }] : []),
      ...(player.stars === null ? [{ code: 'stars', seat, lines: ['tokens'] }] : []),
    ]),
  ];
}

/** Score cards for those not named yet: any two that differ. */
function standIns({ scoreCards }: PadGoals): readonly ScoreCardId[] {
  const spare = SCORE_CARDS.filter((card) => !scoreCards.includes(card));
  return scoreCards.map((card) => card ?? (spare.shift() as ScoreCardId));
}

export const model: PadModel<PadGoals, PadBoard> = {
  game,
  blank: {
    common: { scoreCards: [null, null] },
    player: { sites: [[], [], []], flags: [null, null, null], scientists: [0, 0, 0, 0, 0], stars: null },
  },
  isDraft: (raw) => v.is(schema, raw),
  read: ({ common, players }) => ({
    position: {
      scoreCards: standIns(common),
      players: players.map((player) => ({
        sites: player.sites,
        flags: player.flags.map((flag) => flag ?? 0),
        scientists: heads(player) === SCIENTISTS ? player.scientists : POSTS,
        stars: player.stars ?? 0,
      })),
    },
    gaps: gapsOf(common, players),
  }),
  boxes: Object.fromEntries(LINES.map((line) => [line, { least: 0, most: 199 }])),
  tieBoxes: { flag: { least: 0, most: LAST_SPACE } },
  // BLS-50: the furthest flag, then the stars owned.
  tieBreaks: ({ lines, ties }) => [ties.flag ?? 0, lines.tokens ?? 0],
};

/** What one sees of a card in a stack. */
export interface Kind {
  readonly species: Species;
  readonly vehicle: Vehicle;
  readonly bonus: 0 | 1;
}

/** Cards of a kind that no stack holds yet; which of them it is makes no difference to the score. */
export const freeCards = (kind: Kind, players: readonly PadBoard[]): readonly string[] => {
  const used = new Set(players.flatMap(({ sites }) => sites.flat()));
  return CARDS.flatMap(({ id, species, vehicle, bonus }) =>
    species === kind.species && vehicle === kind.vehicle && bonus === kind.bonus && !used.has(id) ? [id] : [],
  );
};
