import { isArchive, NONE, slotAt } from '@banquise/boreal';
import { UNKNOWN, type Viewer } from '@banquise/kernel';
import type { Frame } from '../../kit/director.ts';
import type { BorealEvent, BorealView } from './types.ts';

/** Milliseconds at normal speed. */
const FLY = 320;
const STEP = 75;
const LOOK = 500;

type Seats = BorealView['players'];
type SeatView = Seats[number];

/** What one event changes in the picture; a token walks square by square. */
export function frames(view: BorealView, event: BorealEvent, you: Viewer): readonly Frame<BorealView>[] {
  switch (event.type) {
    case 'located':
    case 'reserved':
      return [{ view: toReserve(withColumn(view, event.column, NONE), event.seat, event.card), ms: FLY, sound: 'place' }];
    case 'discovered':
      return [{ view: { ...taken(view, event), discovered: event.card, stage: 'place' }, ms: FLY, sound: 'lift' }];
    case 'paid':
    case 'gained':
    case 'lost':
    case 'rested':
      return walk(view, event.seat, event.to);
    case 'refilled':
      return [refill(view, event.column, event.card)];
    case 'placed':
      return [{ view: place(view, event), ms: FLY, sound: 'place' }];
    case 'removed':
      return [
        {
          view: { ...withColumn(view, event.column, NONE), removed: [...view.removed, event.card] },
          ms: FLY,
          sound: 'place',
          into: { [`card:${event.card}`]: 'deck' },
        },
      ];
    case 'swapped-board':
      return [{ view: withColumn(withColumn(view, event.columnA, event.cardB), event.columnB, event.cardA), ms: FLY, sound: 'flip' }];
    case 'swapped-pyramid':
      return [{ view: swap(view, event), ms: FLY, sound: 'flip' }];
    case 'looked':
      return [{ view: look(view, event), ms: event.seat === you ? 0 : LOOK, sound: 'flip' }];
    case 'took':
      return [{ view: take(view, event), ms: FLY, sound: 'place', from: { [`card:${event.card}`]: 'deck' } }];
    case 'returned':
      return [{ view: sink(view, event), ms: 0 }];
    case 'turn':
      return [{ view: { ...view, turn: event.seat, stage: 'action', discovered: NONE }, ms: 0 }];
    case 'over':
      return [{ view: { ...view, stage: 'over', discovered: NONE }, ms: 0 }];
    case 'not-refilled':
    case 'skipped':
    case 'passed':
      return [];
  }
}

type OfType<Type> = Extract<BorealEvent, { readonly type: Type }>;

function withColumn(view: BorealView, column: number, card: number): BorealView {
  return { ...view, board: view.board.map((there, i) => (i === column - 1 ? card : there)) };
}

function withSeat(view: BorealView, seat: number, change: (player: SeatView) => Partial<SeatView>): BorealView {
  return { ...view, players: view.players.map((player, i) => (i === seat ? { ...player, ...change(player) } : player)) };
}

const owning = (player: SeatView, card: number): Partial<SeatView> => (isArchive(card) && player.archive === NONE ? { archive: card } : {});

const toReserve = (view: BorealView, seat: number, card: number): BorealView =>
  withSeat(view, seat, (player) => ({ reserve: [...player.reserve, card], ...owning(player, card) }));

function taken(view: BorealView, { seat, from, column, card }: OfType<'discovered'>): BorealView {
  const left = from === 'board' ? withColumn(view, column, NONE) : view;
  return withSeat(left, seat, (player) => ({ reserve: player.reserve.filter((kept) => kept !== card), ...owning(player, card) }));
}

function walk(view: BorealView, seat: number, to: number): Frame<BorealView>[] {
  const from = view.players[seat]?.token ?? to;
  const step = Math.sign(to - from);
  const squares = Array.from({ length: Math.abs(to - from) }, (_, i) => from + step * (i + 1));
  return squares.map((token, i) => ({
    view: withSeat(view, seat, () => ({ token })),
    ms: i === squares.length - 1 ? 3 * STEP : STEP,
    sound: 'tick',
  }));
}

function refill(view: BorealView, column: number, card: number): Frame<BorealView> {
  const next = { ...withColumn(view, column, card), deck: view.deck.slice(0, -1), deckKnownTo: view.deckKnownTo.slice(0, -1) };
  return { view: next, ms: FLY, sound: 'flip', from: { [`card:${card}`]: 'deck' } };
}

function place(view: BorealView, { seat, card, floor, column }: OfType<'placed'>): BorealView {
  const slot = slotAt(floor, column);
  return withSeat({ ...view, stage: 'action' }, seat, ({ pyramid, filled }) => ({
    pyramid: pyramid.map((there, i) => (i === slot ? card : there)),
    filled: filled | (1 << slot),
  }));
}

function swap(view: BorealView, { seat, floorA, columnA, cardA, floorB, columnB, cardB }: OfType<'swapped-pyramid'>): BorealView {
  const a = slotAt(floorA, columnA);
  const b = slotAt(floorB, columnB);
  return withSeat(view, seat, ({ pyramid }) => ({ pyramid: pyramid.map((there, i) => (i === a ? cardB : i === b ? cardA : there)) }));
}

/** The topmost card is the first that was seen, and the last of the deck. */
function look(view: BorealView, event: OfType<'looked'>): BorealView {
  const { secret, count } = event as { readonly count: number; readonly secret?: { readonly cards: readonly number[] } };
  const { length } = view.deck;
  const seen = (i: number): number | undefined => (i >= length - count ? secret?.cards[length - 1 - i] : undefined);
  return { ...view, stage: 'look', deck: view.deck.map((card, i) => seen(i) ?? card) };
}

function take(view: BorealView, { seat, card }: OfType<'took'>): BorealView {
  const at = view.deck.indexOf(card);
  const gone = at < 0 ? view.deck.length - 1 : at;
  const without = <T>(items: readonly T[]): T[] => items.filter((_, i) => i !== gone);
  return toReserve({ ...view, stage: 'action', deck: without(view.deck), deckKnownTo: without(view.deckKnownTo) }, seat, card);
}

/** What was not taken goes under the deck, the first of them above the other. */
function sink(view: BorealView, event: OfType<'returned'>): BorealView {
  const { secret, count } = event as { readonly count: number; readonly secret?: { readonly cards: readonly number[] } };
  const under = Array.from({ length: count }, (_, i) => secret?.cards[i] ?? UNKNOWN).reverse();
  return { ...view, deck: [...under, ...view.deck.slice(0, view.deck.length - count)] };
}
