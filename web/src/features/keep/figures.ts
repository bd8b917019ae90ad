import type { Level } from '@banquise/table';
import type { Kept } from './history.ts';
import { type Player, seatOf } from './player.ts';

/** One game as its player saw it. */
export interface Outing {
  readonly row: Kept;
  readonly seat: number;
  /** The points that count, if any. */
  readonly total: number | null;
  readonly rank: number;
  readonly won: boolean;
}

/** Games and wins of some kind. */
export interface WinRow<Kind> {
  readonly kind: Kind;
  readonly games: number;
  readonly wins: number;
}

export interface LineFigure {
  readonly line: string;
  readonly best: number;
  readonly mean: number;
}

/** The statistics of one player in one game. */
export interface Figures {
  /** The oldest first. */
  readonly outings: readonly Outing[];
  readonly wins: number;
  /** Of the games whose points count; nothing without any. */
  readonly best: number | null;
  readonly mean: number | null;
  /** Wins in a row: the most ever, and up to the last game. */
  readonly longestRun: number;
  readonly currentRun: number;
  readonly byPlayers: readonly WinRow<number>[];
  /** By the strongest bot at the table, the weakest first; `null` is a table of people. */
  readonly byOpponent: readonly WinRow<Level | null>[];
  /** Where they were played: those from afar are the ones that the server counts too. */
  readonly byFrom: readonly WinRow<Kept['from']>[];
  readonly byLine: readonly LineFigure[];
}

export function outingsOf(rows: readonly Kept[], game: string, player: Player): readonly Outing[] {
  return rows.flatMap((row) => {
    const seat = row.game === game ? seatOf(row, player) : null;
    const score = seat === null ? undefined : row.scores[seat];
    if (seat === null || score === undefined) return [];
    return [{ row, seat, total: score.counts === false ? null : score.total, rank: score.rank, won: score.rank === 1 }];
  });
}

/** What the games of a player come to; `lines` are those of the game's score sheet, in order. Nothing before the first game. */
export function figuresOf(outings: readonly Outing[], lines: readonly string[]): Figures | null {
  if (outings.length === 0) return null;
  const totals = outings.flatMap(({ total }) => total ?? []);
  return {
    outings,
    wins: outings.filter(({ won }) => won).length,
    best: totals.length === 0 ? null : Math.max(...totals),
    mean: totals.length === 0 ? null : meanOf(totals),
    ...runsOf(outings),
    byPlayers: winsBy(outings, ({ row }) => row.seats.length).sort((a, b) => a.kind - b.kind),
    byOpponent: winsBy(outings, strongest).sort((a, b) => (a.kind ?? 0) - (b.kind ?? 0)),
    byFrom: winsBy(outings, ({ row }) => row.from),
    byLine: lines.map((line) => lineFigure(outings, line)),
  };
}

const meanOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

function runsOf(outings: readonly Outing[]): { readonly longestRun: number; readonly currentRun: number } {
  let longestRun = 0;
  let currentRun = 0;
  for (const { won } of outings) {
    currentRun = won ? currentRun + 1 : 0;
    longestRun = Math.max(longestRun, currentRun);
  }
  return { longestRun, currentRun };
}

function strongest({ row, seat }: Outing): Level | null {
  const levels = row.seats.flatMap(({ level }, other) => (other === seat || level === null ? [] : [level]));
  return levels.length === 0 ? null : (Math.max(...levels) as Level);
}

function winsBy<Kind>(outings: readonly Outing[], kindOf: (outing: Outing) => Kind): WinRow<Kind>[] {
  const rows = new Map<Kind, { games: number; wins: number }>();
  for (const outing of outings) {
    const row = rows.get(kindOf(outing)) ?? { games: 0, wins: 0 };
    row.games++;
    if (outing.won) row.wins++;
    rows.set(kindOf(outing), row);
  }
  return [...rows].map(([kind, row]) => ({ kind, ...row }));
}

/** A line that a game did not note does not count as nothing. */
function lineFigure(outings: readonly Outing[], line: string): LineFigure {
  const noted = outings.flatMap(({ row, seat }) => row.scores[seat]?.lines[line] ?? []);
  return noted.length === 0 ? { line, best: 0, mean: 0 } : { line, best: Math.max(...noted), mean: meanOf(noted) };
}
