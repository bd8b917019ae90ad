import type { Game, Result } from '@banquise/kernel';
import { type Creation, create } from '@banquise/table';
import { newKey } from '../host/chance.ts';
import type { TableRow } from '../store/row.ts';
import { awaitedOf, dueOf, summaryOf } from './live.ts';

/** A new table as it goes into the store, with fresh keys for its links; or what is wrong with its plan. */
export function layOut(game: Game, creation: Creation, listed: boolean): Result<TableRow> {
  const table = create(game, creation);
  if (!table.ok) return table;
  const { id, at } = creation;
  return {
    ok: true,
    value: {
      ...{ id, game: game.id, creation, invite: newKey(), watch: newKey(), listed, revision: 0, phase: 'open', settled: false, edition: 0 },
      ...{ due: dueOf(game, table.value, false), awaited: awaitedOf(game, table.value), summary: summaryOf(table.value), changed: at },
    },
  };
}
