import { openStore, readConfig } from '@banquise/server';
import { type Command, readFlags, UsageError } from './usage.ts';

type HouseKeeping = Awaited<ReturnType<typeof openStore>>;
type Report = Awaited<ReturnType<HouseKeeping['society']['reports']>>[number];
/** Acts that can do without a word. */
const FREE = ['announce', 'people'];
/** Acts that need a second word. */
const TWO = ['mute', 'suspend', 'rename'];

/** How many reports of a kind are looked through, and how much of a talk is shown. */
const REPORTS = 200;
const LINES = 100;

const stamp = (at: number): string => new Date(at).toISOString();

const MODES = ['open', 'invited', 'closed'];

/** What can be asked, each with how many words follow it. */
const ACTS: Readonly<Record<string, (store: HouseKeeping, word: string, more: string) => Promise<string>>> = {
  add: (store, login) => appoint(store, login, true),
  remove: (store, login) => appoint(store, login, false),
  mute: (store, login, hours) => sanction(store, 'mute', login, hours),
  suspend: (store, login, hours) => sanction(store, 'suspend', login, hours),
  async rename(store, login, name) {
    if (name === '') throw new UsageError('which name?');
    await store.people.rename((await known(store, login)).id, name);
    await note(store, 'rename', login, name);
    return `${login} is called ${name} now`;
  },
  async people(store, text) {
    const found = await store.house.startingWith(text.toLowerCase(), 50);
    return found.map(({ login, name, seen }) => `${login}  ${name}  seen ${stamp(seen)}`).join('\n') || 'nobody';
  },
  async report(store, id) {
    const report = (await Promise.all([false, true].map((done) => store.society.reports(done, REPORTS))))
      .flat()
      .find((one) => one.id === id);
    if (report === undefined) throw new UsageError(`there is no report "${id}"`);
    const lines = report.table === null ? [] : await store.chat.lines(report.table, LINES);
    // The lines in question are marked.
    const said = lines.map(({ at, person, name, text }) => `${person === report.reported ? '>' : ' '} ${stamp(at)}  ${name}: ${text}`);
    return [await told(store, report), ...said].join('\n');
  },
  async close(store, report) {
    await store.society.closeReport(report);
    await note(store, 'close-report', report, '');
    return 'closed';
  },
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

const HOUR = 3_600_000;

/** A sanction for some hours; none lifts it. */
async function sanction(store: HouseKeeping, kind: 'mute' | 'suspend', login: string, hours: string): Promise<string> {
  const span = Number(hours);
  if (!Number.isInteger(span) || span < 0) throw new UsageError('for how many hours? 0 lifts it');
  const person = await known(store, login);
  await store.house.setSanction(person.id, kind, Date.now() + span * HOUR, '');
  await note(store, `${kind} ${span} h`, login, '');
  return span === 0 ? `${login} is free of it` : `${login}: ${kind} for ${span} hours`;
}

async function known(store: HouseKeeping, login: string): Promise<{ readonly id: string }> {
  const person = await store.people.byLogin(login.toLowerCase());
  if (person === undefined) throw new UsageError(`nobody signs in as "${login}"`);
  return person;
}

async function appoint(store: HouseKeeping, login: string, on: boolean): Promise<string> {
  const person = await known(store, login);
  await store.house.setAdmin(person.id, on);
  await note(store, on ? 'appoint' : 'dismiss', login, '');
  return on ? `${login} is an admin; the page is /admin` : `${login} is no admin any more`;
}

const note = (store: HouseKeeping, what: string, whom: string, why: string): Promise<void> =>
  store.house.note({ at: Date.now(), by: 'banquise admin', what, whom, why });

async function told(store: HouseKeeping, { id, at, reported, why, text }: Report): Promise<string> {
  const person = await store.people.find(reported);
  return `  ${id}  ${stamp(at)}  ${person?.login ?? person?.name ?? '?'}: ${why} ${text}`.trimEnd();
}

async function listing(store: HouseKeeping): Promise<string> {
  const admins = (await store.house.admins()).map(({ login }) => login ?? '?');
  const reports = await store.society.reports(false, 50);
  const log = await store.house.log(20);
  return [
    `admins: ${admins.join(', ') || 'none'}`,
    `registration: ${(await store.house.setting('registration')) ?? 'open'}`,
    `open reports: ${reports.length}`,
    ...(await Promise.all(reports.map((one) => told(store, one)))),
    ...log.map(({ at, by, what, whom, why }) => `${stamp(at)}  ${by}: ${what} ${whom} ${why}`.trimEnd()),
  ].join('\n');
}

export const admin: Command = {
  name: 'admin',
  summary: 'appoint admins, read reports, sanction, open or close registration, announce something',
  help: `banquise admin
banquise admin add LOGIN | remove LOGIN
banquise admin registration open | invited | closed
banquise admin announce "TEXT"
banquise admin people BEGINNING
banquise admin mute LOGIN HOURS | suspend LOGIN HOURS | rename LOGIN "NAME"
banquise admin report REPORT | close REPORT

Works on the data of the server, also while it runs. Without anything it says who the admins are, what was reported and what
was done lately. No hours lift a sanction. A report is shown with what was said at its table. Tables, exports and forgetting are on the page
/admin, for admins.`,
  async run(args) {
    const { words } = readFlags(args, {});
    const [what, word = '', second = '', ...more] = words;
    const store = await openStore(readConfig(process.env));
    try {
      if (what === undefined) console.log(await listing(store));
      else {
        const perform = ACTS[what];
        if (perform === undefined || more.length > 0 || (!FREE.includes(what) && word === '') || (second !== '') !== TWO.includes(what))
          throw new UsageError(`banquise admin ${Object.keys(ACTS).join('|')} and what it needs: see banquise admin --help`);
        console.log(await perform(store, word, second));
      }
      return 0;
    } finally {
      await store.close();
    }
  },
};
