import { type ArcticView, HAND_LIMIT, MAIN } from '@banquise/arctic';
import { range } from '@banquise/kernel';
import { discard, draw, filled, place, recover, recoverCard, type Shortcut, shortcutTo, swap, swapWith, type To } from './moves.ts';
import {
  BOTTOM,
  DECK,
  HAND,
  handPlace,
  PILE,
  penaltyPlace,
  powerPlace,
  riverPlace,
  seatPlace,
  stepPlace,
  UNDER,
  wayPlace,
  ZONE,
} from './places.ts';
import { type ArcticChoice, type ArcticMoment, type ArcticMove, seatOf } from './types.ts';

/** More orders than this are not laid out at once: some cards are chosen first, then the others. */
const MOST_ORDERS = 7000;

/** Every deed with the places one points at for it. Cards to place are pointed at one after the other, cards to draw or to discard in any order. */
export function choices(moment: ArcticMoment): readonly ArcticChoice[] {
  const { moves } = moment;
  const types = new Set(moves.map(({ type }) => type));
  const toPlace = shortcutTo(moment, 'place');
  const toDraw = shortcutTo(moment, 'draw');
  return [
    ...moves.flatMap((move) => simple(moment, move)).sort(printedFirst),
    ...(types.has('swap') ? swaps(moment) : []),
    ...(toPlace === undefined ? [] : placings(moment, toPlace)),
    ...(toDraw === undefined ? [] : draws(moment, toDraw)),
    ...(types.has('recover') ? recoveries(moment) : []),
    ...(types.has('discard') ? discards(moment) : []),
  ];
}

/** As printed is what one means most often: the first of several deeds is the main one. */
const printedFirst = (a: ArcticChoice, b: ArcticChoice): number => Number(b.verb === 'printed') - Number(a.verb === 'printed');

const one = (verb: string, moves: readonly ArcticMove[], ...path: string[]): ArcticChoice => ({ path, verb, moves });

/** What is pointed at in any order. */
const some = (verb: string, moves: readonly ArcticMove[], set: readonly string[]): ArcticChoice => ({ path: [], set, verb, moves });

/** Moves that stand for themselves. */
function simple({ view }: ArcticMoment, move: ArcticMove): readonly ArcticChoice[] {
  switch (move.type) {
    case 'skip':
    case 'stop':
      return [one(move.type, [move])];
    case 'value':
      return [one(move.value === view.value ? 'printed' : 'value', [move])];
    case 'swap-with':
      return [one('swap', [move], riverPlace(move.slot))];
    case 'take-back':
      return [one('take-back', [move], PILE), one('take-back', [move], PILE, HAND), one('take-back', [move], powerPlace(4))];
    case 'tokens':
      return [one('tokens', [move], wayPlace(move.right === 'main' ? 'a' : 'b'))];
    case 'walrus':
      return [one('walrus', [move], stepPlace(move.direction))];
    case 'give':
      return [one('give', [move], seatPlace(move.to)), one('give', [move], ZONE, seatPlace(move.to))];
    case 'blind':
      return [one('blind', [move], DECK), one('blind', [move], DECK, HAND), one('blind', [move], powerPlace(3))];
    case 'recover-card':
      return [one('recover', [move], penaltyPlace(move.card))];
    default:
      return [];
  }
}

/** A hand card for a River card, whichever one points at first. */
function swaps({ view, moves }: ArcticMoment): ArcticChoice[] {
  return moves.flatMap((move) => {
    if (move.type !== 'swap') return [];
    return filled(view.river).flatMap((slot) => {
      const both = [swap(move.card), swapWith(slot)];
      const [card, river] = [handPlace(move.card), riverPlace(slot)];
      return [one('swap', both, card, river), one('swap', both, river, card)];
    });
  });
}

/** All cards of a turn in one go, in any order: nothing is laid before all are chosen, so the order can still change. */
function placings(moment: ArcticMoment, { moves: before, view }: Shortcut): ArcticChoice[] {
  const hand = view.hands[seatOf(moment)] ?? [];
  const all = view.left;
  const length = placedAtOnce(hand.length, all);
  const fox = length === all ? foxOf(moment, before, hand.slice(0, all)) : undefined;
  // There can be thousands of orders, of the same few moves and places.
  const cards = hand.map((card) => ({
    path: handPlace(card),
    top: place(card),
    aside: fox === undefined ? undefined : place(card, fox),
  }));
  // A single card is laid where it is dropped; several are laid out there first.
  const single = length === 1 ? cards.map(({ path, top }) => one('place', [...before, top], path, PILE)) : [];
  const target = fox === 'under' ? UNDER : BOTTOM;
  const whole = orders(range(hand.length), length).flatMap((order) => {
    const chosen = order.map((i) => cards[i] as (typeof cards)[number]);
    const path = chosen.map((card) => card.path);
    const tops = [...before, ...chosen.map(({ top }) => top)];
    const aside = chosen.at(-1)?.aside;
    const list: ArcticChoice[] = [{ path, ...(length > 1 && { tray: PILE }), verb: 'place', moves: tops }];
    if (fox === undefined || aside === undefined) return list;
    const moves = tops.with(-1, aside);
    // Another card is visible then: its tokens and its draw are looked at first.
    const shown = [...path, target];
    list.push({ path, verb: fox, moves, shown }, { path: shown, verb: fox, moves });
    return list;
  });
  return [...whole, ...single];
}

