import {
  EVERYONE,
  type Game,
  type Hidden,
  type Mask,
  NOBODY,
  next,
  only,
  type Rng,
  range,
  type Seat,
  sees,
  sheet,
  type Viewer,
} from '@banquise/kernel';

/**
 * A game made to catch leaks: every card has a long name that exists nowhere else, made of the chance of this very game.
 * One draws cards unseen, lays them openly, gives one to a neighbour, or peeks at the top of the deck. Who may know a
 * card is written down; a name that reaches anybody else is found by searching the bytes.
 */
export interface Dyed extends Hidden {
  names: string[];
  deck: number[];
  hands: number[][];
  laid: number[];
  turn: Seat;
  left: number;
}

type DyedMove =
  | { readonly type: 'draw' }
  | { readonly type: 'lay' }
  | { readonly type: 'give' }
  | { readonly type: 'peek' }
  | { readonly type: 'wait' };
type DyedEvent = {
  readonly type: string;
  readonly seat: Seat;
  readonly card?: string;
  readonly secret?: { readonly to: Mask; readonly card: string };
};

export interface DyedTypes {
  State: Dyed;
  Move: DyedMove;
  Event: DyedEvent;
  View: object;
  Refusal: { readonly code: 'not-now'; readonly cards: number };
  Line: 'cards';
}

const MOVES: readonly DyedMove[] = (['draw', 'lay', 'give', 'peek', 'wait'] as const).map((type) => Object.freeze({ type }));
const CARDS = 30;
const TURNS = 40;

/** The names of all cards of a game begun with this chance; `DYE` marks them. */
export const DYE = 'dye-';
const nameFrom = (rng: Rng): string =>
  `${DYE}${range(3)
    .map(() => next(rng).toString(36).padStart(7, '0'))
    .join('')}`;

const over = ({ left }: Dyed): boolean => left === 0;
const shown = (state: Dyed, card: number, viewer: Viewer): string =>
  sees(state.knows[card] as Mask, viewer) ? (state.names[card] as string) : '?';
const can = ({ deck, hands, turn }: Dyed, { type }: DyedMove): boolean =>
  type === 'draw' || type === 'peek' ? deck.length > 0 : type === 'wait' || (hands[turn]?.length ?? 0) > 0;

function learn(state: Dyed, card: number, mask: Mask): void {
  state.knows[card] = (state.knows[card] as Mask) | mask;
}

const EFFECTS: Readonly<Record<DyedMove['type'], (state: Dyed, seat: Seat) => DyedEvent[]>> = {
  draw(state, seat) {
    const card = state.deck.pop() as number;
    state.hands[seat]?.push(card);
    learn(state, card, only(seat));
    return [{ type: 'drew', seat, secret: { to: only(seat), card: state.names[card] as string } }];
  },
  lay(state, seat) {
    const card = state.hands[seat]?.pop() as number;
    state.laid.push(card);
    learn(state, card, EVERYONE);
    return [{ type: 'laid', seat, card: state.names[card] as string }];
  },
  give(state, seat) {
    const card = state.hands[seat]?.pop() as number;
    const to = (seat + 1) % state.hands.length;
    state.hands[to]?.push(card);
    learn(state, card, only(to));
    return [{ type: 'gave', seat, secret: { to: only(seat) | only(to), card: state.names[card] as string } }];
  },
  peek(state, seat) {
    const card = state.deck.at(-1) as number;
    learn(state, card, only(seat));
    return [{ type: 'peeked', seat, secret: { to: only(seat), card: state.names[card] as string } }];
  },
  wait: (_state, seat) => [{ type: 'waited', seat }],
};

export const dyed: Game<DyedTypes> = {
  id: 'dyed',
  rules: 1,
  seats: { min: 2, max: 4 },
  options: [],
  vocabulary: MOVES,
  refusals: { 'not-now': 'D-1' },
  lines: ['cards'],
  setup: (seats, _options, rng) => ({
    ...{ rng, knows: range(CARDS).map(() => NOBODY), names: range(CARDS).map(() => nameFrom(rng)), deck: range(CARDS) },
    ...{ hands: range(seats).map(() => []), laid: [], turn: 0, left: TURNS },
  }),
  actors: (state) => (over(state) ? [] : [state.turn]),
  moves: (state, seat) => (over(state) || seat !== state.turn ? [] : MOVES.filter((move) => can(state, move))),
  refuse: (state, seat, move) =>
    !over(state) && seat === state.turn && can(state, move) ? undefined : { code: 'not-now', cards: state.deck.length },
  apply(state, seat, move) {
    const events = EFFECTS[move.type](state, seat);
    // Two steps make a turn, so that drafts and undo have something to hold.
    state.left--;
    if (state.left % 2 === 0) state.turn = (seat + 1) % state.hands.length;
    return events;
  },
  view: (state, viewer) => ({
    deck: state.deck.map((card) => shown(state, card, viewer)),
    hands: state.hands.map((hand) => hand.map((card) => shown(state, card, viewer))),
    laid: state.laid.map((card) => shown(state, card, viewer)),
    turn: state.turn,
    left: state.left,
  }),
  imagine(view, rng) {
    const { deck, hands, laid, turn, left } = view as { deck: string[]; hands: string[][]; laid: string[]; turn: Seat; left: number };
    let card = 0;
    const numbered = (cards: readonly string[]): number[] => cards.map(() => card++);
    const state = { deck: numbered(deck), hands: hands.map(numbered), laid: numbered(laid) };
    return { ...state, rng, turn, left, knows: range(CARDS).map(() => NOBODY), names: range(CARDS).map(() => nameFrom(rng)) };
  },
  score: (state) => sheet(state.hands.map((hand) => ({ lines: { cards: hand.length }, tieBreaks: [] }))),
  tally: () => ({ ok: false, problem: { field: 'position', expected: 'nothing: nobody plays this on paper' } }),
  texts: {} as never,
};
