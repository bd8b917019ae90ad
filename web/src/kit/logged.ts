import type { GameTypes, Names, Texts } from '@banquise/kernel';
import type { SeenEntry } from '@banquise/table';

/** One move in the log: what was done, and below it what came of it. */
export interface Logged<T extends GameTypes = GameTypes> {
  readonly version: number;
  readonly seat: number;
  readonly said: readonly { readonly event: T['Event']; readonly text: string }[];
}

/** The log of a table: every move that was not taken back, the newest first. */
export function loggedIn<T extends GameTypes>(entries: readonly SeenEntry<T>[], texts: Texts<T>, names: Names): Logged<T>[] {
  const undone = new Set<number>();
  for (const entry of entries) if (entry.what === 'undone') undone.add(entry.of);
  const logged: Logged<T>[] = [];
  for (const entry of entries) {
    if (entry.what !== 'move' || undone.has(entry.version)) continue;
    const said = entry.events
      .map((event) => ({ event: event as T['Event'], text: texts.event(event, names) }))
      .filter(({ text }) => text !== '');
    if (said.length > 0) logged.unshift({ version: entry.version, seat: entry.seat, said });
  }
  return logged;
}

/** A sentence cut where names stand in it that can be looked at. */
export type Part = string | { readonly name: string; readonly place: string };

export function cutAt(text: string, mentions: readonly { readonly name: string; readonly place: string }[]): readonly Part[] {
  let parts: readonly Part[] = [text];
  for (const mention of mentions) {
    parts = parts.flatMap((part): readonly Part[] => {
      if (typeof part !== 'string') return [part];
      const at = part.indexOf(mention.name);
      return at < 0 || mention.name === '' ? [part] : [part.slice(0, at), mention, part.slice(at + mention.name.length)];
    });
  }
  return parts.filter((part) => part !== '');
}
