import { ANIMALS, LANDSCAPE, NONE, PLACE, powerInPlay, visibleCard } from '@banquise/arctic';
import { signed, UNKNOWN } from '@banquise/kernel';
import type { Section } from '../../kit/board.ts';
import { endOf, powerState } from './outlook.ts';
import { powerLabel, powerSays } from './sayings.ts';
import { type Block, blocksOf, openPoints, powersOf, scored, standingOf, totalOf } from './series.ts';
import { type ArcticMoment, type ArcticView, othersOf, seatOf, textsOf } from './types.ts';
import { minus, wordsOf } from './words.ts';

/** The table of Arctic as text: what lies in the middle, then what is mine, then the others. */
export function outline(moment: ArcticMoment): readonly Section[] {
  return [
    handSection(moment),
    pileSection(moment, seatOf(moment)),
    riverSection(moment),
    landSection(moment),
    powerSection(moment),
    ...penaltySection(moment),
    ...othersOf(moment).map((seat) => playerSection(moment, seat)),
    endSection(moment),
  ];
}

function handSection(moment: ArcticMoment): Section {
  const words = wordsOf(moment.language);
  const hand = moment.you === 'spectator' ? [] : (moment.view.hands[seatOf(moment)] ?? []);
  return { id: 'hand', heading: words.handOf(hand.length), lines: hand.map((card) => textsOf(moment).cardText(card)) };
}

/** A block of a pile in words. */
export function blockSays(moment: ArcticMoment, { animal, length, points, counts, jokers }: Block): string {
  const words = wordsOf(moment.language);
  const name = textsOf(moment).animal(animal);
  if (counts) return words.run(name, length, points, jokers.length);
  return length === 1 ? words.single(name) : words.shorter(name, length);
}

function pileSection(moment: ArcticMoment, seat: number): Section {
  const { view } = moment;
  const words = wordsOf(moment.language);
  const texts = textsOf(moment);
  const visible = visibleCard(view, seat);
  const standing = standingOf(view, seat);
  const totem = view.totems[seat] ?? UNKNOWN;
  return {
    id: 'pile',
    heading: `${moment.you === 'spectator' ? words.pileOf(moment.names[seat] ?? '') : words.myPile}, ${words.cards(view.piles[seat]?.length ?? 0)}`,
    lines: [
      visible === NONE ? words.noVisible : words.topCard(texts.cardText(visible)),
      ...blocksOf(scored(view, seat)).map((block) => blockSays(moment, block)),
      `${words.runs} ${standing.runs}, ${words.kinds(standing.kinds)} ${signed(standing.animals)}, ${words.penalties} ${minus(standing.penalties)}`,
      words.pair(words.withoutTotem, words.points(openPoints(standing))),
      ...(totem === UNKNOWN
        ? []
        : [
            words.pair(words.totem, `${texts.animal(totem)}, ${signed(standing.totem ?? 0)}`),
            words.pair(words.total, words.points(totalOf(standing))),
          ]),
    ],
  };
}

function riverSection(moment: ArcticMoment): Section {
  const words = wordsOf(moment.language);
  const lines = moment.view.river.map((card, slot) =>
    words.slot(slot + 1, card === NONE ? words.emptySlot : textsOf(moment).cardText(card)),
  );
  return { id: 'river', heading: words.river, lines };
}

function landSection(moment: ArcticMoment): Section {
  const words = wordsOf(moment.language);
  return {
    id: 'landscape',
    heading: words.landscape,
    lines: LANDSCAPE.map((value, index) => words.landAt(value, tokensAt(moment, index))),
  };
}

/** The animals whose tokens stand on a part of the Landscape. */
export function tokensAt(moment: ArcticMoment, index: number): string {
  const there = moment.view.tokens.flatMap((at, animal) => (at === index ? [textsOf(moment).animal(animal)] : []));
  return there.length === 0 ? wordsOf(moment.language).nobody : there.join(', ');
}

function powerSection(moment: ArcticMoment): Section {
  const words = wordsOf(moment.language);
  const texts = textsOf(moment);
  const lines = ANIMALS.map((_, animal) => {
    const { id } = powerInPlay(moment.view, animal);
    return `${texts.power(id)}. ${powerSays(moment, animal, powerState(moment, animal))} ${texts.powerText(id)}`;
  });
  return { id: 'powers', heading: words.powers, lines };
}

