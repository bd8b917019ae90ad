import { ANIMALS, CARDS, CENTRE, LANDSCAPE, NONE, powerInPlay, visibleCard } from '@banquise/arctic';
import { UNKNOWN } from '@banquise/kernel';
import type { ReactNode } from 'react';
import type { Caption, Help } from '../../kit/board.ts';
import { LastTurn } from '../../kit/lastturn.tsx';
import { Mark } from '../../ui/icon.tsx';
import { animalClass, Head, Large, Picture, Sign } from './card.tsx';
import { blockSays, endSays, lastName, showsOf, tokensAt } from './outline.ts';
import { endOf, pairOf, powerState } from './outlook.ts';
import { BOTTOM, DECK, isPlace, numberIn, PILE, STORE, SUM, TOTEM, UNDER, ZONE } from './places.ts';
import { powerSays } from './sayings.ts';
import { blocksOf, scored } from './series.ts';
import { type ArcticMoment, seatOf, textsOf } from './types.ts';
import { wordsOf } from './words.ts';

/** The card that a place holds now, or NONE. */
export function cardAt({ view, ...moment }: ArcticMoment, place: string): number {
  const n = numberIn(place);
  if (isPlace(place, 'river')) return view.river[n] ?? NONE;
  if (place === PILE || place === UNDER) return visibleCard(view, seatOf({ ...moment, view }));
  return isPlace(place, 'hand') || isPlace(place, 'pen') || isPlace(place, 'card') ? n : NONE;
}

/** The ledge only bears the buttons: pile, tokens and the line of points show what would change. */
export function caption(moment: ArcticMoment, picked: readonly string[]): Caption {
  const texts = textsOf(moment);
  const names = picked.map((place) => cardAt(moment, place)).filter((card) => card !== NONE);
  return { title: names.map((card) => texts.card(card)).join(', '), changes: [] };
}

export function help(moment: ArcticMoment, place: string): Help | undefined {
  const words = wordsOf(moment.language);
  const n = numberIn(place);
  const card = cardAt(moment, place);
  if (card !== NONE) return cardHelp(moment, card);
  if (isPlace(place, 'power')) return powerHelp(moment, n);
  if (isPlace(place, 'opp')) return playerHelp(moment, n);
  if (isPlace(place, 'run')) return runHelp(moment, n);
  if (isPlace(place, 'land'))
    return {
      title: words.pair(words.landscape, words.points(LANDSCAPE[n] ?? 0)),
      lines: [{ text: tokensAt(moment, n) }, { text: words.landHelp }],
      clauses: ['ARC-30', 'ARC-69'],
    };
  if (isPlace(place, 'way') || isPlace(place, 'step'))
    return { title: words.waysTitle, lines: [{ text: words.waysHelp }], clauses: ['ARC-30', 'ARC-44'] };
  if (place === DECK) return { title: words.deck, lines: [{ text: endSays(moment) }, { text: words.deckHelp }], clauses: ['ARC-60'] };
  if (place === STORE)
    return {
      title: words.reserve,
      lines: [{ text: endSays(moment) }, { text: words.reserveHelp(lastName(moment, endOf(moment.view).last)) }],
      clauses: ['ARC-60', 'ARC-8'],
    };
  if (place === TOTEM)
    return { title: words.totem, lines: [{ text: words.totemHelp }, { text: words.landHelp }], clauses: ['ARC-10', 'ARC-69'] };
  if (place === ZONE) return zoneHelp(moment);
  if (place === SUM)
    return {
      title: words.sumTitle,
      lines: [words.runHelp, words.kindsHelp, words.sumHelp].map((text) => ({ text })),
      clauses: ['ARC-67', 'ARC-68', 'ARC-69'],
    };
  if (place === PILE || place === BOTTOM) return { title: words.myPile, lines: [{ text: words.pileHelp }], clauses: ['ARC-20', 'ARC-66'] };
  return undefined;
}

const namesIn = (moment: ArcticMoment): string[] => ANIMALS.map((_, animal) => textsOf(moment).animal(animal));

const CARD_CLAUSES = ['ARC-1', 'ARC-20', 'ARC-27', 'ARC-30'];

