import { CARDS, game, LAST_SQUARE, NONE, slotAt } from '@banquise/boreal';
import { seedFromText, stream } from '@banquise/kernel';
import type { ReactNode } from 'react';
import type { Drawings, Example, FragmentProps } from '../../../learn/book.ts';
import { Picture, Sign } from '../card.tsx';
import { isPlace, myself, numberIn } from '../choices.ts';
import { Row } from '../row.tsx';
import type { BorealTypes } from '../types.ts';
import './fragment.css';

const NOTHING_MOVED: ReadonlySet<number> = new Set();
const cardIndex = (id: string): number => CARDS.findIndex((card) => card.id === id);

/** A position laid out by hand, with White to choose an action: cards of the board from square 1 on, my pyramid floor by floor. */
export function lay(token: number, board: readonly string[], floors: readonly (readonly string[])[] = []): BorealTypes['State'] {
  const state = game.setup(2, {}, stream(seedFromText('book'), 'play'));
  const [mine] = state.players;
  if (mine === undefined) return state;
  mine.token = token;
  state.board = Array.from({ length: LAST_SQUARE }, (_, i) => cardIndex(board[i] ?? '')).map((card) => (card < 0 ? NONE : card));
  floors.forEach((cards, floor) => {
    cards.forEach((id, column) => {
      const slot = slotAt(floor + 1, column);
      mine.pyramid[slot] = cardIndex(id);
      mine.filled |= 1 << slot;
    });
  });
  const used = new Set([...state.board, ...mine.pyramid]);
  state.deck = state.deck.filter((card) => !used.has(card));
  return state;
}

const Board = ({ moment }: FragmentProps<BorealTypes>): ReactNode => (
  <div className="boreal seat-a fragment">
    <Row moment={moment} prospect={undefined} moved={NOTHING_MOVED} />
  </div>
);

const reach: Example<BorealTypes> = {
  position: () => lay(4, ['S-Y1', 'S-R2', 'L-B6', 'S-G2', 'S-Y3', 'L-R1', 'S-B3', 'L-G4']),
  seat: 0,
  Fragment: Board,
  answer(place, moment) {
    if (!isPlace(place, 'col')) return 'deck';
    const { token } = myself(moment);
    if (numberIn(place) > token) return 'far';
    return moment.moves.some((move) => move.type === 'discover-board' && move.column === numberIn(place)) ? 'near' : 'dear';
  },
};

export const drawings: Drawings<BorealTypes> = {
  game,
  icon: (id) => <Sign name={id} />,
  card: (id, width) => <Picture card={cardIndex(id)} width={width} />,
  cardName: (id, texts) => (texts as unknown as { card(card: number): string }).card(cardIndex(id)),
  examples: { reach },
};
