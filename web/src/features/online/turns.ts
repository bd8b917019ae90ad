import type { ListedTable } from '@banquise/protocol';
import { createStore } from '../../ui/store.ts';
import { mine, useMine } from './connection.ts';

/** Tables that wait for this person, the most urgent first. */
export const turns = createStore<readonly ListedTable[]>([]);

type Listener = (table: ListedTable) => void;
const listeners = new Set<Listener>();

/** Told when it becomes this person's turn somewhere; not of tables that waited before the connection was open. */
export function onTurn(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A table that was full and then begins waits twice, for two things. */
const waitOf = ({ id, phase }: ListedTable): string => `${id}/${phase}`;

let known: ReadonlySet<string> | null = null;

mine.subscribe(() => {
  const tables = mine.get();
  const waiting = (tables ?? []).filter(({ turn, phase }) => turn && (phase === 'playing' || phase === 'open'));
  const before = known;
  known = tables === null ? null : new Set(waiting.map(waitOf));
  turns.set(waiting);
  if (before !== null) for (const table of waiting) if (!before.has(waitOf(table))) for (const listener of listeners) listener(table);
});

/** Keeps an eye on all tables of this person as long as the component is there. */
export const useTurns = useMine;
