import { below, sees, shuffle } from '@banquise/kernel';
import type { Subject } from '@banquise/kernel/laws';
import { PEBBLES, type PebblesTypes, pebbles, whoKnows } from './pebbles.ts';

/** What the kit of laws wants to know of the toy. */
export const subject: Subject<PebblesTypes> = {
  game: pebbles,
  cards: PEBBLES.length,
  /** Deals again what the viewer does not see. */
  scramble(state, viewer, rng) {
    const hidden = state.hands.map((pebble) => !sees(state.knows[pebble] as number, viewer));
    const pool = shuffle(rng, [...state.bag, ...state.hands.filter((_, seat) => hidden[seat])]);
    state.bag = state.bag.map(() => pool.pop() as number);
    state.hands = state.hands.map((pebble, seat) => (hidden[seat] ? (pool.pop() as number) : pebble));
    state.knows = whoKnows(state);
    state.rng[0] = below(rng, 1 << 20);
    return state;
  },
  breaches({ hands, bag, laid }) {
    const all = [...hands, ...bag, ...laid].sort((a, b) => a - b);
    return all.join() === PEBBLES.join() ? [] : [`pebbles are ${all}`];
  },
  rescore: (state) => [...state.hands],
  perft: [{ deal: { seats: 2, options: { bag: 'full' }, seed: '0'.repeat(32) }, counts: [1, 2, 4, 6, 10] }],
  mostMoves: 2,
  mostDecisions: 100,
};
