import { CAMP_LEFT, CAMP_RIGHT, placeOf } from '@banquise/borealis';
import type { Seen, Viewer } from '@banquise/kernel';
import type { Frame } from '../../kit/director.ts';
import { type BorealisEvent, type BorealisView, NO_CARD, type PlayerView } from './types.ts';

/** Milliseconds at normal speed. */
const FLY = 340;
const WALK = 240;
const HOP = 200;
const DEAL = 160;

export const cardPiece = (card: number): string => `card:${card}`;
export const flagPiece = (seat: number, site: number): string => `flag:${seat}:${site}`;
/** Scientists of a colour are alike: the nth from the left keeps its number as they pass along the path. */
export const scientistPiece = (seat: number, colour: number, nth: number): string => `scientist:${seat}:${colour}:${nth}`;
/** A new number of stars is a new piece, so that the star can be seen coming. */
export const starPiece = (seat: number, stars: number): string => `stars:${seat}:${stars}`;
export const seatZone = (seat: number): string => `seat:${seat}`;
export const goalZone = (objective: number): string => `goal:${objective}`;
export const campZone = (seat: number, camp: number): string => `camp:${seat}:${camp}`;

type View = BorealisView;
type Shot = Frame<View>;
type OfType<Type> = Extract<Seen<BorealisEvent>, { readonly type: Type }>;

/** What one event changes in the picture. Events come as their viewer may see them: hidden cards are not in them. */
export function frames(view: View, told: BorealisEvent, you: Viewer): readonly Shot[] {
  const event: Seen<BorealisEvent> = told;
  switch (event.type) {
    case 'chosen':
      return [{ view: { ...view, undecided: view.undecided & ~(1 << event.seat) }, ms: 0 }];
    case 'discarded':
      return [discard(view, event, you)];
    case 'drew':
      return draw(view, event, you);
    case 'shuffled':
      return [
        { view: { ...view, deck: event.count, discard: [], shuffles: view.shuffles + 1 }, ms: FLY, sound: 'flip', into: top(view, 'deck') },
      ];
    case 'observed':
      return [observe(view, event)];
    case 'moved':
      return [{ view: walk(view, event.seat, event.from, event.to, single(event.colour)), ms: WALK, sound: 'tick' }];
    case 'advanced':
      return [
        { view: withSeat(view, event.seat, ({ flags }) => ({ flags: replaced(flags, event.site, event.index) })), ms: HOP, sound: 'tick' },
      ];
    case 'triggered':
      return [{ view: { ...view, triggered: true }, ms: FLY }];
    case 'reached':
      return [reach(view, event)];
    case 'took':
      return [take(view, event, you)];
    case 'revealed':
      return [reveal(view, event)];
    case 'refreshed':
      return [sweep(view, event)];
    case 'gained':
      return [gain(view, event)];
    case 'returned':
      return regroup(view, event);
    case 'removed':
      return [{ view: { ...view, removed: view.removed.map((gone, i) => gone || view.objectives[i] === event.objective) }, ms: 0 }];
    case 'turn':
      return [{ view: { ...view, turn: event.seat, round: event.round, stage: 'action' }, ms: 0 }];
    case 'round':
      return [{ view: { ...view, round: event.round, players: view.players.map((player) => ({ ...player, refreshed: false })) }, ms: 0 }];
    case 'over':
      return [{ view: { ...view, stage: 'over' }, ms: 0 }];
    case 'kept':
    case 'regrouped':
    case 'scored':
      return [];
  }
}

const replaced = <T>(items: readonly T[], at: number, item: T): readonly T[] => items.map((there, i) => (i === at ? item : there));

function withSeat(view: View, seat: number, change: (player: PlayerView) => Partial<PlayerView>): View {
  return { ...view, players: view.players.map((player, i) => (i === seat ? { ...player, ...change(player) } : player)) };
}

/** Every one of these pieces leaves for a zone. */
const leaving = (cards: readonly number[], zone: string): Readonly<Record<string, string>> =>
  Object.fromEntries(cards.map((card) => [cardPiece(card), zone]));

const top = ({ discard }: View, zone: string): Readonly<Record<string, string>> => leaving(discard.slice(-1), zone);

/** A hand of mine keeps its places, so that new cards come where the old ones were; another's is only a number of cards. */
function without(hand: readonly number[], cards: readonly number[], mine: boolean): readonly number[] {
  if (mine) return hand.map((card) => (cards.includes(card) ? NO_CARD : card));
  return cards.reduce((left, card) => dropOne(left, left.includes(card) ? card : NO_CARD), hand);
}

const dropOne = (hand: readonly number[], card: number): readonly number[] => hand.filter((_, i) => i !== hand.indexOf(card));

function discard(view: View, { seat, cards }: OfType<'discarded'>, you: Viewer): Shot {
  const mine = seat === you;
  const next = withSeat({ ...view, discard: [...view.discard, ...cards] }, seat, ({ hand, open }) => ({
    hand: without(hand, cards, mine),
    open: open.filter((card) => !cards.includes(card)),
  }));
  // The last one is seen on top of the pile; the others disappear in it.
  const from = mine ? {} : leaving(cards.slice(-1), seatZone(seat));
  return { view: next, ms: FLY, sound: 'place', into: leaving(cards.slice(0, -1), 'discard'), from };
}

