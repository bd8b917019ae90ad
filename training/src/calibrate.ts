import { isHeldOut } from './learn.ts';
import { type Shape, trainer, type Weights } from './model.ts';
import type { Sample } from './sample.ts';

/** One class of claims: how often it was claimed, what was claimed on average, what came true. */
export interface Claim {
  readonly count: number;
  readonly claimed: number;
  readonly won: number;
}

/** By third of the game, then by tenths of the chance claimed. */
export type Calibration = readonly (readonly Claim[])[];

const PHASES = 3;
const CLASSES = 10;

/** Compares what the net claims of a victory with what came of it, in games it has not learnt from. */
export function calibrate(shape: Shape, weights: Weights, samples: readonly Sample[]): Calibration {
  const model = trainer(shape, weights);
  const claims = Array.from({ length: PHASES }, () => Array.from({ length: CLASSES }, () => ({ count: 0, claimed: 0, won: 0 })));
  for (const sample of samples) {
    if (!isHeldOut(sample)) continue;
    model.forward(sample);
    const phase = claims[Math.min(PHASES - 1, Math.floor(PHASES * sample.phase))] ?? [];
    sample.seats.forEach(({ won }, seat) => {
      const claimed = model.wins[seat] as number;
      const claim = phase[Math.min(CLASSES - 1, Math.floor(CLASSES * claimed))];
      if (claim === undefined) return;
      claim.count++;
      claim.claimed += claimed;
      claim.won += won;
    });
  }
  return claims.map((phase) =>
    phase.map(({ count, claimed, won }) => ({ count, claimed: claimed / Math.max(1, count), won: won / Math.max(1, count) })),
  );
}
