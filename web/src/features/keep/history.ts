import type { Achieved, Seat, SeatScore } from '@banquise/kernel';
import { LEVELS, type Level } from '@banquise/table';
import * as v from 'valibot';
import { createStore } from '../../ui/store.ts';
import { databaseShelf, type Shelf } from './shelf.ts';

/** What a seat came to. */
export interface KeptScore extends Pick<SeatScore, 'lines' | 'total' | 'rank'> {
  /** Whether these points are the person's: not where a bot played for it, or the game stopped early. */
  readonly counts?: false;
}

/** A finished game in short: what statistics and achievements are told from, long after its table is gone. */
export interface Kept {
  /** Of its table, or of its leaf of the score pad. */
  readonly id: string;
  readonly game: string;
  /** When it ended, in milliseconds. */
  readonly at: number;
  readonly from: 'here' | 'online' | 'pad';
  /** Who sat where; a bot has a level. */
  readonly seats: readonly { readonly name: string; readonly level: Level | null }[];
  /** The seat of the person to whom this browser belongs. */
  readonly me: Seat | null;
  readonly scores: readonly KeptScore[];
  /** How far each seat came towards the achievements of the game; none where that is not known. */
  readonly feats: readonly Achieved[];
  /** The whole game, where it was played here and there is room for it. */
  readonly line: string | null;
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const progress = v.object({ have: v.number(), need: v.number() });

/** What makes a row; anything else in the store is damage, and passed over. */
export const keptRow = v.pipe(
  v.object({
    id: v.string(),
    game: v.pipe(v.string(), v.regex(/^[a-z]{1,30}$/)),
    at: count,
    from: v.picklist(['here', 'online', 'pad']),
    seats: v.pipe(v.array(v.object({ name: v.string(), level: v.nullable(v.picklist(LEVELS)) })), v.minLength(1), v.maxLength(12)),
    me: v.nullable(count),
    scores: v.array(
      v.object({ lines: v.record(v.string(), v.number()), total: v.number(), rank: count, counts: v.exactOptional(v.literal(false)) }),
    ),
    feats: v.array(v.record(v.string(), progress)),
    line: v.nullable(v.string()),
  }),
  v.check(({ seats, scores }) => seats.length === scores.length),
);

export const readRow = (raw: unknown): Kept | undefined => {
  const read = v.safeParse(keptRow, raw);
  return read.success ? read.output : undefined;
};

/** How many of the oldest games give up their moves when there is no room for a new one. */
const GIVE_WAY = 20;

/** The finished games of this browser. */
export interface History {
  /** Keeps a game, the same one once; false when there is no room at all. */
  keep(row: Kept): Promise<boolean>;
  find(id: string): Promise<Kept | undefined>;
  /** The oldest first. */
  list(): Promise<readonly Kept[]>;
}

export function historyOn(shelf: Shelf): History {
  const list = async (): Promise<readonly Kept[]> => {
    const rows = (await shelf.all()).flatMap((raw) => readRow(raw) ?? []);
    return rows.sort((a, b) => a.at - b.at);
  };
  const makeRoom = async (): Promise<void> => {
    const long = (await list()).filter(({ line }) => line !== null);
    for (const row of long.slice(0, GIVE_WAY)) await shelf.put({ ...row, line: null });
  };
  return {
    list,
    find: async (id) => readRow(await shelf.get(id)),
    async keep(row) {
      if (await shelf.put(row)) return true;
      await makeRoom();
      return (await shelf.put(row)) || shelf.put({ ...row, line: null });
    },
  };
}

let opened: History | undefined;

/** The history of this browser; opened when somebody asks for it. */
export function history(): History {
  opened ??= historyOn(databaseShelf('history'));
  return opened;
}

export const findKept = (id: string): Promise<Kept | undefined> => history().find(id);

/** Changes when a game was kept, so that what is told from them stays fresh. */
export const historyChanged = createStore(0);
