import { adam } from './adam.ts';
import { newborn, type Shape, trainer, type Weights } from './model.ts';
import type { Sample } from './sample.ts';

/** How well a net does on positions it has not learnt from. */
export interface Marks {
  /** Huber loss of points in units, cross-entropy of the victory, and of the policy above the least possible. */
  readonly points: number;
  readonly win: number;
  readonly policy: number;
  /** Correlation of the expected margin of the mover with the true outcome, and of the hand-made judgement with it. */
  readonly correlation: number;
  readonly judged: number;
}

export interface Learnt {
  readonly weights: Weights;
  /** After each part of an epoch, on held-out games. */
  readonly curve: readonly Marks[];
  readonly best: number;
}

const BATCH = 64;
const HELD_OUT = 10;
/** Looks at the held-out games in one epoch; how many of them without progress end the learning. */
const CHECKS = 3;
const PATIENCE = 3;
const RATE = 1.5e-3;
const DECAY = 0.02;

export const isHeldOut = ({ game }: Sample): boolean => game % HELD_OUT === 0;

function shuffled<T>(items: readonly T[], lot: () => number): T[] {
  const list = items.slice();
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(lot() * (i + 1));
    [list[i], list[j]] = [list[j] as T, list[i] as T];
  }
  return list;
}

/** Learns from whole games, and stops when games it has not seen get no better: overfitting is the main enemy. */
export function learn(
  samples: readonly Sample[],
  shape: Shape,
  epochs: number,
  lot: () => number,
  tell: (line: string) => void,
  before?: Weights,
): Learnt {
  const weights = before === undefined ? newborn(shape, lot) : clone(before);
  const model = trainer(shape, weights);
  const optimiser = adam(shape, weights);
  const held = samples.filter(isHeldOut);
  const learning = samples.filter((sample) => !isHeldOut(sample));
  const curve: Marks[] = [mark(model, held, shape)];
  let best = clone(weights);
  let bestAt = 0;
  const total = Math.max(1, Math.ceil((epochs * learning.length) / BATCH));
  const every = Math.max(1, Math.floor(learning.length / BATCH / CHECKS));
  let step = 0;
  outer: for (let epoch = 0; epoch < epochs; epoch++) {
    const order = shuffled(learning, lot);
    for (let at = 0; at + BATCH <= order.length; at += BATCH) {
      for (let i = at; i < at + BATCH; i++) {
        const sample = order[i] as Sample;
        model.forward(sample);
        model.backward(sample);
        if (sample.moves.length > 1) {
          model.policy(sample);
          model.policyBack(sample);
        }
      }
      const rate = RATE * (0.1 + 0.9 * (1 - step / total));
      optimiser.value(model.slopes, model.touched, rate, BATCH, DECAY);
      optimiser.policy(model.slopes, 4 * rate, BATCH, 0.002);
      if (++step % every !== 0) continue;
      const marks = mark(model, held, shape);
      curve.push(marks);
      tell(`epoch ${epoch + 1}, step ${step}: ${describe(marks)}`);
      if (gradeOf(marks) < gradeOf(curve[bestAt] as Marks)) {
        bestAt = curve.length - 1;
        best = clone(weights);
      } else if (curve.length - 1 - bestAt >= PATIENCE) break outer;
    }
  }
  return { weights: best, curve, best: bestAt };
}

const gradeOf = ({ points, win, policy }: Marks): number => points + win + 0.2 * policy;

export const describe = ({ points, win, policy, correlation, judged }: Marks): string =>
  `points ${points.toFixed(4)}, win ${win.toFixed(4)}, policy ${policy.toFixed(4)}, correlation ${correlation.toFixed(3)} (judge ${judged.toFixed(3)})`;

function clone(weights: Weights): Weights {
  return Object.fromEntries(Object.entries(weights).map(([part, numbers]) => [part, numbers.slice()])) as unknown as Weights;
}

/** On held-out games. */
function mark(model: ReturnType<typeof trainer>, held: readonly Sample[], { unit: _unit }: Shape): Marks {
  let points = 0;
  let win = 0;
  let policy = 0;
  let choices = 0;
  const expected: number[] = [];
  const judged: number[] = [];
  const true_: number[] = [];
  for (const sample of held) {
    model.forward(sample);
    const losses = model.losses(sample);
    points += losses.points;
    win += losses.win;
    const { seats, mover } = sample;
    expected.push(
      marginOf(
        seats.map((_, s) => model.points[s] as number),
        mover,
      ),
    );
    judged.push(
      marginOf(
        seats.map(({ judged: hope }) => hope),
        mover,
      ),
    );
    true_.push(
      marginOf(
        seats.map((seat) => seat.points),
        mover,
      ),
    );
    if (sample.moves.length < 2) continue;
    const { loss, least } = model.policy(sample);
    policy += loss - least;
    choices++;
  }
  const n = Math.max(1, held.length);
  return {
    points: points / n,
    win: win / n,
    policy: policy / Math.max(1, choices),
    correlation: correlation(expected, true_),
    judged: correlation(judged, true_),
  };
}

const marginOf = (points: readonly number[], seat: number): number =>
  (points[seat] as number) - Math.max(...points.filter((_, other) => other !== seat));

function correlation(a: readonly number[], b: readonly number[]): number {
  const mean = (of: readonly number[]): number => of.reduce((sum, x) => sum + x, 0) / Math.max(1, of.length);
  const [ma, mb] = [mean(a), mean(b)];
  let ab = 0;
  let aa = 0;
  let bb = 0;
  a.forEach((x, i) => {
    const y = b[i] as number;
    ab += (x - ma) * (y - mb);
    aa += (x - ma) ** 2;
    bb += (y - mb) ** 2;
  });
  return aa * bb > 0 ? ab / Math.sqrt(aa * bb) : 0;
}
