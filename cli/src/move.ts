import { gameIds, loadGame } from '@banquise/games';
import { moveIn, readConfig } from '@banquise/server';
import { type Command, readFlags, UsageError } from './usage.ts';

export const move: Command = {
  name: 'move-in',
  summary: 'bring the data of the server to PostgreSQL, or back to a file',
  help: `banquise move-in --to postgres://USER:SECRET@HOST/NAME [--from FILE]
banquise move-in --from postgres://USER:SECRET@HOST/NAME --to FILE

Brings everything from the data file (BANQUISE_DATA, data/banquise.sqlite by default) to an empty PostgreSQL, or back to a
new file. No server may be running on either. Afterwards the rows are counted and a sample of tables is played again on
both sides; when anything differs, the new place stays empty. The old place is left as it was.`,
  async run(args) {
    const { flags, words } = readFlags(args, { from: { type: 'string' }, to: { type: 'string' } });
    if (typeof flags.to !== 'string' || words.length > 0) throw new UsageError('say where to with --to');
    const from = typeof flags.from === 'string' ? flags.from : readConfig(process.env).data;
    const games = new Map(await Promise.all(gameIds().map(async (id) => [id, await loadGame(id)] as const)));
    try {
      const { rows, replayed } = await moveIn(from, flags.to, games);
      const all = Object.values(rows).reduce((sum, n) => sum + n, 0);
      console.log(
        `${all} rows were brought over, ${rows.tables ?? 0} tables among them; ${replayed} of these were played again on both sides`,
      );
      return 0;
    } catch (error) {
      throw error instanceof Error ? new UsageError(error.message) : error;
    }
  },
};
