import { openStore, readConfig } from '@banquise/server';
import { type Command, readFlags, UsageError } from './usage.ts';

type HouseKeeping = Awaited<ReturnType<typeof openStore>>;

const MODES = ['open', 'invited', 'closed'];

/** What can be asked, each with how many words follow it. */
const ACTS: Readonly<Record<string, (store: HouseKeeping, word: string) => Promise<string>>> = {
  add: (store, login) => appoint(store, login, true),
  remove: (store, login) => appoint(store, login, false),
  async registration(store, mode) {
    if (!MODES.includes(mode)) throw new UsageError(`registration is one of ${MODES.join(', ')}`);
    await store.house.set('registration', mode);
    await note(store, 'registration', '', mode);
    return `registration is ${mode} from now on`;
  },
  async announce(store, text) {
    await store.house.set('announcement', text);
    await note(store, 'announce', '', text);
    return text === '' ? 'nothing is announced any more' : 'it stands in the lobby, and on the home page of who has played from afar';
  },
};

async function appoint(store: HouseKeeping, login: string, on: boolean): Promise<string> {
  const person = await store.people.byLogin(login.toLowerCase());
  if (person === undefined) throw new UsageError(`nobody signs in as "${login}"`);
  await store.house.setAdmin(person.id, on);
  await note(store, on ? 'appoint' : 'dismiss', login, '');
  return on ? `${login} is an admin; the page is /admin` : `${login} is no admin any more`;
}

const note = (store: HouseKeeping, what: string, whom: string, why: string): Promise<void> =>
  store.house.note({ at: Date.now(), by: 'banquise admin', what, whom, why });

async function listing(store: HouseKeeping): Promise<string> {
  const admins = (await store.house.admins()).map(({ login }) => login ?? '?');
  const reports = await store.society.reports(false, 50);
  const log = await store.house.log(20);
  return [
    `admins: ${admins.join(', ') || 'none'}`,
    `registration: ${(await store.house.setting('registration')) ?? 'open'}`,
    `open reports: ${reports.length}`,
    ...log.map(({ at, by, what, whom, why }) => `${new Date(at).toISOString()}  ${by}: ${what} ${whom} ${why}`.trimEnd()),
  ].join('\n');
}

export const admin: Command = {
  name: 'admin',
  summary: 'appoint admins, open or close registration, announce something',
  help: `banquise admin
banquise admin add LOGIN | remove LOGIN
banquise admin registration open | invited | closed
banquise admin announce "TEXT"

Works on the data of the server, also while it runs. Without anything it says who the admins are and what was done lately.
Reports, sanctions and tables are on the page /admin, for admins.`,
  async run(args) {
    const { words } = readFlags(args, {});
    const [what, word = '', ...more] = words;
    const store = await openStore(readConfig(process.env));
    try {
      if (what === undefined) console.log(await listing(store));
      else {
        const perform = ACTS[what];
        if (perform === undefined || more.length > 0 || (what !== 'announce' && word === ''))
          throw new UsageError(`banquise admin ${Object.keys(ACTS).join('|')} and one word`);
        console.log(await perform(store, word));
      }
      return 0;
    } finally {
      await store.close();
    }
  },
};
