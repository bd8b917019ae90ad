import { EVERYONE, type Seat, sees } from '@banquise/kernel';
import { CARD_COUNT, type Colour, EACH_COLOUR, HEAD, IS_FAR, NODES, SEGMENT_OF, SEGMENTS, START, TAIL } from '../src/board.ts';
import { NEVER, timeOf, zoneOf } from '../src/knowledge.ts';
import { type ExpeditionsState, NONE } from '../src/state.ts';

/** What is wrong with a position (EXP-74, EXP-75). */
export function breaches(state: ExpeditionsState): string[] {
  const wrong: string[] = [];
  const must = (holds: boolean, breach: string): void => {
    if (!holds) wrong.push(breach);
  };
  material(state, must);
  for (const colour of EACH_COLOUR) expedition(state, colour, must);
  derived(state, must);
  knowledge(state, must);
  return wrong;
}

type Must = (holds: boolean, breach: string) => void;

function material(state: ExpeditionsState, must: Must): void {
  const { hands, laid, recovered, tokens, deck, row, drawn } = state;
  const all = [...hands, ...laid, deck, row, drawn].flat().sort((a, b) => a - b);
  must(all.length === CARD_COUNT && all.every((card, i) => card === i), 'the 80 cards are not all there once');
  must(row.length <= 6 && (row.length === 6 || deck.length === 0), 'the row is not full although the deck has cards');
  must(drawn.length <= 2, 'more than two cards drawn');
  hands.forEach((hand, seat) => {
    const own = tokens[seat] as number[];
    const back = recovered[seat] as number[];
    must(state.phase === 'mark' ? own.length <= 4 : own.length + back.length === 4, `seat ${seat} has not four tokens`);
    must(
      back.every((card) => laid[seat]?.includes(card)),
      `seat ${seat} recovered a token from a card that is not laid`,
    );
    for (const card of own) {
      must(IS_FAR[card] === true, 'a token on a near place');
      must(state.abandoned.includes(card) || hand.includes(card), `a live token of seat ${seat} on a card that is not in hand`);
    }
    must((state.tickets[seat] as number) >= 0, `seat ${seat} owes tickets`);
  });
  const standing = tokens.flat();
  must(new Set(standing).size === standing.length, 'two tokens on one place');
  must(
    state.abandoned.every((card) => standing.includes(card)),
    'an abandoned token that stands nowhere',
  );
  must(state.ticketsUsed >= 0 && state.ticketsUsed <= 2, 'more than two tickets used');
  must(state.bonus >= 0, 'bonus arrows owed');
}

/** Replays a stack: every arrow leaves an origin along a free segment (EXP-12, EXP-29, EXP-30). */
function expedition(state: ExpeditionsState, colour: Colour, must: Must): void {
  const stack = state.stacks[colour] as number[];
  must(stack.length <= 45, 'more than 45 arrows of a colour');
  const visited = new Set([START]);
  const segments = new Set<number>();
  let tip = START;
  let looped = false;
  for (const arrow of stack) {
    const tail = TAIL[arrow] as number;
    must(looped ? visited.has(tail) : tail === tip, `an arrow of colour ${colour} leaves from nowhere`);
    must(!segments.has(SEGMENT_OF[arrow] as number), `colour ${colour} uses a segment twice`);
    segments.add(SEGMENT_OF[arrow] as number);
    tip = HEAD[arrow] as number;
    looped = visited.has(tip);
    visited.add(tip);
  }
  if (state.restart === colour && state.phase === 'play') must(looped && stack.length < 45, 'a restart of what is not looped');
}

/** The tables that follow from the stacks, counted again. */
function derived(state: ExpeditionsState, must: Must): void {
  const touches = NODES.map(() => 0);
  const used = SEGMENTS.map(() => 0);
  for (const colour of EACH_COLOUR) {
    for (const arrow of state.stacks[colour] as number[]) {
      for (const node of [TAIL[arrow] as number, HEAD[arrow] as number]) touches[node] = (touches[node] as number) + 8 ** colour;
      const segment = SEGMENT_OF[arrow] as number;
      used[segment] = (used[segment] as number) + 2 ** colour;
    }
  }
  must(`${touches}` === `${state.touches}` && `${used}` === `${state.used}`, 'the tables do not follow from the stacks');
  if (state.phase === 'play') must(state.restart === NONE || state.drawn.length === 0, 'two things pending that exclude each other');
}

/** Everybody knows what lies open and what he holds; nobody remembers something that is not so. */
function knowledge(state: ExpeditionsState, must: Must): void {
  const { knows, hands } = state;
  for (const card of [state.row, ...state.laid].flat()) must(knows[card] === EVERYONE, `card ${card} lies open but is not known`);
  for (const card of state.drawn) must(sees(knows[card] as number, state.turn), 'a player does not know what he drew');
  hands.forEach((hand, seat) => {
    for (const card of hand) {
      must(sees(knows[card] as number, seat), `seat ${seat} does not know his own hand`);
      must(knows[CARD_COUNT + card] === 0, `card ${card} is in a hand, yet somebody is sure that it is not`);
      const key = state.tokens[seat]?.includes(card) && !state.exchangers.includes(seat);
      must(knows[card] === (key ? EVERYONE : 1 << seat), `who knows card ${card} in the hand of seat ${seat}`);
      rememberers(state, card, seat, must);
    }
  });
  for (const card of [...state.deck, ...state.drawn]) {
    // Only near cards were ever shown to those who never exchange.
    if (sees(knows[card] as number, 'spectator')) must(!IS_FAR[card], `everybody knows the far card ${card} in the deck`);
  }
}

/** Whoever does not know that a hand holds a card must at least have no reason to exclude it. */
function rememberers(state: ExpeditionsState, card: number, holder: Seat, must: Must): void {
  for (let block = 0; block <= state.hands.length; block++) {
    const viewer = block === state.hands.length ? 'spectator' : block;
    const last = state.seen[block * CARD_COUNT + card] as number;
    if (sees(state.knows[card] as number, viewer) || last === NEVER || zoneOf(last) === holder) continue;
    must(state.exchangers.slice(timeOf(last)).includes(holder), `viewer ${viewer} excludes card ${card} from the hand that holds it`);
  }
}
