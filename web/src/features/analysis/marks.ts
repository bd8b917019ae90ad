/** The chart's height, and the room around its lines. */
export const HIGH = 240;
export const EDGE = { left: 40, right: 26, top: 20, bottom: 40 };
/** The figure of a turning point, and the room it needs. */
export const MARK = 11;
const APART = 2 * MARK + 2;

export interface Marked {
  readonly x: number;
  readonly y: number;
  /** The place on the line that is meant. */
  readonly foot: { readonly x: number; readonly y: number };
}

/** Marks that would hide each other move up or down, and keep a thread to their place on the line. */
export function spread(feet: readonly { readonly x: number; readonly y: number }[]): Marked[] {
  const placed: Marked[] = [];
  for (const foot of feet) {
    const tries = [0, -1, 1, -2, 2, -3, 3, -4, 4]
      .map((n) => foot.y + n * APART)
      .filter((y) => y >= MARK + 2 && y <= HIGH - EDGE.bottom - MARK);
    const isFree = (y: number): boolean => placed.every((other) => Math.hypot(other.x - foot.x, other.y - y) >= APART);
    placed.push({ x: foot.x, y: tries.find(isFree) ?? foot.y, foot });
  }
  return placed;
}
