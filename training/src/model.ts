import { MARGIN_STEPS } from '../../bots/src/net/forward.ts';
import { DIRECT, FULL, SCALARS } from '../../bots/src/net/net.ts';
import type { Sample, SeatSample } from './sample.ts';

/** The sizes of a net that is being trained. */
export interface Shape {
  readonly inputs: number;
  readonly traits: number;
  readonly kinds: number;
  readonly wide: number;
  readonly narrow: number;
  readonly unit: number;
}

/** The weights while they are learnt, as fractions. */
export interface Weights {
  readonly first: Float32Array;
  readonly firstBias: Float32Array;
  readonly second: Float32Array;
  readonly secondBias: Float32Array;
  readonly head: Float32Array;
  /** Biases of the two heads, then how much a unit of points counts in the chance to win. */
  readonly rest: Float32Array;
  readonly trait: Float32Array;
  readonly mood: Float32Array;
}
export type Part = keyof Weights;

export const blank = ({ inputs, traits, kinds, wide, narrow }: Shape): Weights => ({
  first: new Float32Array((inputs + SCALARS) * (wide + DIRECT)),
  firstBias: new Float32Array(wide),
  second: new Float32Array(narrow * 2 * wide),
  secondBias: new Float32Array(narrow),
  head: new Float32Array(DIRECT * narrow),
  rest: new Float32Array(3),
  trait: new Float32Array(traits),
  mood: new Float32Array(kinds * narrow),
});

/** A net that says what the hand-made judgement says, with hidden units ready to learn. `lot` gives numbers from 0 to 1. */
export function newborn(shape: Shape, lot: () => number): Weights {
  const weights = blank(shape);
  const { wide, inputs } = shape;
  const bell = (): number => lot() + lot() + lot() + lot() - 2;
  for (let f = 0; f < inputs + SCALARS; f++) for (let j = 0; j < wide; j++) weights.first[f * (wide + DIRECT) + j] = 0.12 * bell();
  weights.firstBias.fill(0.4);
  for (let i = 0; i < weights.second.length; i++) weights.second[i] = 0.25 * bell();
  weights.secondBias.fill(0.4);
  weights.rest[2] = 1.5;
  return weights;
}

const clamp = (x: number, most: number): number => (x < -most ? -most : Math.min(x, most));
/** The judgement and its margin as the whole-number net gets them. */
export const scalars = (judged: number, margin: number): readonly [number, number] => [
  clamp(judged, FULL) / 32,
  clamp(MARGIN_STEPS * margin, FULL) / 32,
];

export function marginAmong(seats: readonly SeatSample[], seat: number): number {
  let best = Number.NEGATIVE_INFINITY;
  seats.forEach(({ judged }, other) => {
    if (other !== seat && judged > best) best = judged;
  });
  return (seats[seat] as SeatSample).judged - best;
}

