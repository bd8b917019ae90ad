import { below, EVERYONE, fork, type Mask, NOBODY, only, type Rng, range, type Seat, shuffle, UNKNOWN } from '@banquise/kernel';
import { CARD_COUNT, IS_FAR, NODES, SEGMENTS } from './data.ts';
import { pushArrow } from './rules/expedition.ts';
import { NEVER, OUTSIDE, sighting, timeOf, zoneOf } from './rules/knowledge.ts';
import { farPlaces, handSize } from './setup.ts';
import { type ExpeditionsState, KEY_PLACES } from './state.ts';
import type { ExpeditionsView } from './view.ts';

/**
 * A full state in which this view would be true. Cards never seen are dealt evenly. Of a card that was seen, later
 * exchanges decide: each may have taken one card out of that hand and brought one in, any of them alike.
 */
export function imagine(view: ExpeditionsView, rng: Rng): ExpeditionsState {
  const hands = view.hands.map((hand) => hand.filter((card) => card !== UNKNOWN));
  const hidden = hiddenCards(view, hands);
  dealHands(view, hands, hidden, rng);
  if (view.stage === 'mark') keepMarkable(hands, hidden, rng);
  shuffle(rng, hidden);
  const fill = (card: number): number => (card === UNKNOWN ? (hidden.pop() as number) : card);
  const deck = view.deck.map(fill);
  const drawn = view.drawn.map(fill);
  const state: ExpeditionsState = {
    rng: fork(rng),
    knows: [],
    seen: [],
    exchangers: view.exchangers.slice(),
    stage: view.stage,
    first: view.first,
    turn: view.turn,
    round: view.round,
    hands,
    laid: view.laid.map((cards) => cards.slice()),
    recovered: view.recovered.map((cards) => cards.slice()),
    tokens: view.tokens.map((cards) => cards.slice()),
    abandoned: abandonedTokens(view, hands),
    tickets: view.tickets.slice(),
    deck,
    row: view.row.slice(),
    drawn,
    stacks: [[], [], []],
    touches: NODES.map(() => 0),
    used: SEGMENTS.map(() => 0),
    mainDone: view.mainDone,
    ticketsUsed: view.ticketsUsed,
    restart: view.restart,
    bonus: view.bonus,
    ending: view.ending,
  };
  view.expeditions.forEach(({ arrows }, colour) => {
    for (const arrow of arrows) pushArrow(state, colour as 0 | 1 | 2, arrow);
  });
  state.knows = knowledge(view, state);
  state.seen = sightings(view, state);
  return state;
}

/** The cards that the viewer sees nowhere. */
function hiddenCards(view: ExpeditionsView, hands: readonly number[][]): number[] {
  const shown = new Set([...hands, ...view.laid, view.deck, view.row, view.drawn].flat());
  return range(CARD_COUNT).filter((card) => !shown.has(card));
}

/** Fills the hands of the others out of the hidden cards, which are left with those of the deck. */
function dealHands(view: ExpeditionsView, hands: number[][], hidden: number[], rng: Rng): void {
  const holder = new Map<number, Seat>();
  const room = view.hands.map((hand, seat) => hand.length - (hands[seat] as number[]).length);
  const put = (card: number, seat: Seat): void => {
    holder.set(card, seat);
    room[seat] = (room[seat] as number) - 1;
  };
  const others = shuffle(
    rng,
    range(hands.length).filter((seat) => (room[seat] as number) > 0),
  );
  for (const seat of others) for (const card of remaining(view, seat, hidden, room[seat] as number, rng)) put(card, seat);
  for (const seat of others) {
    const free = hidden.filter((card) => !holder.has(card));
    for (const card of entrants(view, seat, free, room[seat] as number, rng)) put(card, seat);
  }
  const unseen = shuffle(
    rng,
    hidden.filter((card) => view.seen[card] === NEVER),
  );
  for (const seat of others) while ((room[seat] as number) > 0 && unseen.length > 0) put(unseen.pop() as number, seat);
  // So late in a game that every card was seen at some time: whatever fits.
  for (const seat of others) while ((room[seat] as number) > 0) makeRoom(view, seat, hidden, holder, room, rng);
  holder.forEach((seat, card) => {
    (hands[seat] as number[]).push(card);
  });
  hidden.splice(0, hidden.length, ...hidden.filter((card) => !holder.has(card)));
}

/** No hand is dealt without four far places, those already marked included: near cards give way to far ones of the deck (EXP-17). */
function keepMarkable(hands: readonly number[][], hidden: number[], rng: Rng): void {
  for (const hand of hands) {
    while (farPlaces(hand) < KEY_PLACES) {
      const near = hand.findIndex((card) => !IS_FAR[card]);
      const far = shuffle(rng, range(hidden.length)).find((at) => IS_FAR[hidden[at] as number]) as number;
      [hand[near], hidden[far]] = [hidden[far] as number, hand[near] as number];
    }
  }
}

/** Exchanges that a seat made after a sighting. */
function exchangesSince(view: ExpeditionsView, seat: Seat, seen: number): number {
  let made = 0;
  for (let at = timeOf(seen); at < view.exchangers.length; at++) if (view.exchangers[at] === seat) made++;
  return made;
}

/** Whether, by what the viewer saw, a hidden card can be in that hand now. */
function mayHold(view: ExpeditionsView, seat: Seat, card: number): boolean {
  const seen = view.seen[card] as number;
  return seen === NEVER || zoneOf(seen) === seat || exchangesSince(view, seat, seen) > 0;
}

