import { createStore } from '../ui/store.ts';

const KEY = 'banquise.first';
/** How many turns of a first game are accompanied. */
export const FIRST_TURNS = 3;

/** By game: the table of the first game in this browser, or 'off' once somebody has read enough. */
type Firsts = Readonly<Record<string, string>>;

function read(): Firsts {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') as Firsts | null) ?? {};
  } catch {
    return {};
  }
}

const firsts = createStore<Firsts>(read());

export { firsts };

function write(game: string, value: string): void {
  const next = { ...firsts.get(), [game]: value };
  firsts.set(next);
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Then it is told again next time.
  }
}

/** The first table of a game that is opened here is its first game. */
export function meet(game: string, table: string): void {
  if (firsts.get()[game] === undefined) write(game, table);
}

export const closeFirst = (game: string): void => write(game, 'off');
/** From the menu: this table is accompanied again. */
export const reopenFirst = (game: string, table: string): void => write(game, table);