/** A forward pass and the way back through it, for one position at a time; gradients add up until they are taken. */
export function trainer(shape: Shape, weights: Weights) {
  const { wide, narrow, unit, inputs } = shape;
  const columns = wide + DIRECT;
  const { first, firstBias, second, secondBias, head, rest, trait, mood } = weights;
  const slopes = blank(shape);
  const touched = new Set<number>();
  const MOST = 6;
  const lower = Array.from({ length: MOST }, () => new Float64Array(wide));
  const others = Array.from({ length: MOST }, () => new Float64Array(wide));
  const upper = Array.from({ length: MOST }, () => new Float64Array(narrow));
  const direct = Array.from({ length: MOST }, () => new Float64Array(DIRECT));
  const toLower = Array.from({ length: MOST }, () => new Float64Array(wide));
  const points = new Float64Array(MOST);
  const wins = new Float64Array(MOST);
  const sums = new Float64Array(columns);
  const toUpper = new Float64Array(narrow);

  function forward({ seats }: Sample): void {
    const n = seats.length;
    seats.forEach((seat, s) => {
      const [x, y] = scalars(seat.judged, marginAmong(seats, s));
      for (let j = 0; j < columns; j++) {
        sums[j] = x * (first[inputs * columns + j] as number) + y * (first[(inputs + 1) * columns + j] as number);
      }
      for (let i = 0; i < seat.inputs.length; i++) {
        const row = (seat.inputs[i] as number) * columns;
        for (let j = 0; j < columns; j++) sums[j] = (sums[j] as number) + (first[row + j] as number);
      }
      const own = lower[s] as Float64Array;
      for (let j = 0; j < wide; j++) own[j] = Math.min(1, Math.max(0, (sums[j] as number) + (firstBias[j] as number)));
      (direct[s] as Float64Array)[0] = sums[wide] as number;
      (direct[s] as Float64Array)[1] = sums[wide + 1] as number;
    });
    let most = Number.NEGATIVE_INFINITY;
    seats.forEach((seat, s) => {
      const own = lower[s] as Float64Array;
      const rest4 = others[s] as Float64Array;
      for (let j = 0; j < wide; j++) {
        let sum = 0;
        for (let o = 0; o < n; o++) if (o !== s) sum += (lower[o] as Float64Array)[j] as number;
        rest4[j] = sum / (n - 1);
      }
      const above = upper[s] as Float64Array;
      let gain = ((direct[s] as Float64Array)[0] as number) + (rest[0] as number);
      let chance = ((direct[s] as Float64Array)[1] as number) + (rest[1] as number);
      for (let k = 0; k < narrow; k++) {
        const row = k * 2 * wide;
        let sum = secondBias[k] as number;
        for (let j = 0; j < wide; j++) {
          sum += (own[j] as number) * (second[row + j] as number) + (rest4[j] as number) * (second[row + wide + j] as number);
        }
        const a = Math.min(1, Math.max(0, sum));
        above[k] = a;
        gain += a * (head[k] as number);
        chance += a * (head[narrow + k] as number);
      }
      points[s] = seat.judged + unit * gain;
      wins[s] = chance + ((rest[2] as number) * (points[s] as number)) / unit;
      most = Math.max(most, wins[s] as number);
    });
    let sum = 0;
    for (let s = 0; s < n; s++) {
      wins[s] = Math.exp((wins[s] as number) - most);
      sum += wins[s] as number;
    }
    for (let s = 0; s < n; s++) wins[s] = (wins[s] as number) / sum;
  }

  /** What is wrong with the last forward pass: of points (Huber, in units) and of the victory (cross-entropy). */
  function losses({ seats }: Sample): { readonly points: number; readonly win: number } {
    let p = 0;
    let w = 0;
    seats.forEach((seat, s) => {
      const off = Math.abs((points[s] as number) - seat.points) / unit;
      p += (off < 1 ? off * off : 2 * off - 1) / seats.length;
      if (seat.win > 0) w -= seat.win * Math.log(Math.max(1e-6, wins[s] as number));
    });
    return { points: p, win: w };
  }

  function backward({ seats }: Sample): void {
    const n = seats.length;
    for (let s = 0; s < n; s++) (toLower[s] as Float64Array).fill(0);
    const toDirect: [number, number][] = [];
    seats.forEach((seat, s) => {
      const off = ((points[s] as number) - seat.points) / unit;
      const toChance = (wins[s] as number) - seat.win;
      const toGain = (2 * clamp(off, 1)) / n + (rest[2] as number) * toChance;
      toDirect.push([toGain, toChance]);
      slopes.rest[0] = (slopes.rest[0] as number) + toGain;
      slopes.rest[1] = (slopes.rest[1] as number) + toChance;
      slopes.rest[2] = (slopes.rest[2] as number) + (toChance * (points[s] as number)) / unit;
      const above = upper[s] as Float64Array;
      const own = lower[s] as Float64Array;
      const rest4 = others[s] as Float64Array;
      for (let k = 0; k < narrow; k++) {
        const a = above[k] as number;
        slopes.head[k] = (slopes.head[k] as number) + toGain * a;
        slopes.head[narrow + k] = (slopes.head[narrow + k] as number) + toChance * a;
        toUpper[k] = a > 0 && a < 1 ? toGain * (head[k] as number) + toChance * (head[narrow + k] as number) : 0;
      }
      for (let k = 0; k < narrow; k++) {
        const d = toUpper[k] as number;
        if (d === 0) continue;
        const row = k * 2 * wide;
        slopes.secondBias[k] = (slopes.secondBias[k] as number) + d;
        for (let j = 0; j < wide; j++) {
          slopes.second[row + j] = (slopes.second[row + j] as number) + d * (own[j] as number);
          slopes.second[row + wide + j] = (slopes.second[row + wide + j] as number) + d * (rest4[j] as number);
          (toLower[s] as Float64Array)[j] = ((toLower[s] as Float64Array)[j] as number) + d * (second[row + j] as number);
          const back = (d * (second[row + wide + j] as number)) / (n - 1);
          for (let o = 0; o < n; o++) {
            if (o !== s) (toLower[o] as Float64Array)[j] = ((toLower[o] as Float64Array)[j] as number) + back;
          }
        }
      }
    });
    seats.forEach((seat, s) => {
      const own = lower[s] as Float64Array;
      const slope = toLower[s] as Float64Array;
      for (let j = 0; j < wide; j++) {
        const a = own[j] as number;
        sums[j] = a > 0 && a < 1 ? (slope[j] as number) : 0;
        slopes.firstBias[j] = (slopes.firstBias[j] as number) + (sums[j] as number);
      }
      const [toGain, toChance] = toDirect[s] as [number, number];
      sums[wide] = toGain;
      sums[wide + 1] = toChance;
      const [x, y] = scalars(seat.judged, marginAmong(seats, s));
      addRow(inputs, x);
      addRow(inputs + 1, y);
      for (let i = 0; i < seat.inputs.length; i++) addRow(seat.inputs[i] as number, 1);
    });
  }

  function addRow(input: number, by: number): void {
    const row = input * columns;
    touched.add(input);
    for (let j = 0; j < columns; j++) slopes.first[row + j] = (slopes.first[row + j] as number) + by * (sums[j] as number);
  }

  const hopes: number[] = [];

  /** Weighs the moves with the units of the last forward pass; the cross-entropy, and what would have been the least. */
  function policy({ moves, mover }: Sample): { readonly loss: number; readonly least: number } {
    hopes.length = 0;
    const above = upper[mover] as Float64Array;
    let most = Number.NEGATIVE_INFINITY;
    for (const { traits } of moves) {
      let sum = 0;
      for (let i = 0; i < traits.length; i++) sum += trait[traits[i] as number] as number;
      const row = (traits[0] as number) * narrow;
      for (let k = 0; k < narrow; k++) sum += (above[k] as number) * (mood[row + k] as number);
      hopes.push(sum);
      most = Math.max(most, sum);
    }
    let all = 0;
    for (let m = 0; m < hopes.length; m++) {
      hopes[m] = Math.exp((hopes[m] as number) - most);
      all += hopes[m] as number;
    }
    let loss = 0;
    let least = 0;
    moves.forEach(({ target }, m) => {
      hopes[m] = (hopes[m] as number) / all;
      if (target <= 0) return;
      loss -= target * Math.log(Math.max(1e-6, hopes[m] as number));
      least -= target * Math.log(target);
    });
    return { loss, least };
  }

  /** The way back of the policy stops at its own weights: the units below belong to the judgement. */
  function policyBack({ moves, mover }: Sample): void {
    const above = upper[mover] as Float64Array;
    moves.forEach(({ target, traits }, m) => {
      const d = (hopes[m] as number) - target;
      for (let i = 0; i < traits.length; i++) {
        const t = traits[i] as number;
        slopes.trait[t] = (slopes.trait[t] as number) + d;
      }
      const row = (traits[0] as number) * narrow;
      for (let k = 0; k < narrow; k++) slopes.mood[row + k] = (slopes.mood[row + k] as number) + d * (above[k] as number);
    });
  }

  return { forward, losses, backward, policy, policyBack, slopes, touched, points, wins };
}