function draw(view: View, { seat, count, secret }: OfType<'drew'>, you: Viewer): readonly Shot[] {
  const cards = secret?.cards ?? Array.from({ length: count }, () => NO_CARD);
  const mine = seat === you;
  return cards.map((_, i) => {
    const drawn = cards.slice(0, i + 1);
    const next = withSeat({ ...view, deck: view.deck - drawn.length }, seat, ({ hand }) => ({
      hand: mine ? drawn.reduce(into, hand) : [...hand, ...drawn],
    }));
    return { view: next, ms: mine ? FLY : DEAL, sound: 'flip', from: leaving(drawn.slice(-1), 'deck') };
  });
}

/** Into the first hole of a hand, or behind its last card. */
const into = (hand: readonly number[], card: number): readonly number[] =>
  hand.includes(NO_CARD) ? replaced(hand, hand.indexOf(NO_CARD), card) : [...hand, card];

function observe(view: View, { seat, card, site }: OfType<'observed'>): Shot {
  const next = withSeat({ ...view, stage: 'draw' }, seat, ({ hand, open, sites }) => ({
    hand: dropOne(hand, hand.includes(card) ? card : NO_CARD),
    open: open.filter((known) => known !== card),
    sites: replaced(sites, site, [...(sites[site] ?? []), card]),
  }));
  return { view: next, ms: FLY, sound: 'place', from: leaving([card], seatZone(seat)) };
}

const single = (colour: number): readonly number[] => [0, 1, 2].map((one) => (one === colour ? 1 : 0));

/** How many of each colour pass from one place to another. */
function walk(view: View, seat: number, from: number, to: number, counts: readonly number[]): View {
  return withSeat(view, seat, ({ scientists }) => ({
    scientists: scientists.map((there, i) => {
      const moved = counts[i % 3] ?? 0;
      return there + (Math.floor(i / 3) === to ? moved : 0) - (Math.floor(i / 3) === from ? moved : 0);
    }),
  }));
}

const some = (counts: readonly number[]): boolean => counts.some((count) => count > 0);

/** They walk place by place, in one file from each side. */
function regroup(view: View, { seat, site, left, right }: OfType<'returned'>): readonly Shot[] {
  const shots: Shot[] = [];
  const target = placeOf(site);
  let now = view;
  for (let step = 0; step < Math.max(target - CAMP_LEFT, CAMP_RIGHT - target); step++) {
    const [a, b] = [CAMP_LEFT + step, CAMP_RIGHT - step];
    const before = now;
    if (a < target && some(left)) now = walk(now, seat, a, a + 1, left);
    if (b > target && some(right)) now = walk(now, seat, b, b - 1, right);
    if (now !== before) shots.push({ view: now, ms: WALK, sound: 'tick' });
  }
  return shots;
}

function reach(view: View, { seat, objective, stars }: OfType<'reached'>): Shot {
  const index = view.objectives.indexOf(objective);
  const reached = replaced(view.reached, index, (view.reached[index] ?? 0) | (1 << seat));
  return { ...paid({ ...view, reached }, seat, stars, goalZone(objective)), sound: 'turn' };
}

function paid(view: View, seat: number, stars: number, zone: string): Shot {
  const next = withSeat(view, seat, (player) => ({ stars: player.stars + stars }));
  return { view: next, ms: FLY, from: { [starPiece(seat, next.players[seat]?.stars ?? 0)]: zone } };
}

/** One star for each scientist in the camps; they come from the fuller one. */
function gain(view: View, { seat, stars }: OfType<'gained'>): Shot {
  const { scientists = [] } = view.players[seat] ?? {};
  const at = (camp: number): number => scientists.slice(3 * camp, 3 * camp + 3).reduce((sum, count) => sum + count, 0);
  const camp = at(CAMP_LEFT) >= at(CAMP_RIGHT) ? CAMP_LEFT : CAMP_RIGHT;
  return { ...paid({ ...view, stage: 'place' }, seat, stars, campZone(seat, camp)), sound: 'tick' };
}

function take(view: View, { seat, slot, card }: OfType<'took'>, you: Viewer): Shot {
  const mine = seat === you;
  const next = withSeat({ ...view, market: replaced(view.market, slot, NO_CARD) }, seat, ({ hand, open }) => ({
    hand: mine ? into(hand, card) : [card, ...hand],
    open: [...open, card],
  }));
  return { view: next, ms: FLY, sound: 'place', ...(mine ? {} : { into: leaving([card], seatZone(seat)) }) };
}

const reveal = (view: View, { slot, card }: OfType<'revealed'>): Shot => ({
  view: { ...view, market: replaced(view.market, slot, card), deck: Math.max(0, view.deck - 1) },
  ms: DEAL,
  sound: 'flip',
  from: leaving([card], 'deck'),
});

function sweep(view: View, { seat, stars, cards }: OfType<'refreshed'>): Shot {
  const swept = { ...view, market: view.market.map(() => NO_CARD), discard: [...view.discard, ...cards] };
  const next = withSeat(swept, seat, (player) => ({ stars: player.stars - stars, refreshed: true }));
  const star = { [starPiece(seat, view.players[seat]?.stars ?? 0)]: 'refresh' };
  return { view: next, ms: FLY, sound: 'flip', into: { ...leaving(cards.slice(0, -1), 'discard'), ...star } };
}
