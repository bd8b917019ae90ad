import { cardOf, count, floorOf, incomeOf, NONE, squareOf, WHITE } from '@banquise/boreal';
import { signed } from '@banquise/kernel';
import type { ReactNode } from 'react';
import type { Caption, Change, Help, Moment } from '../../kit/board.ts';
import type { Choice } from '../../kit/choice.ts';
import { EFFECT_SIGNS, Picture, Sign } from './card.tsx';
import { cardAt, isPlace, myself, numberIn } from './choices.ts';
import { type BorealOutlook, outlookOf } from './outlook.ts';
import { TheirPyramid } from './pyramid.tsx';
import { tokenSign } from './row.tsx';
import { toldWordsOf } from './told-words.ts';
import { type BorealMoment, type BorealMove, type BorealTypes, seatOf, textsOf } from './types.ts';
import { wordsOf } from './words.ts';

type BorealChoice = Choice<BorealMove>;

/** The card that a selection is about. */
const subjectOf = (moment: BorealMoment, picked: readonly string[]): number => {
  const first = picked[0];
  if (first === undefined) return NONE;
  return moment.view.stage === 'place' ? moment.view.discovered : cardAt(moment, first);
};

/** What can be said of a choice before it is made: not while a card may still be discovered or located, or has no place yet. */
export function outlookFor(moment: BorealMoment, picked: readonly string[], armed: readonly BorealChoice[]): BorealOutlook | undefined {
  const [choice] = armed;
  if (choice === undefined || armed.length > 1 || (choice.verb === 'discover' && picked.length < 2)) return undefined;
  return outlookOf(moment, choice.moves);
}

export function caption(moment: BorealMoment, picked: readonly string[], armed: readonly BorealChoice[]): Caption | undefined {
  const card = subjectOf(moment, picked);
  if (card === NONE) return undefined;
  const words = wordsOf(moment.language);
  const texts = textsOf(moment);
  const outlook = outlookFor(moment, picked, armed);
  const cost = cardOf(card).cost;
  const token = moment.view.players[seatOf(moment)]?.token ?? 0;
  const discovering = armed.some(({ verb }) => verb === 'discover');
  const paying: readonly Change[] =
    discovering && outlook === undefined && cost > 0
      ? [{ icon: <Sign name={tokenSign(seatOf(moment))} />, label: words.pay(cost), from: token, to: token - cost }]
      : [];
  return {
    title: texts.card(card),
    figure: <Picture card={card} width={112} />,
    text: texts.cardText(card),
    changes: outlook === undefined ? paying : changesOf(moment, outlook, isWeighed(moment, armed[0]?.verb)),
    ...(outlook === undefined ? figuresOf(moment, discovering) : { why: whyOf(moment, outlook) }),
  };
}

/** Whoever has placed next to nothing has not met the figures in the places yet. */
const figuresOf = (moment: BorealMoment, discovering: boolean): Pick<Caption, 'why'> =>
  discovering && count(myself(moment).filled) < 2 ? { why: wordsOf(moment.language).placesSay } : {};

/** Cards that are placed, or change places in a pyramid, are weighed for their points, even where that is none. */
const isWeighed = ({ view }: BorealMoment, verb: string | undefined): boolean =>
  verb === 'discover' || verb === 'place' || view.stage === 'swap-pyramid';

function changesOf(moment: BorealMoment, { cost, gain, loss, token, rests, points }: BorealOutlook, weighed: boolean): readonly Change[] {
  const words = wordsOf(moment.language);
  const seat = seatOf(moment);
  const changes: Change[] = [];
  const mark = <Sign name={tokenSign(seat)} />;
  const afterPaying = token.now - cost;
  if (cost > 0) changes.push({ icon: mark, label: words.pay(cost), from: token.now, to: afterPaying });
  if (gain > 0) changes.push({ icon: mark, label: words.gain(gain), from: afterPaying, to: token.paid });
  if (loss > 0) {
    const theirs = moment.view.players[1 - seat]?.token ?? 0;
    const name = moment.names[1 - seat] ?? '';
    changes.push({
      icon: <Sign name={tokenSign(1 - seat)} />,
      label: words.loses(name, loss),
      from: theirs,
      to: Math.max(0, theirs - loss),
    });
  }
  if (rests)
    changes.push({ icon: <Sign name="compass" />, label: words.restGain(token.rested - token.paid), from: token.paid, to: token.rested });
  const won = points.after - points.now;
  if (weighed || won !== 0)
    changes.push({ icon: <Sign name="book" />, label: words.pointsGain(signed(won)), from: points.now, to: points.after });
  return changes;
}

