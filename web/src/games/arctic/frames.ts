import { CENTRE, NONE, POWERS } from '@banquise/arctic';
import { UNKNOWN, type Viewer } from '@banquise/kernel';
import type { Frame } from '../../kit/director.ts';
import type { ArcticEvent, ArcticView, SeenEvent } from './types.ts';

/** Milliseconds at normal speed. */
const FLY = 320;
const HOP = 260;
const QUICK = 220;

type OfType<Type extends SeenEvent['type']> = Extract<SeenEvent, { readonly type: Type }>;
type Picture = Frame<ArcticView>;

/** The zone of a player who sits elsewhere: where cards come from and vanish to. */
export const seatZone = (seat: number): string => `seat:${seat}`;
export const cardPiece = (card: number): string => `card:${card}`;
export const tokenPiece = (animal: number): string => `token:${animal}`;
export const markPiece = (animal: number): string => `mark:${animal}`;
/** The last card of a Penalty zone, as a back. */
export const backPiece = (seat: number, count: number): string => `back:${seat}:${count}`;

/** What one event changes in the picture. */
export function frames(view: ArcticView, event: ArcticEvent, you: Viewer): readonly Picture[] {
  const seen = event as unknown as SeenEvent;
  const isMine = 'seat' in seen && seen.seat === you;
  switch (seen.type) {
    case 'turn':
      return [{ view: { ...view, turn: seen.seat, final: seen.final, value: 0, left: 0, missing: 0, taken: 0 }, ms: 0 }];
    case 'swapped':
      return [swapped(view, seen, isMine)];
    case 'took-back':
      return [tookBack(view, seen, isMine)];
    case 'announced':
      return [{ view: { ...view, value: seen.value }, ms: 0 }];
    case 'placed':
      return [placed(view, seen, isMine)];
    case 'hid':
      return [hid(view, seen, isMine)];
    case 'penalised':
      return [penalised(view, seen)];
    case 'reserve-opened':
      return [{ view: { ...view, deck: seen.cards, reserve: 0, closing: true }, ms: FLY, sound: 'flip' }];
    case 'power-taken':
      return [powerTaken(view, seen)];
    case 'token-moved':
      return [{ view: { ...view, tokens: view.tokens.with(seen.animal, seen.to) }, ms: HOP, sound: 'tick' }];
    case 'gave':
      return [gave(view, seen)];
    case 'drew':
      return [drew(view, seen, isMine)];
    case 'recovered':
      return [recovered(view, seen, isMine)];
    case 'drew-blind':
      return [drewBlind(view, seen, isMine)];
    case 'refilled':
      return [refilled(view, seen)];
    case 'discarded':
      return [discarded(view, seen)];
    case 'over':
      return [{ view: { ...view, stage: 'over', totems: [...seen.totems] }, ms: FLY, sound: 'flip' }];
    case 'final-round':
    case 'offered':
    case 'draw-ended':
    case 'skipped':
      return [];
  }
}

/** A secret card, or UNKNOWN for those who may not know it. */
const secretOf = (event: { readonly secret?: { readonly card: number } | undefined }): number => event.secret?.card ?? UNKNOWN;

const at = <T>(list: readonly T[], index: number, change: (item: T) => T): T[] =>
  list.map((item, i) => (i === index ? change(item) : item));

const ascending = (a: number, b: number): number => a - b;

/** Hands list what is known in order, then what is not. */
function withCard(hand: readonly number[], card: number): number[] {
  const known = [...hand.filter((other) => other !== UNKNOWN), ...(card === UNKNOWN ? [] : [card])].sort(ascending);
  return [...known, ...new Array<number>(hand.length + 1 - known.length).fill(UNKNOWN)];
}

/** A card leaves a hand; when one does not see which, it may have been any of those one does not know. */
function withoutCard(hand: readonly number[], card: number): number[] {
  const index = hand.includes(card) ? hand.indexOf(card) : hand.includes(UNKNOWN) ? hand.indexOf(UNKNOWN) : hand.length - 1;
  return hand.filter((_, i) => i !== index);
}

const handed = (view: ArcticView, seat: number, change: (hand: readonly number[]) => number[]): ArcticView => ({
  ...view,
  hands: at(view.hands, seat, (hand) => change(hand)),
});

const cameFrom = (card: number, zone: string): Pick<Picture, 'from'> => ({ from: { [cardPiece(card)]: zone } });
const goesInto = (card: number, zone: string): Pick<Picture, 'into'> => ({ into: { [cardPiece(card)]: zone } });

function swapped(view: ArcticView, { seat, slot, given, got }: OfType<'swapped'>, isMine: boolean): Picture {
  const next = handed({ ...view, river: view.river.with(slot, given) }, seat, (hand) => withCard(withoutCard(hand, given), got));
  const ways = isMine ? {} : { ...cameFrom(given, seatZone(seat)), ...goesInto(got, seatZone(seat)) };
  return { view: next, ms: FLY, sound: 'flip', ...ways };
}

function tookBack(view: ArcticView, { seat, card }: OfType<'took-back'>, isMine: boolean): Picture {
  const shorter = {
    ...view,
    piles: at(view.piles, seat, (pile) => pile.slice(0, -1)),
    sunk: at(view.sunk, seat, (sunk) => sunk.slice(0, -1)),
  };
  return {
    view: handed(shorter, seat, (hand) => withCard(hand, card)),
    ms: FLY,
    sound: 'lift',
    ...(isMine ? {} : goesInto(card, seatZone(seat))),
  };
}

