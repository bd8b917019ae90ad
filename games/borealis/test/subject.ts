import type { Subject } from '@banquise/kernel/testkit';
import { type BorealisTypes, game, OBJECTIVES, SCORE_CARDS } from '../src/index.ts';
import { breaches, stepBreaches } from './invariants.ts';
import { rescore } from './rescore.ts';
import { scramble } from './scramble.ts';

const OPTIONS = {
  side: 'I',
  score1: 'random',
  score2: 'random',
  animal: 'random',
  scientist: 'random',
  vehicle: 'random',
  first: 'random',
};

export const subject: Subject<BorealisTypes> = {
  game,
  scramble,
  breaches,
  stepBreaches,
  rescore,
  perft: [
    { deal: { seats: 2, options: OPTIONS, seed: '000000000000000000000000b02ea115' }, counts: [1, 32, 512, 13568, 248480] },
    { deal: { seats: 3, options: { ...OPTIONS, side: 'II' }, seed: '000000000000000000000000b02ea115' }, counts: [1, 48, 1536, 24576] },
  ],
  /** Four cards on three sites and the sixteen subsets. */
  mostMoves: 28,
  /**
   * Nothing in the rules stops players from regrouping for ever (BLS-R20), so a simulated game is cut here: a limit of the
   * simulator, not of the game. A random game takes some 190 decisions with two players and hardly ever twice as many.
   */
  mostDecisions: 20_000,
  endless: true,
  tally(before, events, count) {
    for (const event of events) {
      if (event.type === 'reached') count(`objective:${OBJECTIVES[event.objective]}`);
      if (event.type === 'scored' && event.stars > 0) count(`score:${SCORE_CARDS[event.card]}`);
      if (event.type === 'shuffled') count(before.step === 'draw' ? 'shuffle:market' : 'shuffle:hand');
      if (event.type === 'refreshed') count('refresh');
      if (event.type === 'over' && event.winners.length > 1) count('shared-victory');
    }
  },
};
