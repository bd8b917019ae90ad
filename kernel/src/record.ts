import type { AnyMove, Game, GameTypes, Names, OptionValues, Result, Seat } from './contract.ts';
import { attempt, bad, completeOptions, start } from './play.ts';
import { isSeed, SEED_SHAPE, type Seed } from './rng.ts';
import { versionOf } from './versions.ts';

/** A whole game in one line: everything else (states, views, events, scores) is rebuilt from it. */
export interface GameRecord {
  readonly game: string;
  readonly rules: number;
  readonly options: OptionValues;
  /** One name per seat. */
  readonly seats: Names;
  readonly seed: Seed;
  readonly moves: readonly (readonly [Seat, AnyMove])[];
  /** How it ended, where the moves alone do not tell. */
  readonly ending?: RecordedEnding;
}

/** The end of a game that somebody gave up, as its table ruled: ranks (0 for all: void) and the points that count, by seat. */
export interface RecordedEnding {
  readonly how: string;
  readonly ranks: readonly number[];
  readonly points: readonly (number | null)[];
}

export const writeRecord = ({ game, rules, options, seats, seed, moves, ending }: GameRecord): string =>
  JSON.stringify({ game, rules, options, seats, seed, moves, ending });

/** Reads a line back. Says what is wrong with it rather than throwing: records come from files and from strangers. */
export function readRecord(line: string): Result<GameRecord> {
  let raw: unknown;
  try {
    raw = JSON.parse(line);
  } catch {
    return bad('record', 'one line of JSON');
  }
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return bad('record', 'a JSON object');
  const { game, rules, options, seats, seed, moves, ending } = raw as Record<string, unknown>;
  if (typeof game !== 'string') return bad('game', 'the name of a game');
  if (typeof rules !== 'number' || !Number.isInteger(rules)) return bad('rules', 'the version of the rules, a whole number');
  if (typeof options !== 'object' || options === null || Array.isArray(options)) return bad('options', 'an object');
  if (!Array.isArray(seats) || seats.length === 0 || !seats.every((name) => typeof name === 'string')) {
    return bad('seats', 'a list with one name per seat');
  }
  if (!isSeed(seed)) return bad('seed', SEED_SHAPE);
  if (!Array.isArray(moves)) return bad('moves', 'a list of [seat, move]');
  const wrong = moves.findIndex(
    (entry) => !Array.isArray(entry) || entry.length !== 2 || !Number.isInteger(entry[0]) || entry[0] < 0 || entry[0] >= seats.length,
  );
  if (wrong >= 0) return bad(`moves[${wrong}]`, `[seat, move] with a seat from 0 to ${seats.length - 1}`);
  const record = { game, rules, options: options as OptionValues, seats, seed, moves: moves as [Seat, AnyMove][] };
  if (ending === undefined) return { ok: true, value: record };
  return isEnding(ending, seats.length) ? { ok: true, value: { ...record, ending } } : bad('ending', 'how, ranks and points of each seat');
}

function isEnding(raw: unknown, seats: number): raw is RecordedEnding {
  if (typeof raw !== 'object' || raw === null) return false;
  const { how, ranks, points } = raw as Record<string, unknown>;
  const isRank = (rank: unknown): boolean => Number.isInteger(rank) && (rank as number) >= 0 && (rank as number) <= seats;
  const perSeat = (list: unknown, holds: (value: unknown) => boolean): boolean =>
    Array.isArray(list) && list.length === seats && list.every(holds);
  return typeof how === 'string' && perSeat(ranks, isRank) && perSeat(points, (value) => value === null || Number.isFinite(value));
}

/** One move of a replay: the state after a move, and what that move caused. */
export interface Replayed<T extends GameTypes> {
  readonly index: number;
  readonly seat: Seat;
  readonly move: T['Move'];
  readonly events: readonly T['Event'][];
  readonly state: T['State'];
}

/** Plays a record again, under the rules it was made with. `watch` sees the one living state after each move: it must copy what it keeps. */
export function replay<T extends GameTypes>(
  newest: Game<T>,
  record: GameRecord,
  watch: (replayed: Replayed<T>) => void = () => undefined,
): Result<T['State']> {
  if (record.game !== newest.id) return bad('game', newest.id);
  const version = versionOf(newest, record.rules);
  if (!version.ok) return version;
  const game = version.value;
  const { min, max } = game.seats;
  if (record.seats.length < min || record.seats.length > max) return bad('seats', `${min} to ${max} names`);
  const options = completeOptions(game, record.options);
  if (!options.ok) return options;
  const state = start(game, record.seats.length, options.value, record.seed);
  for (const [index, [seat, raw]] of record.moves.entries()) {
    const done = attempt(game, state, seat, raw);
    if (!done.ok)
      return bad(`moves[${index}]`, `a legal move: seat ${seat} was refused ${JSON.stringify(raw)} with ${JSON.stringify(done.problem)}`);
    watch({ index, seat, move: raw as T['Move'], events: done.value, state });
  }
  return { ok: true, value: state };
}

/** The same for a game that was played to its end, and no other. */
export function replayToEnd<T extends GameTypes>(
  game: Game<T>,
  record: GameRecord,
  watch?: (replayed: Replayed<T>) => void,
): Result<T['State']> {
  const played = replay(game, record, watch);
  return played.ok && game.actors(played.value).length > 0 ? bad('moves', 'a game that was played to its end') : played;
}