/** Everything printed on a card, each beside its sign. */
function cardHelp(moment: ArcticMoment, card: number): Help {
  const words = wordsOf(moment.language);
  const texts = textsOf(moment);
  const [main, associated] = pairOf(card);
  const { place, draw } = CARDS[card] ?? { place: 0, draw: 0 };
  return {
    title: texts.card(card),
    figure: <Large card={card} names={namesIn(moment)} />,
    lines: [
      { icon: <Head animal={main} className="ar-helphead" />, text: words.cardMain(texts.animal(main)) },
      { icon: <HelpSign name="place" />, text: words.cardPlace(place) },
      { icon: <HelpSign name="draw" />, text: words.cardDraw(draw) },
      { icon: <Head animal={associated} className="ar-helphead" />, text: words.cardAssociated(texts.animal(associated)) },
    ],
    clauses: CARD_CLAUSES,
  };
}

const HelpSign = ({ name }: { name: string }): ReactNode => (
  <span className="ar-helpsign">
    <Sign name={name} />
  </span>
);

const POWER_CLAUSES: readonly (readonly string[])[] = [
  ['ARC-48', 'ARC-49'],
  ['ARC-55', 'ARC-56', 'ARC-70'],
  ['ARC-52', 'ARC-53'],
  ['ARC-50', 'ARC-51'],
  ['ARC-45', 'ARC-46'],
  ['ARC-44'],
];

function powerHelp(moment: ArcticMoment, animal: number): Help {
  const words = wordsOf(moment.language);
  const texts = textsOf(moment);
  const { id, side, phase } = powerInPlay(moment.view, animal);
  const holder = moment.view.holders[animal] ?? CENTRE;
  const clauses = POWER_CLAUSES[animal] ?? [];
  const state = powerState(moment, animal);
  return {
    title: texts.power(id),
    figure: (
      <span className={`ar-bigpower ${animalClass(animal)}`} aria-hidden="true">
        <Sign name={id} />
        <Head animal={animal} className="ar-tk" />
        {holder !== CENTRE && <Mark seat={holder} size="l" />}
      </span>
    ),
    lines: [
      { text: texts.powerText(id) },
      // While something can be chosen, what stands against it is said below.
      {
        text: [
          words.pair(words.phase, words.phases[phase].toLocaleLowerCase(moment.language)),
          ...(moment.moves.length > 0 && state !== 'now' ? [] : [powerSays(moment, animal, state)]),
        ].join('. '),
      },
    ],
    clauses: ['ARC-16', clauses[side] ?? clauses[0] ?? ''],
  };
}

/** Somebody from near: what is shown, their last turn in whole, of which a narrow panel tells less, and the pile once everything is counted. */
function playerHelp(moment: ArcticMoment, seat: number): Help {
  const { view } = moment;
  const visible = visibleCard(view, seat);
  const counted = view.stage === 'over' ? blocksOf(scored(view, seat)).map((block) => ({ text: blockSays(moment, block) })) : [];
  return {
    title: moment.names[seat] ?? '',
    ...(visible === NONE ? {} : { figure: <Large card={visible} names={namesIn(moment)} /> }),
    lines: [...showsOf(moment, seat).map((text) => ({ text })), ...counted],
    more: <LastTurn seat={seat} rows={1} />,
    clauses: ['ARC-20', 'ARC-27'],
  };
}

function runHelp(moment: ArcticMoment, index: number): Help | undefined {
  const words = wordsOf(moment.language);
  const block = blocksOf(scored(moment.view, seatOf(moment)))[index];
  if (block === undefined) return undefined;
  return {
    title: textsOf(moment).animal(block.animal),
    figure: <Head animal={block.animal} className="ar-bighead" />,
    lines: [blockSays(moment, block), words.runHelp, ...(block.jokers.length > 0 ? [words.jokerHelp] : [])].map((text) => ({ text })),
    clauses: ['ARC-67', ...(block.jokers.length > 0 ? ['ARC-70'] : [])],
  };
}

/** My penalty cards, face up for me alone. */
function zoneHelp(moment: ArcticMoment): Help {
  const words = wordsOf(moment.language);
  const seat = seatOf(moment);
  const cards = (moment.view.zones[seat] ?? []).filter((card) => card !== UNKNOWN);
  const markers = moment.view.markers[seat] ?? 0;
  const lines = [words.zoneHelp, ...cards.map((card) => textsOf(moment).cardText(card)), ...(markers > 0 ? [words.markers(markers)] : [])];
  return {
    title: words.penalties,
    figure: (
      <span className="ar-zonecards" aria-hidden="true">
        {cards.map((card) => (
          <Picture key={card} card={card} codes={words.codes} width={84} />
        ))}
      </span>
    ),
    lines: lines.map((text) => ({ text })),
    clauses: ['ARC-25', 'ARC-42'],
  };
}
