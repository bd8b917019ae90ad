import { CENTRE, HAND_LIMIT, LANDSCAPE, MAIN, NONE, powerInPlay, visibleCard } from '@banquise/arctic';
import { signed } from '@banquise/kernel';
import { drawnAtOnce, excessOf, placedAtOnce } from './choices.ts';
import { BLIND, draw, place as lay, type Passed, recover, recoverCard, shortcutTo, TAKE_BACK, type To } from './moves.ts';
import { type ArcticOutlook, drawRange, gainOf, outlookOf, type PowerState, pairOf, powerState, waysAfter } from './outlook.ts';
import { BOTTOM, DECK, isPlace, numberIn, PILE, UNDER } from './places.ts';
import { toldWordsOf } from './told-words.ts';
import { type ArcticChoice, type ArcticMoment, type ArcticMove, type ArcticView, seatOf, textsOf } from './types.ts';
import { wordsOf } from './words.ts';

/** Why a place cannot be chosen; empty when it can, or when nobody would ask. */
export function reason(moment: ArcticMoment, place: string, picked: readonly string[]): string {
  const can = (...types: readonly ArcticMove['type'][]): boolean => moment.moves.some(({ type }) => types.includes(type));
  const n = numberIn(place);
  if (isPlace(place, 'hand')) return can('swap', 'discard') || shortcutTo(moment, 'place') !== undefined ? '' : refused(moment, lay(n));
  if (isPlace(place, 'river')) return can('swap', 'swap-with') || shortcutTo(moment, 'draw') !== undefined ? '' : refused(moment, draw(n));
  if (isPlace(place, 'power')) return powerReason(moment, n);
  if (place === UNDER || place === BOTTOM) return asideReason(moment, picked, place === UNDER ? 'under' : 'bottom');
  return place === DECK && can('draw', 'stop') ? refused(moment, BLIND) : '';
}

const refused = (moment: ArcticMoment, move: ArcticMove): string => moment.refusal(move) ?? '';

/** Why the last card chosen cannot go aside, once those before it are laid. */
function asideReason(moment: ArcticMoment, picked: readonly string[], to: To): string {
  const before = picked
    .filter((place) => isPlace(place, 'hand'))
    .slice(0, -1)
    .map((place) => lay(numberIn(place)));
  const move = lay(lastCard(moment, picked), to);
  const then = moment.after([...(shortcutTo(moment, 'place')?.moves ?? []), ...before]);
  return then.moves.includes(move) ? '' : refused(moment, move);
}

const lastCard = (moment: ArcticMoment, picked: readonly string[]): number => {
  const last = picked.findLast((place) => isPlace(place, 'hand'));
  return last === undefined ? (moment.view.hands[seatOf(moment)]?.[0] ?? 0) : numberIn(last);
};

function powerReason(moment: ArcticMoment, animal: number): string {
  const state = powerState(moment, animal);
  return state === 'now' ? '' : powerSays(moment, animal, state);
}

/** What the Fox does is done with a card, which one chooses first; what the Walrus does, where the token would stand. */
const nowBy = (animal: number): PowerState | 'with-card' | 'with-step' =>
  animal === FOX ? 'with-card' : animal === WALRUS ? 'with-step' : 'now';

/** Whether a power can be used, in words. */
export function powerSays(moment: ArcticMoment, animal: number, state: PowerState): string {
  const holder = moment.view.holders[animal] ?? CENTRE;
  return wordsOf(moment.language).powerState(state === 'now' ? nowBy(animal) : state, moment.names[holder] ?? '');
}

/** A power without its animal: what stands on its tile. */
export const powerLabel = (moment: ArcticMoment, animal: number): string =>
  moment.texts.optionValue('', powerInPlay(moment.view, animal).id);

const gained = (moment: ArcticMoment, { moves }: ArcticChoice, open: boolean): string => signed(gainOf(outlookOf(moment, moves), open));

const count = (moves: readonly ArcticMove[], type: ArcticMove['type']): number => moves.filter((move) => move.type === type).length;

/** The name of a choice on its button, with what it brings; while the Totem is shut, nothing that tells of it. */
export function verb(moment: ArcticMoment, choice: ArcticChoice, open: boolean): string {
  const words = wordsOf(moment.language);
  const { moves } = choice;
  const [move] = moves;
  switch (choice.verb) {
    case 'place': {
      const n = count(moves, 'place');
      const all = placesLeft(moment);
      return `${n < all ? words.placeSome(n, all) : words.place(n)} ${gained(moment, choice, open)}`;
    }
    case 'under':
    case 'bottom': {
      const name = choice.verb === 'bottom' && count(moves, 'place') > 1 ? words.lastToBottom : words.verbs[choice.verb];
      return `${name} ${gained(moment, choice, open)}`;
    }
    case 'draw':
      return drawVerb(moment, count(moves, 'draw'));
    case 'discard':
      return words.discard(moves.length);
    case 'give':
      return move?.type === 'give' ? words.give(moment.names[move.to] ?? '') : '';
    case 'printed':
    case 'value':
      return move?.type === 'value' ? words.value(move.value, lacking(moment, moves)) : '';
    case 'tokens':
    case 'walrus':
    case 'skip':
    case 'stop':
      return move === undefined ? '' : moment.texts.move(move, moment.view);
    default:
      return words.verbs[choice.verb as keyof typeof words.verbs] ?? '';
  }
}

