import {
  cardNumber,
  cardOf,
  type ExpeditionsState,
  type ExpeditionsTexts,
  game,
  HEAD,
  NODES,
  NONE,
  nodeNumber,
  type PlaceId,
  TAIL,
} from '@banquise/expeditions';
import type { CSSProperties, ReactNode } from 'react';
import type { Drawings, Example, FragmentProps } from '../../../kit/learn/book.ts';
import { Atlas } from '../atlas.tsx';
import { isArrow, openArrows } from '../choices.ts';
import { pointOf } from '../geometry.ts';
import type { Box, Point } from '../lens.ts';
import { Pattern, SeatToken, Sign, Vignette } from '../marks.tsx';
import { originsOf } from '../outline.ts';
import { Overlay } from '../overlay.tsx';
import { parse } from '../places.ts';
import { type ExpeditionsMoment, type ExpeditionsTypes, handOf } from '../types.ts';
import { after, lay } from './lay.ts';
import '../map.css';
import '../arrows.css';
import '../discs.css';
import '../names.css';
import '../table.css';
import '../card.css';
import '../panels.css';
import './fragment.css';

/** Pixels a unit: every disc is as large as a thumb. */
const SCALE = 1.25;

interface Cut {
  readonly middle: Point;
  readonly width: number;
  readonly height: number;
}

/** A window on the map that does not move: so that a page of text can be scrolled over it. */
function Piece({ moment, picked, choices, cut }: FragmentProps<ExpeditionsTypes> & { cut: Cut }): ReactNode {
  const { middle, width, height } = cut;
  const within: Box = {
    left: middle.x - width / 2,
    right: middle.x + width / 2,
    top: middle.y - height / 2,
    bottom: middle.y + height / 2,
  };
  const style = { '--k': SCALE, left: `calc(50% - ${middle.x * SCALE}px)`, top: `calc(50% - ${middle.y * SCALE}px)` };
  return (
    <div className="window" style={{ maxWidth: width * SCALE, height: height * SCALE }}>
      <div className="world" style={style as CSSProperties}>
        <Atlas />
        <Overlay moment={moment} picked={picked} open={openArrows(choices, [])} detail="table" within={within} />
      </div>
    </div>
  );
}

const pieces =
  (...cuts: readonly Cut[]) =>
  (props: FragmentProps<ExpeditionsTypes>): ReactNode => (
    <div className="atlas-table seat-0 fragment">
      {cuts.map((cut) => (
        <Piece key={`${cut.middle.x} ${cut.middle.y}`} {...props} cut={cut} />
      ))}
    </div>
  );

const nodeAt = (place: string): number => (place.startsWith('node:') ? (parse(place).numbers[0] ?? NONE) : NONE);
const isEnd = ({ moves }: ExpeditionsMoment, node: number): boolean => moves.some((move) => isArrow(move) && move.to === node);

const ROW = ['kush', 'canary-islands', 'papua', 'xian', 'tikal', 'banff'] as const;

/** Yellow stands in Timgad, red in Petra, blue has not begun. */
const europe = (): ExpeditionsState =>
  lay({
    hand: ['timbuktu', 'uluru', 'sanaa', 'denali'],
    tokens: ['timbuktu'],
    row: ROW,
    ways: [
      ['start', 'athens', 'giza', 'timgad'],
      ['start', 'athens', 'petra'],
    ],
  });

const extend: Example<ExpeditionsTypes> = {
  position: europe,
  seat: 0,
  Fragment: pieces({ middle: { x: 525, y: 215 }, width: 250, height: 250 }),
  answer(place, moment) {
    const node = nodeAt(place);
    if (node < 0) return undefined;
    if (isEnd(moment, node)) return 'end';
    if (moment.view.expeditions.some(({ tip, arrows }) => tip === node && arrows.length > 0)) return 'tip';
    const been = moment.view.expeditions.some(({ arrows }) => arrows.some((arrow) => HEAD[arrow] === node || TAIL[arrow] === node));
    return been ? 'used' : 'far';
  },
};

