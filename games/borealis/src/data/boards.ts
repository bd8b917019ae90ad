import { VEHICLES, type Vehicle } from './cards.ts';
import { SITES, type Site } from './places.ts';

export const BOARD_IDS = ['I', 'II-a', 'II-b', 'II-c', 'II-d'] as const;
export type BoardId = (typeof BOARD_IDS)[number];

/** The index of the last space of a track; index 0 is the start (BLS-3, BLS-R1). */
export const LAST_SPACE = 7;

/** The stars of the space a flag stands on, the same on every board (BLS-4). */
export const TRACK_STARS: readonly (readonly number[])[] = [
  [0, 1, 2, 3, 5, 8, 11, 15],
  [0, 1, 2, 3, 4, 6, 8, 11],
  [0, 1, 2, 3, 5, 8, 11, 15],
];

export interface Board {
  readonly id: BoardId;
  /** The two vehicles of each space, by site; the start shows none. */
  readonly tracks: Readonly<Record<Site, readonly (readonly Vehicle[])[]>>;
}

/** Vehicles of the spaces 1 to 7 of the left, middle and right tracks. */
const TRACKS: Readonly<Record<BoardId, readonly [string, string, string]>> = {
  I: [
    'zeppelin skis, sleigh submarine, skis kayak, sleigh zeppelin, skis submarine, kayak zeppelin, sleigh submarine',
    'zeppelin submarine, skis kayak, sleigh zeppelin, submarine kayak, sleigh skis, kayak zeppelin, sleigh skis',
    'sleigh kayak, skis submarine, sleigh zeppelin, submarine kayak, zeppelin skis, kayak sleigh, zeppelin submarine',
  ],
  'II-a': [
    'kayak sleigh, skis submarine, sleigh zeppelin, kayak skis, zeppelin submarine, skis sleigh, kayak zeppelin',
    'submarine zeppelin, skis sleigh, kayak submarine, zeppelin skis, sleigh kayak, skis submarine, sleigh zeppelin',
    'skis kayak, zeppelin sleigh, kayak submarine, zeppelin skis, submarine sleigh, kayak zeppelin, sleigh submarine',
  ],
  'II-b': [
    'kayak submarine, sleigh zeppelin, skis kayak, zeppelin submarine, kayak sleigh, skis zeppelin, sleigh submarine',
    'sleigh submarine, kayak zeppelin, submarine skis, sleigh zeppelin, skis kayak, zeppelin submarine, skis sleigh',
    'skis zeppelin, kayak sleigh, submarine skis, zeppelin kayak, skis sleigh, kayak submarine, sleigh zeppelin',
  ],
  'II-c': [
    'skis sleigh, zeppelin submarine, sleigh kayak, skis zeppelin, submarine sleigh, kayak zeppelin, submarine skis',
    'skis zeppelin, sleigh submarine, zeppelin kayak, skis sleigh, kayak submarine, sleigh zeppelin, skis kayak',
    'kayak submarine, sleigh zeppelin, submarine skis, kayak sleigh, zeppelin submarine, skis kayak, sleigh zeppelin',
  ],
  'II-d': [
    'skis kayak, sleigh zeppelin, skis submarine, kayak sleigh, zeppelin submarine, sleigh skis, kayak zeppelin',
    'sleigh zeppelin, skis kayak, zeppelin submarine, sleigh skis, submarine kayak, zeppelin skis, sleigh submarine',
    'sleigh submarine, kayak zeppelin, skis submarine, sleigh kayak, zeppelin skis, submarine kayak, sleigh zeppelin',
  ],
};

function spaces(track: string): readonly (readonly Vehicle[])[] {
  return [[], ...track.split(', ').map((space) => space.split(' ') as Vehicle[])];
}

/** All boards. Everywhere else a board is its index in this table: 0 is side I, 1 to 4 the four sides II. */
export const BOARDS: readonly Board[] = BOARD_IDS.map((id) => {
  const [left, middle, right] = TRACKS[id];
  return Object.freeze({ id, tracks: { left: spaces(left), middle: spaces(middle), right: spaces(right) } });
});

/** ADVANCES[3 * board + site][vehicle]: a bit per space that shows the vehicle. */
export const ADVANCES: readonly (readonly number[])[] = BOARDS.flatMap((board) =>
  SITES.map((site) =>
    VEHICLES.map((vehicle) => board.tracks[site].reduce((bits, shown, space) => (shown.includes(vehicle) ? bits | (1 << space) : bits), 0)),
  ),
);
