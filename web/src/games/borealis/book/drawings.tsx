import { type BorealisTexts, game, OBJECTIVES, type ObjectiveId, type ScoreCardId, SITES } from '@banquise/borealis';
import type { CSSProperties, ReactNode } from 'react';
import type { Drawings, Example, FragmentProps } from '../../../kit/learn/book.ts';
import { Picture } from '../card.tsx';
import { cardText } from '../describe.ts';
import { Goals } from '../goals.tsx';
import { Market } from '../market.tsx';
import { MyBoard } from '../mine.tsx';
import { isHot } from '../outlook.ts';
import { DECK, handPlace, isPlace, numberIn, REFRESH } from '../places.ts';
import { Flag, GoalSign, Sign } from '../sign.tsx';
import { type BorealisTypes, myself, NO_CARD } from '../types.ts';
import { cardIndex, lay } from './lay.ts';
import '../table.css';
import '../market.css';
import '../market-wide.css';
import './fragment.css';

type Props = FragmentProps<BorealisTypes>;
type Piece = Example<BorealisTypes>;

const NOTHING_LAID: ReadonlyMap<number, number> = new Map();

const Table = ({ children }: { children: ReactNode }): ReactNode => <div className="bl-fragment bl-s0">{children}</div>;

const Board = ({ moment, picked }: Props): ReactNode => (
  <Table>
    <MyBoard moment={moment} picked={picked} laid={NOTHING_LAID} />
  </Table>
);

/** My board with the first card of my hand already chosen: a click on a location shows what would come of it. */
function Playing({ moment, picked }: Props): ReactNode {
  const [card = NO_CARD] = myself(moment).hand;
  return (
    <Table>
      <div className="bl-chosen" role="img" aria-label={cardText(moment, card)}>
        <Picture card={card} width={104} />
      </div>
      <MyBoard moment={moment} picked={[handPlace(card), ...picked.filter((place) => isPlace(place, 'site'))]} laid={NOTHING_LAID} />
    </Table>
  );
}

const siteAt = (place: string): (typeof SITES)[number] | undefined => (isPlace(place, 'site') ? SITES[numberIn(place)] : undefined);

const observe: Piece = {
  position: () => lay({ hand: ['A093'], posts: ['KU', 'YK', 'U', 'YYU', 'K'] }),
  seat: 0,
  Fragment: Playing,
  answer: (place) => (isPlace(place, 'site') ? (siteAt(place) === 'right' ? 'fits' : 'short') : undefined),
};

const flag: Piece = {
  position: () => lay({ hand: ['A047'], sites: [['A005'], [], []], flags: [1, 0, 0], posts: ['', 'YKU', 'YKU', 'YKU', ''] }),
  seat: 0,
  Fragment: Playing,
  answer(place) {
    const site = siteAt(place);
    return site === undefined ? undefined : { left: 'past', middle: 'next', right: 'other' }[site];
  },
};

const pool: Piece = {
  position() {
    const state = lay({ hand: ['A047'], market: ['A053', 'A001', 'A080', 'A063'] });
    game.apply(state, 0, { type: 'observe', card: cardIndex('A047'), site: 1 });
    return state;
  },
  seat: 0,
  Fragment: ({ moment }) => (
    <Table>
      <Market moment={moment} lead />
    </Table>
  ),
  answer: (place) => (isPlace(place, 'market') ? 'take' : place === DECK ? 'deck' : place === REFRESH ? 'refresh' : undefined),
};

const home: Piece = {
  position() {
    const state = lay({ sites: [[], ['A058'], ['A093']], flags: [0, 0, 1], posts: ['KU', 'YYK', '', 'UU', 'YK'] });
    game.apply(state, 0, { type: 'regroup', mask: 0 });
    return state;
  },
  seat: 0,
  Fragment: Board,
  answer: siteAt,
};

const window: Piece = {
  position() {
    const state = lay({ options: { score1: 'S05', score2: 'S10', animal: 'O03', scientist: 'O06', vehicle: 'O09' } });
    state.reached = [0, 0b10, 0b01];
    state.removed = [false, false, true];
    return state;
  },
  seat: 0,
  Fragment: ({ moment }) => (
    <Table>
      <Goals moment={moment} outlook={undefined} />
    </Table>
  ),
  answer(place, { view }) {
    if (!isPlace(place, 'goal')) return 'score';
    const index = view.objectives.indexOf(numberIn(place));
    return view.removed[index] === true ? 'gone' : isHot(view, index) ? 'hot' : 'open';
  },
};

const LEFT = ['A021', 'A025', 'A001', 'A033'];
const MIDDLE = ['A061', 'A062', 'A063', 'A005', 'A064', 'A066', 'A086'];
const RIGHT = ['A093', 'A081', 'A010'];
const count: Piece = {
  position: () =>
    lay({
      sites: [LEFT, MIDDLE, RIGHT],
      flags: [3, 5, 3],
      posts: ['Y', 'YK', 'KU', 'YU', 'KU'],
      options: { score1: 'S06', score2: 'S08' },
    }),
  seat: 0,
  Fragment: Board,
  answer: (place) => siteAt(place) ?? (isPlace(place, 'camp') ? 'camp' : undefined),
};

const isObjective = (id: string): id is ObjectiveId => (OBJECTIVES as readonly string[]).includes(id);

export const drawings: Drawings<BorealisTypes> = {
  game,
  icon: (id) => (id === 'flag' ? <Flag seat={0} /> : <Sign name={id} />),
  card: (id, width) => (
    <span className="bl-goal-card" style={{ '--w': `${width}px` } as CSSProperties}>
      <GoalSign id={id} />
    </span>
  ),
  cardName(id, texts) {
    const { objective, scoreCard } = (texts as BorealisTexts).words;
    return isObjective(id) ? objective[id].name : scoreCard[id as ScoreCardId].name;
  },
  examples: { observe, flag, pool, return: home, window, count },
};
