import { type AnyMove, findMove, type Game, type GameRecord, type GameTypes, type Seat, start, type Viewer } from '@banquise/kernel';
import { recordedEnding } from './ending.ts';
import type { Table } from './table.ts';

/** The moves that counted when the table came to a version: those taken back by then are left out. */
function movesAt<T extends GameTypes>({ entries }: Table<T>, version: number): [Seat, AnyMove][] {
  const undone = new Set<number>();
  const past = entries.slice(0, version);
  for (const entry of past) if (entry.what === 'undone') undone.add(entry.of);
  return past.flatMap((entry, i) => (entry.what === 'move' && !undone.has(i + 1) ? [[entry.seat, entry.move] as [Seat, AnyMove]] : []));
}

/** The game when the table came to a version, without drafts. */
export function stateAt<T extends GameTypes>(game: Game<T>, table: Table<T>, version: number): T['State'] {
  const state = start(game, table.chairs.length, table.options, table.seed);
  for (const [seat, move] of movesAt(table, version)) game.apply(state, seat, findMove(game, move) as T['Move']);
  return state;
}

/** The game as a viewer saw it when the table came to this version (drafts left out); nothing before the start. */
export function viewAt<T extends GameTypes>(game: Game<T>, table: Table<T>, viewer: Viewer, version: number): T['View'] | null {
  if (!table.entries.slice(0, version).some(({ what }) => what === 'started')) return null;
  const eyes = viewer !== 'spectator' && table.chairs[viewer] === undefined ? 'spectator' : viewer;
  return game.view(stateAt(game, table, version), eyes);
}

/** The whole game in one line, once it is over; it holds the seed, so there is none before. */
export function record<T extends GameTypes>(game: Game<T>, table: Table<T>): GameRecord | null {
  const { rules, options, chairs, seed, entries, phase, state } = table;
  if (phase !== 'finished' || state === null) return null;
  const ending = recordedEnding(game, table);
  const line = { game: game.id, rules, options, seats: chairs.map(({ name }) => name), seed, moves: movesAt(table, entries.length) };
  return ending === undefined ? line : { ...line, ending };
}
