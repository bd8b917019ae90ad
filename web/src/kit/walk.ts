/** Where a place lies on the screen. */
export interface Spot {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type Direction = 'left' | 'right' | 'up' | 'down';

const VECTOR: Readonly<Record<Direction, readonly [number, number]>> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };

/**
 * The place that an arrow key leads to: ahead in its direction, near, and rather straight on than aside. Nothing when
 * there is none ahead.
 */
export function walk(spots: readonly Spot[], from: string, direction: Direction): string | undefined {
  const here = spots.find(({ id }) => id === from);
  if (here === undefined) return spots[0]?.id;
  const [dx, dy] = VECTOR[direction];
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    if (spot.id === from) continue;
    const across = spot.x + spot.width / 2 - here.x - here.width / 2;
    const down = spot.y + spot.height / 2 - here.y - here.height / 2;
    const ahead = across * dx + down * dy;
    if (ahead < 2) continue;
    const cost = ahead + 2.2 * aside(here, spot, dx !== 0);
    if (cost < least) {
      least = cost;
      best = spot.id;
    }
  }
  return best;
}

/** How far two places lie apart across the direction: nothing while they overlap by a third. */
function aside(a: Spot, b: Spot, sideways: boolean): number {
  const [startA, sizeA, startB, sizeB] = sideways ? [a.y, a.height, b.y, b.height] : [a.x, a.width, b.x, b.width];
  const overlap = Math.min(startA + sizeA, startB + sizeB) - Math.max(startA, startB);
  if (overlap > Math.min(sizeA, sizeB) / 3) return 0;
  return Math.abs(startA + sizeA / 2 - startB - sizeB / 2);
}
