import { type Sheet, sheet } from '@banquise/kernel';
import type { ExpeditionsView } from './view.ts';

/** The lines of the score pad (EXP-72). */
export const LINES = ['laid', 'recovered', 'hand', 'onBoard'] as const;
export type ExpeditionsLine = (typeof LINES)[number];

/** What counts of one player at the end, as one would read it off the table. */
export interface Tableau {
  readonly laid: number;
  readonly recovered: number;
  readonly hand: number;
  readonly onBoard: number;
  readonly tickets: number;
}

/** One point per laid card and recovered token, one less per card in hand and token on the board; ties go by tickets (EXP-72, EXP-73). */
export function sheetOf(players: readonly Tableau[]): Sheet<ExpeditionsLine> {
  return sheet(
    players.map(({ laid, recovered, hand, onBoard, tickets }) => ({
      // 0 - n rather than -n: there is no minus zero on a score pad.
      lines: { laid, recovered, hand: 0 - hand, onBoard: 0 - onBoard },
      tieBreaks: [tickets],
    })),
  );
}

/** What a state and every view of it have in common: how many cards and tokens there are, not which. */
type Table = Pick<ExpeditionsView, 'hands' | 'laid' | 'recovered' | 'tokens' | 'tickets'>;

export const score = (state: Table): Sheet<ExpeditionsLine> => sheetOf(tableauxOf(state));

export const tableauxOf = (state: Table): Tableau[] =>
  state.hands.map((hand, seat) => ({
    laid: state.laid[seat]?.length ?? 0,
    recovered: state.recovered[seat]?.length ?? 0,
    hand: hand.length,
    onBoard: state.tokens[seat]?.length ?? 0,
    tickets: state.tickets[seat] ?? 0,
  }));
