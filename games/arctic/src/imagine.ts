import { below, copy, EVERYONE, fork, type Mask, NOBODY, only, type Rng, range, type Seat, shuffle, UNKNOWN } from '@banquise/kernel';
import { ANIMALS, CARD_COUNT, cardsOf, MAIN, PIECES, totemTile } from './data.ts';
import { mark } from './rules/memory.ts';
import { type ArcticState, NONE } from './state.ts';
import type { ArcticView } from './view.ts';

/** A place whose card the viewer does not know: `cards[at]`, filled from a hand at `moment`. */
interface Place {
  readonly cards: number[];
  readonly at: number;
  readonly moment: number;
}

/** A card that came to a hand: which one, if it was seen. */
interface Arrival {
  readonly card: number;
  readonly since: number;
}

/** Deals everything the viewer cannot know, as `memory.ts` says it may lie, each table as likely as the others. */
export function imagine(view: ArcticView, rng: Rng): ArcticState {
  const hands = copy(view.hands);
  const piles = copy(view.piles);
  const zones = copy(view.zones);
  for (let seat = 0; seat < hands.length; seat++) {
    if (seat !== view.viewer) fillDepartures(view, seat, { hands, piles, zones }, rng);
  }
  const hidden = shuffle(rng, unaccounted(view, [view.river, ...hands, ...piles, ...zones]));
  for (const zone of [...hands, ...piles, ...zones]) fillUp(zone, hidden);
  const reserve = hidden.splice(0, view.reserve);
  for (const hand of hands) hand.sort((a, b) => a - b);
  const totems = imagineTotems(view, rng);
  return {
    rng: fork(rng),
    knows: whoKnows(view, { hands, piles, zones, totems }),
    stage: view.stage,
    packs: view.packs.slice(),
    sides: view.sides.slice(),
    holders: view.holders.slice(),
    tokens: view.tokens.slice(),
    totems,
    paw: view.paw,
    turn: view.turn,
    closing: view.closing,
    final: view.final,
    value: view.value,
    left: view.left,
    missing: view.missing,
    taken: view.taken,
    chosen: imagineChosen(view, { hands, zones }, rng),
    clock: view.clock,
    deck: hidden,
    reserve,
    river: view.river.slice(),
    hands,
    piles,
    sunk: copy(view.sunk),
    zones,
    zoneFrom: copy(view.zoneFrom),
    zoneAt: copy(view.zoneAt),
    markers: view.markers.slice(),
    dark: copy(view.dark),
    seen: marksOf(view),
  };
}

interface Zones {
  readonly hands: number[][];
  readonly piles: number[][];
  readonly zones: number[][];
}

/** Puts the cards once seen in a hand where they may be: face down somewhere, else in the hand. */
function fillDepartures(view: ArcticView, seat: Seat, zones: Zones, rng: Rng): void {
  const places = departuresOf(view, seat, zones);
  const arrivals = arrivalsOf(view, seat);
  for (const { cards, at, moment } of places.sort((a, b) => a.moment - b.moment)) {
    const possible = arrivals.filter(({ since }) => since <= moment);
    const arrival = possible[below(rng, possible.length)] as Arrival;
    cards[at] = arrival.card;
    arrivals.splice(arrivals.indexOf(arrival), 1);
  }
  const hand = zones.hands[seat] as number[];
  for (const { card } of arrivals) if (card !== UNKNOWN) hand[hand.indexOf(UNKNOWN)] = card;
}

/** Jokers and penalty cards that came from this hand and that the viewer does not know. */
function departuresOf(view: ArcticView, seat: Seat, { piles, zones }: Zones): Place[] {
  const places: Place[] = [];
  const pile = piles[seat] as number[];
  pile.forEach((card, at) => {
    if (card === UNKNOWN) places.push({ cards: pile, at, moment: (view.sunk[seat] as number[])[at] as number });
  });
  zones.forEach((zone, owner) => {
    zone.forEach((card, at) => {
      if (card === UNKNOWN && (view.zoneFrom[owner] as number[])[at] === seat) {
        places.push({ cards: zone, at, moment: (view.zoneAt[owner] as number[])[at] as number });
      }
    });
  });
  return places;
}

