import { EVERYONE, type Game, type Mask, sees, type Viewer } from '@banquise/kernel';
import type { ServerMessage } from '@banquise/protocol';
import { since, type Table } from '@banquise/table';
import type { Dyed, DyedTypes } from '../dyed.ts';

interface Pair {
  /** Who ever knew a card, by its name: what is taken back is not forgotten. */
  readonly known: Map<string, Mask>;
  /** What these eyes may have been told: entries of the log, and all else as it was at any time. */
  readonly told: Map<Viewer, Set<string>>;
  read: number;
}

const shifted = (text: string): string => text.replace(/[0-9a-z]/g, (sign) => ((Number.parseInt(sign, 36) + 1) % 36).toString(36));

/**
 * Two worlds: beside every table there is, for each pair of eyes, one that differs in all that these eyes may not know: names of
 * cards, the seed, chance itself. Every update that anybody receives must be one that the other world tells too, to the letter.
 */
export class Twins {
  readonly #game: Game<DyedTypes>;
  readonly #pairs = new Map<string, Pair>();

  constructor(game: Game<DyedTypes>) {
    this.#game = game;
  }

  /** Writes down what may be told of a table after it was stored, from the other worlds alone. */
  note(table: Table<DyedTypes>): void {
    if (table.game !== this.#game.id) return;
    const pair = this.#pairs.get(table.id) ?? { known: new Map(), told: new Map(), read: 0 };
    this.#pairs.set(table.id, pair);
    this.#learn(pair, table);
    const text = JSON.stringify(table);
    for (const viewer of ['spectator' as const, ...table.chairs.keys()]) {
      // At the end the seed is told: there is nothing left to hide.
      const other = table.phase === 'finished' ? table : (JSON.parse(this.#other(pair, table, text, viewer)) as Table<DyedTypes>);
      const told = pair.told.get(viewer) ?? new Set();
      pair.told.set(viewer, told);
      const { entries, status, view, own } = since(this.#game, other, viewer, 0);
      const { now, awaited, clocks } = status;
      // From the first entry on: who is forgotten is written out of the whole log.
      for (const part of [...entries, [status, view, own], [{ now, awaited, clocks }, view, own]]) told.add(JSON.stringify(part));
    }
  }

  /** Holds a message against what the other world would tell. */
  check(message: ServerMessage): void {
    if (message.type !== 'update') return;
    const { entries, status, view, own } = message.update;
    const told = this.#pairs.get(message.table)?.told.get(message.viewer);
    // Of a table of another game nothing is noted: what names the game comes first, and the rest without it.
    if (told === undefined && !('game' in status && status.game === this.#game.id)) return;
    if (told === undefined) throw new Error(`nobody could be told of ${message.table} as ${message.viewer}`);
    for (const part of [...entries, [status, view, own]]) {
      const text = JSON.stringify(part);
      if (!told.has(text)) throw new Error(`another world does not tell ${message.viewer} ${text}`);
    }
  }

  forget(table: string): void {
    this.#pairs.delete(table);
  }

  #learn(pair: Pair, { state, entries }: Table<DyedTypes>): void {
    const learn = (name: string, mask: Mask): void => void pair.known.set(name, (pair.known.get(name) ?? 0) | mask);
    if (state !== null) for (const [card, name] of (state as Dyed).names.entries()) learn(name, (state as Dyed).knows[card] as Mask);
    for (const entry of entries.slice(pair.read)) {
      if (entry.what !== 'move') continue;
      for (const { card, secret } of entry.events) {
        if (card !== undefined) learn(card, EVERYONE);
        if (secret !== undefined) learn(secret.card, secret.to);
      }
    }
    pair.read = entries.length;
  }

  #other({ known }: Pair, { seed }: Table<DyedTypes>, text: string, viewer: Viewer): string {
    let other = text
      .replaceAll(seed, shifted(seed))
      .replace(/"rng":\[[^\]]*\]/g, (rng) => rng.replace(/\d+/g, (word) => `${Number(word) + 1}`));
    for (const [name, mask] of known) if (!sees(mask, viewer)) other = other.replaceAll(name, `dye-${shifted(name.slice(4))}`);
    return other;
  }
}
