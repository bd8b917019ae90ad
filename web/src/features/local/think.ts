import { type Caller, callBots, type Order } from '@banquise/bots/web';
import { type AnyMove, findMove, type Game, type GameTypes, SEED_BYTES, type Seat, type Seed, seedFromBytes } from '@banquise/kernel';
import type { Level, Mirror } from '@banquise/table';
import type { Advice } from '../../kit/session.ts';

/** Milliseconds a bot may think; the weaker ones stop long before. */
const PATIENCE = 1500;
const LEADER_PATIENCE = 3000;
const LEADER: Level = 7;
const HINT_PATIENCE = 1200;

let caller: Caller<Order> | undefined;

/** Starts the thread of the bots ahead of the first question: it loads while the board is drawn. */
export function wake(): Caller<Order> {
  caller ??= callBots(new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module', name: 'bots' }));
  return caller;
}

/** What a bot is shown: the view of its seat and nothing else. */
interface Position {
  readonly game: string;
  readonly rules: number;
  readonly view: object;
  readonly seat: Seat;
}

export const newSeed = (): Seed => seedFromBytes(crypto.getRandomValues(new Uint8Array(SEED_BYTES)));

export function chooseMove(position: Position, level: Level, signal: AbortSignal): Promise<AnyMove> {
  const order: Order = {
    ...position,
    task: 'choose',
    bot: `level${level}`,
    budget: { ms: level === LEADER ? LEADER_PATIENCE : PATIENCE },
    seed: newSeed(),
  };
  return wake().call(order, signal) as Promise<AnyMove>;
}

/** The three best moves, with the margin and the chance to win that each promises. */
export async function adviseAt<T extends GameTypes>(game: Game<T>, { view, own }: Mirror<T>): Promise<readonly Advice<T>[]> {
  if (own === null || own.moves.length === 0) return [];
  const position: Position = { game: game.id, rules: game.rules, view: view as object, seat: own.seat };
  const order: Order = { ...position, task: 'hint', bot: '', budget: { ms: HINT_PATIENCE }, seed: newSeed() };
  const advice = (await wake().call(order)) as readonly Advice[];
  // What comes from another thread says the same, and is not the same object.
  return advice.flatMap(({ move, ...expected }) => {
    const known = findMove(game, move);
    return known === undefined ? [] : [{ move: known, ...expected }];
  });
}
