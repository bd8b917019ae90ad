import type { Subject } from '@banquise/kernel/testkit';
import { type BorealisMove, type BorealisState, type BorealisTypes, game, OBJECTIVES, SCORE_CARDS } from '../src/index.ts';
import { breaches, stepBreaches } from './breaches.ts';
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
  cards: 100,
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
  lean,
  note(before, events, count) {
    for (const event of events) {
      if (event.type === 'reached') count(`objective:${OBJECTIVES[event.objective]}`);
      if (event.type === 'scored' && event.stars > 0) count(`score:${SCORE_CARDS[event.card]}`);
      if (event.type === 'shuffled') count(before.stage === 'draw' ? 'shuffle:market' : 'shuffle:hand');
      if (event.type === 'refreshed') count('refresh');
      if (event.type === 'over' && event.winners.length > 1) count('shared-victory');
    }
  },
};

/** Sending scientists to the camps until five are there: at random, most turns are regroupings and the camps stay empty. */
function lean({ players, turn }: BorealisState, moves: readonly BorealisMove[]): readonly BorealisMove[] {
  const scientists = players[turn]?.scientists ?? [];
  const inCamps = [...scientists.slice(0, 3), ...scientists.slice(12)].reduce((a, b) => a + b, 0);
  const outer = moves.filter((move) => move.type === 'observe' && move.site !== 1);
  const observing = outer.length > 0 ? outer : moves.filter((move) => move.type === 'observe');
  const wanted = inCamps < 5 ? observing : moves.filter((move) => move.type === 'regroup');
  return wanted.length > 0 ? wanted : moves;
}
