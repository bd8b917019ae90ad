import { seedFromText } from '@banquise/kernel';
import type { Subject } from '@banquise/kernel/testkit';
import { type BorealEvent, type BorealState, type BorealTypes, CARDS, game } from '../src/index.ts';
import { breaches, stepBreaches } from './breaches.ts';
import { rescore } from './rescore.ts';
import { scramble } from './scramble.ts';

function note(before: BorealState, events: readonly BorealEvent[], count: (name: string) => void): void {
  for (const event of events) {
    if (event.type === 'skipped') count(`skipped: ${event.effect}`);
    else if (event.type === 'over') count(`ended by seat ${before.turn}, ${event.winners.length} winning`);
    else if (event.type === 'placed') count(`placed: ${CARDS[event.card]?.id}`);
    else if (event.type !== 'turn') count(event.type);
    if (event.type === 'swapped-pyramid') {
      const sinks = (card: number, floor: number): boolean => floor === 1 && CARDS[card]?.banned === true;
      if (sinks(event.cardA, event.floorB) || sinks(event.cardB, event.floorA)) count('BRL-R7: a banned card sinks to floor 1');
    }
  }
}

const deal = (name: string) => ({ seats: 2, options: {}, seed: seedFromText(name) });

export const subject: Subject<BorealTypes> = {
  game,
  cards: 44,
  scramble,
  breaches,
  stepBreaches,
  rescore,
  perft: [
    { deal: deal('boreal perft 1'), counts: [1, 13, 104, 909, 7569] },
    { deal: deal('boreal perft 2'), counts: [1, 13, 104, 914, 7457] },
    { deal: deal('boreal perft 3'), counts: [1, 13, 104, 949, 8170] },
  ],
  mostMoves: 45,
  mostDecisions: 300,
  note,
};
