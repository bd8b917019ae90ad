import { gameIds, loadGame } from '@banquise/games';
import { backupData, readConfig, restoreData, rotateBackup } from '@banquise/server';
import { type Command, readFlags, UsageError, wholeNumber } from './usage.ts';

export const backup: Command = {
  name: 'backup',
  summary: 'copy the data of the server to a file, also while it runs',
  help: `banquise backup FILE
banquise backup --to FOLDER [--keep 14] [--every HOURS]

Copies the data file (BANQUISE_DATA, data/banquise.sqlite by default) to a new FILE while the server may be running; or to
a new file in FOLDER, where the latest ones are kept. Such a copy is opened and every table in it played again before an
older one goes. With --every it goes on doing so; without, leave that to cron or to server/deploy/banquise-backup.timer.`,
  run(args) {
    if (args.some((arg) => arg.startsWith('--'))) return rotating(args);
    return keeping(args, async (file, data) => {
      await backupData(data, file);
      return `${data} was copied to ${file}`;
    });
  },
};

const HOUR = 3_600_000;

async function rotating(args: string[]): Promise<number> {
  const { flags, words } = readFlags(args, { to: { type: 'string' }, keep: { type: 'string' }, every: { type: 'string' } });
  if (typeof flags.to !== 'string' || words.length > 0) throw new UsageError('name one file, or a folder with --to');
  const keep = wholeNumber(flags, 'keep', 14, 1, 10_000);
  const hours = wholeNumber(flags, 'every', 0, 1, 24 * 31);
  const games = new Map(await Promise.all(gameIds().map(async (id) => [id, await loadGame(id)] as const)));
  for (;;) {
    const sound = await once(flags.to, keep, games);
    if (hours === 0) return sound ? 0 : 1;
    await new Promise((resolve) => setTimeout(resolve, hours * HOUR));
  }
}

/** One copy more; false when it is none to rely on. Whoever goes on tries again next time. */
async function once(folder: string, keep: number, games: Parameters<typeof rotateBackup>[3]): Promise<boolean> {
  try {
    const { file, tables, commands, broken, dropped } = await rotateBackup(readConfig(process.env).data, folder, keep, games);
    console.log(`${file}: ${tables} tables, ${commands} commands played again, ${dropped.length} older copies dropped`);
    for (const problem of broken) console.error(`banquise: ${problem}`);
    return broken.length === 0;
  } catch (error) {
    console.error(`banquise: ${error instanceof Error ? error.message : error}`);
    return false;
  }
}

export const restore: Command = {
  name: 'restore',
  summary: 'put such a copy back in place',
  help: `banquise restore FILE

Puts FILE, made by "banquise backup", in the place of the data file. The server must not be running. What was there is
kept beside it under another name.`,
  run: (args) =>
    keeping(args, async (file, data) => {
      const { aside } = await restoreData(file, data);
      return `${data} is now what ${file} was${aside === null ? '' : `; what it was before is in ${aside}`}`;
    }),
};

/** What can go wrong here is the person's to put right: a name taken, a file that is none, a server that runs. */
async function keeping(args: string[], work: (file: string, data: string) => Promise<string>): Promise<number> {
  const { words } = readFlags(args, {});
  const [file, ...more] = words;
  if (file === undefined || more.length > 0) throw new UsageError('name one file');
  try {
    console.log(await work(file, readConfig(process.env).data));
    return 0;
  } catch (error) {
    throw error instanceof Error ? new UsageError(error.message) : error;
  }
}
