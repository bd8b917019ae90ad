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

/** Kept, or not: a full or closed store must not stop a game. */
export function writeSave(save: Save): boolean {
  try {
    localStorage.setItem(PREFIX + save.id, JSON.stringify(save));
  } catch {
    return false;
  }
  const old = listSaves().filter(({ finished }) => finished);
  for (const { id } of old.slice(KEPT)) localStorage.removeItem(PREFIX + id);
  savesChanged.set(savesChanged.get() + 1);
  return true;
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
