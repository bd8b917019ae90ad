import { type Game, type Result, versionOf, versionsOf } from '@banquise/kernel';
import { create, Replay, type Table } from '@banquise/table';
import { breath } from '../host/breath.ts';
import { JOURNAL_PAGE, type Kept, LONGEST_SNAPSHOT, type TableRow, type TableStore } from '../store/row.ts';

/** Raised when a table is written out in another shape: older snapshots are then thrown away. */
const SHAPE = 3;

/** Milliseconds of replaying before others get a turn. */
const SLICE = 5;

/** A table from its creation and journal; a snapshot saves most of the way. However long it is, nobody else waits for it. */
async function rebuild(store: TableStore, game: Game, { row, snapshot, journal }: Kept): Promise<Result<Table>> {
  const usable = snapshot !== null && snapshot.body.length <= LONGEST_SNAPSHOT;
  const start: Result<Table> = usable ? { ok: true, value: JSON.parse(snapshot.body) as Table } : create(game, row.creation);
  if (!start.ok) return start;
  const replay = new Replay(game, start.value);
  let page = snapshot === null || usable ? journal : await store.journal(row.id, 0, JOURNAL_PAGE);
  for (let began = performance.now(); page.length > 0; ) {
    for (const accepted of page) {
      const played = replay.play(accepted);
      if (!played.ok) return played;
      if (performance.now() - began < SLICE) continue;
      await breath();
      began = performance.now();
    }
    page = page.length < JOURNAL_PAGE ? [] : await store.journal(row.id, page.at(-1)?.revision, JOURNAL_PAGE);
  }
  return { ok: true, value: replay.end() };
}

/** The game under the rules with which a table began; nothing where they are not known here. */
export function rulesOf(games: ReadonlyMap<string, Game>, { game, creation }: Pick<TableRow, 'game' | 'creation'>): Game | undefined {
  const newest = games.get(game);
  const version = newest && versionOf(newest, creation.rules);
  return version?.ok ? version.value : undefined;
}

/** What snapshots of a game are written by now. */
export const formatOf = (game: Game): string => `${SHAPE}/${game.id}/${game.rules}`;

/** Those that can be read here: that of a table is of its own game and rules, for these never change. */
const formatsOf = (games: ReadonlyMap<string, Game>): string[] => [...games.values()].flatMap(versionsOf).map(formatOf);

export interface Read extends Pick<Kept, 'row' | 'snapshot'> {
  /** Nothing where its rules are not known here. */
  readonly game: Game | undefined;
  readonly table: Result<Table> | undefined;
}

/** A table as the store has it, and the row and snapshot it was made from. */
export async function readTable(store: TableStore, games: ReadonlyMap<string, Game>, id: string): Promise<Read | undefined> {
  const kept = await store.load(id, formatsOf(games));
  if (kept === undefined) return undefined;
  const { row, snapshot } = kept;
  const game = rulesOf(games, row);
  return { row, snapshot, game, table: game && (await rebuild(store, game, kept)) };
}
