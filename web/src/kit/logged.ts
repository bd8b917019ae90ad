import type { GameTypes } from '@banquise/kernel';
import type { SeenEntry } from '@banquise/table';
import type { Words } from '../ui/i18n/index.ts';
import type { Moment, Turn } from './board.ts';

/** One move of a replay, in whole sentences. */
export interface Logged {
  readonly version: number;
  readonly said: readonly string[];
}

/** Every move of a table that was not taken back, in order. */
export function loggedIn<T extends GameTypes>(entries: readonly SeenEntry<T>[], moment: Told<T>, words: Calling): Logged[] {
  const undone = new Set<number>();
  for (const entry of entries) if (entry.what === 'undone') undone.add(entry.of);
  return entries.flatMap((entry) => {
    if (entry.what !== 'move' || undone.has(entry.version)) return [];
    const said = stepsOf(moment, { seat: NOBODY, events: entry.events }, words);
    return said.length > 0 ? [{ version: entry.version, said }] : [];
  });
}

/** Whose turn it is no line above says: every sentence names who acts. */
const NOBODY = -1;

/** Whom sentences are written for, and in which words. */
type Told<T extends GameTypes> = Pick<Moment<T>, 'texts' | 'names' | 'you'>;

/** What the reader is called in the steps of a turn: where something is done to them, and where they do it in somebody else's turn. */
type Calling = Pick<Words, 'youObject' | 'youDo'>;

/** Stands for the reader until the sentence around it is known; in no name and no text. */
const READER = '\u2063';
/** Somebody is not the subject after one of these words of the three languages, nor where the sentence ends or pauses. */
const OBJECT = new RegExp(`(?<=(?:^|\\s)(?:à|de|a|di|da|to|from|of|for|pour|per)\\s)${READER}|${READER}(?=[.,;]|\\s[;:])`, 'giu');

/** The steps of a turn in words. The line above them names who acts, and calls the reader "you"; so do they. */
export function stepsOf<T extends GameTypes>(
  { texts, names, you }: Told<T>,
  { seat, events }: Pick<Turn<T>, 'seat' | 'events'>,
  words: Calling,
): string[] {
  const called = names.map((name, other) => (other === you ? READER : name));
  const actor = `${called[seat] ?? ''} `;
  return events.flatMap((event) => {
    const text = texts.event(event, called);
    if (text === '') return [];
    if (text.startsWith(actor)) return [plain(capital(text.slice(actor.length)))];
    const told = text.startsWith(`${READER} `) ? words.youDo(text.slice(READER.length + 1)) : text;
    return [plain(told)];
  });

  function plain(text: string): string {
    return text.replace(OBJECT, words.youObject).replaceAll(READER, you === 'spectator' ? '' : (names[you] ?? ''));
  }
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

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
