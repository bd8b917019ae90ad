import { type Seat, seedFromText } from '@banquise/kernel';
import type { Subject } from '@banquise/kernel/testkit';
import { cardOf, distancesFrom, IS_BLUE, NODES } from '../src/data.ts';
import type { ExpeditionsEvent } from '../src/events.ts';
import { type ExpeditionsMove, type ExpeditionsTypes, game } from '../src/index.ts';
import type { ExpeditionsState } from '../src/state.ts';
import { breaches, stepBreaches } from './breaches.ts';
import { rescore } from './rescore.ts';
import { scramble } from './scramble.ts';

export const subject: Subject<ExpeditionsTypes> = {
  game,
  cards: 80,
  scramble,
  breaches,
  stepBreaches,
  rescore,
  perft: [
    { deal: { seats: 2, options: { first: '1' }, seed: seedFromText('perft two') }, counts: [1, 12, 108, 1188, 9504] },
    { deal: { seats: 6, options: { first: '4' }, seed: seedFromText('perft six') }, counts: [1, 7, 63, 504, 4032] },
  ],
  mostMoves: 500,
  // A random game takes some 270 decisions; the rules allow one that never ends (EXP-79).
  mostDecisions: 20_000,
  endless: true,
  lean,
  note,
};

const DISTANCE = NODES.map((_, node) => distancesFrom(node));

/** Going for the common objectives empties the deck, which hardly ever happens at random (EXP-R10, EXP-41). */
function lean(state: ExpeditionsState, moves: readonly ExpeditionsMove[]): readonly ExpeditionsMove[] {
  const best = Math.min(...moves.map((move) => away(state, move)));
  return moves.filter((move) => away(state, move) === best);
}

/** How far the nearest common objective is from where a move leads. */
function away(state: ExpeditionsState, move: ExpeditionsMove): number {
  if (!('to' in move)) return move.type === 'ticket-exchange' ? 2 : 20;
  if (state.row.includes(cardOf(move.to))) return 0;
  return 1 + Math.min(20, ...state.row.map((card) => DISTANCE[move.to]?.[card + 1] ?? 20));
}

/** Rare things that a long run of random games must have met. */
function note(before: ExpeditionsState, events: readonly ExpeditionsEvent[], count: (name: string) => void): void {
  for (const event of events) {
    if (event.type === 'looped')
      count(event.by === 'removal' ? 'loop by removal' : IS_BLUE[event.node] ? 'loop on blue' : 'loop elsewhere');
    if (event.type === 'refilled' && event.deck === 0) count('deck emptied');
    if (event.type === 'drew' && event.count === 1) count('exchange with the last card of the deck');
    if (event.type === 'returned' && isNewlyAbandoned(before, event.seat, event.secret.discarded)) count('token abandoned');
    if (event.type === 'laid' && before.abandoned.includes(event.card)) count('card of an abandoned token laid');
    if (event.type === 'ending') count(event.cause === 'arrows' ? 'end by arrows' : 'end by an empty hand');
    if (event.type === 'forfeited') count('bonus arrow lost');
    if (event.type === 'turn' && before.stage !== 'mark' && !before.mainDone) count('main action waived');
  }
}

const isNewlyAbandoned = (before: ExpeditionsState, seat: Seat, card: number): boolean =>
  (before.tokens[seat] as number[]).includes(card) && !before.abandoned.includes(card);
