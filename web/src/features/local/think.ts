import { type Caller, callBots, type Order } from '@banquise/bots/web';
import { type AnyMove, findMove, type Game, type GameTypes, SEED_BYTES, type Seat, type Seed, seedFromBytes } from '@banquise/kernel';
import type { Level, Mirror } from '@banquise/table';
import type { Advice } from '../../kit/session.ts';

/** Milliseconds a bot may think; the weaker ones stop long before. */
const PATIENCE = 1500;
const LEADER_PATIENCE = 3000;
const LEADER: Level = 7;
const HINT_PATIENCE = 1200;
/** Milliseconds without an answer after which a thread is given up: phones end threads without a word. */
const SILENCE = 60_000;

interface Thread extends Caller<Order> {
  /** Nobody answers there any more: what waits for it fails, and the next question starts another one. */
  giveUp(): void;
}

let thread: Thread | undefined;

/** Starts the thread of the bots ahead of the first question: it loads while the board is drawn. */
export function wake(): Thread {
  if (thread !== undefined) return thread;
  const worker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module', name: 'bots' });
  const caller = callBots(worker);
  const own: Thread = {
    ...caller,
    giveUp() {
      if (thread === own) thread = undefined;
      worker.terminate();
      caller.hangUp(new Error('the thread of the bots does not answer'));
    },
  };
  worker.addEventListener('error', own.giveUp);
  thread = own;
  return own;
}

async function ask(order: Order, signal?: AbortSignal): Promise<unknown> {
  signal?.throwIfAborted();
  const { call, giveUp } = wake();
  const silence = AbortSignal.timeout(SILENCE);
  silence.addEventListener('abort', giveUp);
  try {
    return await call(order, signal);
  } finally {
    silence.removeEventListener('abort', giveUp);
  }
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
  return ask(order, signal) as Promise<AnyMove>;
}

/** The three best moves, with the margin and the chance to win that each promises. */
export async function adviseAt<T extends GameTypes>(game: Game<T>, { view, own }: Mirror<T>): Promise<readonly Advice<T>[]> {
  if (own === null || own.moves.length === 0) return [];
  const position: Position = { game: game.id, rules: game.rules, view: view as object, seat: own.seat };
  const order: Order = { ...position, task: 'hint', bot: '', budget: { ms: HINT_PATIENCE }, seed: newSeed() };
  const advice = (await ask(order)) as readonly Advice[];
  // What comes from another thread says the same, and is not the same object.
  return advice.flatMap(({ move, ...expected }) => {
    const known = findMove(game, move);
    return known === undefined ? [] : [{ move: known, ...expected }];
  });
}
