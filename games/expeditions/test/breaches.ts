import { EVERYONE, type Mask, NOBODY, only, type Seat, sees } from '@banquise/kernel';
import { CARD_COUNT, type Colour, EACH_COLOUR, HEAD, IS_FAR, NODES, SEGMENT_OF, SEGMENTS, START, TAIL } from '../src/data.ts';
import type { ExpeditionsEvent } from '../src/events.ts';
import type { ExpeditionsMove } from '../src/moves.ts';
import { NEVER, timeOf, zoneOf } from '../src/rules/knowledge.ts';
import { type ExpeditionsState, NONE } from '../src/state.ts';

/** What is wrong with a position (EXP-74, EXP-75). A soak asks this at every step, so nothing is written down before it is wrong. */
export function breaches(state: ExpeditionsState): string[] {
  const wrong: string[] = [];
  cards(state, wrong);
  state.hands.forEach((_, seat) => {
    tokens(state, seat, wrong);
  });
  counters(state, wrong);
  for (const colour of EACH_COLOUR) expedition(state, colour, wrong);
  tables(state, wrong);
  openCards(state, wrong);
  state.hands.forEach((_, seat) => {
    handCards(state, seat, wrong);
  });
  return wrong;
}

/** Deck, hands, row, laid and drawn cards together are the eighty. */
function cards({ hands, laid, deck, row, drawn }: ExpeditionsState, wrong: string[]): void {
  const found = new Uint8Array(CARD_COUNT);
  let total = 0;
  for (const zone of [...hands, ...laid, deck, row, drawn]) {
    for (const card of zone) {
      if (found[card] !== 0) wrong.push(`card ${card} is there twice`);
      found[card] = 1;
    }
    total += zone.length;
  }
  if (total !== CARD_COUNT) wrong.push(`${total} cards`);
  if (row.length > 6 || (row.length < 6 && deck.length > 0)) wrong.push(`a row of ${row.length} beside a deck of ${deck.length}`);
}

/** Four tokens per player; a live one stands on the place of a card still in hand. */
function tokens(state: ExpeditionsState, seat: Seat, wrong: string[]): void {
  const own = state.tokens[seat] as number[];
  const back = state.recovered[seat] as number[];
  const hand = state.hands[seat] as number[];
  const all = own.length + back.length;
  if (state.stage === 'mark' ? all > 4 : all !== 4) wrong.push(`seat ${seat} has ${all} tokens`);
  if (state.stage === 'mark' && hand.filter((card) => IS_FAR[card]).length < 4) wrong.push(`seat ${seat} cannot mark four places`);
  for (const card of back) if (!state.laid[seat]?.includes(card)) wrong.push(`seat ${seat} recovered a token from a card that is not laid`);
  for (const card of own) {
    if (!IS_FAR[card]) wrong.push(`a token on the near place ${card}`);
    if (!hand.includes(card) && !state.abandoned.includes(card)) wrong.push(`a live token of seat ${seat} without its card`);
    if (own.indexOf(card) !== own.lastIndexOf(card)) wrong.push(`two tokens on ${card}`);
    for (let other = 0; other < seat; other++) if (state.tokens[other]?.includes(card)) wrong.push(`two tokens on ${card}`);
  }
}

function counters(state: ExpeditionsState, wrong: string[]): void {
  for (const tickets of state.tickets) if (tickets < 0) wrong.push('tickets owed');
  for (const card of state.abandoned)
    if (!state.tokens.some((own) => own.includes(card))) wrong.push('an abandoned token that stands nowhere');
  if (state.ticketsUsed < 0 || state.ticketsUsed > 2) wrong.push(`${state.ticketsUsed} tickets used`);
  if (state.bonus < 0) wrong.push('bonus arrows owed');
  if (state.drawn.length > 2) wrong.push('more than two cards drawn');
  if (state.drawn.length > 0 && state.restart !== NONE) wrong.push('an exchange while a restart is pending');
}

/** Replays a stack: every arrow leaves an origin along a free segment (EXP-12, EXP-29, EXP-30). */
function expedition(state: ExpeditionsState, colour: Colour, wrong: string[]): void {
  const stack = state.stacks[colour] as number[];
  if (stack.length > 45) wrong.push(`${stack.length} arrows of colour ${colour}`);
  const visited = new Uint8Array(NODES.length);
  visited[START] = 1;
  let tip = START;
  let looped = false;
  for (const arrow of stack) {
    const tail = TAIL[arrow] as number;
    if (looped ? visited[tail] === 0 : tail !== tip) wrong.push(`an arrow of colour ${colour} leaves from nowhere`);
    tip = HEAD[arrow] as number;
    looped = visited[tip] === 1;
    visited[tip] = 1;
  }
  if (state.restart === colour && state.stage !== 'over' && !(looped && stack.length < 45)) wrong.push('a restart of what is not looped');
}

