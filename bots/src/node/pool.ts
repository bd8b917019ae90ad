import type { AnyMove } from '@banquise/kernel';
import type { Advice, Order } from '../worker/order.ts';
import { crewOf } from './crew.ts';

type Asked = Omit<Order, 'task'>;

/** The server's bots: they think on threads of their own, so that the one that serves is never blocked. */
export interface BotPool {
  choose(order: Asked, signal?: AbortSignal): Promise<AnyMove>;
  /** The three best moves; the name of the bot is of no account. */
  hint(order: Omit<Asked, 'bot'>, signal?: AbortSignal): Promise<readonly Advice[]>;
  close(): Promise<void>;
}

export function botPool(size?: number): BotPool {
  const crew = crewOf(size);
  return {
    choose: async (order, signal) => (await crew.run({ ...order, task: 'choose' }, signal)) as AnyMove,
    hint: async (order, signal) => (await crew.run({ ...order, task: 'hint', bot: 'net' }, signal)) as readonly Advice[],
    close: () => crew.close(),
  };
}
