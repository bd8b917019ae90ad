import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import {
  below,
  copy,
  type Game,
  type GameTypes,
  type OptionValues,
  type Rng,
  type Seat,
  seedFromText,
  start,
  stream,
} from '@banquise/kernel';

export interface Costs {
  readonly copy: number;
  readonly moves: number;
  readonly refuse: number;
  readonly apply: number;
  readonly view: number;
  readonly imagine: number;
  readonly score: number;
  readonly heap: number;
}

interface Position<T extends GameTypes> {
  readonly state: T['State'];
  readonly seat: Seat;
  readonly move: T['Move'];
}

const ROUNDS = 30;

/** What each function of the contract costs on positions from all through random games. */
export function costs<T extends GameTypes>(game: Game<T>, options: OptionValues): Costs {
  const positions = collect(game, options);
  const rng = stream(seedFromText('costs'), 'imagine');
  const views = positions.map(({ state, seat }) => game.view(state, seat));
  return {
    copy: time(positions, ({ state }) => copy(state)),
    moves: time(positions, ({ state, seat }) => game.moves(state, seat)),
    refuse: time(positions, ({ state, seat, move }) => game.refuse(state, seat, move)),
    apply: applyTime(game, positions),
    view: time(positions, ({ state, seat }) => game.view(state, seat)),
    imagine: time(views, (view) => game.imagine(view, rng)),
    score: time(positions, ({ state }) => game.score(state)),
    heap: heapPerDecision(game, options),
  };
}

/** One random game in eight keeps a position now and then, until there are enough of them. */
function collect<T extends GameTypes>(game: Game<T>, options: OptionValues): Position<T>[] {
  const positions: Position<T>[] = [];
  for (let n = 0; positions.length < 2000; n++) {
    const rng = stream(seedFromText(`costs/${n}`), 'imagine');
    walk(game, options, n, rng, (state, seat, move) => {
      if (below(rng, 8) === 0) positions.push({ state: copy(state), seat, move });
    });
  }
  return positions;
}

function walk<T extends GameTypes>(
  game: Game<T>,
  options: OptionValues,
  n: number,
  rng: Rng,
  visit: (state: T['State'], seat: Seat, move: T['Move']) => void,
): number {
  const state = start(game, game.seats.min, options, seedFromText(`costs/${n}`));
  let decisions = 0;
  for (let actors = game.actors(state); actors.length > 0 && decisions < 10_000; actors = game.actors(state)) {
    const seat = actors[0] as Seat;
    const moves = game.moves(state, seat);
    const move = moves[below(rng, moves.length)] as T['Move'];
    visit(state, seat, move);
    game.apply(state, seat, move);
    decisions++;
  }
  return decisions;
}

/** Mean nanoseconds of one call; what it returns is used, so that it cannot be optimised away. */
function time<P>(items: readonly P[], call: (item: P) => unknown): number {
  let used = 0;
  const round = (): number => {
    const began = process.hrtime.bigint();
    for (const item of items) if (call(item) !== undefined) used++;
    return Number(process.hrtime.bigint() - began) / items.length;
  };
  for (let i = 0; i < 5; i++) round();
  const rounds = Array.from({ length: ROUNDS }, round).sort((a, b) => a - b);
  if (used < 0) throw new Error('unreachable');
  return rounds[ROUNDS / 2] as number;
}

/** `apply` changes its state, so each call gets a copy made before the clock starts. */
function applyTime<T extends GameTypes>(game: Game<T>, positions: readonly Position<T>[]): number {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const fresh = positions.map(({ state, seat, move }) => ({ state: copy(state), seat, move }));
    const began = process.hrtime.bigint();
    for (const { state, seat, move } of fresh) game.apply(state, seat, move);
    return Number(process.hrtime.bigint() - began) / fresh.length;
  });
  return rounds.sort((a, b) => a - b)[ROUNDS / 2] as number;
}

/** Bytes allocated per decision: games short enough to fit between two collections, the middle of many measures. */
function heapPerDecision<T extends GameTypes>(game: Game<T>, options: OptionValues): number {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const measures: number[] = [];
  for (let n = 0; n < 60; n++) {
    const rng = stream(seedFromText(`heap/${n}`), 'imagine');
    collectGarbage();
    const before = process.memoryUsage().heapUsed;
    const decisions = walk(game, options, n, rng, () => undefined);
    const used = process.memoryUsage().heapUsed - before;
    if (used > 0) measures.push(used / decisions);
  }
  return measures.sort((a, b) => a - b)[measures.length >> 1] ?? 0;
}
