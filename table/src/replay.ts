import { bad, type Game, type GameTypes, type Result, versionOf } from '@banquise/kernel';
import { handle } from './authority.ts';
import { grown, held } from './change.ts';
import type { Accepted, Stored } from './command.ts';
import { create } from './creation.ts';
import type { Table } from './table.ts';

/**
 * A table played again, command by command, in time that grows with their number alone. Whoever shares the machine with
 * others stops after some and goes on later.
 */
export class Replay<T extends GameTypes> {
  readonly #game: Game<T>;
  #table: Table<T>;

  constructor(game: Game<T>, from: Table<T>) {
    this.#game = game;
    this.#table = grown(from);
  }

  /** Plays the next command; says what was expected when it does not follow. */
  play({ revision, at, command }: Accepted): Result<number> {
    const { table, append, answer } = handle(this.#game, this.#table, command, at);
    if (append?.revision !== revision) return bad(`journal ${revision}`, `an accepted command: ${JSON.stringify(answer)}`);
    this.#table = table;
    return { ok: true, value: revision };
  }

  /** The table as far as it was played. Nothing can be played after this. */
  end(): Table<T> {
    return held(this.#table);
  }
}

/** The table again from what was stored, under the rules it began with. */
export function restore<T extends GameTypes>(newest: Game<T>, { creation, journal }: Stored): Result<Table<T>> {
  const version = versionOf(newest, creation.rules);
  if (!version.ok) return version;
  const game = version.value;
  const created = create(game, creation);
  if (!created.ok) return created;
  const replay = new Replay(game, created.value);
  for (const accepted of journal) {
    const played = replay.play(accepted);
    if (!played.ok) return played;
  }
  return { ok: true, value: replay.end() };
}
