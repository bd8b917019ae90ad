import { type GameTypes, type Seat, seedFromText, stream } from '@banquise/kernel';
import type { BoardModule, Turn } from './board.ts';
import type { Controller } from './controller.ts';

/** How a score changed, and which lines of the sheet changed it. */
export interface Gain<Line extends string = string> {
  readonly from: number;
  readonly to: number;
  readonly lines: readonly { readonly line: Line; readonly from: number; readonly to: number }[];
}

/** What changed for a seat between two views; nothing where its points cannot be known. */
export function gainBetween<T extends GameTypes>(
  board: BoardModule<T>,
  before: T['View'],
  after: T['View'],
  seat: Seat,
): Gain<T['Line']> | undefined {
  const [from, to] = [board.points(before)[seat], board.points(after)[seat]];
  if (from === undefined || to === undefined) return undefined;
  const [was, is] = [linesIn(board, before, seat, from), linesIn(board, after, seat, to)];
  const lines =
    was === undefined || is === undefined
      ? []
      : board.game.lines.flatMap((line: T['Line']) => (was[line] === is[line] ? [] : [{ line, from: was[line] ?? 0, to: is[line] ?? 0 }]));
  return { from, to, lines };
}

/** The lines of a seat, where they make up the points one knows: what was imagined of the rest must not show in them. */
function linesIn<T extends GameTypes>(
  { game }: BoardModule<T>,
  view: T['View'],
  seat: Seat,
  points: number,
): Readonly<Record<T['Line'], number>> | undefined {
  const score = game.score(game.imagine(view, stream(seedFromText('gain'), 'imagine'))).seats[seat];
  return score?.total === points ? score.lines : undefined;
}

const known = new WeakMap<Controller, Map<string, Gain | undefined>>();

/** What a turn changed for a seat, as far as the reader may know and the table remembers without asking a server. */
export function gainOf(controller: Controller, turn: Turn, seat: Seat): Gain | undefined {
  const { session, board } = controller;
  const found = known.get(controller) ?? new Map<string, Gain | undefined>();
  known.set(controller, found);
  const key = [session.viewer.get(), turn.first, turn.last, seat].join();
  if (!found.has(key)) {
    const [before, after] = [session.past(turn.first - 1), session.past(turn.last)];
    const here = before !== null && after !== null && !(before instanceof Promise) && !(after instanceof Promise);
    found.set(key, here ? gainBetween(board, before, after, seat) : undefined);
  }
  return found.get(key);
}
