/** What this browser remembers of a table from afar: how to open it, and what was seen of it. */
export interface Note {
  /** The key of the link one came by. */
  readonly key: string;
  /** The key to hand on to who only looks. */
  readonly watch: string;
  /** The SHA-256 of the seed, as it was shown when the table was first seen. */
  readonly commitment: string;
  /** The last version whose pictures were shown. */
  readonly shown: number;
  /** The last line of the chat that was read. */
  readonly read: number;
}

const KEY = 'banquise.tables';
const KEPT = 60;
const NOTHING: Note = { key: '', watch: '', commitment: '', shown: 0, read: 0 };

function all(): Readonly<Record<string, Note>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, Note>) : {};
  } catch {
    return {};
  }
}

export const noteOf = (id: string): Note => ({ ...NOTHING, ...all()[id] });

/** Writes down part of it; the tables noted last are kept. */
export function note(id: string, part: Partial<Note>): void {
  const { [id]: own, ...others } = all();
  const before = { ...NOTHING, ...own };
  if (own !== undefined && Object.entries(part).every(([key, value]) => before[key as keyof Note] === value)) return;
  const kept = Object.fromEntries(Object.entries(others).slice(1 - KEPT));
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept, [id]: { ...before, ...part } }));
  } catch {
    // Without a store nothing is played back after an absence; the game goes on all the same.
  }
}
