import type { ChatText, ServerMessage } from '@banquise/protocol';
import type { PersonId } from '@banquise/table';
import type { ChatLine, ChatStore } from '../store/store.ts';
import type { Live } from '../tables/live.ts';
import type { Connection } from './connection.ts';

/** How many lines are shown to somebody who comes to a table. */
const SHOWN = 100;

/** How often somebody else may be quicker. */
const TRIES = 20;

/** Other servers, where there are any. */
export interface Hearers {
  said(line: ChatLine): void;
  silenced(table: string, person: PersonId): void;
}

/** What people say at tables: stored, then passed on to those who have not muted the speaker. */
export class Chat {
  readonly #store: ChatStore;
  readonly #lines = new WeakMap<Live, Promise<ChatLine[]>>();

  readonly #others: Hearers | undefined;

  constructor(store: ChatStore, others?: Hearers) {
    this.#store = store;
    this.#others = others;
  }

  async say(live: Live, seat: number, person: PersonId, text: string, at: number): Promise<void> {
    const name = live.committed.chairs[seat]?.name ?? '';
    const line = await this.#change(live, async (lines) => {
      let known = lines;
      for (let tries = 0; ; tries++) {
        const said: ChatLine = { table: live.id, n: (known.at(-1)?.n ?? 0) + 1, at, seat, person, name, text };
        try {
          await this.#store.say(said);
          return { lines: [...known, said], value: said };
        } catch (error) {
          // Somebody may have spoken through another server: then this line comes after that one.
          known = await this.#store.lines(live.id, SHOWN);
          if (tries >= TRIES || (known.at(-1)?.n ?? 0) < said.n) throw error;
        }
      }
    });
    this.#others?.said(line);
  }

  /** Something was said through another server. What cannot be read now is read with the next line. */
  async heard(live: Live, line: ChatLine): Promise<void> {
    await this.#change(live, async (lines) => {
      const last = lines.at(-1)?.n ?? 0;
      if (line.n <= last) return { lines, value: undefined };
      // Who missed something reads it again.
      return { lines: line.n === last + 1 ? [...lines, line] : await this.#store.lines(live.id, SHOWN), value: undefined };
    }).catch(() => undefined);
  }

  /** Reads what may have been said while nobody could be heard. */
  async catchUp(live: Live): Promise<void> {
    await this.#change(live, async () => ({ lines: await this.#store.lines(live.id, SHOWN), value: undefined })).catch(() => undefined);
  }

  /** Changes what is known of a table's talk, one after the other, and passes on what is new in it. */
  async #change<T>(live: Live, act: (lines: ChatLine[]) => Promise<{ readonly lines: ChatLine[]; readonly value: T }>): Promise<T> {
    const before = this.#heard(live);
    const changed = before.then(async (lines) => ({ before: lines, ...(await act(lines)) }));
    // A line that could not be stored must not silence the table.
    this.#keep(
      live,
      changed.then(
        ({ lines }) => lines.slice(-SHOWN),
        () => this.#store.lines(live.id, SHOWN),
      ),
    );
    const { before: known, lines, value } = await changed;
    const last = known.at(-1)?.n ?? 0;
    const fresh = lines.filter(({ n }) => n > last);
    if (fresh.length > 0) for (const { listener } of live.watchers) pass(listener as Connection, live, fresh);
    return value;
  }

  /** The last lines, for somebody who comes. */
  async show(live: Live, connection: Connection): Promise<void> {
    const lines = await this.#heard(live);
    if (lines.length > 0) pass(connection, live, lines);
  }

  /** What somebody said is gone at once: here, and from the pages of those who look on. */
  forget(lives: Iterable<Live>, person: PersonId, everywhere = true): void {
    for (const live of lives) {
      if (everywhere) this.#others?.silenced(live.id, person);
      const known = this.#lines.get(live);
      if (known === undefined) continue;
      const rest = known.then((lines) => {
        const gone = lines.filter((line) => line.person === person).map(({ n }) => n);
        const text = JSON.stringify({ type: 'chat-gone', table: live.id, lines: gone } satisfies ServerMessage);
        if (gone.length > 0) for (const { listener } of live.watchers) listener.send(text);
        return lines.filter((line) => line.person !== person);
      });
      this.#keep(live, rest);
    }
  }

  #heard(live: Live): Promise<ChatLine[]> {
    const known = this.#lines.get(live);
    if (known !== undefined) return known;
    const read = this.#store.lines(live.id, SHOWN);
    this.#keep(live, read);
    return read;
  }

  /** What could not be read is not remembered: whoever asks next reads it again. */
  #keep(live: Live, lines: Promise<ChatLine[]>): void {
    this.#lines.set(live, lines);
    lines.catch(() => {
      if (this.#lines.get(live) === lines) this.#lines.delete(live);
    });
  }
}

function pass(connection: Connection, live: Live, lines: readonly ChatLine[]): void {
  const heard = lines.filter(({ person }) => !connection.muted?.has(person));
  if (heard.length === 0) return;
  const shown = heard.map(({ n, at, seat, name, text }): ChatText => ({ n, at, seat, name, text }));
  connection.tell({ type: 'chat', table: live.id, lines: shown });
}
