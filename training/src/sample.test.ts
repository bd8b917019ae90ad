import { loadGame } from '@banquise/games';
import { expect, test } from 'vitest';
import { type Forward, forwardOf } from '../../bots/src/net/forward.ts';
import { inputsOf, kindsOf, type Net, traitsOf } from '../../bots/src/net/net.ts';
import { merge } from './merge.ts';
import { newborn, type Shape, trainer, type Weights } from './model.ts';
import { quantise } from './quantise.ts';
import { decode, encode, type Sample } from './sample.ts';

const SAMPLE: Sample = {
  ...{ game: 70_001, phase: 0.25, mover: 1 },
  seats: [
    { judged: 41.5, points: 50, win: 0.75, won: 1, inputs: [1, 5, 90] },
    { judged: 38, points: 44.25, win: 0.25, won: 0, inputs: [2, 5, 200, 310] },
  ],
  moves: [
    { target: 0.9, traits: [0, 12] },
    { target: 0.1, traits: [3] },
  ],
};

test('a sample that was written down is read back', () => {
  const numbers: number[] = [];
  encode(SAMPLE, numbers);
  encode(SAMPLE, numbers);
  const [first, second] = decode(Int16Array.from(numbers));
  expect(JSON.parse(JSON.stringify(first, plain))).toEqual(SAMPLE);
  expect(second).toEqual(first);
});

const plain = (_: string, value: unknown): unknown => (value instanceof Int16Array ? Array.from(value) : value);

const game = await loadGame('boreal');
const features = game.features ?? expect.fail();
const shape: Shape = {
  ...{ inputs: inputsOf(features), traits: traitsOf(features), kinds: kindsOf(features) },
  wide: 8,
  narrow: 4,
  unit: 10,
};

function lots(seed: number): () => number {
  let n = seed;
  return () => {
    n = (Math.imul(n, 1_664_525) + 1_013_904_223) >>> 0;
    return n / 2 ** 32;
  };
}

function lively(seed = 7) {
  const lot = lots(seed);
  const weights = newborn(shape, lot);
  for (const part of [weights.head, weights.mood, weights.trait]) for (let i = 0; i < part.length; i++) part[i] = lot() - 0.5;
  return weights;
}

test('the way back tells how each weight changes what is wrong', () => {
  const weights = lively();
  const model = trainer(shape, weights);
  const wrong = (): number => {
    model.forward(SAMPLE);
    const { points, win } = model.losses(SAMPLE);
    return points + win;
  };
  model.forward(SAMPLE);
  model.backward(SAMPLE);
  for (const [part, at] of [
    ['second', 3],
    ['head', 1],
    ['head', 6],
    ['rest', 2],
    ['secondBias', 0],
    ['first', 5 * 10 + 2],
    ['first', 90 * 10 + 8],
  ] as const) {
    const slope = model.slopes[part][at] as number;
    const was = weights[part][at] as number;
    weights[part][at] = was + 0.002;
    const up = wrong();
    weights[part][at] = was - 0.002;
    const down = wrong();
    weights[part][at] = was;
    expect((up - down) / 0.004).toBeCloseTo(slope, 2);
  }
});

const quantised = (of: Shape, weights: Weights): Net =>
  quantise(game, of, weights, { alone: 9, plan: 9 }, { on: 'nothing', when: 'never' });

function asked(net: Net): Forward {
  const forward = forwardOf(net);
  SAMPLE.seats.forEach(({ judged, inputs }, seat) => {
    const at = Int32Array.from(inputs);
    forward.look(seat, { at, length: at.length }, judged, judged - (SAMPLE.seats[1 - seat]?.judged ?? 0));
  });
  forward.finish(2);
  return forward;
}

test('rounded to eight bits a net says nearly the same', () => {
  const weights = lively();
  const model = trainer(shape, weights);
  model.forward(SAMPLE);
  const forward = asked(quantised(shape, weights));
  for (const seat of [0, 1]) {
    expect(Math.abs((forward.points[seat] as number) - (model.points[seat] as number))).toBeLessThan(0.5);
    expect(Math.abs((forward.wins[seat] as number) - (model.wins[seat] as number))).toBeLessThan(0.05);
  }
});

test('nets that are merged say the mean of what they said', () => {
  const nets = [7, 8, 9].map((seed) => quantised(shape, lively(seed)));
  const merged = merge(nets);
  const together = asked(quantised(merged.shape, merged.weights));
  const apart = nets.map(asked);
  const mean = (of: (forward: Forward) => number): number => apart.reduce((sum, forward) => sum + of(forward), 0) / apart.length;
  const odds = ({ wins }: Forward): number => Math.log((wins[0] as number) / (wins[1] as number));
  for (const seat of [0, 1]) {
    const points = (forward: Forward): number => forward.points[seat] as number;
    expect(new Set(apart.map(points)).size).toBe(3);
    expect(Math.abs(points(together) - mean(points))).toBeLessThan(0.3);
  }
  // The points weigh on the chance to win by a factor that is averaged apart from them, and all nets here have the same.
  expect(Math.abs(odds(together) - mean(odds))).toBeLessThan(0.1);
});
