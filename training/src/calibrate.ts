import { sha256 } from '@banquise/kernel';
import { forwardOf } from '../../bots/src/net/forward.ts';
import type { Net } from '../../bots/src/net/net.ts';
import { marginAmong } from './model.ts';
import type { Sample } from './sample.ts';

/** One class of claims: how often it was claimed, what was claimed on average, what came true. */
export interface Claim {
  readonly count: number;
  readonly claimed: number;
  readonly won: number;
}

/** By third of the game, then by tenths of the chance claimed. */
export type Calibration = readonly (readonly Claim[])[];

/** What is written down of one shipped net. */
export interface Held {
  /** Digest of the file, so that figures of another net are not taken for its own. */
  readonly net: string;
  readonly games: number;
  readonly positions: number;
  readonly phases: Calibration;
}

export const digestOf = (bytes: Uint8Array): string => sha256(Buffer.from(bytes).toString('base64')).slice(0, 16);

const PHASES = 3;
const CLASSES = 10;

/** What somebody claims of a position: the chance of each seat to win. */
export type Claims = (sample: Sample) => ArrayLike<number>;

/** Compares what is claimed of a victory with what came of it. The games must not be those that were learnt from. */
export function calibrate(samples: readonly Sample[], claims: Claims): Calibration {
  const sums = Array.from({ length: PHASES }, () => Array.from({ length: CLASSES }, () => ({ count: 0, claimed: 0, won: 0 })));
  for (const sample of samples) {
    const told = claims(sample);
    const phase = sums[Math.min(PHASES - 1, Math.floor(PHASES * sample.phase))] ?? [];
    sample.seats.forEach(({ won }, seat) => {
      const claimed = told[seat] as number;
      const sum = phase[Math.min(CLASSES - 1, Math.floor(CLASSES * claimed))];
      if (sum === undefined) return;
      sum.count++;
      sum.claimed += claimed;
      sum.won += won;
    });
  }
  return sums.map((phase) =>
    phase.map(({ count, claimed, won }) => ({ count, claimed: claimed / Math.max(1, count), won: won / Math.max(1, count) })),
  );
}

/** The claims of a net as it is shipped, rounded to eight bits. */
export function claimsOf(net: Net): Claims {
  const forward = forwardOf(net);
  return ({ seats }) => {
    seats.forEach(({ judged, inputs }, seat) => {
      forward.look(seat, { at: Int32Array.from(inputs), length: inputs.length }, judged, marginAmong(seats, seat));
    });
    forward.finish(seats.length);
    return forward.wins;
  };
}
