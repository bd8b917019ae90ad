import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Worker as Thread } from 'node:worker_threads';
import { type AnyMove, below, completeOptions, type Game, seedFromText, start, stream } from '@banquise/kernel';
import type { Visit } from './browser.ts';
import type { Venue } from './venue.ts';

interface Order {
  readonly task: 'choose';
  readonly game: string;
  readonly rules: number;
  readonly view: object;
  readonly seat: number;
  readonly bot: string;
  readonly budget: { readonly iterations: number };
  readonly seed: string;
}

interface Answer {
  readonly value: unknown;
  readonly ms: number;
}

/** Somebody's decision in the middle of a game in which everybody plays as it comes. */
export function orderIn(game: Game, iterations: number, seats = 2): Order {
  const seed = seedFromText(`net in ${game.id}`);
  const options = completeOptions(game, {});
  if (!options.ok) throw new Error(options.problem.field);
  const state = start(game, seats, options.value, seed);
  const lots = stream(seed, 'imagine');
  let left = 30;
  for (let [seat] = game.actors(state); seat !== undefined; [seat] = game.actors(state)) {
    const legal = game.moves(state, seat);
    if (left-- <= 0 && legal.length > 3) {
      const { id, rules } = game;
      return { task: 'choose', game: id, rules, view: game.view(state, seat), seat, bot: 'net', budget: { iterations }, seed };
    }
    game.apply(state, seat, legal[below(lots, legal.length)] as AnyMove);
  }
  throw new Error(`a game of ${game.id} was over too soon`);
}

/** The same letter goes to the worker of the server and to that of the page. */
export async function inNode(orders: readonly Order[]): Promise<Answer[]> {
  const worker = new Thread(new URL('../bots/src/node/worker.ts', import.meta.url));
  const answers: Answer[] = [];
  for (const [id, order] of orders.entries()) {
    const begun = performance.now();
    const reply = await new Promise<{ value: unknown }>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.postMessage({ id, order });
    });
    answers.push({ value: reply.value, ms: performance.now() - begun });
  }
  await worker.terminate();
  return answers;
}

function thinkerOf({ root, url }: Venue): string {
  const file = readdirSync(join(root, 'assets')).find((name) => /^thinker-.*\.js$/.test(name));
  if (file === undefined) throw new Error('the client has no thread for bots');
  return `${url}/assets/${file}`;
}

export const inPage = (venue: Venue, { page }: Visit, orders: readonly Order[]): Promise<Answer[]> =>
  page.evaluate(
    async ([address, asked]) => {
      const worker = new Worker(address, { type: 'module' });
      const answers: { value: unknown; ms: number }[] = [];
      for (const [id, order] of asked.entries()) {
        const begun = performance.now();
        const reply = await new Promise<{ value: unknown; failed?: string }>((resolve) => {
          worker.addEventListener('message', (event) => resolve(event.data), { once: true });
          worker.postMessage({ id, order });
        });
        answers.push({ value: reply.value ?? reply.failed, ms: performance.now() - begun });
      }
      worker.terminate();
      return answers;
    },
    [thinkerOf(venue), orders] as const,
  );
