import {
  below,
  EVERYONE,
  fork,
  type Game,
  glimpse,
  type Hidden,
  NOBODY,
  only,
  range,
  type Seat,
  type Sheet,
  sees,
  sheet,
  shuffle,
  type Texts,
  UNKNOWN,
  type Viewer,
} from '@banquise/kernel';
import type { Subject } from '@banquise/kernel/laws';

/**
 * The smallest game with a secret: everybody holds one of seven pebbles unseen; on a turn one either stands, or lays
 * the pebble openly and draws another from the bag. When all stand in a row the heaviest pebble wins. It exists to show
 * that the kit accepts a sound game, and (kit.test.ts) that each law bites.
 */
export interface Pebbles extends Hidden {
  hands: number[];
  bag: number[];
  laid: number[];
  turn: Seat;
  stood: number;
}

export interface PebblesView {
  viewer: Viewer;
  hands: number[];
  bag: number;
  laid: number[];
  turn: Seat;
  stood: number;
}

export type PebblesMove = { readonly type: 'draw' } | { readonly type: 'stand' };
export type PebblesEvent =
  | { readonly type: 'laid'; readonly seat: Seat; readonly pebble: number }
  | { readonly type: 'drew'; readonly seat: Seat; readonly secret: { readonly to: number; readonly pebble: number } }
  | { readonly type: 'stood'; readonly seat: Seat };
export type PebblesRefusal = { readonly code: 'not-your-turn' } | { readonly code: 'bag-empty'; readonly left: number };

export interface PebblesTypes {
  State: Pebbles;
  Move: PebblesMove;
  Event: PebblesEvent;
  View: PebblesView;
  Refusal: PebblesRefusal;
  Line: 'pebble';
}

export const DRAW: PebblesMove = Object.freeze({ type: 'draw' });
export const STAND: PebblesMove = Object.freeze({ type: 'stand' });

const over = (state: Pebbles): boolean => state.stood === state.hands.length;

const words: Texts<PebblesTypes> = {
  title: 'Pebbles',
  prompt: (view, names) => `${names[view.turn]} draws or stands.`,
  move: (move) => move.type,
  event: (event, names) => `${names[event.seat]}: ${event.type}`,
  refusal: (refusal) => refusal.code,
  line: (line) => line,
  option: (id) => id,
  optionValue: (_id, value) => value,
};

const scoreOf = (state: Pebbles): Sheet<'pebble'> => sheet(state.hands.map((pebble) => ({ lines: { pebble }, tieBreaks: [] })));

export const pebbles: Game<PebblesTypes> = {
  id: 'pebbles',
  rules: 1,
  seats: { min: 2, max: 3 },
  options: [{ id: 'bag', values: ['full', 'small'] }],
  vocabulary: [DRAW, STAND],
  refusals: { 'not-your-turn': 'P-1', 'bag-empty': 'P-2' },
  lines: ['pebble'],
  setup(seats, options, rng) {
    const bag = shuffle(rng, range(7));
    const hands = bag.splice(0, seats);
    const knows = bag.map(() => NOBODY).concat(hands.map(() => NOBODY));
    hands.forEach((pebble, seat) => {
      knows[pebble] = only(seat);
    });
    const state: Pebbles = { rng, knows, hands, bag, laid: [], turn: 0, stood: 0 };
    if (options.bag === 'small') for (const pebble of bag.splice(2)) lay(state, pebble);
    return state;
  },
  actors: (state) => (over(state) ? [] : [state.turn]),
  moves: (state, seat) => (over(state) || seat !== state.turn ? [] : state.bag.length > 0 ? [DRAW, STAND] : [STAND]),
  refuse(state, seat, move) {
    if (over(state) || seat !== state.turn) return { code: 'not-your-turn' };
    return move === DRAW && state.bag.length === 0 ? { code: 'bag-empty', left: 0 } : undefined;
  },
  apply(state, seat, move) {
    state.turn = (seat + 1) % state.hands.length;
    if (move === STAND) {
      state.stood++;
      return [{ type: 'stood', seat }];
    }
    state.stood = 0;
    const laid = state.hands[seat] as number;
    const drawn = state.bag.pop() as number;
    lay(state, laid);
    state.hands[seat] = drawn;
    state.knows[drawn] = only(seat);
    return [
      { type: 'laid', seat, pebble: laid },
      { type: 'drew', seat, secret: { to: only(seat), pebble: drawn } },
    ];
  },
  view: (state, viewer) => ({
    viewer,
    hands: glimpse(state.hands, state.knows, viewer),
    bag: state.bag.length,
    laid: state.laid.slice(),
    turn: state.turn,
    stood: state.stood,
  }),
  imagine({ hands, bag, laid, turn, stood }, rng) {
    const unseen = shuffle(
      rng,
      range(7).filter((pebble) => !hands.includes(pebble) && !laid.includes(pebble)),
    );
    const held = hands.map((pebble) => (pebble === UNKNOWN ? (unseen.pop() as number) : pebble));
    const knows = range(7).map((pebble) => (laid.includes(pebble) ? EVERYONE : NOBODY));
    held.forEach((pebble, seat) => {
      knows[pebble] = only(seat);
    });
    return { rng: fork(rng), knows, hands: held, bag: unseen.slice(0, bag), laid: laid.slice(), turn, stood };
  },
  score: scoreOf,
  tally: () => ({ ok: false, problem: { field: 'position', expected: 'nothing: pebbles are not scored from outside' } }),
  texts: { fr: async () => words, it: async () => words, en: async () => words },
};

function lay(state: Pebbles, pebble: number): void {
  state.laid.push(pebble);
  state.knows[pebble] = EVERYONE;
}

export const pebblesSubject: Subject<PebblesTypes> = {
  game: pebbles,
  cards: 7,
  scramble(state, viewer, rng) {
    const places: [number[], number][] = [];
    state.bag.forEach((_, i) => {
      places.push([state.bag, i]);
    });
    state.hands.forEach((pebble, seat) => {
      if (!sees(state.knows[pebble] as number, viewer)) places.push([state.hands, seat]);
    });
    const pool = shuffle(
      rng,
      places.map(([zone, i]) => zone[i] as number),
    );
    places.forEach(([zone, i], n) => {
      zone[i] = pool[n] as number;
    });
    for (const pebble of state.bag) state.knows[pebble] = NOBODY;
    state.hands.forEach((pebble, seat) => {
      state.knows[pebble] = only(seat);
    });
    state.rng[0] = below(rng, 1 << 20);
    return state;
  },
  breaches(state) {
    const all = [...state.hands, ...state.bag, ...state.laid].sort((a, b) => a - b);
    return all.join() === range(7).join() ? [] : [`pebbles are ${all}`];
  },
  rescore: (state) => [...state.hands],
  perft: [{ deal: { seats: 2, options: { bag: 'full' }, seed: '0'.repeat(32) }, counts: [1, 2, 4, 6, 10] }],
  mostMoves: 2,
  mostDecisions: 100,
};
