import { arrowBetween, HEAD, NONE, nodeOf, TAIL } from '@banquise/expeditions';
import { type Seat, UNKNOWN, type Viewer } from '@banquise/kernel';
import type { Frame } from '../../kit/director.ts';
import { nodePlace } from './places.ts';
import type { ExpeditionsView, SeenEvent } from './types.ts';

/** Milliseconds at normal speed. */
const GROW = 460;
const FLY = 420;
const SHOW = 620;
const BEAT = 220;

type OfType<Type> = Extract<SeenEvent, { readonly type: Type }>;
type Change = Partial<{ -readonly [Key in keyof ExpeditionsView]: ExpeditionsView[Key] }>;

/** The names of pieces that travel, and the zones they come from. */
export const cardPiece = (card: number): string => `card:${card}`;
export const tokenPiece = (card: number): string => `token:${card}`;
export const seatZone = (seat: Seat): string => `seat:${seat}`;
export const DECK_ZONE = 'deck';

/** What one event changes in the picture. The map itself lets arrows grow and laid places shine. */
export function frames(view: ExpeditionsView, event: SeenEvent, _you: Viewer): readonly Frame<ExpeditionsView>[] {
  const one = (change: Change, ms: number, more: Partial<Frame<ExpeditionsView>> = {}): readonly Frame<ExpeditionsView>[] => [
    { view: { ...view, ...change }, ms, ...more },
  ];
  switch (event.type) {
    case 'marked':
      return one(marked(view, event), FLY, { sound: 'place' });
    case 'spent':
      return one({ tickets: put(view.tickets, event.seat, event.tickets), ticketsUsed: view.ticketsUsed + 1 }, BEAT, { sound: 'tick' });
    case 'placed':
      return one(placed(view, event), GROW, { sound: 'place' });
    case 'removed':
      return one(removed(view, event), GROW, { sound: 'flip' });
    case 'laid':
      return one(laid(view, event), SHOW, { sound: 'flip', into: { [cardPiece(event.card)]: seatZone(event.seat) } });
    case 'recovered':
      return one(recovered(view, event), FLY, { sound: 'lift', from: { [tokenPiece(event.card)]: nodePlace(nodeOf(event.card)) } });
    case 'refilled':
      return one({ row: [...view.row, event.card], deck: view.deck.slice(1) }, FLY, {
        sound: 'flip',
        from: { [cardPiece(event.card)]: DECK_ZONE },
      });
    case 'gained':
      return one({ tickets: put(view.tickets, event.seat, event.tickets) }, BEAT, { sound: 'tick' });
    case 'looped':
      return one(
        { expeditions: view.expeditions.map((there, colour) => (colour === event.colour ? { ...there, tip: NONE } : there)) },
        SHOW,
        { sound: 'tick' },
      );
    case 'earned':
      return one({ bonus: event.bonus }, BEAT, { sound: 'tick' });
    case 'declined':
      return one(event.what === 'restart' ? { restart: NONE } : { bonus: 0 }, 0);
    case 'forfeited':
      return one({ bonus: 0 }, 0);
    case 'drew':
      return one(drew(view, event), FLY, {
        sound: 'flip',
        from: Object.fromEntries((event.secret?.cards ?? []).map((card) => [cardPiece(card), DECK_ZONE])),
      });
    case 'returned':
      return one(returned(view, event), FLY, { sound: 'flip', into: backUnder(view, event) });
    case 'ending':
      return one({ ending: true }, SHOW, { sound: 'turn' });
    case 'turn':
      return one({ turn: event.seat, round: event.round, stage: 'free', mainDone: false, ticketsUsed: 0, restart: NONE, bonus: 0 }, BEAT);
    case 'over':
      return one({ stage: 'over', mainDone: false, ticketsUsed: 0, bonus: 0 }, 0);
  }
}

