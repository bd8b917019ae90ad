import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Game } from '@banquise/kernel';
import { type Accepted, type Creation, create, Replay } from '@banquise/table';
import { backupData } from './backup.ts';

/** What a check of a copy found: every table was played again from its journal. */
export interface Checked {
  readonly tables: number;
  readonly commands: number;
  /** Tables that do not come back as they were, with the reason; games that are not played here are left out. */
  readonly broken: readonly string[];
}

export interface Rotated extends Checked {
  readonly file: string;
  readonly dropped: readonly string[];
}

const NAME = /^banquise-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}\.sqlite$/;

/**
 * One more copy in a folder of copies. It is checked before an older one goes: `keep` good ones stay. A copy that does not
 * come back whole is kept aside under another name, and no older one is dropped for it.
 */
export async function rotateBackup(data: string, folder: string, keep: number, games: ReadonlyMap<string, Game>): Promise<Rotated> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `banquise-${new Date().toISOString().slice(0, -1).replaceAll(/[:.]/g, '-')}.sqlite`);
  await backupData(data, file);
  const checked = replayBackup(file, games);
  const kept = readdirSync(folder)
    .filter((name) => NAME.test(name))
    .sort();
  const dropped = checked.broken.length > 0 ? [] : kept.slice(0, Math.max(0, kept.length - keep));
  for (const name of dropped) for (const ending of ['', '-wal', '-shm']) rmSync(join(folder, name + ending), { force: true });
  return { ...checked, file, dropped };
}

/** Plays every table of a copy again, without writing to it. */
export function replayBackup(file: string, games: ReadonlyMap<string, Game>): Checked {
  if (!existsSync(file)) throw new Error(`there is no file ${file}`);
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const heads = db.prepare('select tables.id, tables.creation, heads.revision from tables join heads on heads.id = tables.id').all();
    const journal = db.prepare('select revision, at, command from journal where table_id = ? order by revision');
    let commands = 0;
    const broken: string[] = [];
    for (const { id, creation, revision } of heads as { id: string; creation: string; revision: number }[]) {
      const plan = JSON.parse(creation) as Creation;
      const game = games.get(plan.game);
      const created = game && create(game, plan);
      if (game === undefined || created?.ok !== true) continue;
      const replay = new Replay(game, created.value);
      let last = 0;
      for (const row of journal.iterate(id) as Iterable<{ revision: number; at: number; command: string }>) {
        const played = replay.play({ ...row, command: JSON.parse(row.command) } as Accepted);
        if (!played.ok) break;
        last = row.revision;
        commands++;
      }
      if (last !== revision) broken.push(`${id}: ${last} of ${revision} commands can be played again`);
    }
    return { tables: heads.length, commands, broken };
  } finally {
    db.close();
  }
}
