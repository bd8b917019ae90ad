import { type Caller, callerOf } from './call.ts';
import type { Loader, NetLoader, Order, Port } from './order.ts';
import { serve, thinking } from './serve.ts';

/** What a Web Worker and its global scope have in common. */
export interface MessageEnd {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

/** In the worker's own file: `serveBots(self, load, needNet)`, with loaders over the games and nets of the bundle. */
export const serveBots = (scope: MessageEnd, load: Loader, needNet: NetLoader): void => serve(portOf(scope), thinking(load, needNet));

/** In the page: `callBots(new Worker(...))`. */
export const callBots = (worker: MessageEnd): Caller<Order> => callerOf(portOf(worker));

const portOf = (end: MessageEnd): Port => ({
  send: (message) => end.postMessage(message),
  receive: (handle) => end.addEventListener('message', ({ data }) => handle(data)),
});

export type { Caller } from './call.ts';
export type { Advice, Loader, Order } from './order.ts';
