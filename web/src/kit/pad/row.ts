/** A row of cards with a mark in it: the card under the mark, or nothing, which means behind the last one. */
export interface Row<T> {
  readonly cards: readonly T[];
  readonly at: number | null;
}

/** Puts a card behind the mark, and the mark on it; without a mark the row grows at its end. */
export const inserted = <T>({ cards, at }: Row<T>, card: T): Row<T> =>
  at === null ? { cards: [...cards, card], at } : { cards: cards.toSpliced(at + 1, 0, card), at: at + 1 };

/** Takes the marked card away, or the last one; the mark goes to the card before it. */
export const removed = <T>({ cards, at }: Row<T>): Row<T> => {
  const where = at ?? cards.length - 1;
  return { cards: cards.toSpliced(where, 1), at: at === null || cards.length < 2 ? null : Math.max(0, at - 1) };
};

/** Swaps the marked card with a neighbour, and stays on it. */
export const moved = <T>({ cards, at }: Row<T>, by: -1 | 1): Row<T> => {
  if (at === null || at + by < 0 || at + by >= cards.length) return { cards, at };
  return { cards: cards.with(at, cards[at + by] as T).with(at + by, cards[at] as T), at: at + by };
};
