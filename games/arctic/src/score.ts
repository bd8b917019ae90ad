import { type Sheet, sheet } from '@banquise/kernel';
import { ANIMALS, type AnimalName, LANDSCAPE, MAIN, RUN_POINTS } from './data.ts';
import { JOKER, longestRuns, seriesPoints } from './rules/runs.ts';
import { turnOrderBreak } from './rulings.ts';
import type { Table } from './state.ts';

export type ArcticLine = AnimalName | 'series' | 'totem' | 'penalties';
export const LINES: readonly ArcticLine[] = [...ANIMALS, 'series', 'totem', 'penalties'];

/** What counts of a player at the end. */
export interface Holdings {
  /** Main animals bottom to top, JOKER for a face-down card. */
  readonly pile: readonly number[];
  /** The Landscape value under the token of the Totem animal. */
  readonly totem: number;
  /** Penalty cards and markers. */
  readonly penalties: number;
}

/** Section 9 of the rules; used for the games played here and for tables copied from outside. */
export function sheetOf(players: readonly Holdings[], paw: number): Sheet<ArcticLine> {
  return sheet(players.map((holdings, seat) => ({ lines: linesOf(holdings), tieBreaks: [turnOrderBreak(seat, paw, players.length)] })));
}

function linesOf({ pile, totem, penalties }: Holdings): Record<ArcticLine, number> {
  const runs = longestRuns(pile);
  const [bear, fox, moose, orca, puffin, walrus] = runs.map((length) => RUN_POINTS[length] as number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  // ARC-69; the difference keeps a clean 0 where there are no penalties.
  return { bear, fox, moose, orca, puffin, walrus, series: seriesPoints(runs), totem, penalties: 0 - penalties };
}

/** Everything that counts is the same in a state and, once the Totems are shown, in anybody's view. */
export const score = (table: Readonly<Table>): Sheet<ArcticLine> =>
  sheetOf(
    table.hands.map((_, seat) => holdingsOf(table, seat)),
    table.paw,
  );

export function holdingsOf({ piles, sunk, totems, tokens, zones, markers }: Readonly<Table>, seat: number): Holdings {
  return {
    pile: (piles[seat] as number[]).map((card, i) => ((sunk[seat] as number[])[i] === 0 ? (MAIN[card] as number) : JOKER)),
    totem: LANDSCAPE[tokens[totems[seat] as number] as number] as number,
    penalties: (zones[seat] as number[]).length + (markers[seat] as number),
  };
}
