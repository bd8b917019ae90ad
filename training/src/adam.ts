import { DIRECT } from '../../bots/src/net/net.ts';
import { blank, type Part, type Shape, type Weights } from './model.ts';

const FADE = 0.9;
const FADE_SQUARES = 0.999;
/** No weight grows beyond what eight bits can tell apart. */
const MOST: Readonly<Partial<Record<Part, number>>> = { first: 2, second: 2 };
const DENSE: readonly Part[] = ['firstBias', 'second', 'secondBias', 'head', 'rest'];
const POLICY: readonly Part[] = ['trait', 'mood'];

/** Adam (Kingma and Ba); rows of the first layer move only when one of their inputs was there. */
export function adam(shape: Shape, weights: Weights) {
  const means = blank(shape);
  const squares = blank(shape);
  const steps: Record<'value' | 'policy', number> = { value: 0, policy: 0 };
  const columns = shape.wide + DIRECT;

  function move(part: Part, from: number, to: number, slopes: Weights, rate: number, batch: number, decay: number): void {
    const w = weights[part];
    const s = slopes[part];
    const m = means[part];
    const v = squares[part];
    const most = MOST[part] ?? Number.POSITIVE_INFINITY;
    for (let i = from; i < to; i++) {
      const slope = (s[i] as number) / batch;
      s[i] = 0;
      m[i] = FADE * (m[i] as number) + (1 - FADE) * slope;
      v[i] = FADE_SQUARES * (v[i] as number) + (1 - FADE_SQUARES) * slope * slope;
      const next = (w[i] as number) * (1 - rate * decay) - (rate * (m[i] as number)) / (Math.sqrt(v[i] as number) + 1e-6);
      w[i] = next > most ? most : Math.max(next, -most);
    }
  }

  /** The first steps are taken carefully: the means are not known yet. */
  const warm = (n: number): number => Math.min(1, n / 100);

  return {
    value(slopes: Weights, touched: Set<number>, rate: number, batch: number, decay: number): void {
      const pace = rate * warm(++steps.value);
      for (const row of touched) move('first', row * columns, (row + 1) * columns, slopes, pace, batch, decay);
      touched.clear();
      for (const part of DENSE) move(part, 0, weights[part].length, slopes, pace, batch, part === 'rest' ? 0 : decay);
    },
    policy(slopes: Weights, rate: number, batch: number, decay: number): void {
      const pace = rate * warm(++steps.policy);
      for (const part of POLICY) move(part, 0, weights[part].length, slopes, pace, batch, decay);
    },
  };
}
