import { type BorealisState, type BorealisTexts, type BorealisTypes, game } from '@banquise/borealis';
import { below, type Rng, type Seat, seedFromText, start, stream } from '@banquise/kernel';
import { momentOf } from '../../../kit/moment.ts';
import type { BorealisMoment, BorealisMove } from '../types.ts';

export const NAMES = ['Odile', 'Malo', 'Inès', 'Lana'];

export const at = (state: BorealisState, seat: Seat, texts: BorealisTexts): BorealisMoment =>
  momentOf<BorealisTypes>(game, texts, 'en', NAMES.slice(0, state.players.length), seat, game.view(state, seat), game.moves(state, seat));

/** A random move; more often an observation, so that boards fill up. */
function choose(state: BorealisState, seat: Seat, rng: Rng): BorealisMove {
  const legal = game.moves(state, seat);
  const observations = legal.filter(({ type }) => type === 'observe');
  const list = observations.length > 0 && below(rng, 5) > 0 ? observations : legal;
  return list[below(rng, list.length)] as BorealisMove;
}

/** Walks through random games and shows every decision, with the move about to be made. */
export function everyDecision(games: number, look: (state: BorealisState, seat: Seat, move: BorealisMove) => void): void {
  for (let n = 0; n < games; n++) {
    const seed = seedFromText(`borealis table ${n}`);
    const rng = stream(seed, 'imagine');
    const state = start<BorealisTypes>(game, 2 + (n % 3), n % 2 === 0 ? { side: 'II' } : {}, seed);
    for (let seat = game.actors(state)[0]; seat !== undefined; seat = game.actors(state)[0]) {
      const move = choose(state, seat, rng);
      look(state, seat, move);
      game.apply(state, seat, move);
    }
  }
}
