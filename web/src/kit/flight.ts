/** A rectangle on the screen. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A piece that travels: from one rectangle to another. */
export interface Flight {
  readonly piece: string;
  readonly from: Box;
  readonly to: Box;
}

/** A zone this much larger than a piece is no pile but a place: a panel, a hand. */
const ROOMY = 1.5;

/** Where a piece leaves or enters a zone: as large as a pile, but in the middle of a panel at its own size. */
export function within(zone: Box, piece: Box): Box {
  if (zone.width <= piece.width * ROOMY) return zone;
  const { width, height } = piece;
  return { x: zone.x + (zone.width - width) / 2, y: zone.y + (zone.height - height) / 2, width, height };
}

/** Below this nobody sees a piece move. */
const STILL = 1.5;

/**
 * Which pieces travel between two pictures of the table. A piece keeps its name across zones; one that was not there
 * before comes out of the zone named for it, and stays put when none is.
 */
export function planFlights(
  before: ReadonlyMap<string, Box>,
  after: ReadonlyMap<string, Box>,
  zones: ReadonlyMap<string, Box>,
  origins: Readonly<Record<string, string>> = {},
): Flight[] {
  const flights: Flight[] = [];
  for (const [piece, to] of after) {
    const origin = origins[piece];
    const zone = origin === undefined ? undefined : zones.get(origin);
    const from = before.get(piece) ?? (zone === undefined ? undefined : within(zone, to));
    if (from !== undefined && isFar(from, to)) flights.push({ piece, from, to });
  }
  return flights;
}

const isFar = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) > STILL || Math.abs(a.y - b.y) > STILL || Math.abs(a.width - b.width) > STILL;

/** The transform that makes a piece at `to` look as if it were at `from`. */
export function transformOf({ from, to }: Flight): string {
  const scale = to.width > 0 ? from.width / to.width : 1;
  return `translate(${round(from.x - to.x)}px, ${round(from.y - to.y)}px) scale(${round(scale)})`;
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