/** How many cards one does not have, each of them a penalty. */
function lacking(moment: ArcticMoment, moves: readonly ArcticMove[]): number {
  const { view, missing } = outlookOf(moment, moves);
  return Math.max(missing, view.missing);
}

/** Fewer than may be taken are taken now, and others after them. */
function drawVerb(moment: ArcticMoment, n: number): string {
  const words = wordsOf(moment.language);
  const shortcut = shortcutTo(moment, 'draw');
  const all = shortcut === undefined ? n : drawnAtOnce(moment, shortcut);
  return n < all ? words.drawSome(n, all) : words.draw(n);
}

const placesLeft = (moment: ArcticMoment): number => shortcutTo(moment, 'place')?.view.left ?? 0;

/** What to do next with what is picked, or what the button does. */
export function nextStep(moment: ArcticMoment, picked: readonly string[]): string | undefined {
  const words = toldWordsOf(moment.language);
  const texts = textsOf(moment);
  const cards = picked.filter((place) => isPlace(place, 'hand')).map(numberIn);
  const slots = picked.filter((place) => isPlace(place, 'river')).map(numberIn);
  const [card, slot] = [cards[0], slots[0]];
  const inRiver = (at: number): string => texts.card(moment.view.river[at] ?? 0);
  if (card !== undefined && slot !== undefined) return words.swapReady(texts.card(card), inRiver(slot), slot + 1);
  if (slot !== undefined) return drawing(moment, slot, slots);
  if (card !== undefined) return ofHand(moment, cards, picked.includes(UNDER) ? 'under' : picked.includes(BOTTOM) ? 'bottom' : 'top');
  const last = picked.at(-1) ?? '';
  const animal = isPlace(last, 'power') ? numberIn(last) : undefined;
  if (isPlace(last, 'way') || isPlace(last, 'step')) return tokensThen(moment, last.slice(last.indexOf(':') + 1));
  if (isPlace(last, 'opp')) return words.giveReady(moment.names[numberIn(last)] ?? '');
  const penalty = isPlace(last, 'pen') ? numberIn(last) : undefined;
  if (penalty !== undefined) {
    const first = moment.view.stage === 'recover' ? [] : [recover(MAIN[penalty] ?? 0)];
    return words.recoverReady(texts.card(penalty), thenDrawn(moment, [...first, recoverCard(penalty)]));
  }
  if (last === DECK || animal === ORCA) return words.blindReady(thenDrawn(moment, [BLIND]));
  const visible = visibleCard(moment.view, seatOf(moment));
  return (last === PILE || animal === PUFFIN) && visible !== NONE
    ? words.takeBackReady(texts.card(visible), thenPlaced(moment))
    : undefined;
}

const [FOX, MOOSE, ORCA, PUFFIN, WALRUS] = [1, 2, 3, 4, 5];

/** What is still drawn after a card that comes alone. */
function thenDrawn(moment: ArcticMoment, moves: readonly ArcticMove[]): string {
  const { least, most } = drawRange(moment, moves);
  return most === 0 ? '' : toldWordsOf(moment.language).thenDraw(least, most);
}

/** How many cards are placed after a card was taken back. */
const thenPlaced = (moment: ArcticMoment): number => {
  const { value, hands } = moment.after([TAKE_BACK]).view;
  return Math.min(value, hands[seatOf(moment)]?.length ?? 0);
};

/** Where the tokens stand after a way that was pointed at, as advice does. */
function tokensThen(moment: ArcticMoment, id: string): string | undefined {
  const way = waysAfter(moment, []).find((one) => one.id === id);
  const says = way?.steps.map(({ animal, to }) => toldWordsOf(moment.language).onLand(textsOf(moment).animal(animal), LANDSCAPE[to] ?? 0));
  return says === undefined ? undefined : `${says.join(', ')}.`;
}