function placed(view: ArcticView, { seat, card, place }: OfType<'placed'>, isMine: boolean): Picture {
  const next = {
    ...view,
    left: Math.max(0, view.left - 1),
    piles: at(view.piles, seat, (pile) => pile.toSpliced(place, 0, card)),
    sunk: at(view.sunk, seat, (sunk) => sunk.toSpliced(place, 0, 0)),
  };
  return {
    view: handed(next, seat, (hand) => withoutCard(hand, card)),
    ms: FLY,
    sound: 'place',
    ...(isMine ? {} : cameFrom(card, seatZone(seat))),
  };
}

/** When it was slid in matters to nobody who looks: any moment but none. */
function hid(view: ArcticView, event: OfType<'hid'>, isMine: boolean): Picture {
  const { seat, place } = event;
  const card = secretOf(event);
  const next = {
    ...view,
    left: Math.max(0, view.left - 1),
    piles: at(view.piles, seat, (pile) => pile.toSpliced(place, 0, card)),
    sunk: at(view.sunk, seat, (sunk) => sunk.toSpliced(place, 0, Math.max(1, view.clock))),
  };
  const ways = isMine && card !== UNKNOWN ? goesInto(card, 'pile') : {};
  return { view: handed(next, seat, (hand) => withoutCard(hand, card)), ms: FLY, sound: 'flip', ...ways };
}

/** A face-down card more in a Penalty zone. */
const zoned = (view: ArcticView, seat: number, card: number): ArcticView => ({
  ...view,
  zones: at(view.zones, seat, (zone) => [...zone, card]),
});

const newBack = (view: ArcticView, seat: number): string => backPiece(seat, (view.zones[seat]?.length ?? 0) + 1);

function penalised(view: ArcticView, event: OfType<'penalised'>): Picture {
  const { seat } = event;
  const missing = Math.max(0, view.missing - 1);
  if (event.source === 'marker') return { view: { ...view, missing, markers: at(view.markers, seat, (n) => n + 1) }, ms: QUICK };
  if (event.source === 'deck') {
    const next = zoned({ ...view, missing, deck: view.deck - 1 }, seat, secretOf(event));
    return { view: next, ms: FLY, sound: 'place', from: { [newBack(view, seat)]: 'deck' } };
  }
  const next = zoned({ ...view, missing, river: view.river.with(event.slot, NONE) }, seat, event.card);
  return { view: next, ms: FLY, sound: 'place', ...goesInto(event.card, zoneOf(seat)) };
}

/** Where the Penalty zone of a player lies on the table. */
export const zoneOf = (seat: number): string => `zone:${seat}`;

/** The tile stays where it is; the mark of its holder travels. */
function powerTaken(view: ArcticView, { seat, power, from }: OfType<'power-taken'>): Picture {
  const animal = POWERS.find(({ id }) => id === power)?.animal ?? 0;
  const origin = from === CENTRE ? seatZone(seat) : seatZone(from);
  return { view: { ...view, holders: view.holders.with(animal, seat) }, ms: FLY, sound: 'lift', from: { [markPiece(animal)]: origin } };
}

/** Always the newest card, as everybody could see. */
function gave(view: ArcticView, event: OfType<'gave'>): Picture {
  const card = secretOf(event);
  const shorter = { ...view, zones: at(view.zones, event.seat, (zone) => zone.slice(0, -1)) };
  return { view: zoned(shorter, event.to, card), ms: FLY, sound: 'place', from: { [newBack(view, event.to)]: zoneOf(event.seat) } };
}

function drew(view: ArcticView, { seat, slot, card }: OfType<'drew'>, isMine: boolean): Picture {
  const next = handed({ ...view, taken: view.taken + 1, river: view.river.with(slot, NONE) }, seat, (hand) => withCard(hand, card));
  return { view: next, ms: FLY, sound: 'lift', ...(isMine ? {} : goesInto(card, seatZone(seat))) };
}

function recovered(view: ArcticView, event: OfType<'recovered'>, isMine: boolean): Picture {
  const card = secretOf(event);
  const shorter = { ...view, taken: view.taken + 1, zones: at(view.zones, event.seat, (zone) => withoutCard(zone, card)) };
  return {
    view: handed(shorter, event.seat, (hand) => withCard(hand, card)),
    ms: FLY,
    sound: 'lift',
    ...(isMine ? cameFrom(card, zoneOf(event.seat)) : {}),
  };
}

function drewBlind(view: ArcticView, event: OfType<'drew-blind'>, isMine: boolean): Picture {
  const card = secretOf(event);
  return {
    view: handed({ ...view, taken: view.taken + 1, deck: view.deck - 1 }, event.seat, (hand) => withCard(hand, card)),
    ms: FLY,
    sound: 'flip',
    ...(isMine && card !== UNKNOWN ? cameFrom(card, 'deck') : {}),
  };
}

const refilled = (view: ArcticView, { slot, card }: OfType<'refilled'>): Picture => ({
  view: { ...view, deck: view.deck - 1, river: view.river.with(slot, card) },
  ms: QUICK,
  sound: 'flip',
  ...cameFrom(card, 'deck'),
});

function discarded(view: ArcticView, event: OfType<'discarded'>): Picture {
  const { seat } = event;
  const card = secretOf(event);
  const next = zoned(
    handed(view, seat, (hand) => withoutCard(hand, card)),
    seat,
    card,
  );
  return { view: next, ms: FLY, sound: 'place', ...(card === UNKNOWN ? {} : goesInto(card, zoneOf(seat))) };
}
