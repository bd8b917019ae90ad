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

/** Inputs whose weights of 8 bits are sure to add up within 16. */
const MOST_ROWS = 256;

/** The weights as the sums want them. */
interface Packed {
  /** By input: two columns of the first layer in each number, 16 bits for each, so that one addition does for both. */
  readonly pairs: Int32Array;
  readonly half: number;
  /** By unit below (own ones, then others'): the weights to the upper units, and where those that count begin and end. */
  readonly upward: Int32Array;
  readonly begins: Int32Array;
  readonly ends: Int32Array;
}

const packs = new WeakMap<Net, Packed>();

function packed(net: Net): Packed {
  const known = packs.get(net);
  if (known !== undefined) return known;
  const { inputs, wide, narrow, first, second } = net;
  const columns = wide + DIRECT;
  const half = Math.ceil(columns / 2);
  const pairs = new Int32Array(inputs * half);
  for (let input = 0; input < inputs; input++) {
    for (let j = 0; j < columns; j++) {
      const at = input * half + (j >> 1);
      pairs[at] = (pairs[at] as number) + (first[input * columns + j] as number) * (j % 2 === 0 ? 1 : 0x1_0000);
    }
  }
  const upward = new Int32Array(2 * wide * narrow);
  const begins = new Int32Array(2 * wide).fill(narrow);
  const ends = new Int32Array(2 * wide);
  for (let k = 0; k < narrow; k++) {
    for (let j = 0; j < 2 * wide; j++) {
      const weight = second[k * 2 * wide + j] as number;
      upward[j * narrow + k] = weight;
      if (weight === 0) continue;
      begins[j] = Math.min(begins[j] as number, k);
      ends[j] = k + 1;
    }
  }
  const made = { pairs, half, upward, begins, ends };
  packs.set(net, made);
  return made;
}

/**
 * The forward pass in whole numbers: weights of 8 bits, sums of 32, shifts. What is left for doubles are sums and
 * products of a few numbers at the heads, which every machine rounds alike.
 */
export function forwardOf(net: Net): Forward {
  const { inputs, wide, narrow, unit, first, firstBias, firstScale, secondBias, secondScale, head, scales, bias, lead } = net;
  const { pairs, half, upward, begins, ends } = packed(net);
  const columns = wide + DIRECT;
  const doubles = new Int32Array(half);
  const sums = new Int32Array(2 * half);
  const lower = new Int32Array(MOST_SEATS * wide);
  const together = new Int32Array(wide);
  const upper = Array.from({ length: MOST_SEATS }, () => new Int32Array(narrow));
  const direct = new Float64Array(MOST_SEATS * DIRECT);
  const points = new Float64Array(MOST_SEATS);
  const wins = new Float64Array(MOST_SEATS);

  /** Adds the rows of some inputs, few enough for sums of 16 bits, to the sums of the units. */
  function add(at: Int32Array, from: number, to: number): void {
    doubles.fill(0);
    // Four rows at a time: the sums are fetched and put back less often.
    let i = from;
    for (; i + 3 < to; i += 4) {
      const a = (at[i] as number) * half;
      const b = (at[i + 1] as number) * half;
      const c = (at[i + 2] as number) * half;
      const d = (at[i + 3] as number) * half;
      for (let j = 0; j < half; j++) {
        const two = ((pairs[a + j] as number) + (pairs[b + j] as number)) | 0;
        const four = (two + (((pairs[c + j] as number) + (pairs[d + j] as number)) | 0)) | 0;
        doubles[j] = ((doubles[j] as number) + four) | 0;
      }
    }
    for (; i < to; i++) {
      const row = (at[i] as number) * half;
      for (let j = 0; j < half; j++) doubles[j] = ((doubles[j] as number) + (pairs[row + j] as number)) | 0;
    }
    for (let j = 0; j < half; j++) {
      const both = doubles[j] as number;
      const low = (both << 16) >> 16;
      sums[2 * j] = (sums[2 * j] as number) + low;
      sums[2 * j + 1] = (sums[2 * j + 1] as number) + ((both - low) >> 16);
    }
  }

  function look(seat: Seat, { at, length }: Trail, judged: number, margin: number): void {
    const byJudge = inputs * columns;
    const byMargin = byJudge + columns;
    const s = scalarOf(judged);
    const t = scalarOf(MARGIN_STEPS * margin);
    for (let j = 0; j < columns; j++) {
      sums[j] = (((first[byJudge + j] as number) * s) >> DIGITS.scalar) + (((first[byMargin + j] as number) * t) >> DIGITS.scalar);
    }
    for (let from = 0; from < length; from += MOST_ROWS) add(at, from, Math.min(length, from + MOST_ROWS));
    const from = seat * wide;
    for (let j = 0; j < wide; j++) {
      const a = (((sums[j] as number) + (firstBias[j] as number)) * (firstScale[j] as number)) >> DIGITS.first;
      lower[from + j] = a < 0 ? 0 : Math.min(a, FULL);
    }
    direct[DIRECT * seat] = (sums[wide] as number) * scales.direct[0];
    direct[DIRECT * seat + 1] = (sums[wide + 1] as number) * scales.direct[1];
    points[seat] = judged;
  }

  /** Units below that have something to say, and how loud: silent ones cost nothing. */
  const speakers = new Int32Array(2 * wide + 3);
  const voices = new Int32Array(2 * wide + 3);

  /** What the units below tell the upper ones, four at a time as above. */
  function rise(above: Int32Array, speaking: number): void {
    // Unit 0 without a voice fills up the last four.
    for (let i = speaking; i < speaking + 3; i++) speakers[i] = voices[i] = 0;
    for (let i = 0; i < speaking; i += 4) {
      const [a, b, c, d] = [speakers[i] as number, speakers[i + 1] as number, speakers[i + 2] as number, speakers[i + 3] as number];
      const [v, w, x, y] = [voices[i] as number, voices[i + 1] as number, voices[i + 2] as number, voices[i + 3] as number];
      const to = Math.max(ends[a] as number, ends[b] as number, ends[c] as number, ends[d] as number);
      let k = Math.min(begins[a] as number, begins[b] as number, begins[c] as number, begins[d] as number);
      for (; k < to; k++) {
        const two = (Math.imul(v, upward[a * narrow + k] as number) + Math.imul(w, upward[b * narrow + k] as number)) | 0;
        const more = (Math.imul(x, upward[c * narrow + k] as number) + Math.imul(y, upward[d * narrow + k] as number)) | 0;
        above[k] = ((above[k] as number) + ((two + more) | 0)) | 0;
      }
    }
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
      above.set(secondBias);
      let speaking = 0;
      for (let j = 0; j < wide; j++) {
        const own = lower[from + j] as number;
        const others = (((together[j] as number) - own) * share) >> 8;
        if (own !== 0) {
          speakers[speaking] = j;
          voices[speaking++] = own;
        }
        if (others !== 0) {
          speakers[speaking] = wide + j;
          voices[speaking++] = others;
        }
      }
      rise(above, speaking);
      let toPoints = 0;
      let toWin = 0;
      for (let k = 0; k < narrow; k++) {
        const a = ((above[k] as number) * (secondScale[k] as number)) >> DIGITS.second;
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
