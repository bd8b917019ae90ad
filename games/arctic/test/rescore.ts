import { CARDS } from '../src/data.ts';
import { JOKER } from '../src/rules/runs.ts';
import type { ArcticState } from '../src/state.ts';
import { stepwisePoints } from './jokers.ts';

const LETTERS = ['bear', 'fox', 'moose', 'orca', 'puffin', 'walrus'];

/** Section 9 of the rules, written a second time. */
export function rescore(state: ArcticState): number[] {
  return state.hands.map((_, seat) => {
    const pile = state.piles[seat]!.map((card, i) => (state.sunk[seat]![i]! > 0 ? JOKER : LETTERS.indexOf(CARDS[card]!.main)));
    const step = state.tokens[state.totems[seat]!]!;
    // ARC-2: 0, 1, 3, 6, 10, 15 are the sums 0, 0 + 1, 0 + 1 + 2 ...
    return stepwisePoints(pile) + (step * (step + 1)) / 2 - state.zones[seat]!.length - state.markers[seat]!;
  });
}
