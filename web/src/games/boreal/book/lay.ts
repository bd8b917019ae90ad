import { CARDS, game, LAST_SQUARE, NONE, slotAt } from '@banquise/boreal';
import { seedFromText, stream } from '@banquise/kernel';
import type { BorealTypes } from '../types.ts';

export const cardIndex = (id: string): number => CARDS.findIndex((card) => card.id === id);

interface Laid {
  readonly token?: number;
  /** Cards of the board from White's square 1 on. */
  readonly board?: readonly string[];
  /** White's pyramid from floor 1 on, from the left; an empty name is an empty place. */
  readonly floors?: readonly (readonly string[])[];
  /** The card that White has discovered and is about to place. */
  readonly inHand?: string;
}

/** A position laid out by hand, seen from White's side. Black is to move unless White has something to choose. */
export function lay({ token = 5, board = [], floors = [], inHand }: Laid): BorealTypes['State'] {
  const state = game.setup(2, {}, stream(seedFromText('book'), 'play'));
  const [mine] = state.players;
  if (mine === undefined) return state;
  mine.token = token;
  if (board.length > 0) state.board = Array.from({ length: LAST_SQUARE }, (_, i) => cardIndex(board[i] ?? ''));
  else state.turn = 1;
  floors.forEach((cards, floor) => {
    cards.forEach((id, column) => {
      if (id === '') return;
      const slot = slotAt(floor + 1, column);
      mine.pyramid[slot] = cardIndex(id);
      mine.filled |= 1 << slot;
    });
  });
  if (inHand !== undefined) Object.assign(state, { turn: 0, stage: 'place', discovered: cardIndex(inHand) });
  const used = new Set([...state.board, ...mine.pyramid, state.discovered]);
  state.deck = state.deck.filter((card) => card === NONE || !used.has(card));
  return state;
}
