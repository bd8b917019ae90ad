import { EVERYONE, only, type Seat } from '@banquise/kernel';
import { arrowBetween, CARD_COUNT, COLOURS, type Colour, cardNumber, NODES, nodeNumber, SEGMENTS } from '../src/data.ts';
import { pushArrow } from '../src/rules/expedition.ts';
import { NEVER } from '../src/rules/knowledge.ts';
import { type ExpeditionsState, NONE } from '../src/state.ts';

/** A position as the golden tests describe it: by ids, and only as many cards as the test needs. */
export interface Given {
  readonly hands: Readonly<Record<string, readonly string[]>>;
  readonly tokens: Readonly<Record<string, readonly string[]>>;
  readonly common: readonly string[];
  readonly deck: readonly string[];
  readonly tickets: Readonly<Record<string, number>>;
  /** Per colour the nodes of the path already laid. */
  readonly arrows?: Readonly<Partial<Record<(typeof COLOURS)[number], readonly string[]>>>;
}

/** The position, with the first of the players to move at the beginning of a turn. */
export function stateOf(players: readonly string[], given: Given): ExpeditionsState {
  const cards = (ids: readonly string[] | undefined): number[] => (ids ?? []).map(cardNumber);
  const seats = players.length;
  const state: ExpeditionsState = {
    rng: [1, 2, 3, 4],
    knows: new Array<number>(2 * CARD_COUNT).fill(0),
    seen: new Array<number>((seats + 1) * CARD_COUNT).fill(NEVER),
    exchangers: [],
    stage: 'free',
    first: 0,
    turn: 0,
    round: 1,
    hands: players.map((name) => cards(given.hands[name])),
    laid: players.map(() => []),
    recovered: players.map(() => []),
    tokens: players.map((name) => cards(given.tokens[name])),
    abandoned: [],
    tickets: players.map((name) => given.tickets[name] ?? 0),
    deck: cards(given.deck),
    row: cards(given.common),
    drawn: [],
    stacks: [[], [], []],
    touches: NODES.map(() => 0),
    used: SEGMENTS.map(() => 0),
    mainDone: false,
    ticketsUsed: 0,
    restart: NONE,
    bonus: 0,
    ending: false,
  };
  COLOURS.forEach((name, colour) => {
    walkPath(state, colour as Colour, given.arrows?.[name] ?? []);
  });
  tellWhatIsKnown(state);
  return state;
}

function walkPath(state: ExpeditionsState, colour: Colour, path: readonly string[]): void {
  for (let i = 1; i < path.length; i++) {
    pushArrow(state, colour, arrowBetween(nodeNumber(path[i - 1] as string), nodeNumber(path[i] as string)));
  }
}

function tellWhatIsKnown(state: ExpeditionsState): void {
  const know = (cards: readonly number[], mask: number): void => {
    for (const card of cards) state.knows[card] = mask;
  };
  know(state.row, EVERYONE);
  state.hands.forEach((hand, seat: Seat) => {
    know(hand, only(seat));
  });
  for (const tokens of state.tokens) know(tokens, EVERYONE);
}
