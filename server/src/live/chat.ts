import type { ChatText, ServerMessage } from '@banquise/protocol';
import type { PersonId } from '@banquise/table';
import type { ChatLine, ChatStore } from '../store/store.ts';
import type { Live } from '../tables/live.ts';
import type { Connection } from './connection.ts';

/** How many lines are shown to somebody who comes to a table. */
const SHOWN = 100;

/** What people say at tables: stored, then passed on to those who have not muted the speaker. */
export class Chat {
  readonly #store: ChatStore;
  readonly #lines = new WeakMap<Live, Promise<ChatLine[]>>();

  constructor(store: ChatStore) {
    this.#store = store;
  }

  async say(live: Live, seat: number, person: PersonId, text: string, at: number): Promise<void> {
    const name = live.committed.chairs[seat]?.name ?? '';
    const said = this.#heard(live).then(async (lines) => {
      const line: ChatLine = { table: live.id, n: (lines.at(-1)?.n ?? 0) + 1, at, seat, person, name, text };
      await this.#store.say(line);
      return [...lines.slice(1 - SHOWN), line];
    });
    // A line that could not be stored must not silence the table.
    this.#lines.set(
      live,
      said.catch(() => this.#store.lines(live.id, SHOWN)),
    );
    const line = (await said).at(-1) as ChatLine;
    for (const { listener } of live.watchers) pass(listener as Connection, live, [line]);
  }

  /** The last lines, for somebody who comes. */
  async show(live: Live, connection: Connection): Promise<void> {
    const lines = await this.#heard(live);
    if (lines.length > 0) pass(connection, live, lines);
  }

  /** What somebody said is gone at once: here, and from the pages of those who look on. */
  forget(lives: Iterable<Live>, person: PersonId): void {
    for (const live of lives) {
      const known = this.#lines.get(live);
      if (known === undefined) continue;
      const rest = known.then((lines) => {
        const gone = lines.filter((line) => line.person === person).map(({ n }) => n);
        const text = JSON.stringify({ type: 'chat-gone', table: live.id, lines: gone } satisfies ServerMessage);
        if (gone.length > 0) for (const { listener } of live.watchers) listener.send(text);
        return lines.filter((line) => line.person !== person);
      });
      this.#lines.set(live, rest);
    }
  }

  #heard(live: Live): Promise<ChatLine[]> {
    const known = this.#lines.get(live) ?? this.#store.lines(live.id, SHOWN);
    this.#lines.set(live, known);
    return known;
  }
}

function pass(connection: Connection, live: Live, lines: readonly ChatLine[]): void {
  const heard = lines.filter(({ person }) => !connection.muted?.has(person));
  if (heard.length === 0) return;
  const shown = heard.map(({ n, at, seat, name, text }): ChatText => ({ n, at, seat, name, text }));
  connection.tell({ type: 'chat', table: live.id, lines: shown });
}