/** Of the cards last seen in a hand, those that no exchange took out of it. */
function remaining(view: ExpeditionsView, seat: Seat, hidden: readonly number[], room: number, rng: Rng): number[] {
  const held = shuffle(
    rng,
    hidden.filter((card) => view.seen[card] !== NEVER && zoneOf(view.seen[card] as number) === seat),
  );
  // Cards were laid since: the hand was larger when it was mixed, half-way between the deal and now on average.
  const size = (handSize(view.hands.length) + (view.hands[seat] as readonly number[]).length) >> 1;
  const exchanges = Math.max(0, ...held.map((card) => exchangesSince(view, seat, view.seen[card] as number)));
  for (let i = 0; i < exchanges && held.length > 0; i++) if (below(rng, size) < held.length) held.pop();
  return held.slice(0, room);
}

/** Cards seen outside a hand that an exchange may have brought into it and none took out again. */
function entrants(view: ExpeditionsView, seat: Seat, free: readonly number[], room: number, rng: Rng): number[] {
  const seen = shuffle(
    rng,
    free.filter((card) => view.seen[card] !== NEVER && zoneOf(view.seen[card] as number) !== seat),
  );
  const depth = view.deck.length + view.drawn.length;
  const entered: number[] = [];
  view.exchangers.forEach((exchanger, time) => {
    if (exchanger !== seat) return;
    if (entered.length > 0 && below(rng, (view.hands[seat] as readonly number[]).length) < entered.length) entered.pop();
    const outside = seen.filter((card) => timeOf(view.seen[card] as number) <= time && !entered.includes(card));
    if (entered.length < room && below(rng, Math.max(1, depth)) < outside.length) entered.push(outside[0] as number);
  });
  return entered;
}

/** Finds a card for one more place of a hand, moving cards between hands if it must (an augmenting path). */
function makeRoom(view: ExpeditionsView, seat: Seat, hidden: readonly number[], holder: Map<number, Seat>, room: number[], rng: Rng): void {
  const tried = new Set<number>();
  const cards = shuffle(rng, hidden.slice());
  const take = (hand: Seat): boolean => {
    for (const card of cards) {
      if (tried.has(card) || holder.get(card) === hand || !mayHold(view, hand, card)) continue;
      tried.add(card);
      const owner = holder.get(card);
      if (owner !== undefined && !take(owner)) continue;
      holder.set(card, hand);
      return true;
    }
    return false;
  };
  if (!take(seat)) throw new Error(`no card that was hidden can be in the hand of seat ${seat}`);
  room[seat] = (room[seat] as number) - 1;
}

/** Tokens known to be abandoned, and those of others whose card is imagined elsewhere. */
function abandonedTokens(view: ExpeditionsView, hands: readonly number[][]): number[] {
  const abandoned = view.abandoned.slice();
  view.tokens.forEach((tokens, owner) => {
    for (const card of tokens) {
      if (!abandoned.includes(card) && !(hands[owner] as number[]).includes(card)) abandoned.push(card);
    }
  });
  return abandoned;
}

/** Who knows which card: what the viewer knows for sure, and for the others what the rules make public. */
function knowledge(view: ExpeditionsView, state: ExpeditionsState): Mask[] {
  const knows = new Array<Mask>(2 * CARD_COUNT).fill(NOBODY);
  const { viewer } = view;
  const exchanged = new Set(view.exchangers);
  for (const card of [state.row, ...state.laid].flat()) knows[card] = EVERYONE;
  state.hands.forEach((hand, seat) => {
    // A key card is public until its owner exchanges for the first time.
    for (const card of hand) knows[card] = !exchanged.has(seat) && state.tokens[seat]?.includes(card) ? EVERYONE : only(seat);
  });
  // All that somebody who never exchanged knows of the deck is what everybody saw.
  const own =
    viewer === 'spectator' || (!exchanged.has(viewer) && !(viewer === view.turn && view.drawn.length > 0)) ? EVERYONE : only(viewer);
  for (const card of [...view.deck, ...view.drawn]) if (card !== UNKNOWN) knows[card] = own;
  for (const card of state.drawn) knows[card] = (knows[card] as Mask) | only(view.turn);
  for (const card of state.deck) knows[CARD_COUNT + card] = absence(view, card) & ~(knows[card] as Mask);
  for (const card of state.drawn) knows[CARD_COUNT + card] = absence(view, card) & ~(knows[card] as Mask);
  return knows;
}

/** Who can still be sure that no hand holds a card that was seen outside: those who alone exchanged since. */
function absence(view: ExpeditionsView, card: number): Mask {
  const seen = view.seen[card] as number;
  if (seen === NEVER || zoneOf(seen) !== OUTSIDE) return NOBODY;
  const since = new Set(view.exchangers.slice(timeOf(seen)));
  if (since.size === 0) return EVERYONE;
  const [seat] = since;
  return since.size === 1 ? only(seat as Seat) : NOBODY;
}

/** The viewer's own sightings for everybody; of his own key cards the others know that he held them. */
function sightings(view: ExpeditionsView, state: ExpeditionsState): number[] {
  const { viewer } = view;
  const publicly = view.seen.slice();
  if (viewer !== 'spectator' && view.exchangers.includes(viewer)) {
    const held = sighting(view.exchangers.indexOf(viewer), viewer);
    for (const card of state.tokens[viewer] as number[]) if (publicly[card] === NEVER) publicly[card] = held;
  }
  const seen: number[] = [];
  for (let block = 0; block <= state.hands.length; block++) seen.push(...(block === viewer ? view.seen : publicly));
  return seen;
}