/** What the other one gains or loses by it, if anything. */
function rivalOf(moment: BorealMoment, { theirs }: BorealOutlook): readonly string[] {
  const name = moment.names[1 - seatOf(moment)] ?? '';
  return theirs.now === theirs.after ? [] : [`${name} ${wordsOf(moment.language).by(theirs.after - theirs.now)}`];
}

/** What both gain or lose by it. */
const byOf = (moment: BorealMoment, outlook: BorealOutlook): string =>
  [wordsOf(moment.language).by(outlook.points.after - outlook.points.now), ...rivalOf(moment, outlook)].join(', ');

function whyOf(moment: BorealMoment, outlook: BorealOutlook): string {
  const { income, bonus, rests, asks, worth, token } = outlook;
  const words = wordsOf(moment.language);
  const texts = textsOf(moment);
  const mine = moment.view.players[seatOf(moment)];
  const also = [...worth].map(([slot, change]) => words.alsoWorth(signed(change), texts.card(mine?.pyramid[slot] ?? 0)));
  const rival = rivalOf(moment, outlook).map((text) => `${text}.`);
  return [
    ...(asks ? [words.thenEffect] : []),
    ...(rests ? [words.whyRest(income, bonus, income + bonus > token.rested - token.paid)] : []),
    ...also,
    ...rival,
  ].join(' ');
}

/** What to do next with what is picked, or what the button does. */
export function nextStep(moment: BorealMoment, picked: readonly string[], armed: readonly BorealChoice[]): string | undefined {
  const words = toldWordsOf(moment.language);
  const texts = textsOf(moment);
  const [first, last] = [picked[0] ?? '', picked.at(-1) ?? ''];
  const card = subjectOf(moment, picked);
  if (card === NONE) return undefined;
  const name = texts.card(card);
  // Only a swap ends at a card: other choices end at a free place.
  const other = (): string => texts.card(cardAt(moment, last));
  const outlook = outlookFor(moment, picked, armed);
  const by = outlook === undefined ? '' : byOf(moment, outlook);
  const square = (place: string): number => squareOf(seatOf(moment), numberIn(place));
  switch (moment.view.stage) {
    case 'action':
      return picked.length > 1 ? placing(moment, name, last, outlook) : choosing(moment, card, first, armed);
    case 'place':
      if (!isPlace(last, 'slot')) return words.where(name);
      return tenthReady(moment, name) ?? words.placeReady(name, floorOf(numberIn(last)), by);
    case 'reserve':
      return words.reserveReady(name, square(first));
    case 'remove':
      return words.removeReady(name, square(first));
    case 'swap-board':
      return picked.length === 1 ? words.swapMore(name, square(first)) : words.swapBoardReady(name, square(last), other(), square(first));
    case 'swap-pyramid':
      return picked.length === 1 ? words.swapMore(name, undefined) : words.swapPyramidReady(name, other(), by);
    case 'look':
      return words.takeReady(name);
    default:
      return undefined;
  }
}

/** What the tenth card of a pyramid sets off; in the last turn of the game that is known. */
function tenth(moment: BorealMoment): string | undefined {
  const seat = seatOf(moment);
  if (moment.view.last || count(myself(moment).filled) < 9) return undefined;
  // Who began leaves the other one more turn.
  return toldWordsOf(moment.language).tenth(seat === WHITE ? moment.names[1 - seat] : undefined);
}

function tenthReady(moment: BorealMoment, name: string): string | undefined {
  const said = tenth(moment);
  return said === undefined ? undefined : toldWordsOf(moment.language).tenthReady(name, said);
}

/** A card and where it would go: a slot of the pyramid, or the reserve. */
function placing(moment: BorealMoment, name: string, last: string, outlook: BorealOutlook | undefined): string {
  const words = toldWordsOf(moment.language);
  if (!isPlace(last, 'slot')) return words.takeReady(name);
  const floor = floorOf(numberIn(last));
  const hits = outlook !== undefined && rivalOf(moment, outlook).length > 0;
  return tenthReady(moment, name) ?? (hits ? words.placeReady(name, floor, byOf(moment, outlook)) : words.discoverReady(name, floor));
}

