import { copy, EVERYONE } from '@banquise/kernel';
import { MAIN, SIDES } from '../src/data.ts';
import type { ArcticEvent } from '../src/events.ts';
import type { ArcticState } from '../src/state.ts';
import { rescore } from './rescore.ts';

/**
 * Names that a soak counts: every power used, and every ruling at a place where another reading would have shown.
 * Without a branch that could be seen in one step, and therefore not here: ARC-R24 (all backs are alike), ARC-R25 (nobody
 * looks through another's pile; the view says what is remembered), ARC-R29 (printed animals of jokers are not shown),
 * ARC-R30 (slots are bookkeeping).
 */
export const POWER_NAMES: readonly string[] = SIDES.flat().map((id) => `power:${id}`);
export const RULING_NAMES: readonly string[] = [
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 26, 27, 28].map((n) => `ARC-R${n}`),
  'ARC-R3 marker',
  'ARC-R9 without a visible card',
  'ARC-R17 blind',
];

type Count = (name: string) => void;

/** What happened in one step, in the names above. */
export function note(before: ArcticState, events: readonly ArcticEvent[], count: Count): void {
  for (const event of events) countPower(before, event, count);
  countDrawing(before, events, count);
  countPlacing(before, events, count);
  countSupply(before, events, count);
  if (events.some(({ type }) => type === 'over')) countEnd(before, events, count);
}

const nameOf = (before: ArcticState, animal: number): string => `power:${SIDES[animal]![before.sides[animal]!]}`;
const own = <T>(before: ArcticState, zones: readonly T[]): T => zones[before.turn]!;
const holds = (before: ArcticState, animal: number, side: number): boolean =>
  before.holders[animal] === before.turn && before.sides[animal] === side;
const riverEmpty = (before: ArcticState): boolean => before.river.every((card) => card < 0);

const POWER_OF: { readonly [Type in ArcticEvent['type']]?: number } = {
  swapped: 4,
  'took-back': 4,
  hid: 1,
  gave: 0,
  recovered: 0,
  'drew-blind': 3,
};

function countPower(before: ArcticState, event: ArcticEvent, count: Count): void {
  const animal = POWER_OF[event.type];
  if (animal !== undefined) count(nameOf(before, animal));
  if (event.type === 'placed' && event.to === 'bottom') count('power:fox-bottom');
  if (event.type === 'announced' && event.value !== event.base) count('power:moose-place');
  if (event.type === 'swapped') count('ARC-R14');
  if (event.type === 'gave' || (event.type === 'skipped' && event.power === 'bear-give')) count('ARC-R16');
  if (event.type === 'discarded') count('ARC-R19');
  if (event.type === 'final-round') count('ARC-R5');
  if (event.type === 'token-moved' && event.by === 'walrus') {
    count(nameOf(before, 5));
    count('ARC-R15');
  }
}

/** Phase C, up to the event that ends the drawing. */
function countDrawing(before: ArcticState, events: readonly ArcticEvent[], count: Count): void {
  const { stage } = before;
  if (stage !== 'draw' && stage !== 'recover') return;
  const end = events.findIndex(({ type }) => type === 'draw-ended');
  const drawing = end < 0 ? events : events.slice(0, end);
  if (drawing.some(({ type }) => type === 'refilled')) count('power:orca-refill');
  if (drawing.some(({ type }) => type === 'reserve-opened')) count('ARC-R17');
  if (before.deck.length === 0 && holds(before, 3, 1)) count('ARC-R17 blind');
  const ended = events[end];
  if (ended?.type !== 'draw-ended') return;
  const { taken, value } = ended;
  const moose = holds(before, 2, 0);
  if (moose && (taken > value || (taken === value - 1 && !riverEmpty(before)))) {
    count('power:moose-draw');
    count('ARC-R11');
  }
  if (taken < value - (moose ? 1 : 0)) count('ARC-R18');
}

