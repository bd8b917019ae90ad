import { copy } from '@banquise/kernel';
import { search, searchIn } from '../search/search.ts';
import type { Seer } from './match.ts';

/** The search with open cards: what it wins against the search is what better guessing could win at most. */
export const oracle: Seer = {
  name: 'oracle',
  ponder: search.ponder,
  foresee: (game, state, seat, budget, rng) => searchIn({ game, seat, budget, rng }, () => copy(state)),
};