/** A card alone: what can be done with it, or why it can only be located. */
function choosing(moment: BorealMoment, card: number, place: string, armed: readonly BorealChoice[]): string {
  const words = toldWordsOf(moment.language);
  const name = textsOf(moment).card(card);
  const can = (verb: string): boolean => armed.some((choice) => choice.verb === verb);
  const floor = onlyFloor(armed);
  if (floor !== undefined) {
    if (can('locate')) return words.eitherWay(name, tenth(moment) ?? words.floor(floor));
    return tenthReady(moment, name) ?? words.discoverReady(name, floor);
  }
  if (can('discover')) return can('locate') ? words.eitherWay(name, words.choosePlace) : words.where(name);
  const { token } = myself(moment);
  const square = squareOf(seatOf(moment), numberIn(place));
  if (square > token) return words.far(name, square, token);
  const { cost } = cardOf(card);
  return cost > token ? words.dear(name, cost, token) : words.noPlace(name);
}

/** The floor of the one place that a card can be discovered to. */
function onlyFloor(armed: readonly BorealChoice[]): number | undefined {
  const placed = armed.flatMap(({ moves }) => moves).find((move) => move.type === 'place');
  return placed?.floor;
}

const CLAUSES: Readonly<Record<string, readonly string[]>> = {
  deck: ['BRL-25', 'BRL-26'],
  reserve: ['BRL-23', 'BRL-24'],
  slot: ['BRL-33', 'BRL-34', 'BRL-35'],
  compasses: ['BRL-17', 'BRL-27', 'BRL-28'],
};

export function help(moment: Moment<BorealTypes>, place: string): Help | undefined {
  const words = wordsOf(moment.language);
  const card = cardAt(moment, place);
  if (card !== NONE) return cardHelp(moment, card);
  if (place === 'theirs')
    return { title: words.pyramidOf(moment.labels[1 - seatOf(moment)] ?? ''), figure: <Large moment={moment} />, lines: [], clauses: [] };
  if (place === 'deck')
    return { title: words.deckOf(moment.view.deck.length), lines: [{ text: words.deckHelp }], clauses: CLAUSES.deck ?? [] };
  if (place === 'reserve') return { title: words.reserve, lines: [{ text: words.reserveHelp }], clauses: CLAUSES.reserve ?? [] };
  if (isPlace(place, 'compasses')) return compassesHelp(moment, numberIn(place));
  if (isPlace(place, 'slot')) return { title: words.pyramid, lines: [{ text: words.slotHelp }], clauses: CLAUSES.slot ?? [] };
  return undefined;
}

/** The two figures with the same sign: what can be paid, which is also how far one reaches, and what a rest brings. */
function compassesHelp(moment: BorealMoment, seat: number): Help | undefined {
  const words = wordsOf(moment.language);
  const player = moment.view.players[seat];
  if (player === undefined) return undefined;
  return {
    title: seat === seatOf(moment) ? words.myCompasses : words.compassesOf(moment.labels[seat] ?? ''),
    lines: [
      { icon: helpSign(tokenSign(seat)), text: words.tokenHelp(player.token) },
      { icon: helpSign('compass'), text: words.restHelp(incomeOf(player)) },
    ],
    clauses: CLAUSES.compasses ?? [],
  };
}

/** The other pyramid, as large as a small screen allows. */
const Large = ({ moment }: { moment: BorealMoment }): ReactNode => (
  <div className="boreal-large">
    <TheirPyramid moment={moment} moved={new Set()} />
  </div>
);

const helpSign = (name: string, dark = false): ReactNode => (
  <span className={`help-sign ${dark ? 'dark' : ''}`}>
    <Sign name={name} />
  </span>
);

/** The whole card in sentences, each beside its sign. */
function cardHelp(moment: BorealMoment, card: number): Help {
  const texts = textsOf(moment);
  const { families, effects, banned, group } = cardOf(card);
  const signs = [
    group === 'archive' ? 'archive' : `family-${families[0]}`,
    'book',
    ...effects.map(({ kind }) => EFFECT_SIGNS[kind]),
    ...(banned ? ['ban'] : []),
  ];
  const sentences = texts.cardText(card).split(/(?<=\.)\s+/);
  return {
    title: texts.card(card),
    figure: <Picture card={card} width={216} />,
    lines: sentences.map((text, i) => {
      const sign = signs[Math.min(i, signs.length - 1)] ?? 'book';
      const dark = effects.some(({ kind }) => EFFECT_SIGNS[kind] === sign);
      return { icon: helpSign(sign, dark), text };
    }),
    clauses: [
      ...(group === 'archive' ? ['BRL-41'] : []),
      ...(effects.length > 0 ? ['BRL-43'] : []),
      ...(banned ? ['BRL-37'] : []),
      'BRL-19',
      'BRL-60',
    ],
  };
}
