import { below, EVERYONE, type Mask, type Rng, type Seat, sees, shuffle, type Viewer } from '@banquise/kernel';
import { MAIN, totemTile } from '../src/data.ts';
import type { ArcticState } from '../src/state.ts';

/** A place on the table: `cards[at]`. For a place filled from a hand: whose, and when; a hand itself is always open. */
interface Place {
  readonly cards: number[];
  readonly at: number;
  readonly from: Seat;
  readonly moment: number;
}

/** Places whose cards never came from a hand: the deck, the Reserve, penalties from the deck. */
const NOWHERE = -1;
const STILL_IN_HAND = Number.POSITIVE_INFINITY;

function places(state: ArcticState): Place[] {
  const list = (cards: number[], from: (at: number) => Seat, moment: (at: number) => number): Place[] =>
    cards.map((_, at) => ({ cards, at, from: from(at), moment: moment(at) }));
  return [
    ...list(
      state.deck,
      () => NOWHERE,
      () => 0,
    ),
    ...list(
      state.reserve,
      () => NOWHERE,
      () => 0,
    ),
    ...state.hands.flatMap((hand, seat) =>
      list(
        hand,
        () => seat,
        () => STILL_IN_HAND,
      ),
    ),
    ...state.piles.flatMap((pile, seat) =>
      list(
        pile,
        () => seat,
        (at) => state.sunk[seat]![at]!,
      ),
    ),
    ...state.zones.flatMap((zone, seat) =>
      list(
        zone,
        (at) => state.zoneFrom[seat]![at]!,
        (at) => state.zoneAt[seat]![at]!,
      ),
    ),
  ];
}

const cardAt = ({ cards, at }: Place): number => cards[at]!;

/** Where a card seen in a hand may be, from the moment on at which it was last surely there. */
function memoryOf(state: ArcticState, card: number): { seat: Seat; since: number } | undefined {
  const mark = state.seen[card]!;
  return mark < 0 ? undefined : { seat: mark % 4, since: Math.floor(mark / 4) };
}

/** What is wrong with the memory of one player's cards: section 10 of the rules, counted out place by place. */
export function memoryBreaches(state: ArcticState, seat: Seat): string[] {
  const doubtful = places(state).filter((place) => place.from === seat && state.knows[cardAt(place)] !== EVERYONE);
  const wrong: string[] = [];
  const remembered = state.seen.filter((_, card) => memoryOf(state, card)?.seat === seat).length;
  const dark = state.dark[seat]!;
  if (doubtful.length !== remembered + dark.length) {
    wrong.push(`seat ${seat}: ${doubtful.length} doubtful places for ${remembered} seen and ${dark.length} unseen cards`);
  }
  let found = 0;
  const unseen: number[] = [];
  for (const place of doubtful) {
    const memory = memoryOf(state, cardAt(place));
    if (memory === undefined) unseen.push(place.moment);
    else if (memory.seat !== seat || memory.since > place.moment) wrong.push(`seat ${seat}: card ${cardAt(place)} cannot be there`);
    else found++;
  }
  if (found !== remembered) wrong.push(`seat ${seat}: a remembered card has got away`);
  unseen.sort((a, b) => a - b);
  unseen.forEach((moment, i) => {
    if (dark.filter((since) => since <= moment).length <= i) wrong.push(`seat ${seat}: too many unseen cards left by moment ${moment}`);
  });
  return wrong;
}

/** Deals again all that a viewer may not know. */
export function scramble(state: ArcticState, viewer: Viewer, rng: Rng): ArcticState {
  const hidden = places(state).filter((place) => !sees(state.knows[cardAt(place)]!, viewer));
  const masks = hidden.map((place) => state.knows[cardAt(place)]!);
  const chosen = chosenSecretly(state, viewer);
  shuffleContents(
    hidden.filter((place) => memoryOf(state, cardAt(place)) === undefined),
    rng,
  );
  hidden.forEach((place, i) => {
    state.knows[cardAt(place)] = masks[i]!;
  });
  for (let tries = 0; tries < 30; tries++) swapSeenCards(state, hidden, rng);
  for (const hand of state.hands) hand.sort((a, b) => a - b);
  scrambleTotems(state, viewer, rng);
  chooseAgain(state, viewer, chosen, rng);
  return state;
}

function shuffleContents(some: readonly Place[], rng: Rng): void {
  const cards = shuffle(rng, some.map(cardAt));
  some.forEach(({ cards: list, at }, i) => {
    list[at] = cards[i]!;
  });
}

/** Two cards that left or are in one hand change places, if everybody's memory allows it. */
function swapSeenCards(state: ArcticState, hidden: readonly Place[], rng: Rng): void {
  const seen = hidden.filter((place) => memoryOf(state, cardAt(place)) !== undefined);
  if (seen.length === 0) return;
  const one = seen[below(rng, seen.length)]!;
  const same = hidden.filter((place) => place.from === one.from);
  const other = same[below(rng, same.length)]!;
  exchange(state, one, other);
  if (memoryBreaches(state, one.from).length > 0) exchange(state, one, other);
}

function exchange(state: ArcticState, one: Place, other: Place): void {
  const a = cardAt(one);
  const b = cardAt(other);
  one.cards[one.at] = b;
  other.cards[other.at] = a;
  const mask: Mask = state.knows[a]!;
  state.knows[a] = state.knows[b]!;
  state.knows[b] = mask;
}

function scrambleTotems(state: ArcticState, viewer: Viewer, rng: Rng): void {
  const known = (seat: Seat): boolean => sees(state.knows[totemTile(state.totems[seat]!)]!, viewer);
  const seats = state.totems.map((_, seat) => seat).filter((seat) => !known(seat));
  const tiles = shuffle(
    rng,
    [0, 1, 2, 3, 4, 5].filter((tile) => !state.totems.some((totem, seat) => totem === tile && known(seat))),
  );
  for (const tile of tiles) state.knows[totemTile(tile)] = 0;
  for (const seat of seats) {
    state.totems[seat] = tiles.pop()!;
    state.knows[totemTile(state.totems[seat]!)] = 1 << seat;
  }
}

/** The first half of another player's decision is secret. */
function chooseAgain(state: ArcticState, viewer: Viewer, chosen: Chosen, rng: Rng): void {
  const { hands, zones, turn } = state;
  const pick = (cards: readonly number[]): number => cards[below(rng, cards.length)]!;
  if (chosen === 'animal') state.chosen = MAIN[pick(zones[turn]!)]!;
  if (chosen === 'card') state.chosen = pick(hands[turn]!.filter((card) => !sees(state.knows[card]!, viewer)));
}

type Chosen = 'nothing' | 'animal' | 'card';

/** What was chosen that the viewer does not know; a card that everybody knows to be in that hand may stay the chosen one. */
function chosenSecretly(state: ArcticState, viewer: Viewer): Chosen {
  if (state.chosen < 0 || viewer === state.turn) return 'nothing';
  if (state.stage === 'recover') return 'animal';
  return sees(state.knows[state.chosen]!, viewer) ? 'nothing' : 'card';
}
