import type { AnyMove, Game, Seat, Seed } from '@banquise/kernel';
import type { Budget } from '../bot.ts';

/** Where games come from, by name and version of the rules: a folder on a server, a bundle in a browser. No bot knows which games there are. */
export type Loader = (name: string, rules: number) => Promise<Game>;

/** Fetches the net of a game, if there is one, before somebody thinks with it; done once. */
export type NetLoader = (game: Game) => Promise<void> | void;

/** A question as plain data, for a thread that shares nothing with the one that asks. */
export interface Order {
  readonly task: 'choose' | 'hint';
  readonly game: string;
  /** The version of the rules of its table. */
  readonly rules: number;
  readonly view: object;
  readonly seat: Seat;
  /** The name of the bot that chooses; a hint is always given by the net. */
  readonly bot: string;
  readonly budget: Budget;
  /** Of the bot's own chance: with an iteration budget it decides the answer. */
  readonly seed: Seed;
}

/** A move with the margin to expect from it. */
export interface Advice {
  readonly move: AnyMove;
  readonly margin: number;
  /** The chance to win with it, from 0 to 1, where it was reckoned. */
  readonly win?: number;
}

/** To the worker: something to be done under a number, or that number is no longer wanted. */
export type Letter<O> = { readonly id: number; readonly order: O } | { readonly id: number; readonly cancel: true };

/** From the worker: what came of it. */
export type Reply = { readonly id: number; readonly value: unknown } | { readonly id: number; readonly failed: string };

/** One end of a line between two threads. */
export interface Port {
  send(message: unknown): void;
  receive(handle: (message: unknown) => void): void;
}
