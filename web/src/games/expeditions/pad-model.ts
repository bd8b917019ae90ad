import { CARD_COUNT, game, KEY_PLACES } from '@banquise/expeditions';
import * as v from 'valibot';
import type { Gap, PadModel } from '../../kit/pad/model.ts';

/** What one counts before a player; tokens that did not come back stand on the board (EXP-21). */
export const COUNTS = ['laid', 'recovered', 'hand', 'tickets'] as const;
export type Count = (typeof COUNTS)[number];
export type PadTableau = Readonly<Record<Count, number | null>>;

export const LARGEST_HAND = 12;
export const MOST: Readonly<Record<Count, number>> = { laid: CARD_COUNT, recovered: KEY_PLACES, hand: LARGEST_HAND, tickets: 999 };

const count = (of: Count) => v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST[of])));
const schema = v.object({
  common: v.null(),
  players: v.array(v.object({ laid: count('laid'), recovered: count('recovered'), hand: count('hand'), tickets: count('tickets') })),
});

const LINES_OF: Readonly<Record<Count, readonly string[]>> = {
  laid: ['laid'],
  recovered: ['recovered', 'onBoard'],
  hand: ['hand'],
  tickets: [],
};

export const model: PadModel<null, PadTableau> = {
  game,
  blank: { common: null, player: { laid: null, recovered: null, hand: null, tickets: null } },
  isDraft: (raw) => v.is(schema, raw),
  read: ({ players }) => ({
    position: {
      players: players.map(({ laid, recovered, hand, tickets }) => ({
        laid: laid ?? recovered ?? 0,
        recovered: recovered ?? 0,
        hand: hand ?? 0,
        onBoard: KEY_PLACES - (recovered ?? 0),
        tickets: tickets ?? 0,
      })),
    },
    gaps: players.flatMap((player, seat): Gap[] =>
      COUNTS.filter((name) => player[name] === null).map((name) => ({
        code: name,
        seat,
        lines: LINES_OF[name],
        ...(name === 'tickets' ? { tie: true } : {}),
      })),
    ),
  }),
  boxes: {
    laid: { least: 0, most: MOST.laid },
    recovered: { least: 0, most: MOST.recovered },
    hand: { least: 0, most: MOST.hand, minus: true },
    onBoard: { least: 0, most: KEY_PLACES, minus: true },
  },
  tieBoxes: { tickets: { least: 0, most: MOST.tickets } },
  // EXP-73.
  tieBreaks: ({ ties }) => [ties.tickets ?? 0],
};
