import { ANIMALS, type AnimalName, CARD_COUNT, FIRST_STEP, game, LANDSCAPE, RUN_POINTS } from '@banquise/arctic';
import * as v from 'valibot';
import type { Gap, PadModel } from '../../kit/pad/model.ts';

export const JOKER_SIGN = '?';
export type PadCard = AnimalName | typeof JOKER_SIGN;
/** Landscape values under the tokens. */
export type PadTokens = Readonly<Record<AnimalName, number | null>>;
export type PadPlayer = { readonly pile: readonly PadCard[]; readonly totem: AnimalName | null; readonly penalties: number };

const animal = v.picklist(ANIMALS);
const value = v.nullable(v.picklist(LANDSCAPE));
const penalties = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(CARD_COUNT));
const schema = v.object({
  common: v.strictObject({ bear: value, fox: value, moose: value, orca: value, puffin: value, walrus: value }),
  players: v.array(
    v.object({
      pile: v.pipe(v.array(v.union([animal, v.literal(JOKER_SIGN)])), v.maxLength(CARD_COUNT)),
      totem: v.nullable(animal),
      penalties,
    }),
  ),
});

/** Only what lies under somebody's Totem counts (ARC-69). */
const gapsOf = (tokens: PadTokens, players: readonly PadPlayer[]): readonly Gap[] =>
  players.flatMap(({ pile, totem }, seat): Gap[] => [
    ...(pile.length === 0 ? [{ code: 'pile', seat, lines: [...ANIMALS, 'series'] }] : []),
    ...(totem === null ? [{ code: 'totem', seat, lines: ['totem'] }] : []),
    ...(totem !== null && tokens[totem] === null ? [{ code: 'token', seat, lines: ['totem'], of: totem }] : []),
  ]);

/** A Totem for those who have not told theirs: one that nobody has. */
const spareTotems = (players: readonly PadPlayer[]): AnimalName[] => ANIMALS.filter((name) => !players.some(({ totem }) => totem === name));

const runBox = { least: 0, most: 15, among: [...new Set(RUN_POINTS)] };

export const model: PadModel<PadTokens, PadPlayer> = {
  game,
  blank: {
    common: { bear: null, fox: null, moose: null, orca: null, puffin: null, walrus: null },
    player: { pile: [], totem: null, penalties: 0 },
  },
  isDraft: (raw) => v.is(schema, raw),
  read: ({ common, players }) => {
    const spare = spareTotems(players);
    return {
      position: {
        // Tokens left open are nobody's Totem: taken to stand where they began (ARC-6).
        tokens: Object.fromEntries(ANIMALS.map((name) => [name, common[name] ?? LANDSCAPE[FIRST_STEP]])),
        players: players.map(({ pile, totem, penalties }) => ({ pile, totem: totem ?? spare.pop() ?? 'bear', penalties })),
      },
      gaps: gapsOf(common, players),
    };
  },
  boxes: {
    ...Object.fromEntries([...ANIMALS, 'series'].map((line) => [line, runBox])),
    totem: { least: 0, most: 15, among: LANDSCAPE },
    penalties: { least: 0, most: CARD_COUNT, minus: true },
  },
  tieBoxes: {},
  // ARC-72: the list of players begins with the Holder.
  tieBreaks: ({ seat }) => [0 - seat],
};
