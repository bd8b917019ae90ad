import { stream } from '@banquise/kernel';
import type { Bot, Question, Thought } from '../bot.ts';
import { hint } from '../hint.ts';
import { botNamed } from '../roster.ts';
import type { Advice, Letter, Loader, NetLoader, Order, Port } from './order.ts';

/** Milliseconds of thinking between two looks at the post. */
const SLICE = 20;

/** Carries out one order; `stopped` tells that nobody waits for it any more. */
export type Task<O> = (order: O, stopped: () => boolean) => Promise<unknown>;

/** The worker's side of the line: any number of orders, answered one by one or cancelled. */
export function serve<O>(port: Port, task: Task<O>): void {
  const wanted = new Set<number>();
  port.receive((message) => {
    const letter = message as Letter<O>;
    if ('cancel' in letter) {
      wanted.delete(letter.id);
      return;
    }
    const { id, order } = letter;
    wanted.add(id);
    task(order, () => !wanted.has(id))
      .then(
        (value) => port.send({ id, value }),
        (error: unknown) => port.send({ id, failed: error instanceof Error ? error.message : String(error) }),
      )
      .finally(() => wanted.delete(id));
  });
}

/** What a thinking worker does: chooses a move, or gives hints. */
export const thinking =
  (load: Loader, needNet: NetLoader): Task<Order> =>
  async ({ task, game: name, rules, view, seat, bot: botName, budget, seed }, stopped) => {
    const game = await load(name, rules);
    const question: Question = { game, view, seat, budget, rng: stream(seed, 'imagine') };
    if (task === 'hint') {
      await needNet(game);
      const thought = await finished(hint(question), stopped);
      return thought.ranking().map(({ move, margin, win }): Advice => (win === undefined ? { move, margin } : { move, margin, win }));
    }
    const bot = named(botName);
    if (bot.trained === true) await needNet(game);
    return (await finished(bot.ponder(question), stopped)).answer();
  };

function named(name: string): Bot {
  const bot = botNamed(name);
  if (bot === undefined) throw new Error(`there is no bot called ${name}`);
  return bot;
}

async function finished(thought: Thought, stopped: () => boolean): Promise<Thought> {
  while (!thought.think(SLICE)) {
    await breath();
    if (stopped()) throw new Error('cancelled');
  }
  return thought;
}

/** Lets other things of this thread happen, letters to it among them. */
const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