function penaltySection(moment: ArcticMoment): readonly Section[] {
  const words = wordsOf(moment.language);
  const seat = seatOf(moment);
  const zone = moment.view.zones[seat] ?? [];
  const markers = moment.view.markers[seat] ?? 0;
  if (zone.length + markers === 0) return [];
  const known = zone.filter((card) => card !== UNKNOWN).map((card) => textsOf(moment).cardText(card));
  return [
    {
      id: 'penalties',
      heading: `${words.penalties}, ${words.cards(zone.length)}`,
      lines: [...known, ...(markers > 0 ? [words.markers(markers)] : [])],
    },
  ];
}

const titled = (word: string): string => `${word.slice(0, 1).toLocaleUpperCase()}${word.slice(1)}`;

/** Whether a turn of theirs is still to come: in the last round only for those after the one playing. */
function playsAgain({ stage, final, paw, turn, hands: { length } }: ArcticView, seat: number): boolean {
  const nth = (one: number): number => (one - paw + length) % length;
  return stage !== 'over' && (!final || nth(seat) > nth(turn));
}

/** Who plays after this turn; nobody after the last one. `waits`: the turn is played and only to be confirmed. */
export function nextSeat(view: ArcticView, waits: boolean): number | undefined {
  const { turn, stage, hands } = view;
  if (waits) return stage === 'over' ? undefined : turn;
  const seat = (turn + 1) % hands.length;
  return playsAgain(view, seat) ? seat : undefined;
}

/** What a player shows, line by line. */
export function showsOf(moment: ArcticMoment, seat: number): string[] {
  const { view } = moment;
  const words = wordsOf(moment.language);
  const texts = textsOf(moment);
  const visible = visibleCard(view, seat);
  const powers = powersOf(view, seat).map((animal) => powerLabel(moment, animal));
  const markers = view.markers[seat] ?? 0;
  return [
    ...(view.paw === seat ? [words.paw] : []),
    visible === NONE
      ? words.noVisible
      : [words.topCard(texts.cardText(visible)), ...(playsAgain(view, seat) ? [words.willPlace(PLACE[visible] ?? 0)] : [])].join(' '),
    words.pair(titled(words.inPile), words.cards(view.piles[seat]?.length ?? 0)),
    words.pair(titled(words.inHand), words.cards(view.hands[seat]?.length ?? 0)),
    words.pair(words.penalties, [words.cards(view.zones[seat]?.length ?? 0), ...(markers > 0 ? [words.markers(markers)] : [])].join(', ')),
    powers.length === 0 ? words.noPowers : words.held(powers.join(', ')),
    ...totemSays(moment, seat),
  ];
}

/** The Totem of somebody and what it makes, once it is shown. */
function totemSays(moment: ArcticMoment, seat: number): string[] {
  const words = wordsOf(moment.language);
  const totem = moment.view.totems[seat] ?? UNKNOWN;
  if (totem === UNKNOWN) return [];
  const standing = standingOf(moment.view, seat);
  return [
    words.pair(words.totem, `${textsOf(moment).animal(totem)}, ${signed(standing.totem ?? 0)}`),
    words.pair(words.total, words.points(totalOf(standing))),
  ];
}

const playerSection = (moment: ArcticMoment, seat: number): Section => ({
  id: `player-${seat}`,
  heading: moment.names[seat] ?? '',
  lines: showsOf(moment, seat),
});

/** How far the end is, in words. */
export function endSays(moment: ArcticMoment): string {
  const { distance, turns, last } = endOf(moment.view);
  return wordsOf(moment.language).end(distance, turns, lastName(moment, last));
}

/** Who plays last before the final round; nobody's name when it is the reader. */
export const lastName = ({ you, names }: ArcticMoment, last: number): string | undefined =>
  last === you ? undefined : (names[last] ?? '');

function endSection(moment: ArcticMoment): Section {
  const words = wordsOf(moment.language);
  const { deck, reserve } = moment.view;
  return {
    id: 'deck',
    heading: words.deck,
    lines: [words.pair(words.deck, words.cards(deck)), words.pair(words.reserve, words.cards(reserve)), endSays(moment)],
  };
}
