import { type Json, type Problem, type Sheet, sheet } from '@banquise/kernel';
import type { Box, Draft, Gap, PadModel } from '../../kit/pad/model.ts';
import { readSum } from '../../kit/pad/sum.ts';
import type { Column, Leaf, Outcome } from './store.ts';

/** What can be said of a leaf as it stands. */
export interface Reckoning {
  /** Nothing when the game refuses what lies there. */
  readonly sheet: Sheet | null;
  /** Boxes that stay empty, as `cell` names them. */
  readonly open: ReadonlySet<string>;
  readonly gaps: readonly Gap[];
  /** Why the game refuses. */
  readonly problem: Problem | null;
  /** Boxes with something that does not belong there. */
  readonly bad: ReadonlySet<string>;
  readonly position: Json | null;
}

export const cell = (seat: number, line: string): string => `${seat} ${line}`;

export const reckon = (model: PadModel, leaf: Leaf): Reckoning =>
  leaf.way === 'table' ? reckonTable(model, leaf.draft) : reckonColumns(model, leaf.columns);

/** Only a leaf without anything missing or wrong has an outcome. */
export const outcomeOf = ({ sheet: counted, gaps, bad, position }: Reckoning): Outcome | null =>
  counted === null || gaps.length > 0 || bad.size > 0 ? null : { sheet: counted, position };

export function reckonTable(model: PadModel, draft: Draft): Reckoning {
  const { position, gaps } = model.read(draft);
  const counted = model.game.tally(position);
  const open = new Set(draft.players.flatMap((_, seat) => linesOpen(gaps, seat).map((line) => cell(seat, line))));
  if (!counted.ok) return { sheet: null, open, gaps: gaps.filter(({ tie }) => !tie), problem: counted.problem, bad: new Set(), position };
  // What stood in for something missing does not count.
  const seats = counted.value.seats.map(({ lines, tieBreaks }, seat) => ({
    lines: Object.fromEntries(Object.entries(lines).map(([line, value]) => [line, open.has(cell(seat, line)) ? 0 : value])),
    tieBreaks,
  }));
  const shown = open.size === 0 ? counted.value : sheet(seats);
  return { sheet: shown, open, gaps: needed(gaps, shown), problem: null, bad: new Set(), position };
}

const linesOpen = (gaps: readonly Gap[], of: number): readonly string[] =>
  gaps.flatMap(({ seat, lines }) => (seat === null || seat === of ? lines : []));

/** A tie-break is asked for last, and only of those who are equal. */
function needed(gaps: readonly Gap[], { seats }: Sheet): readonly Gap[] {
  const first = gaps.filter(({ tie }) => !tie);
  if (first.length > 0) return first;
  const tied = (seat: number): boolean => seats.some(({ total }, other) => other !== seat && total === seats[seat]?.total);
  return gaps.filter(({ seat }) => seat !== null && tied(seat));
}

export function reckonColumns(model: PadModel, columns: readonly Column[]): Reckoning {
  const open = new Set<string>();
  const bad = new Set<string>();
  const gaps: Gap[] = [];
  const value = (seat: number, line: string, box: Box, tie: boolean): number => {
    const read = readBox(columns[seat]?.[line] ?? '', box);
    if (read === 'bad') bad.add(cell(seat, line));
    if (typeof read === 'number') return read;
    open.add(cell(seat, line));
    if (read === 'blank') gaps.push({ code: 'box', seat, lines: [line], of: line, ...(tie ? { tie: true } : {}) });
    return 0;
  };
  const all = (seat: number, boxes: Readonly<Record<string, Box>>, tie: boolean): Record<string, number> =>
    Object.fromEntries(Object.entries(boxes).map(([line, box]) => [line, value(seat, line, box, tie)]));
  const counted = sheet(
    columns.map((_, seat) => {
      const lines = all(seat, model.boxes, false);
      const ties = all(seat, model.tieBoxes, true);
      return { lines, tieBreaks: model.tieBreaks({ seat, lines, ties }) };
    }),
  );
  return { sheet: counted, open, gaps: needed(gaps, counted), problem: null, bad, position: null };
}

/**
 * The leaf to be filled in the other way. Numbers that were counted from the table are written into boxes that are still
 * empty; what was typed stays as it is, also while the table counts.
 */
export function switched(model: PadModel, leaf: Leaf, way: Leaf['way']): Leaf {
  if (way === leaf.way || way === 'table') return { ...leaf, way };
  const { sheet: counted, open } = reckonTable(model, leaf.draft);
  const columns = leaf.columns.map((column, seat) => {
    const lines = counted?.seats[seat]?.lines ?? {};
    // A player of whom nothing lies there yet has nothing to carry over.
    if (Object.values(lines).every((value) => value === 0)) return column;
    const known = Object.entries(lines).filter(
      ([line]) => line in model.boxes && !open.has(cell(seat, line)) && (column[line] ?? '') === '',
    );
    return { ...column, ...Object.fromEntries(known.map(([line, value]) => [line, String(Math.abs(value))])) };
  });
  return { ...leaf, way, columns };
}

/** The number in a box, with its sign. */
export function readBox(text: string, { least, most, among, minus }: Box): number | 'blank' | 'bad' {
  const sum = readSum(text);
  if (typeof sum === 'string') return sum;
  const size = minus === true ? Math.abs(sum) : sum;
  if (size < least || size > most || among?.includes(size) === false) return 'bad';
  return minus === true ? 0 - size : size;
}
