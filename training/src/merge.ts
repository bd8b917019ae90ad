import { DIGITS, DIRECT, FULL, type Net, SCALARS } from '../../bots/src/net/net.ts';
import { blank, type Shape, type Weights } from './model.ts';

/** The weights of several nets of one game as those of a single one, whose answers are the mean of theirs. */
export function merge(nets: readonly Net[]): { readonly shape: Shape; readonly weights: Weights } {
  const { inputs, traits, kinds, unit } = nets[0] as Net;
  const sum = (of: 'wide' | 'narrow'): number => nets.reduce((all, net) => all + net[of], 0);
  const shape: Shape = { inputs, traits, kinds, wide: sum('wide'), narrow: sum('narrow'), unit };
  const weights = blank(shape);
  let wide = 0;
  let narrow = 0;
  for (const net of nets) {
    addUnits(net, shape, weights, wide, narrow);
    addHeads(net, shape, weights, narrow, 1 / nets.length);
    wide += net.wide;
    narrow += net.narrow;
  }
  return { shape, weights };
}

/** The units of one net beside those of the others, which they do not see. */
function addUnits(
  net: Net,
  { inputs, wide }: Shape,
  { first, firstBias, second, secondBias }: Weights,
  lower: number,
  upper: number,
): void {
  for (let j = 0; j < net.wide; j++) {
    const step = (net.firstScale[j] as number) / (FULL * 2 ** DIGITS.first);
    for (let f = 0; f < inputs + SCALARS; f++) {
      first[f * (wide + DIRECT) + lower + j] = step * (net.first[f * (net.wide + DIRECT) + j] as number);
    }
    firstBias[lower + j] = step * (net.firstBias[j] as number);
  }
  for (let k = 0; k < net.narrow; k++) {
    const step = (net.secondScale[k] as number) / 2 ** DIGITS.second;
    const to = 2 * wide * (upper + k) + lower;
    for (let j = 0; j < net.wide; j++) {
      second[to + j] = step * (net.second[2 * net.wide * k + j] as number);
      second[to + wide + j] = step * (net.second[2 * net.wide * k + net.wide + j] as number);
    }
    secondBias[upper + k] = (step * (net.secondBias[k] as number)) / FULL;
  }
}

/** What leads to the answers counts by the share of the net. */
function addHeads(
  net: Net,
  { inputs, wide, narrow }: Shape,
  { first, head, mood, rest, trait }: Weights,
  upper: number,
  share: number,
): void {
  const add = (to: Float32Array, at: number, by: number): void => {
    to[at] = (to[at] as number) + share * by;
  };
  for (const h of [0, 1] as const) {
    for (let f = 0; f < inputs + SCALARS; f++) {
      const weight = net.first[f * (net.wide + DIRECT) + net.wide + h] as number;
      add(first, f * (wide + DIRECT) + wide + h, weight * net.scales.direct[h]);
    }
    for (let k = 0; k < net.narrow; k++) {
      add(head, h * narrow + upper + k, (net.head[h * net.narrow + k] as number) * net.scales.head[h] * FULL);
    }
    add(rest, h, net.bias[h]);
  }
  add(rest, 2, net.lead);
  for (let kind = 0; kind < net.kinds; kind++) {
    for (let k = 0; k < net.narrow; k++) {
      add(mood, kind * narrow + upper + k, (net.mood[kind * net.narrow + k] as number) * net.scales.mood * FULL);
    }
  }
  for (let i = 0; i < trait.length; i++) add(trait, i, (net.trait[i] as number) * net.scales.trait);
}