/** What follows from the stacks, counted again; no colour uses a segment twice. */
function tables(state: ExpeditionsState, wrong: string[]): void {
  const touches = new Uint16Array(NODES.length);
  const used = new Uint8Array(SEGMENTS.length);
  for (const colour of EACH_COLOUR) {
    for (const arrow of state.stacks[colour] as number[]) {
      const segment = SEGMENT_OF[arrow] as number;
      if (((used[segment] as number) & (1 << colour)) !== 0) wrong.push(`colour ${colour} uses a segment twice`);
      used[segment] = (used[segment] as number) | (1 << colour);
      for (const node of [TAIL[arrow] as number, HEAD[arrow] as number]) touches[node] = (touches[node] as number) + 8 ** colour;
    }
  }
  if (state.touches.some((count, node) => count !== touches[node])) wrong.push('touches do not follow from the stacks');
  if (state.used.some((mask, segment) => mask !== used[segment])) wrong.push('used segments do not follow from the stacks');
}

/** Everybody knows what lies open; of the deck only near cards were ever shown to those who never exchange. */
function openCards({ knows, row, laid, deck, drawn, turn, exchangers }: ExpeditionsState, wrong: string[]): void {
  for (const zone of [row, ...laid]) {
    for (const card of zone) if (knows[card] !== EVERYONE) wrong.push(`card ${card} lies open but is not known`);
  }
  for (const card of drawn) if (!sees(knows[card] as number, turn)) wrong.push('a player does not know what he drew');
  const looked = drawn.length > 0 ? [...exchangers, turn] : exchangers;
  const blind = looked.reduce((mask, seat) => mask & ~only(seat), EVERYONE);
  for (const zone of [deck, drawn]) {
    for (const card of zone) {
      if (IS_FAR[card] && ((knows[card] as number) & blind) !== 0) wrong.push(`the far card ${card} of the deck is known without a look`);
    }
  }
}

/** A hand is known to its owner; a key card to everybody, until its owner exchanges for the first time. */
function handCards(state: ExpeditionsState, seat: Seat, wrong: string[]): void {
  const { knows } = state;
  const shown = state.exchangers.includes(seat) ? [] : (state.tokens[seat] as number[]);
  const lastExchange = state.exchangers.lastIndexOf(seat);
  for (const card of state.hands[seat] as number[]) {
    if (knows[card] !== (shown.includes(card) ? EVERYONE : only(seat))) wrong.push(`who knows card ${card} in the hand of seat ${seat}`);
    if (knows[CARD_COUNT + card] !== NOBODY) wrong.push(`card ${card} is in a hand, yet somebody is sure that it is not`);
    // Whoever does not know that a hand holds a card must at least have no reason to exclude it.
    for (let block = 0; block <= state.hands.length; block++) {
      const last = state.seen[block * CARD_COUNT + card] as number;
      if (last === NEVER || zoneOf(last) === seat || lastExchange >= timeOf(last)) continue;
      const viewer = block === state.hands.length ? 'spectator' : block;
      if (!sees(knows[card] as number, viewer)) wrong.push(`viewer ${viewer} excludes card ${card} from the hand that holds it`);
    }
  }
}

/** What was won stays won, the announced end is never taken back (EXP-61, EXP-68), and nobody learns what nothing showed. */
export function stepBreaches(
  before: ExpeditionsState,
  after: ExpeditionsState,
  _seat: Seat,
  _move: ExpeditionsMove,
  events: readonly ExpeditionsEvent[],
): string[] {
  const wrong = teachings(before, after, events);
  const grows = (name: 'laid' | 'recovered'): void => {
    before[name].forEach((cards, seat) => {
      if (cards.some((card, i) => after[name][seat]?.[i] !== card)) wrong.push(`${name} of seat ${seat} changed`);
    });
  };
  grows('laid');
  grows('recovered');
  if (before.ending && !after.ending) wrong.push('the end was taken back');
  if (after.deck.length + after.drawn.length > before.deck.length + before.drawn.length) wrong.push('the deck grew');
  return wrong;
}

/**
 * EXP-75, told from the events alone: everybody learns the cards that are marked, laid or turned up, a player the cards he
 * draws, and of a reached place everybody learns at most that its card is in no hand. Nothing else teaches anybody anything.
 */
function teachings(before: ExpeditionsState, after: ExpeditionsState, events: readonly ExpeditionsEvent[]): string[] {
  const shown = new Map<number, Mask>();
  for (const event of events) {
    if (event.type === 'marked' || event.type === 'laid' || event.type === 'refilled') shown.set(event.card, EVERYONE);
    if (event.type === 'drew') for (const card of event.secret.cards) shown.set(card, only(event.seat));
    if (event.type === 'placed') shown.set(CARD_COUNT + event.to - 1, EVERYONE);
    if (event.type === 'removed') shown.set(CARD_COUNT + event.from - 1, EVERYONE);
  }
  return after.knows.flatMap((mask, at) => {
    const untold = mask & ~(before.knows[at] as Mask) & ~(shown.get(at) ?? NOBODY);
    return untold === NOBODY ? [] : [`${untold.toString(2)} learnt about card ${at % CARD_COUNT} what nothing told`];
  });
}
