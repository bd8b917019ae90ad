import {
  EVERYONE,
  fork,
  type Game,
  glimpse,
  type Hidden,
  type Mask,
  NOBODY,
  only,
  range,
  type Seat,
  sheet,
  shuffle,
  type Texts,
  UNKNOWN,
  type Viewer,
} from '@banquise/kernel';

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

export type PebblesMove = { readonly type: 'draw' } | { readonly type: 'stand' };
export type PebblesEvent =
  | { readonly type: 'laid'; readonly seat: Seat; readonly pebble: number }
  | { readonly type: 'drew'; readonly seat: Seat; readonly secret: { readonly to: Mask; readonly pebble: number } }
  | { readonly type: 'stood'; readonly seat: Seat };
export type PebblesRefusal = { readonly code: 'not-your-turn' } | { readonly code: 'bag-empty'; readonly left: number };

export interface PebblesTypes {
  State: Pebbles;
  Move: PebblesMove;
  Event: PebblesEvent;
  View: Omit<Pebbles, keyof Hidden | 'bag'> & { viewer: Viewer; bag: number };
  Refusal: PebblesRefusal;
  Line: 'pebble';
}

export const PEBBLES = range(7);
export const DRAW: PebblesMove = Object.freeze({ type: 'draw' });
export const STAND: PebblesMove = Object.freeze({ type: 'stand' });

const over = ({ stood, hands }: Pebbles): boolean => stood === hands.length;

/** A pebble that was laid is everybody's to see, one in a hand its holder's, one in the bag nobody's. */
export const whoKnows = ({ hands, laid }: Pick<Pebbles, 'hands' | 'laid'>): Mask[] =>
  PEBBLES.map((pebble) => (laid.includes(pebble) ? EVERYONE : hands.includes(pebble) ? only(hands.indexOf(pebble)) : NOBODY));

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

export const pebbles: Game<PebblesTypes> = {
  id: 'pebbles',
  rules: 1,
  seats: { min: 2, max: 3 },
  options: [{ id: 'bag', values: ['full', 'small'] }],
  vocabulary: [DRAW, STAND],
  refusals: { 'not-your-turn': 'P-1', 'bag-empty': 'P-2' },
  lines: ['pebble'],
  setup(seats, options, rng) {
    const bag = shuffle(rng, PEBBLES.slice());
    const hands = bag.splice(0, seats);
    const laid = options.bag === 'small' ? bag.splice(2) : [];
    return { rng, knows: whoKnows({ hands, laid }), hands, bag, laid, turn: 0, stood: 0 };
  },
  actors: (state) => (over(state) ? [] : [state.turn]),
  moves: (state, seat) => (over(state) || seat !== state.turn ? [] : state.bag.length > 0 ? [DRAW, STAND] : [STAND]),
  refuse(state, seat, move) {
    if (over(state) || seat !== state.turn) return { code: 'not-your-turn' };
    return move === DRAW && state.bag.length === 0 ? { code: 'bag-empty', left: 0 } : undefined;
  },
  apply(state, seat, move) {
    state.turn = (seat + 1) % state.hands.length;
    state.stood = move === STAND ? state.stood + 1 : 0;
    if (move === STAND) return [{ type: 'stood', seat }];
    const [laid, drawn] = [state.hands[seat] as number, state.bag.pop() as number];
    state.laid.push(laid);
    state.hands[seat] = drawn;
    state.knows = whoKnows(state);
    return [
      { type: 'laid', seat, pebble: laid },
      { type: 'drew', seat, secret: { to: only(seat), pebble: drawn } },
    ];
  },
  view: ({ hands, knows, bag, laid, turn, stood }, viewer) => ({
    ...{ viewer, turn, stood },
    ...{ hands: glimpse(hands, knows, viewer), bag: bag.length, laid: laid.slice() },
  }),
  imagine({ hands: seen, bag, laid, turn, stood }, rng) {
    const unseen = shuffle(
      rng,
      PEBBLES.filter((pebble) => !seen.includes(pebble) && !laid.includes(pebble)),
    );
    const hands = seen.map((pebble) => (pebble === UNKNOWN ? (unseen.pop() as number) : pebble));
    return { rng: fork(rng), knows: whoKnows({ hands, laid }), hands, bag: unseen.slice(0, bag), laid: laid.slice(), turn, stood };
  },
  score: ({ hands }) => sheet(hands.map((pebble) => ({ lines: { pebble }, tieBreaks: [] }))),
  tally: () => ({ ok: false, problem: { field: 'position', expected: 'nothing: pebbles are not scored from outside' } }),
  texts: { fr: async () => words, it: async () => words, en: async () => words },
};
