import type { Stored, Table } from '@banquise/table';
import { createStore } from '../../ui/store.ts';

/** A game kept in this browser: what the table needs to come back, and what a list of games shows of it. */
export interface Save {
  readonly id: string;
  readonly game: string;
  readonly names: readonly string[];
  /** Seats of people; the others are bots. */
  readonly people: readonly number[];
  readonly begun: number;
  readonly played: number;
  readonly moves: number;
  readonly finished: boolean;
  /** Turns were taken back that could not be undone. */
  readonly practice?: boolean;
  /** A person is to move. */
  readonly yours: boolean;
  readonly stored: Stored;
}

const PREFIX = 'banquise.game.';
/** Tables one only looks at, or tries something out on: they are nobody's achievements. Their names say so for good. */
const STUDY = 'study-';
export const studyId = (id: string): string => STUDY + id;
export const isStudy = (id: string): boolean => id.startsWith(STUDY);
/** Finished games beyond this number make room, the oldest first. */
const KEPT = 60;

/** Changes with every write, so that lists stay fresh. */
export const savesChanged = createStore(0);

export function readSave(id: string): Save | undefined {
  try {
    const text = localStorage.getItem(PREFIX + id);
    return text === null ? undefined : (JSON.parse(text) as Save);
  } catch {
    return undefined;
  }
}

/** All games of this browser, the one played last first. */
export function listSaves(): readonly Save[] {
  const saves: Save[] = [];
  for (let i = 0; i < localStorage.length; i++) {
    const key = localStorage.key(i);
    const save = key?.startsWith(PREFIX) ? readSave(key.slice(PREFIX.length)) : undefined;
    if (save !== undefined) saves.push(save);
  }
  return saves.sort((a, b) => b.played - a.played);
}

/** A save as it stands in the store: what a tab wrote last, or found there. */
export type Written = string | null;
export const writtenOf = (id: string): Written => localStorage.getItem(PREFIX + id);

/** Kept; or the store is full or closed; or another tab has written since: nothing is written over. */
export type Keeping = { readonly is: 'kept'; readonly written: Written } | { readonly is: 'full' | 'changed' };

/** One write, and none where the save is not the one this tab knows. */
export function writeSave(save: Save, known: Written): Keeping {
  const written = JSON.stringify(save);
  if (writtenOf(save.id) !== known) return { is: 'changed' };
  try {
    localStorage.setItem(PREFIX + save.id, written);
  } catch {
    return { is: 'full' };
  }
  savesChanged.set(savesChanged.get() + 1);
  return { is: 'kept', written };
}

/** Makes room when a table is laid: finished games beyond a number go, the oldest first. */
export function makeRoom(): void {
  const old = listSaves().filter(({ finished }) => finished);
  for (const { id } of old.slice(KEPT)) localStorage.removeItem(PREFIX + id);
}

/** Told when another tab writes a save. */
export function onWritten(id: string, hear: () => void): () => void {
  const listener = ({ key }: StorageEvent): void => {
    if (key === PREFIX + id) hear();
  };
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

export function dropSave(id: string): void {
  localStorage.removeItem(PREFIX + id);
  savesChanged.set(savesChanged.get() + 1);
}

/** What the list shows of a table. */
export function saveOf(table: Table, stored: Stored, awaited: readonly number[]): Save {
  const people = table.chairs.flatMap(({ person }, seat) => (person === null ? [] : [seat]));
  return {
    id: table.id,
    game: table.game,
    names: table.chairs.map(({ name }) => name),
    people,
    begun: stored.creation.at,
    played: table.now,
    moves: table.entries.filter(({ what }) => what === 'move').length,
    finished: table.phase === 'finished',
    practice: table.practice,
    yours: awaited.some((seat) => people.includes(seat)),
    stored,
  };
}
