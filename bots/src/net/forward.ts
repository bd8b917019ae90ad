import type { Seat, Trail } from '@banquise/kernel';
import { DIGITS, DIRECT, FULL, MOST_SEATS, type Net } from './net.ts';
import { exponential } from './power.ts';

/** The net at work: its answers stand here until the next question. */
export interface Forward {
  /** What one seat looks at: its inputs, and the hand-made judgement with its margin. */
  look(seat: Seat, trail: Trail, judged: number, margin: number): void;
  /** After all seats have looked. */
  finish(seats: number): void;
  /** Expected final points by seat, and the chance of each to win. */
  readonly points: Float64Array;
  readonly wins: Float64Array;
  /** The upper units of a seat: what its moves are weighed with. */
  mood(seat: Seat): Int32Array;
}

/** 256 divided by how many others there are. */
const SHARE = [0, 256, 128, 85, 64, 51];

export const scalarOf = (x: number): number => {
  const whole = Math.floor(x + 0.5);
  return whole < -FULL ? -FULL : Math.min(whole, FULL);
};
/** The margin counts four times as fine. */
export const MARGIN_STEPS = 4;

/**
 * The forward pass in whole numbers: weights of 8 bits, sums of 32, shifts. What is left for doubles are sums and
 * products of a few numbers at the heads, which every machine rounds alike.
 */
export function forwardOf(net: Net): Forward {
  const { inputs, wide, narrow, unit, first, firstBias, firstScale, second, secondBias, secondScale, head, scales, bias, lead } = net;
  const columns = wide + DIRECT;
  const sums = new Int32Array(columns);
  const lower = new Int32Array(MOST_SEATS * wide);
  const together = new Int32Array(wide);
  /** What the upper units of one seat see: its own units, then the mean of the others'. */
  const below = new Int32Array(2 * wide);
  const upper = Array.from({ length: MOST_SEATS }, () => new Int32Array(narrow));
  const direct = new Float64Array(MOST_SEATS * DIRECT);
  const points = new Float64Array(MOST_SEATS);
  const wins = new Float64Array(MOST_SEATS);

  function look(seat: Seat, { at, length }: Trail, judged: number, margin: number): void {
    const byJudge = inputs * columns;
    const byMargin = byJudge + columns;
    const s = scalarOf(judged);
    const t = scalarOf(MARGIN_STEPS * margin);
    for (let j = 0; j < columns; j++) {
      sums[j] = (((first[byJudge + j] as number) * s) >> DIGITS.scalar) + (((first[byMargin + j] as number) * t) >> DIGITS.scalar);
    }
    // Four rows at a time: the sums are fetched and put back less often.
    let i = 0;
    for (; i + 3 < length; i += 4) {
      const a = (at[i] as number) * columns;
      const b = (at[i + 1] as number) * columns;
      const c = (at[i + 2] as number) * columns;
      const d = (at[i + 3] as number) * columns;
      for (let j = 0; j < columns; j++) {
        const four = (first[a + j] as number) + (first[b + j] as number) + (first[c + j] as number) + (first[d + j] as number);
        sums[j] = (sums[j] as number) + four;
      }
    }
    for (; i < length; i++) {
      const row = (at[i] as number) * columns;
      for (let j = 0; j < columns; j++) sums[j] = (sums[j] as number) + (first[row + j] as number);
    }
    const from = seat * wide;
    for (let j = 0; j < wide; j++) {
      const a = (((sums[j] as number) + (firstBias[j] as number)) * (firstScale[j] as number)) >> DIGITS.first;
      lower[from + j] = a < 0 ? 0 : Math.min(a, FULL);
    }
    direct[DIRECT * seat] = (sums[wide] as number) * scales.direct[0];
    direct[DIRECT * seat + 1] = (sums[wide + 1] as number) * scales.direct[1];
    points[seat] = judged;
  }

  function finish(seats: number): void {
    for (let j = 0; j < wide; j++) {
      let sum = 0;
      for (let seat = 0; seat < seats; seat++) sum += lower[seat * wide + j] as number;
      together[j] = sum;
    }
    const share = SHARE[seats - 1] as number;
    let best = Number.NEGATIVE_INFINITY;
    for (let seat = 0; seat < seats; seat++) {
      const from = seat * wide;
      const above = upper[seat] as Int32Array;
      for (let j = 0; j < wide; j++) {
        const own = lower[from + j] as number;
        below[j] = own;
        below[wide + j] = (((together[j] as number) - own) * share) >> 8;
      }
      let toPoints = 0;
      let toWin = 0;
      for (let k = 0; k < narrow; k++) {
        const row = k * 2 * wide;
        let sum = secondBias[k] as number;
        for (let j = 0; j < 2 * wide; j++) sum = (sum + Math.imul(below[j] as number, second[row + j] as number)) | 0;
        const a = (sum * (secondScale[k] as number)) >> DIGITS.second;
        const held = a < 0 ? 0 : Math.min(a, FULL);
        above[k] = held;
        toPoints += held * (head[k] as number);
        toWin += held * (head[narrow + k] as number);
      }
      const gain = (direct[DIRECT * seat] as number) + toPoints * scales.head[0] + bias[0];
      points[seat] = (points[seat] as number) + unit * gain;
      const chance = (lead * (points[seat] as number)) / unit + (direct[DIRECT * seat + 1] as number) + toWin * scales.head[1] + bias[1];
      wins[seat] = chance;
      if (chance > best) best = chance;
    }
    let sum = 0;
    for (let seat = 0; seat < seats; seat++) {
      const power = exponential((wins[seat] as number) - best);
      wins[seat] = power;
      sum += power;
    }
    for (let seat = 0; seat < seats; seat++) wins[seat] = (wins[seat] as number) / sum;
  }

  return { look, finish, points, wins, mood: (seat) => upper[seat] as Int32Array };
}
