import {
  below,
  EVERYONE,
  fork,
  type Game,
  glimpse,
  type Hidden,
  NOBODY,
  only,
  type Rng,
  range,
  type Seat,
  sees,
  sheet,
  shuffle,
  type Texts,
  UNKNOWN,
  type Viewer,
} from '@banquise/kernel';
import type { Subject } from '@banquise/kernel/testkit';

/**
 * A toy in which everybody acts at once: in each of two rounds each seat lights or puts out lanterns behind a screen, may
 * peek at cards, and is ready at some time; when all are, the screens fall. Small steps, secrets, simultaneity: what the
 * other games have too little of to try a table with.
 */
export interface Lanterns extends Hidden {
  deck: number[];
  hands: number[][];
  /** lit[round][seat]; known like the card CARDS + seats * round + seat. */
  lit: number[][];
  ready: boolean[];
  round: number;
}

export interface LanternsView {
  viewer: Viewer;
  deck: number;
  hands: number[][];
  lit: number[][];
  ready: boolean[];
  round: number;
}

const TYPES = ['light', 'dim', 'peek', 'ready'] as const;
export type LanternsMove = { readonly type: (typeof TYPES)[number] };
export type LanternsEvent =
  | { readonly type: 'changed'; readonly seat: Seat; readonly secret: { readonly to: number; readonly lit: number } }
  | { readonly type: 'peeked'; readonly seat: Seat; readonly secret: { readonly to: number; readonly card: number } }
  | { readonly type: 'ready'; readonly seat: Seat }
  | { readonly type: 'shown'; readonly lit: readonly number[] };
export type LanternsRefusal =
  | { readonly code: 'waiting' }
  | { readonly code: 'no-room'; readonly lit: number }
  | { readonly code: 'no-card' };

export interface LanternsTypes {
  State: Lanterns;
  Move: LanternsMove;
  Event: LanternsEvent;
  View: LanternsView;
  Refusal: LanternsRefusal;
  Line: 'lit' | 'cards';
}

const CARDS = 8;
const ROUNDS = 2;
const MOST = 3;
const VOCABULARY: readonly LanternsMove[] = TYPES.map((type) => Object.freeze({ type }));
export const [LIGHT, DIM, PEEK, READY] = VOCABULARY as [LanternsMove, LanternsMove, LanternsMove, LanternsMove];

const screen = ({ ready, round }: Pick<Lanterns, 'ready' | 'round'>, seat: Seat, of = round): number => CARDS + ready.length * of + seat;
const own = (state: Lanterns): number[] => state.lit[state.round] as number[];
const actors = ({ ready, round }: Lanterns): Seat[] => (round === ROUNDS ? [] : ready.flatMap((is, seat) => (is ? [] : [seat])));

function refuse(state: Lanterns, seat: Seat, { type }: LanternsMove): LanternsRefusal | undefined {
  if (!actors(state).includes(seat)) return { code: 'waiting' };
  const lit = own(state)[seat] as number;
  if ((type === 'light' && lit === MOST) || (type === 'dim' && lit === 0)) return { code: 'no-room', lit };
  return type === 'peek' && state.deck.length === 0 ? { code: 'no-card' } : undefined;
}

function apply(state: Lanterns, seat: Seat, { type }: LanternsMove): LanternsEvent[] {
  const lit = own(state);
  if (type === 'peek') {
    const card = state.deck.pop() as number;
    (state.hands[seat] as number[]).push(card);
    state.knows[card] = only(seat);
    return [{ type: 'peeked', seat, secret: { to: only(seat), card } }];
  }
  if (type !== 'ready') {
    lit[seat] = (lit[seat] as number) + (type === 'light' ? 1 : -1);
    return [{ type: 'changed', seat, secret: { to: only(seat), lit: lit[seat] } }];
  }
  state.ready[seat] = true;
  if (state.ready.includes(false)) return [{ type: 'ready', seat }];
  lit.forEach((_, other) => {
    state.knows[screen(state, other)] = EVERYONE;
  });
  state.round++;
  state.ready.fill(false);
  return [
    { type: 'ready', seat },
    { type: 'shown', lit: lit.slice() },
  ];
}

const behind = (state: Lanterns, viewer: Viewer): number[][] =>
  state.lit.map((row, round) => row.map((lit, seat) => (sees(state.knows[screen(state, seat, round)] as number, viewer) ? lit : UNKNOWN)));

