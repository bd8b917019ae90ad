import type { ServerMessage } from '@banquise/protocol';
import type { Table } from '@banquise/table';
import { eyesOf, type Live } from '../tables/live.ts';
import { GRACE } from './connections.ts';

/** Who looks at a table now, told to those who look at it. */
export class Presence {
  readonly #last = new WeakMap<Live, string>();
  readonly #timers = new Set<NodeJS.Timeout>();

  /** Somebody came: everybody is told, and the newcomer in any case. */
  came(live: Live, newcomer: { send(text: string): void }): void {
    if (!this.#tell(live)) newcomer.send(this.#last.get(live) as string);
  }

  /** Somebody went; whoever is back within the grace was never away. */
  went(live: Live): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.#tell(live);
    }, GRACE);
    this.#timers.add(timer);
  }

  /** Who sits down is there; who gets up only watches. */
  changed(live: Live, before: Table | null): void {
    if (before !== null && before.chairs !== live.committed.chairs && live.watchers.size > 0) this.#tell(live);
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #tell(live: Live): boolean {
    const text = JSON.stringify(presenceOf(live));
    if (this.#last.get(live) === text) return false;
    this.#last.set(live, text);
    for (const { listener } of live.watchers) listener.send(text);
    return true;
  }
}

function presenceOf({ id, committed, watchers }: Live): ServerMessage {
  const people = new Set([...watchers].flatMap(({ listener }) => listener.selves));
  const watching = [...watchers].filter(({ listener }) => eyesOf(committed, listener.selves, undefined) === 'spectator').length;
  return { type: 'presence', table: id, here: committed.chairs.map(({ person }) => person !== null && people.has(person)), watching };
}
