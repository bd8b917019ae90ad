import { CARDS, cardNamed, FULL_PYRAMID, game, type Layout, LINES, NONE, SLOTS, slotAt } from '@banquise/boreal';
import * as v from 'valibot';
import type { Gap, PadModel } from '../../kit/pad/model.ts';

/** Ten places as one looks at a pyramid: floor 1 from the left, then the floors above it. */
export const SPOTS: readonly { readonly floor: number; readonly column: number }[] = [1, 2, 3, 4].flatMap((floor) =>
  Array.from({ length: 5 - floor }, (_, column) => ({ floor, column })),
);

export type PadPyramid = { readonly cards: readonly (string | null)[] };

const schema = v.object({
  common: v.null(),
  players: v.array(v.object({ cards: v.pipe(v.array(v.nullable(v.picklist(CARDS.map(({ id }) => id)))), v.length(SPOTS.length)) })),
});

/** The two places a card of an upper floor rests on. */
const under = (spot: number): readonly number[] => {
  const { floor, column } = SPOTS[spot] as (typeof SPOTS)[number];
  return SPOTS.flatMap((place, i) => (place.floor === floor - 1 && (place.column === column || place.column === column + 1) ? [i] : []));
};

/** Cards that lie on something: the row of floor 1 as far as it is unbroken, and whatever rests on two of them (BRL-34, BRL-35). */
function standing({ cards }: PadPyramid): ReadonlySet<number> {
  const found = new Set<number>();
  const first = cards.findIndex((card) => card !== null);
  SPOTS.forEach(({ floor }, spot) => {
    const held = floor === 1 ? spot === first || found.has(spot - 1) : under(spot).every((place) => found.has(place));
    if (cards[spot] !== null && held) found.add(spot);
  });
  return found;
}

/** The same for the game, to tell what each card is worth where it lies. */
export function layoutOf(player: PadPyramid): Layout {
  const pyramid = new Array<number>(SLOTS).fill(NONE);
  let filled = 0;
  for (const spot of standing(player)) {
    const slot = slotOf(spot);
    pyramid[slot] = cardNamed(player.cards[spot] ?? '');
    filled |= 1 << slot;
  }
  return { pyramid, filled };
}

export const slotOf = (spot: number): number => slotAt(SPOTS[spot]?.floor ?? 1, SPOTS[spot]?.column ?? 0);

const countOf = ({ cards }: PadPyramid): number => cards.filter((card) => card !== null).length;

function gapsOf(players: readonly PadPyramid[]): readonly Gap[] {
  const gaps = players.flatMap((player, seat): Gap[] => {
    const floating = countOf(player) - standing(player).size;
    if (countOf(player) === 0) return [{ code: 'empty', seat, lines: LINES }];
    return floating > 0 ? [{ code: 'floating', seat, lines: [], of: String(floating) }] : [];
  });
  // BRL-56: the game ends with a pyramid of ten.
  const finished = players.some((player) => countOf(player) === FULL_PYRAMID);
  return gaps.length > 0 || finished ? gaps : [{ code: 'unfinished', seat: null, lines: [] }];
}

const floorBox = { least: 0, most: 99 };

export const model: PadModel<null, PadPyramid> = {
  game,
  blank: { common: null, player: { cards: SPOTS.map(() => null) } },
  isDraft: (raw) => v.is(schema, raw),
  read: ({ players }) => ({
    position: {
      pyramids: players.map((player) => [...standing(player)].map((spot) => ({ card: player.cards[spot] ?? '', ...SPOTS[spot] }))),
    },
    gaps: gapsOf(players),
  }),
  boxes: Object.fromEntries(LINES.map((line) => [line, floorBox])),
  tieBoxes: { cards: { least: 0, most: FULL_PYRAMID } },
  // BRL-73: fewer cards are better.
  tieBreaks: ({ ties }) => [FULL_PYRAMID - (ties.cards ?? 0)],
};
