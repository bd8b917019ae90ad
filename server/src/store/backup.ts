import { chmodSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';

/** Pages copied before others get a turn. */
const PAGES = 2000;

/**
 * Copies the data file while a server may be writing to it. Never copy the file by other means: what was stored last lies
 * in the log beside it. The copy has its name only once it is whole.
 */
export async function backupData(data: string, target: string): Promise<void> {
  if (!existsSync(data)) throw new Error(`there is no data file ${data}`);
  if (existsSync(target)) throw new Error(`${target} exists already; choose another name`);
  mkdirSync(dirname(target), { recursive: true });
  const part = `${target}.part`;
  rmSync(part, { force: true });
  const db = new DatabaseSync(data, { timeout: 5000 });
  try {
    await backup(db, part, { rate: PAGES });
    whole(part);
    chmodSync(part, 0o600);
    check(part);
    renameSync(part, target);
  } finally {
    db.close();
    rmSync(part, { force: true });
  }
}

/** Puts a backup in the place of the data file, which is kept aside. The server must not be running. */
export async function restoreData(source: string, data: string): Promise<{ readonly aside: string | null }> {
  if (!existsSync(source)) throw new Error(`there is no file ${source}`);
  check(source);
  const aside = existsSync(data) ? `${data}.${new Date().toISOString().replaceAll(':', '-')}` : null;
  if (aside !== null) {
    claim(data);
    for (const ending of ['', '-wal', '-shm']) if (existsSync(data + ending)) renameSync(data + ending, aside + ending);
  }
  await backupData(source, data);
  return { aside };
}

/** One file without a log beside it. */
function whole(path: string): void {
  const copy = new DatabaseSync(path);
  copy.exec('pragma journal_mode=delete');
  copy.close();
}

function check(path: string): void {
  const db = new DatabaseSync(path, { readOnly: true });
  try {
    const [answer] = db.prepare('pragma integrity_check').all() as { integrity_check: string }[];
    if (answer?.integrity_check !== 'ok') throw new Error(`${path} is damaged: ${answer?.integrity_check}`);
    const known = db.prepare("select count(*) as n from sqlite_master where name = 'journal'").get() as { n: number };
    if (known.n !== 1) throw new Error(`${path} is no data file of Banquise`);
  } catch (error) {
    throw error instanceof Error && error.message.startsWith(path) ? error : new Error(`${path} is no data file of Banquise`);
  } finally {
    db.close();
  }
}

/** Fails when somebody has the file open for work: only the last one can leave write-ahead mode. */
export function claim(path: string): void {
  const db = new DatabaseSync(path);
  try {
    const { journal_mode } = db.prepare('pragma journal_mode=delete').get() as { journal_mode: string };
    if (journal_mode !== 'delete') throw new Error();
  } catch {
    throw new Error(`${path} is in use; stop the server first`);
  } finally {
    db.close();
  }
}
