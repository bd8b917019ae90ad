import { backupData, readConfig, restoreData } from '@banquise/server';
import { type Command, readFlags, UsageError } from './usage.ts';

export const backup: Command = {
  name: 'backup',
  summary: 'copy the data of the server to a file, also while it runs',
  help: `banquise backup FILE

Copies the data file (BANQUISE_DATA, data/banquise.sqlite by default) to a new FILE while the server may be running.`,
  run: (args) =>
    keeping(args, async (file, data) => {
      await backupData(data, file);
      return `${data} was copied to ${file}`;
    }),
};

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