const reach: Example<ExpeditionsTypes> = {
  position: () =>
    lay({
      hand: ['timbuktu', 'uluru', 'sanaa', 'denali'],
      tokens: ['timbuktu'],
      row: ROW,
      ways: [
        ['start', 'athens', 'timgad'],
        ['start', 'rome', 'b08', 'canary-islands'],
        ['start', 'athens', 'giza', 'sahara'],
      ],
    }),
  seat: 0,
  Fragment: pieces({ middle: { x: 440, y: 270 }, width: 250, height: 220 }),
  answer(place, moment) {
    const node = nodeAt(place);
    if (node < 0) return undefined;
    if (!isEnd(moment, node)) return 'far';
    const { kind } = NODES[node] ?? {};
    if (kind === 'red' || kind === 'blue') return kind;
    if (handOf(moment).includes(cardOf(node))) return 'mine';
    return moment.view.row.includes(cardOf(node)) ? 'common' : 'plain';
  },
};

const loop: Example<ExpeditionsTypes> = {
  position: () =>
    after(
      lay({
        hand: ['uluru', 'petra', 'denali', 'perth'],
        row: ROW,
        ways: [['start', 'athens', 'giza', 'sahara', 'timgad'], [], []],
      }),
      0,
      'timgad',
      'athens',
    ),
  seat: 0,
  Fragment: pieces({ middle: { x: 505, y: 245 }, width: 250, height: 250 }),
  answer(place, moment) {
    const node = nodeAt(place);
    const yellow = moment.view.expeditions[0];
    if (node < 0 || yellow === undefined) return undefined;
    if (HEAD[yellow.arrows.at(-1) ?? 0] === node) return 'closing';
    if (originsOf(yellow).includes(node)) return 'visited';
    return isEnd(moment, node) ? 'end' : 'outside';
  },
};

const removal: Example<ExpeditionsTypes> = {
  // Nobody's turn to see: no arrow is offered that would distract.
  position: () => ({
    ...lay({
      hand: ['newfoundland', 'uluru', 'denali', 'perth'],
      row: ['kush', 'marajo', 'papua', 'xian', 'tikal', 'banff'],
      ways: [['start', 'rome', 'b08', 'canary-islands'], [], []],
    }),
    turn: 1,
  }),
  seat: 0,
  Fragment: pieces({ middle: { x: 400, y: 222 }, width: 250, height: 190 }),
  answer(place, moment) {
    const last = moment.view.expeditions[0]?.arrows.at(-1) ?? 0;
    const node = nodeAt(place);
    if (node < 0) return undefined;
    return TAIL[last] === node ? 'tail' : HEAD[last] === node ? 'head' : 'other';
  },
};

const NORTH = nodeNumber('r01');
const edge = (side: 'left' | 'right'): Cut => {
  const { x, y } = pointOf(NORTH, side);
  return { middle: { x: side === 'left' ? x + 70 : x - 70, y }, width: 150, height: 240 };
};

const passage: Example<ExpeditionsTypes> = {
  position: () =>
    lay({
      hand: ['uluru', 'denali', 'perth', 'sanaa'],
      row: ROW,
      ways: [[], ['start', 'stonehenge', 'newfoundland', 'r07', 'banff', 'crater-lake', 'r01'], []],
    }),
  seat: 0,
  Fragment: pieces(edge('left'), edge('right')),
  answer(place, moment) {
    const node = nodeAt(place);
    if (node < 0) return undefined;
    return node === NORTH ? 'half' : isEnd(moment, node) ? 'beside' : 'other';
  },
};

const SIGNS: Readonly<Record<string, string>> = {
  start: 'node-start',
  green: 'node-green',
  blue: 'node-blue',
  red: 'node-red',
  passage: 'node-passage-left',
};
const COLOURED = ['yellow-arrow', 'red-arrow', 'blue-arrow'];

function icon(id: string): ReactNode {
  if (COLOURED.includes(id))
    return (
      <span className="atlas-sign">
        <Pattern colour={COLOURED.indexOf(id)} />
      </span>
    );
  if (id === 'token')
    return (
      <span className="atlas-sign">
        <SeatToken seat={0} />
      </span>
    );
  return <Sign name={SIGNS[id] ?? id} />;
}

export const drawings: Drawings<ExpeditionsTypes> = {
  game,
  icon,
  card: (id, width) => (
    <span className="book-card" style={{ width }}>
      <Vignette card={cardNumber(id)} />
    </span>
  ),
  cardName: (id, texts) => (texts as ExpeditionsTexts).place(id as PlaceId),
  examples: { extend, reach, loop, removal, passage },
};
