import { cardOf, columnOf, floorOf, game, NONE, neighbours, slotAt, uncovered } from '@banquise/boreal';
import type { ReactNode } from 'react';
import type { Drawings, Example, FragmentProps } from '../../../kit/learn/book.ts';
import { Picture, Sign } from '../card.tsx';
import { isPlace, myself, numberIn } from '../choices.ts';
import { MyPyramid } from '../pyramid.tsx';
import { Row } from '../row.tsx';
import type { BorealMoment, BorealTypes } from '../types.ts';
import { cardIndex, lay } from './lay.ts';
import './fragment.css';

const NOTHING_MOVED: ReadonlySet<number> = new Set();

const Board = ({ moment }: FragmentProps<BorealTypes>): ReactNode => (
  <div className="boreal seat-a fragment">
    <Row moment={moment} outlook={undefined} moved={NOTHING_MOVED} />
  </div>
);

const Pyramid = ({ moment, choices }: FragmentProps<BorealTypes>): ReactNode => (
  <div className="boreal seat-a fragment">
    <section className="mine">
      <MyPyramid moment={moment} picked={[]} choices={choices} outlook={undefined} />
    </section>
  </div>
);

const reach: Example<BorealTypes> = {
  position: () => lay({ token: 4, board: ['S-Y1', 'S-R2', 'L-B6', 'S-G2', 'S-Y3', 'L-R1', 'S-B3', 'L-G4'] }),
  seat: 0,
  Fragment: Board,
  answer(place, moment) {
    if (!isPlace(place, 'col')) return 'deck';
    if (numberIn(place) > myself(moment).token) return 'far';
    return moment.moves.some((move) => move.type === 'discover-board' && move.column === numberIn(place)) ? 'near' : 'dear';
  },
};

const slots: Example<BorealTypes> = {
  position: () => lay({ floors: [['S-B1', 'S-R3', 'S-Y1'], ['L-R1']], inHand: 'L-G4' }),
  seat: 0,
  Fragment: Pyramid,
  answer(place, moment) {
    const slot = numberIn(place);
    if (myself(moment).pyramid[slot] !== NONE) return 'card';
    return floorOf(slot) === 1 ? 'end' : 'upper';
  },
};

const rest: Example<BorealTypes> = {
  position: () =>
    lay({
      floors: [
        ['S-B1', 'S-R3', 'L-Y2', 'S-Y1'],
        ['', 'L-R1'],
      ],
    }),
  seat: 0,
  Fragment: Pyramid,
  answer: (place, moment) => ((uncovered(myself(moment).filled) & (1 << numberIn(place))) === 0 ? 'covered' : 'open'),
};

const MIDDLE = slotAt(2, 1);

const around: Example<BorealTypes> = {
  position: () =>
    lay({
      floors: [
        ['S-B2', 'S-Y1', 'S-R1', 'S-B1'],
        ['S-G1', 'L-G2', 'L-R1'],
        ['L-B3', 'A-8'],
      ],
    }),
  seat: 0,
  Fragment: Pyramid,
  answer(place, moment) {
    const slot = numberIn(place);
    if (slot === MIDDLE) return 'self';
    return (neighbours(myself(moment).filled, MIDDLE) & (1 << slot)) === 0 ? 'apart' : 'near';
  },
};

const copies: Example<BorealTypes> = {
  position: () =>
    lay({
      floors: [
        ['S-B1', 'L-B6', 'S-B3'],
        ['A-5', 'S-G3'],
      ],
    }),
  seat: 0,
  Fragment: Pyramid,
  answer(place, moment) {
    const slot = numberIn(place);
    if (floorOf(slot) === 2) return columnOf(slot) === 0 ? 'below' : 'left';
    return cardOf(cardAtSlot(moment, slot)).id === 'L-B6' ? 'source' : 'other';
  },
};

const cardAtSlot = (moment: BorealMoment, slot: number): number => myself(moment).pyramid[slot] ?? NONE;

/** Signs that are drawn in white: they lie on a dark tab, as on the cards. */
const ON_DARK: ReadonlySet<string> = new Set(['gain', 'lose', 'reserve', 'remove', 'swap-board', 'swap-pyramid', 'look']);
/** Signs that are drawn in ink: they lie on paper, as on the feet of the cards. */
const ON_PAPER = /^(?:per-|adjacent|copy-|majority)/;
const groundOf = (id: string): string => (ON_DARK.has(id) ? 'dark' : ON_PAPER.test(id) ? 'paper' : '');

export const drawings: Drawings<BorealTypes> = {
  game,
  icon: (id) => (
    <span className={`boreal-sign ${groundOf(id)}`}>
      <Sign name={id} />
    </span>
  ),
  card: (id, width) => <Picture card={cardIndex(id)} width={width} />,
  cardName: (id, texts) => (texts as unknown as { card(card: number): string }).card(cardIndex(id)),
  examples: { reach, slots, rest, around, copies },
};
