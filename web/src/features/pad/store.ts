import type { Json, Sheet } from '@banquise/kernel';
import * as v from 'valibot';
import type { Draft } from '../../kit/pad/model.ts';
import { createStore } from '../../ui/store.ts';

/** How a leaf is filled in: with what lies on the table, or with numbers as on paper. */
export const WAYS = ['table', 'sheet'] as const;
export type Way = (typeof WAYS)[number];

/** What was typed into one player's column, by line of the sheet or name of a tie-break. */
export type Column = Readonly<Record<string, string>>;

/** What came out, once everything was there. */
export interface Outcome {
  readonly sheet: Sheet;
  /** As `banquise score` reads it; nothing where only numbers were typed. */
  readonly position: Json | null;
}

/** One game of the score pad: played with the box, counted here, kept in this browser. */
export interface Leaf {
  readonly id: string;
  readonly game: string;
  /** The day it was played, such as 2026-11-15. */
  readonly day: string;
  /** When the leaf was last written on, in milliseconds. */
  readonly changed: number;
  /** By seat; a name may be empty. */
  readonly names: readonly string[];
  /** The seat that the person before this screen vouches for: "that was me". */
  readonly me: number | null;
  /** Which of the two ways counts; both are kept. */
  readonly way: Way;
  readonly draft: Draft;
  readonly columns: readonly Column[];
  /** Nothing while something is missing. */
  readonly outcome: Outcome | null;
}

const PREFIX = 'banquise.pad.';
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What makes a leaf, without what its game says of the draft: for the store and for links. */
export const leafParts = {
  id: v.pipe(v.string(), v.regex(/^[a-z0-9]{4,24}$/)),
  game: v.pipe(v.string(), v.regex(/^[a-z]{1,30}$/)),
  day: v.pipe(v.string(), v.isoDate()),
  names: v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.minLength(1), v.maxLength(12)),
  way: v.picklist(WAYS),
  draft: v.custom<Draft>((raw) => v.is(v.object({ common: v.unknown(), players: v.array(v.unknown()) }), raw)),
  columns: v.array(v.record(v.pipe(v.string(), v.maxLength(30)), v.pipe(v.string(), v.maxLength(60)))),
};

const leaf = v.object({
  ...leafParts,
  changed: count,
  me: v.nullable(count),
  outcome: v.nullable(v.custom<Outcome>((raw) => v.is(v.object({ sheet: v.object({ seats: v.array(v.unknown()) }) }), raw))),
});

/** Changes with every write, so that lists stay fresh. */
export const padChanged = createStore(0);
const told = (): void => padChanged.set(padChanged.get() + 1);

export function readLeaf(id: string): Leaf | undefined {
  try {
    const read = v.safeParse(leaf, JSON.parse(localStorage.getItem(PREFIX + id) ?? 'null'));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

/** All games of the pad, the one played last first. */
export function listLeaves(): readonly Leaf[] {
  const leaves: Leaf[] = [];
  for (let i = 0; i < localStorage.length; i++) {
    const key = localStorage.key(i);
    const found = key?.startsWith(PREFIX) ? readLeaf(key.slice(PREFIX.length)) : undefined;
    if (found !== undefined) leaves.push(found);
  }
  return leaves.sort((a, b) => b.day.localeCompare(a.day) || b.changed - a.changed);
}

/** Kept, or not: the page says so when a browser keeps nothing. */
export function writeLeaf(written: Leaf): boolean {
  try {
    localStorage.setItem(PREFIX + written.id, JSON.stringify(written));
  } catch {
    return false;
  }
  told();
  return true;
}

export function dropLeaf(id: string): void {
  localStorage.removeItem(PREFIX + id);
  told();
}

/** Names of people who played, the latest first, each as it was last written. */
export function knownNames(leaves: readonly Leaf[]): readonly string[] {
  const names = leaves.flatMap((one) => one.names).filter((name) => name !== '');
  return names.filter((name, i) => names.findIndex((other) => sameName(other, name)) === i);
}

export const sameName = (a: string, b: string): boolean => a.trim().toLocaleLowerCase() === b.trim().toLocaleLowerCase();

/** The seat of a new game that is probably oneself: who carries the name one vouched for last. */
export function meAmong(names: readonly string[], leaves: readonly Leaf[]): number | null {
  const last = leaves.find(({ me }) => me !== null);
  const name = last === undefined ? undefined : last.names[last.me ?? 0];
  const seat = name === undefined || name === '' ? -1 : names.findIndex((other) => sameName(other, name));
  return seat < 0 ? null : seat;
}