const put = <T>(list: readonly T[], at: number, value: T): readonly T[] => list.map((there, i) => (i === at ? value : there));
const add = (lists: readonly (readonly number[])[], seat: Seat, card: number): readonly (readonly number[])[] =>
  put(lists, seat, [...(lists[seat] ?? []), card]);
const drop = (lists: readonly (readonly number[])[], seat: Seat, card: number): readonly (readonly number[])[] =>
  put(lists, seat, without(lists[seat] ?? [], card));

/** A card that was not known to be there goes as one of those that are not known. */
function without(cards: readonly number[], card: number): readonly number[] {
  const at = cards.includes(card) ? cards.indexOf(card) : cards.lastIndexOf(UNKNOWN);
  return at < 0 ? cards : cards.toSpliced(at, 1);
}

/** Whoever marks a place shows that he holds its card. */
function marked(view: ExpeditionsView, { seat, card }: OfType<'marked'>): Change {
  const hand = view.hands[seat] ?? [];
  const hands = hand.includes(card) ? view.hands : put(view.hands, seat, [card, ...without(hand, card)]);
  return { tokens: add(view.tokens, seat, card), hands, turn: (seat + 1) % view.hands.length };
}

function placed(view: ExpeditionsView, { colour, from, to, left, reason }: OfType<'placed'>): Change {
  const grown = { arrows: [...(view.expeditions[colour]?.arrows ?? []), arrowBetween(from, to)], left, tip: to };
  return {
    expeditions: put(view.expeditions, colour, grown),
    mainDone: view.mainDone || reason === 'main',
    bonus: reason === 'bonus' ? view.bonus - 1 : view.bonus,
    restart: reason === 'restart' ? NONE : view.restart,
  };
}

function removed(view: ExpeditionsView, { colour }: OfType<'removed'>): Change {
  const there = view.expeditions[colour];
  const last = there?.arrows.at(-1);
  if (there === undefined || last === undefined || HEAD[last] === undefined) return {};
  return {
    expeditions: put(view.expeditions, colour, { arrows: there.arrows.slice(0, -1), left: there.left + 1, tip: TAIL[last] as number }),
  };
}

function laid(view: ExpeditionsView, { seat, card, source }: OfType<'laid'>): Change {
  const table = { laid: add(view.laid, seat, card) };
  return source === 'row'
    ? { ...table, row: view.row.filter((there) => there !== card) }
    : { ...table, hands: drop(view.hands, seat, card) };
}

const recovered = (view: ExpeditionsView, { seat, card }: OfType<'recovered'>): Change => ({
  tokens: drop(view.tokens, seat, card),
  recovered: add(view.recovered, seat, card),
});

function drew(view: ExpeditionsView, { count, secret }: OfType<'drew'>): Change {
  const drawn = secret?.cards ?? Array.from({ length: count }, () => UNKNOWN);
  return { drawn, deck: view.deck.slice(count), stage: 'exchange' };
}

function returned(view: ExpeditionsView, { seat, count, secret }: OfType<'returned'>): Change {
  const under = Array.from({ length: count }, () => UNKNOWN);
  const change: Change = { drawn: [], deck: [...view.deck, ...under], stage: 'free', exchangers: [...view.exchangers, seat] };
  // Which card was given back, if any, is nobody else's business: what was known of the hand no longer is.
  if (secret === undefined)
    return {
      ...change,
      hands: put(
        view.hands,
        seat,
        (view.hands[seat] ?? []).map(() => UNKNOWN),
      ),
    };
  if (secret.kept < 0) return change;
  return { ...change, hands: put(view.hands, seat, [...without(view.hands[seat] ?? [], secret.discarded), secret.kept]) };
}

/** What goes under the deck is seen going there by whoever may know it. */
function backUnder(view: ExpeditionsView, { secret }: OfType<'returned'>): Readonly<Record<string, string>> {
  if (secret === undefined) return {};
  const cards = [...view.drawn.filter((card) => card !== secret.kept), secret.discarded].filter((card) => card >= 0);
  return Object.fromEntries(cards.map((card) => [cardPiece(card), DECK_ZONE]));
}
