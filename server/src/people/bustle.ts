import { type Bustle, PACES, SIZES } from '@banquise/protocol';
import type { Context } from '../context.ts';
import { poolOf } from '../quick/pools.ts';

/** Nothing is counted further than this: more is simply much. */
const MOST = 200;
/** How long an answer is good enough for everybody who asks. */
const FRESH = 5000;
/** Who was not heard of for this long does not wait any more. */
const PATIENT = 60_000;

/** How much is going on: people who are connected, tables, and who waits for a quick game. */
export function bustleOf(context: Context): () => Promise<Bustle> {
  let known: { readonly at: number; readonly answer: Promise<Bustle> } | undefined;
  return () => {
    const at = context.now();
    if (known === undefined || at - known.at > FRESH) known = { at, answer: count(context, at) };
    return known.answer;
  };
}

async function count({ store, peopleHere }: Context, now: number): Promise<Bustle> {
  const pools = PACES.flatMap((pace) => SIZES.flatMap((size) => [true, false].map((rated) => poolOf({ pace, rated, size }))));
  const [open, playing, ...seeks] = await Promise.all([
    store.tables.lobby(MOST),
    store.society.playing(MOST),
    ...pools.map((pool) => store.quick.counts(pool, now - PATIENT, MOST)),
  ]);
  const waiting: Record<string, number> = {};
  for (const { games } of seeks.flat()) for (const game of games) waiting[game] = (waiting[game] ?? 0) + 1;
  return { here: peopleHere(), open: open.length, playing: playing.length, waiting };
}