/** Where the Fox may send the last card, tried out on some cards: which ones they are makes no difference to it. */
function foxOf(moment: ArcticMoment, before: readonly ArcticMove[], cards: readonly number[]): Exclude<To, 'top'> | undefined {
  const last = cards.at(-1);
  if (last === undefined) return undefined;
  const tops = cards.slice(0, -1).map((card) => place(card));
  return (['under', 'bottom'] as const).find((to) => {
    const { events } = moment.after([...before, ...tops, place(last, to)]);
    return events.some((event) => event.type === 'hid' || (event.type === 'placed' && event.to === 'bottom'));
  });
}

/** How many River cards can be taken in one go: one by one where a new card comes after each. */
export function drawnAtOnce(moment: ArcticMoment, { moves: before, view }: Omit<Shortcut, 'passed'>): number {
  const slots = filled(view.river);
  const [first] = slots;
  if (first === undefined) return 0;
  const draws = slots.map(draw);
  const { reveals, moves } = moment.after([...before, draw(first)]);
  if (reveals && moves.some(({ type }) => type === 'draw')) return 1;
  const last = draws.findIndex((_, i) => !moment.after([...before, ...draws.slice(0, i + 1)]).moves.some(({ type }) => type === 'draw'));
  return last + 1;
}

/** As many River cards at once as may be taken. */
function draws(moment: ArcticMoment, { moves: before, view }: Omit<Shortcut, 'passed'>): ArcticChoice[] {
  const slots = filled(view.river);
  const most = drawnAtOnce(moment, { moves: before, view });
  if (most === 0) return [];
  const single = slots.map((slot) => one('draw', [...before, draw(slot)], riverPlace(slot), HAND));
  if (most === 1) return [...slots.map((slot) => one('draw', [...before, draw(slot)], riverPlace(slot))), ...single];
  const sets = Array.from({ length: most }, (_, i) => subsets(slots, i + 1)).flat();
  return [...sets.map((set) => some('draw', [...before, ...set.map(draw)], set.map(riverPlace))), ...single];
}

/** Who points at a penalty card means its animal and the card. */
function recoveries(moment: ArcticMoment): ArcticChoice[] {
  const zone = moment.view.zones[seatOf(moment)] ?? [];
  return zone.flatMap((card) => {
    const both = [recover(MAIN[card] ?? 0), recoverCard(card)];
    return [one('recover', both, penaltyPlace(card)), one('recover', both, penaltyPlace(card), HAND)];
  });
}

export const excessOf = (view: ArcticView, seat: number): number => (view.hands[seat]?.length ?? 0) - HAND_LIMIT;

function discards(moment: ArcticMoment): ArcticChoice[] {
  const seat = seatOf(moment);
  const hand = moment.view.hands[seat] ?? [];
  const excess = excessOf(moment.view, seat);
  const single = hand.map((card) => one('discard', [discard(card)], handPlace(card), ZONE));
  if (excess === 1) return [...hand.map((card) => one('discard', [discard(card)], handPlace(card))), ...single];
  return [...subsets(hand, excess).map((set) => some('discard', set.map(discard), set.map(handPlace))), ...single];
}

/** How many of some cards can be chosen in one go. */
export function placedAtOnce(cards: number, wanted: number): number {
  let count = 1;
  let length = 0;
  while (length < wanted && count * (cards - length) <= MOST_ORDERS) {
    count *= cards - length;
    length++;
  }
  return Math.max(1, length);
}

/** Every way to line up `length` of some things. */
export function orders(things: readonly number[], length: number): number[][] {
  if (length === 0) return [[]];
  return things.flatMap((thing) =>
    orders(
      things.filter((other) => other !== thing),
      length - 1,
    ).map((rest) => [thing, ...rest]),
  );
}

/** Every choice of `size` among some things. */
export function subsets(things: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return things.flatMap((thing, i) => subsets(things.slice(i + 1), size - 1).map((rest) => [thing, ...rest]));
}
