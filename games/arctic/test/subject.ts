import { seedFromText } from '@banquise/kernel';
import type { Subject } from '@banquise/kernel/testkit';
import { game } from '../src/game.ts';
import type { ArcticTypes } from '../src/types.ts';
import { breaches, stepBreaches } from './breaches.ts';
import { note } from './note.ts';
import { rescore } from './rescore.ts';
import { scramble } from './scramble.ts';

const options = Object.fromEntries(game.options.map(({ id }) => [id, 'random']));

export const subject: Subject<ArcticTypes> = {
  game,
  cards: 120,
  scramble,
  breaches,
  stepBreaches,
  rescore,
  perft: [
    { deal: { seats: 2, options, seed: seedFromText('perft/2') }, counts: [1, 3, 6, 24, 132, 600, 1980, 4680, 16200, 51120] },
    { deal: { seats: 3, options, seed: seedFromText('perft/3') }, counts: [1, 3, 6, 30, 156, 588, 1680, 4284, 15480, 41760] },
    { deal: { seats: 4, options, seed: seedFromText('perft/4') }, counts: [1, 3, 6, 30, 168, 852, 3852, 10296, 26352, 130032] },
  ],
  mostMoves: 20,
  mostDecisions: 2000,
  note,
};