/** Phase A: the value, the Fox, the Power card. */
function countPlacing(before: ArcticState, events: readonly ArcticEvent[], count: Count): void {
  const sunk = own(before, before.sunk);
  const below = sunk.at(-2);
  for (const event of events) {
    if (event.type === 'announced') {
      if (event.value === 0) count('ARC-R9');
      else if (event.base === 1 && sunk.at(-1) !== 0) count('ARC-R9 without a visible card');
      if (event.value > event.base && event.value > own(before, before.hands).length) count('ARC-R10');
      if (event.value === 0 && events.some(({ type }) => type === 'power-taken')) count('ARC-R20');
    }
    if (event.type === 'took-back') {
      if (below !== undefined) count(below > 0 ? 'ARC-R12' : 'ARC-R13');
      if (before.holders[MAIN[event.card]!] === before.turn) count('ARC-R28');
    }
  }
  if (before.stage === 'place' && before.left === 1) countLastCard(before, events, count);
}

function countLastCard(before: ArcticState, events: readonly ArcticEvent[], count: Count): void {
  const [first] = events;
  const onTop = first?.type === 'placed' && first.to === 'top';
  const single = before.value - before.missing === 1;
  if (!onTop && before.missing > 0) count('ARC-R6');
  if (!onTop && single) count('ARC-R7');
  if (!onTop && single && events.some(({ type }) => type === 'power-taken')) count('ARC-R20');
  const pile = own(before, before.piles);
  if ((holds(before, 1, 0) && pile.length === 0) || (holds(before, 1, 1) && own(before, before.sunk).at(-1) !== 0)) count('ARC-R8');
  const visible = MAIN[onTop ? first.card : pile.at(-1)!]!;
  const phaseA = visible === 1 || visible === 4 || (visible === 2 && before.sides[2] === 1);
  if (before.holders[visible] === before.turn && phaseA) count('ARC-R26');
  if (before.holders.some((holder, animal) => holder === before.turn && animal !== visible)) count('ARC-R27');
}

/** Deck, Reserve, penalties. */
function countSupply(before: ArcticState, events: readonly ArcticEvent[], count: Count): void {
  let deck = before.deck.length;
  events.forEach((event, i) => {
    if (event.type === 'penalised') {
      if (event.source === 'deck') count('ARC-R1');
      else count(event.source === 'river' ? 'ARC-R3' : 'ARC-R3 marker');
    }
    if (event.type === 'reserve-opened') {
      deck = event.cards;
      if (events[i + 1]?.type === 'penalised') count('ARC-R2');
    }
    if (event.type === 'refilled' || event.type === 'drew-blind' || (event.type === 'penalised' && event.source === 'deck')) deck--;
    if (event.type === 'refilled' && deck === 0 && !before.closing && events[i + 1]?.type !== 'reserve-opened') count('ARC-R4');
  });
}

/** The table at the end, rebuilt from the last events. */
function countEnd(before: ArcticState, events: readonly ArcticEvent[], count: Count): void {
  const state = copy(before);
  for (const event of events) replayEvent(state, event);
  if (state.sunk.some((sunk) => sunk.some((moment) => moment > 0))) count('ARC-R21');
  if (state.piles.some((pile, seat) => hasEqualRuns(pile.map((card, i) => (state.sunk[seat]![i] === 0 ? MAIN[card]! : -1)))))
    count('ARC-R22');
  const totals = rescore(state);
  if (totals.filter((total) => total === Math.max(...totals)).length > 1) count('ARC-R23');
}

function replayEvent(state: ArcticState, event: ArcticEvent): void {
  if (event.type === 'token-moved') state.tokens[event.animal] = event.to;
  if (event.type === 'placed' || event.type === 'hid') {
    state.piles[event.seat]!.splice(event.place, 0, event.type === 'placed' ? event.card : event.secret.card);
    state.sunk[event.seat]!.splice(event.place, 0, event.type === 'placed' ? 0 : EVERYONE);
  }
  if (event.type === 'penalised') state.markers[event.seat] = state.markers[event.seat]! + 1;
}

function hasEqualRuns(pile: readonly number[]): boolean {
  const runs = new Map<number, number[]>();
  for (let i = 0; i < pile.length; ) {
    let end = i;
    while (end < pile.length && pile[end] === pile[i]) end++;
    if (pile[i]! >= 0) runs.set(pile[i]!, [...(runs.get(pile[i]!) ?? []), end - i]);
    i = end;
  }
  return [...runs.values()].some((lengths) => {
    const longest = Math.max(...lengths);
    return longest >= 2 && lengths.filter((length) => length === longest).length > 1;
  });
}
