import type { Game } from '@banquise/kernel';
import { DIGITS, DIRECT, digestOf, FULL, type Net, SCALARS, type Ways } from '../../bots/src/net/net.ts';
import type { Shape, Weights } from './model.ts';

const whole = Math.round;

/** The largest size among some weights. */
function largest(numbers: Float32Array, at: (i: number) => number, length: number): number {
  let most = 1e-6;
  for (let i = 0; i < length; i++) most = Math.max(most, Math.abs(numbers[at(i)] as number));
  return most;
}

/** Rounds learnt weights to eight bits, each unit by its own largest weight. */
export function quantise(game: Game, shape: Shape, weights: Weights, ways: Ways, trained: Net['trained']): Net {
  if (game.features === undefined) throw new Error(`${game.id} has no features`);
  const { inputs, traits, kinds, wide, narrow, unit } = shape;
  const columns = wide + DIRECT;
  const rows = inputs + SCALARS;
  const first = new Int8Array(rows * columns);
  const firstBias = new Int32Array(wide);
  const firstScale = new Int32Array(wide);
  const direct: number[] = [];
  for (let j = 0; j < columns; j++) {
    const step = largest(weights.first, (f) => f * columns + j, rows) / FULL;
    for (let f = 0; f < rows; f++) first[f * columns + j] = whole((weights.first[f * columns + j] as number) / step);
    if (j >= wide) {
      direct.push(step);
      continue;
    }
    firstBias[j] = whole((weights.firstBias[j] as number) / step);
    firstScale[j] = whole(step * FULL * 2 ** DIGITS.first);
  }
  const second = new Int8Array(narrow * 2 * wide);
  const secondBias = new Int32Array(narrow);
  const secondScale = new Int32Array(narrow);
  for (let k = 0; k < narrow; k++) {
    const row = k * 2 * wide;
    const step = largest(weights.second, (i) => row + i, 2 * wide) / FULL;
    for (let i = 0; i < 2 * wide; i++) second[row + i] = whole((weights.second[row + i] as number) / step);
    secondBias[k] = whole(((weights.secondBias[k] as number) * FULL) / step);
    secondScale[k] = whole(step * 2 ** DIGITS.second);
  }
  const head = new Int8Array(DIRECT * narrow);
  const heads = [0, 1].map((h) => {
    const step = largest(weights.head, (k) => h * narrow + k, narrow) / FULL;
    for (let k = 0; k < narrow; k++) head[h * narrow + k] = whole((weights.head[h * narrow + k] as number) / step);
    return step / FULL;
  });
  const traitStep = largest(weights.trait, (i) => i, traits) / 32_000;
  const moodStep = largest(weights.mood, (i) => i, kinds * narrow) / FULL;
  return {
    ...{ game: game.id, rules: game.rules, seats: game.seats, features: digestOf(game.features) },
    ...{ inputs, traits, kinds, wide, narrow, unit, trained },
    ...ways,
    scales: { direct: direct as [number, number], head: heads as [number, number], trait: traitStep, mood: moodStep / FULL },
    bias: [weights.rest[0] as number, weights.rest[1] as number],
    lead: weights.rest[2] as number,
    ...{ first, firstBias, firstScale, second, secondBias, secondScale, head },
    trait: Int16Array.from(weights.trait, (w) => whole(w / traitStep)),
    mood: Int8Array.from(weights.mood, (w) => whole(w / moodStep)),
  };
}