/** What came to this hand and has not been seen since, without what the viewer himself knows to have left it. */
function arrivalsOf(view: ArcticView, seat: Seat): Arrival[] {
  const dark = (view.dark[seat] as number[]).slice();
  const known = new Set<number>();
  view.zones.forEach((zone, owner) => {
    zone.forEach((card, at) => {
      if (card === UNKNOWN || (view.zoneFrom[owner] as number[])[at] !== seat) return;
      known.add(card);
      // A gift that only giver and receiver know, and that had come unseen: it takes the latest arrival it can.
      if ((view.zoneKnownTo[owner] as Mask[])[at] !== EVERYONE && !view.seen.some((memory) => memory.card === card)) {
        dark.splice(
          dark.findLastIndex((since) => since <= ((view.zoneAt[owner] as number[])[at] as number)),
          1,
        );
      }
    });
  });
  const arrivals = dark.map((since): Arrival => ({ card: UNKNOWN, since }));
  for (const { card, seat: origin, since } of view.seen) if (origin === seat && !known.has(card)) arrivals.push({ card, since });
  return arrivals;
}

/** Cards of the packs in play that lie nowhere yet. */
function unaccounted(view: ArcticView, zones: readonly (readonly number[])[]): number[] {
  const placed = new Set(zones.flat());
  return cardsOf(view.packs).filter((card) => !placed.has(card));
}

function fillUp(zone: number[], hidden: number[]): void {
  for (let i = 0; i < zone.length; i++) if (zone[i] === UNKNOWN) zone[i] = hidden.pop() as number;
}

function imagineTotems({ totems }: ArcticView, rng: Rng): number[] {
  const tiles = shuffle(
    rng,
    range(ANIMALS.length).filter((tile) => !totems.includes(tile)),
  );
  return totems.map((totem) => (totem === UNKNOWN ? (tiles.pop() as number) : totem));
}

/** The first half of somebody else's decision is his secret. */
function imagineChosen(view: ArcticView, { hands, zones }: Pick<Zones, 'hands' | 'zones'>, rng: Rng): number {
  if (view.viewer === view.turn) return view.chosen;
  const pick = (cards: number[]): number => cards[below(rng, cards.length)] as number;
  if (view.stage === 'swap-slot') return pick(hands[view.turn] as number[]);
  return view.stage === 'recover' ? (MAIN[pick(zones[view.turn] as number[])] as number) : NONE;
}

function marksOf(view: ArcticView): number[] {
  const marks = new Array<number>(CARD_COUNT).fill(NONE);
  for (const { card, seat, since } of view.seen) marks[card] = mark(since, seat);
  return marks;
}

function whoKnows(view: ArcticView, { hands, piles, zones, totems }: Zones & { readonly totems: number[] }): Mask[] {
  const knows = new Array<Mask>(PIECES).fill(NOBODY);
  for (const card of view.river) if (card !== NONE) knows[card] = EVERYONE;
  hands.forEach((hand, seat) => {
    for (const card of hand) knows[card] = view.open.includes(card) ? EVERYONE : only(seat);
  });
  piles.forEach((pile, seat) => {
    pile.forEach((card, i) => {
      knows[card] = (view.sunk[seat] as number[])[i] === 0 || view.open.includes(card) ? EVERYONE : only(seat);
    });
  });
  zones.forEach((zone, seat) => {
    zone.forEach((card, i) => {
      knows[card] = (view.zoneKnownTo[seat] as Mask[])[i] as Mask;
    });
  });
  totems.forEach((totem, seat) => {
    knows[totemTile(totem)] = view.stage === 'over' ? EVERYONE : only(seat);
  });
  return knows;
}
