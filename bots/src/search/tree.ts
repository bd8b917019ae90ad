import type { AnyMove } from '@banquise/kernel';

/**
 * One decision already taken in the tree, and what became of it. The tree joins all positions that were reached by the
 * same moves, whatever hidden cards were dreamt of: so a move counts how often it was on offer, too.
 */
export interface Branch {
  readonly move: AnyMove;
  /** How promising the move looked before it was tried, compared with the others on offer: shares that add up to about 1. */
  share: number;
  /** What the judgement alone promised when the move was first weighed: points of margin, and the same as a reward. */
  promise: number;
  guess: number;
  offered: number;
  visits: number;
  /** Rewards of the seat that chose the move, added up; and points of margin. */
  rewards: number;
  margins: number;
  /** What was tried next; undefined until the first look further. */
  next: Map<AnyMove, Branch> | undefined;
}

export const newBranch = (move: AnyMove): Branch => ({
  move,
  share: 0,
  promise: 0,
  guess: 0,
  offered: 0,
  visits: 0,
  rewards: 0,
  margins: 0,
  next: undefined,
});