function imagine({ deck, hands, lit, ready, round }: LanternsView, rng: Rng): Lanterns {
  const unseen = shuffle(
    rng,
    range(CARDS).filter((card) => !hands.flat().includes(card)),
  );
  const held = hands.map((hand) => hand.map((card) => (card === UNKNOWN ? (unseen.pop() as number) : card)));
  const knows = range(CARDS + ready.length * ROUNDS).map(() => NOBODY);
  held.forEach((hand, seat) => {
    for (const card of hand) knows[card] = only(seat);
    for (const of of range(ROUNDS)) knows[screen({ ready, round }, seat, of)] = of < round ? EVERYONE : only(seat);
  });
  const dreamt = lit.map((row, of) => row.map((n) => (n !== UNKNOWN ? n : of === round ? below(rng, MOST + 1) : 0)));
  return { rng: fork(rng), knows, deck: unseen.slice(0, deck), hands: held, lit: dreamt, ready: ready.slice(), round };
}

const score = ({ lit, hands }: Lanterns): ReturnType<Game<LanternsTypes>['score']> =>
  sheet(
    hands.map((hand, seat) => ({
      lines: { lit: lit.reduce((sum, row) => sum + (row[seat] as number), 0), cards: hand.length },
      tieBreaks: [],
    })),
  );

const words: Texts<LanternsTypes> = {
  title: 'Lanterns',
  prompt: () => 'Light your lanterns.',
  move: ({ type }) => type,
  event: ({ type }) => type,
  refusal: ({ code }) => code,
  line: (line) => line,
  option: (id) => id,
  optionValue: (_id, value) => value,
};

export const lanterns: Game<LanternsTypes> = {
  id: 'lanterns',
  rules: 1,
  seats: { min: 2, max: 4 },
  options: [],
  vocabulary: VOCABULARY,
  refusals: { waiting: 'L-1', 'no-room': 'L-2', 'no-card': 'L-3' },
  lines: ['lit', 'cards'],
  setup(seats, _options, rng) {
    const knows = range(CARDS + seats * ROUNDS).map((i) => (i < CARDS ? NOBODY : only((i - CARDS) % seats)));
    const each = <V>(value: () => V): V[] => range(seats).map(value);
    const lit = range(ROUNDS).map(() => each(() => 0));
    return { rng, knows, deck: shuffle(rng, range(CARDS)), hands: each(() => []), lit, ready: each(() => false), round: 0 };
  },
  actors,
  moves: (state, seat) => VOCABULARY.filter((move) => refuse(state, seat, move) === undefined),
  refuse,
  apply,
  view: (state, viewer) => ({
    viewer,
    deck: state.deck.length,
    hands: state.hands.map((hand) => glimpse(hand, state.knows, viewer)),
    lit: behind(state, viewer),
    ready: state.ready.slice(),
    round: state.round,
  }),
  imagine,
  score,
  tally: () => ({ ok: false, problem: { field: 'position', expected: 'nothing: lanterns are not scored from outside' } }),
  texts: { fr: async () => words, it: async () => words, en: async () => words },
};

export const subject: Subject<LanternsTypes> = {
  game: lanterns,
  cards: CARDS,
  scramble(state, viewer, rng) {
    const hidden = state.hands.flatMap((hand, seat) => (seat === viewer ? [] : hand));
    const pool = shuffle(rng, [...state.deck, ...hidden]);
    state.hands.forEach((hand, seat) => {
      if (seat !== viewer) for (const i of hand.keys()) hand[i] = pool.pop() as number;
      for (const card of hand) state.knows[card] = only(seat);
    });
    state.deck = pool;
    for (const card of pool) state.knows[card] = NOBODY;
    if (state.round < ROUNDS)
      state.ready.forEach((_, seat) => {
        if (seat !== viewer) own(state)[seat] = below(rng, MOST + 1);
      });
    state.rng = fork(rng);
    return state;
  },
  breaches: ({ deck, hands }) => ([...deck, ...hands.flat()].sort().join() === range(CARDS).join() ? [] : ['cards lost or doubled']),
  rescore: ({ lit, hands }) => hands.map((hand, seat) => hand.length + (lit[0]?.[seat] as number) + (lit[1]?.[seat] as number)),
  perft: [],
  mostMoves: 4,
  mostDecisions: 500,
  endless: true,
};
