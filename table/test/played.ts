import type { Game, GameTypes } from '@banquise/kernel';
import { type Accepted, type Creation, create, handle, type Request, type Speaker } from '../src/index.ts';
import type { Clock, Table } from '../src/table.ts';

/** A minute a move, and a little more. */
export const CLOCK: Clock = { kind: 'move', ms: 60_000, grace: 10_000 };

/** A table with its journal and a clock of its own, for tests that play at it. */
export class Played<T extends GameTypes> {
  readonly game: Game<T>;
  readonly creation: Creation;
  readonly journal: Accepted[] = [];
  table: Table<T>;
  now: number;
  #asked = 0;

  constructor(game: Game<T>, creation: Creation, now: number) {
    this.game = game;
    this.creation = creation;
    this.now = now;
    const made = create(game, creation);
    if (!made.ok) throw new Error(made.problem.field);
    this.table = made.value;
  }

  get over(): boolean {
    return this.table.phase === 'finished';
  }

  /** Says whether it was done. */
  ask(by: Speaker, request: Request): boolean {
    const command = { id: `${this.#asked++}`, by, version: this.table.entries.length, ...request };
    const { table, append, answer } = handle(this.game, this.table, command, this.now);
    this.table = table;
    if (append !== null) this.journal.push(append);
    return answer.ok;
  }
}
