/** Steps between one power of two and the next. */
const STEPS = 64;
/** The 64th root of two: powers are built up by multiplication, which every machine rounds alike; Math.exp is not. */
const ROOT = 1.0108892860517005;
const MOST = 24;

const POWERS = Float64Array.from({ length: 2 * MOST * STEPS + 1 });
POWERS[MOST * STEPS] = 1;
for (let i = 1; i <= MOST * STEPS; i++) {
  POWERS[MOST * STEPS + i] = i % STEPS === 0 ? 2 ** (i / STEPS) : (POWERS[MOST * STEPS + i - 1] as number) * ROOT;
  POWERS[MOST * STEPS - i] = 1 / (POWERS[MOST * STEPS + i] as number);
}

/** 2 to the power of x in steps of a 64th, the same on every machine; x is held between -24 and 24. */
export function powerOfTwo(x: number): number {
  const step = Math.floor(x * STEPS + 0.5);
  const held = step < -MOST * STEPS ? -MOST * STEPS : Math.min(step, MOST * STEPS);
  return POWERS[MOST * STEPS + held] as number;
}

/** Powers of e: log2(e) steps of two. */
export const exponential = (x: number): number => powerOfTwo(x * Math.LOG2E);
