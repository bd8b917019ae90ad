import { type GameTypes, type Seat, seedFromText, stream } from '@banquise/kernel';
import type { BoardModule, Turn } from './board.ts';
import type { Controller } from './controller.ts';

/** How a score changed, and which lines of the score sheet changed it. */
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
export function linesIn<T extends GameTypes>(
  { game }: BoardModule<T>,
  view: T['View'],
  seat: Seat,
  points: number,
): Readonly<Record<T['Line'], number>> | undefined {
  const score = game.score(game.imagine(view, stream(seedFromText('gain'), 'imagine'))).seats[seat];
  return score?.total === points ? score.lines : undefined;
}

const known = new WeakMap<Controller, Map<string, object | null>>();

/** The table at a version as the reader saw it, replayed once; nothing where a server would have to be asked. */
function viewAt({ session }: Controller, views: Map<string, object | null>, version: number): object | null {
  const moved = session.mirror.get().entries.findLast(({ version: at, what }) => at <= version && what !== 'finished')?.version ?? version;
  const key = `${session.viewer.get()} ${moved}`;
  let view = views.get(key);
  if (view === undefined) {
    const past = session.past?.(moved) ?? null;
    view = past instanceof Promise ? null : past;
    views.set(key, view);
  }
  return view;
}

function around(controller: Controller, { first, last }: Turn): readonly [object, object] | undefined {
  const views = known.get(controller) ?? new Map<string, object | null>();
  known.set(controller, views);
  const [before, after] = [viewAt(controller, views, first - 1), viewAt(controller, views, last)];
  return before === null || after === null ? undefined : [before, after];
}

/** By how much a turn changed the points of a seat, as far as the reader may know; what only prepares the game tells no "none". */
export function gainOf(controller: Controller, turn: Turn, seat: Seat): number | undefined {
  const { board } = controller;
  const [from, to] = around(controller, turn)?.map((view) => board.points(view)[seat]) ?? [];
  if (from === undefined || to === undefined) return undefined;
  return from === to && board.prepares?.(turn) === true ? undefined : to - from;
}

/** The same with the lines of the score that make it; it takes longer. */
export function whyOf(controller: Controller, turn: Turn, seat: Seat): Gain | undefined {
  const views = around(controller, turn);
  return views === undefined ? undefined : gainBetween(controller.board, ...views, seat);
}