/** River cards: to be traded for one of the hand, or to be drawn. */
function drawing(moment: ArcticMoment, slot: number, slots: readonly number[]): string | undefined {
  const words = toldWordsOf(moment.language);
  const texts = textsOf(moment);
  const { view } = moment;
  const other = texts.card(view.river[slot] ?? 0);
  if (view.stage === 'swap') return words.swapWhich(other);
  if (view.stage === 'swap-slot') return words.swapReady(texts.card(view.chosen), other, slot + 1);
  const shortcut = shortcutTo(moment, 'draw');
  if (shortcut === undefined) return undefined;
  const chosen = slots.length;
  const more = drawnAtOnce(moment, shortcut) - chosen;
  const moves = [...shortcut.moves, ...slots.map(draw)];
  const { least } = drawRange(moment, moves);
  if (least > 0 && more > 0) return passing(moment, shortcut.passed, words.drawMore(chosen, Math.min(least, more), more));
  const hand = (view.hands[seatOf(moment)]?.length ?? 0) + chosen;
  const over = hand + least - HAND_LIMIT;
  const text = more > 0 ? words.drawUpTo(chosen, more, hand, over) : words.drawReady(chosen, hand, thenDrawn(moment, moves), over);
  return passing(moment, shortcut.passed, text);
}

/** And what is done without by it: on a phone there is no other line to say so. */
const passing = ({ language }: ArcticMoment, passed: readonly Passed[], text: string): string =>
  passed.length === 0 ? text : `${text} ${toldWordsOf(language).without(passed)}`;

/** Cards of the hand: to be put aside, traded, or placed in their order. */
function ofHand(moment: ArcticMoment, cards: readonly number[], to: To): string | undefined {
  const words = toldWordsOf(moment.language);
  const texts = textsOf(moment);
  const { view } = moment;
  if (view.stage === 'discard') {
    const more = excessOf(view, seatOf(moment)) - cards.length;
    return more > 0 ? words.discardMore(cards.length, more) : words.discardReady(cards.length);
  }
  const shortcut = shortcutTo(moment, 'place');
  const more = (shortcut?.view.left ?? 0) - cards.length;
  if (shortcut === undefined || shortcut.view.left === 0) return words.swapMore(texts.card(cards[0] ?? 0));
  const atOnce = placedAtOnce(view.hands[seatOf(moment)]?.length ?? 0, shortcut.view.left);
  if (cards.length < atOnce)
    return view.stage === 'swap' && cards.length === 1 ? words.placeOrSwap(more) : words.placeMore(cards.length, more);
  if (more > 0) return passing(moment, shortcut.passed, words.someReady(cards.length, more));
  const moves = [...shortcut.moves, ...cards.map((card, i) => lay(card, i === cards.length - 1 ? to : 'top'))];
  const then = moment.after(moves).view;
  const visible = visibleCard(then, seatOf(moment));
  const [a, b] = pairOf(visible).map((animal) => texts.animal(animal)) as [string, string];
  // A power that comes with the last card may change how many are drawn.
  const { least, most } = view.final ? { least: 0, most: 0 } : drawRange(moment, moves);
  const over = view.final ? 0 : handAfter(moment, moves) + least - HAND_LIMIT;
  const placed = words.placeReady(cards.length, a, b, least, most, over, ranging(moment, then));
  if (view.stage !== 'swap' || cards.length > 1) return passing(moment, shortcut.passed, placed);
  return `${passing(moment, shortcut.passed.slice(1), placed)} ${wordsOf(moment.language).orSwap}`;
}

/** The power by which one draws more or fewer cards than the card says, if one holds it then. */
const ranging = (moment: ArcticMoment, then: ArcticView): string =>
  then.holders[MOOSE] === seatOf(moment) && powerInPlay(then, MOOSE).id === 'moose-draw' ? powerLabel(moment, MOOSE) : '';

/** What follows from placing besides tokens and draw, of which the prompt speaks: penalties, a power. */
export function consequences(moment: ArcticMoment, { power, missing }: ArcticOutlook): string {
  const words = wordsOf(moment.language);
  const lines = [
    ...(missing > 0 ? [words.missing(missing)] : []),
    ...(power === undefined ? [] : [words.takesPower(powerLabel(moment, power.animal), moment.names[power.from] ?? '')]),
  ];
  return lines.join(' ');
}

/** How large my hand would be, and what would have to go; once enough cards are chosen the prompt says so. */
export function handSays(moment: ArcticMoment, moves: readonly ArcticMove[]): string {
  const words = wordsOf(moment.language);
  const shortcut = shortcutTo(moment, 'draw');
  const enough = shortcut === undefined || count(moves, 'draw') >= drawnAtOnce(moment, shortcut) || drawRange(moment, moves).least === 0;
  const n = handAfter(moment, moves);
  return enough ? '' : words.handThen(n, n - HAND_LIMIT);
}

const handAfter = (moment: ArcticMoment, moves: readonly ArcticMove[]): number =>
  moment.after(moves).view.hands[seatOf(moment)]?.length ?? 0;
