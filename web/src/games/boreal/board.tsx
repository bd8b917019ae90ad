import { game } from '@banquise/boreal';
import type { ReactNode } from 'react';
import type { BoardModule, BoardProps } from '../../kit/board.ts';
import { armed } from '../../kit/choice.ts';
import { LastTurn } from '../../kit/lastturn.tsx';
import { caption, help, nextStep, outlookFor } from './caption.tsx';
import { choices, reason } from './choices.ts';
import { frames } from './frames.ts';
import { outline } from './outline.ts';
import { outlookOf, pointsOf } from './outlook.ts';
import { Enlarge, Hand, MyReserve, TheirReserve, TurnOf, Who } from './player.tsx';
import { MyPyramid, TheirPyramid } from './pyramid.tsx';
import { Row } from './row.tsx';
import { lineItems, scoreRule, tieRule } from './sheet.ts';
import { tell } from './told.ts';
import { toldWordsOf } from './told-words.ts';
import { type BorealEvent, type BorealTypes, seatOf, textsOf } from './types.ts';
import { wordsOf } from './words.ts';
import './table.css';
import './mine.css';
import './tablet.css';
import './slate.css';
import './leaf.css';
import './narrow.css';
import './phone.css';
import './palm.css';
import './side.css';
import './reserve.css';
import './desk.css';
import './hall.css';

/** The table of Boreal in three layouts: a horseshoe on a phone, one row between facing tracks elsewhere. */
function Board({ moment, picked, choices: open, recent, parts }: BoardProps<BorealTypes>): ReactNode {
  const words = wordsOf(moment.language);
  const seat = seatOf(moment);
  const moved = movedBy(recent);
  const outlook = outlookFor(moment, picked, armed(open, picked));
  return (
    <div className={`boreal whole over-first seat-${seat === 0 ? 'a' : 'b'}`}>
      <svg className="ground" viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
        <path className="g1" d="M0 430Q160 380 330 420T660 400 1000 430V1000H0z" />
        <path className="g2" d="M0 640Q220 580 430 630T800 600L1000 640V1000H0z" />
        <path className="g3" d="M0 860Q180 800 380 850T720 830 1000 870V1000H0z" />
      </svg>
      <section className="opp" aria-label={moment.names[1 - seat]}>
        <Who moment={moment} seat={1 - seat} />
        <TheirPyramid moment={moment} moved={moved} />
        <Enlarge moment={moment} />
        <TheirReserve moment={moment} moved={moved} />
        <Hand moment={moment} seat={1 - seat} />
      </section>
      <Row moment={moment} outlook={outlook} moved={moved} />
      {parts.prompt}
      <section className="mine" aria-label={words.pyramid}>
        <Who moment={moment} seat={seat} />
        <MyPyramid moment={moment} picked={picked} choices={open} outlook={outlook} />
        <MyReserve moment={moment} />
        <Hand moment={moment} seat={seat} />
        <div className="sidelog">{parts.log}</div>
      </section>
      <div className="tells">
        {parts.first}
        <LastTurn seat={1 - seat} rows={1} by={<TurnOf moment={moment} seat={1 - seat} />} />
      </div>
      {parts.ledge}
    </div>
  );
}

/** Cards that lie somewhere else than before. */
function movedBy(events: readonly BorealEvent[]): ReadonlySet<number> {
  const cards = new Set<number>();
  for (const event of events) {
    if (
      event.type === 'refilled' ||
      event.type === 'placed' ||
      event.type === 'located' ||
      event.type === 'reserved' ||
      event.type === 'took'
    )
      cards.add(event.card);
    if (event.type === 'swapped-board' || event.type === 'swapped-pyramid') cards.add(event.cardA).add(event.cardB);
  }
  return cards;
}

/** Numbers of the cards that an event speaks of. */
function cardsIn(event: BorealEvent): readonly number[] {
  if ('cardA' in event) return [event.cardA, event.cardB];
  if ('card' in event) return [event.card];
  return 'secret' in event && event.secret !== undefined ? event.secret.cards : [];
}

export const board: BoardModule<BorealTypes> = {
  game,
  Board,
  // Everything lies face up; the three cards of one effect are shown to their player only while she chooses.
  secretHands: false,
  beginsTurn: (event) => event.type === 'turn' && event.seat === 0,
  choices,
  verb: (moment, { verb, moves }) => {
    if (verb !== 'pass') return wordsOf(moment.language).verbs[verb] ?? verb;
    const { token } = outlookOf(moment, moves);
    return toldWordsOf(moment.language).restNow(token.rested - token.now);
  },
  endsItself: 'by a button',
  drags: 'freely',
  caption,
  nextStep: (moment, picked) => nextStep(moment, picked, armed(choices(moment), picked)),
  // Of what is chosen the prompt says it.
  reason: (moment, place, picked) => (picked.includes(place) ? '' : reason(moment, place, wordsOf(moment.language).canLocate)),
  help,
  frames,
  mentions: (moment, event) => cardsIn(event).map((card) => ({ name: textsOf(moment).card(card), place: `card:${card}` })),
  tell,
  firstGame: ({ language }) => toldWordsOf(language).first,
  outline,
  scoreRule,
  tieRule,
  lineItems,
  points: pointsOf,
  jumps: { hand: 'slot:', board: 'col:' },
};
