import { below, type Game, type GameTypes, type OptionValues, type Rng, type Seat, seedFromText, stream } from '@banquise/kernel';
import { awaits, type Creation, create, handle, record, type Stored } from '@banquise/table';
import type { BrowserContext } from 'playwright-core';

/** Where the page keeps a table in its store. */
export const KEY = 'banquise.game.';

/** What the page keeps of a table. */
export interface Save {
  readonly id: string;
  readonly [more: string]: unknown;
}

/** Whoever visits finds these tables in the store, from the first page on; what has become of one since stays. */
export const keepTables = (context: BrowserContext, saves: readonly Pick<Save, 'id'>[]): Promise<unknown> =>
  context.addInitScript(
    (kept) => {
      for (const [key, save] of kept) if (localStorage.getItem(key) === null) localStorage.setItem(key, save);
    },
    saves.map((save) => [KEY + save.id, JSON.stringify(save)] as const),
  );

/** A table to be found in the browser: the first seats are people, the others bots, and the game has gone on until something was so. */
export interface Laying<T extends GameTypes> {
  readonly game: Game<T>;
  readonly id: string;
  readonly names: readonly string[];
  readonly people?: number;
  readonly options?: OptionValues;
  readonly confirm?: boolean;
  /** Asked when the first seat is to move; without it, the game is played to its end. */
  until?(view: T['View'], legal: readonly T['Move'][]): boolean;
  /** Which of the legal moves are made on the way; any, unless it says. */
  decide?(view: T['View'], legal: readonly T['Move'][], rng: Rng): T['Move'];
  /** Seeds that are tried until the wanted thing happens. */
  readonly tries?: number;
}

/** What the page keeps in its store for such a table. */
export function layOut<T extends GameTypes>(laying: Laying<T>): { readonly id: string } {
  for (let n = 0; n < (laying.tries ?? 40); n++) {
    const save = attempt(laying, `${laying.id} ${n}`);
    if (save !== undefined) return save;
  }
  throw new Error(`it never comes to ${laying.id}`);
}

function attempt<T extends GameTypes>(laying: Laying<T>, seed: string): { readonly id: string } | undefined {
  const { game, id, names, people = 1, options = {}, confirm = false, until, decide } = laying;
  const creation: Creation = {
    ...{ id, game: game.id, rules: game.rules, options, owner: 'device', seed: seedFromText(seed), at: 0 },
    seats: names.map((name, seat) =>
      seat < people ? { kind: 'person', name, person: 'device', confirm } : { kind: 'bot', name, level: 1 },
    ),
    clock: { kind: 'none' },
    settings: { confirm, standIn: 3 },
  };
  const made = create(game, creation);
  if (!made.ok) throw new Error(`${made.problem.field}: ${made.problem.expected}`);
  const begun = handle(game, made.value, { id: 'start', by: 'host', version: 0, type: 'start' }, 0);
  let { table } = begun;
  const journal = begun.append === null ? [] : [begun.append];
  const rng = stream(seedFromText(seed), 'imagine');
  for (let n = 0; ; n++) {
    const seat: Seat | undefined = awaits(game, table)[0]?.seat;
    if (table.state === null || seat === undefined) {
      if (until !== undefined) return undefined;
      break;
    }
    const view = game.view(table.state, seat);
    const legal = game.moves(table.state, seat);
    if (seat === 0 && until?.(view, legal)) break;
    const move = decide?.(view, legal, rng) ?? (legal[below(rng, legal.length)] as T['Move']);
    const by = seat < people ? ({ person: 'device' } as const) : 'host';
    const step = table.drafts[seat]?.moves.length ?? 0;
    const next = handle(game, table, { id: `m${n}`, by, version: table.entries.length, type: 'move', seat, step, move }, n);
    if (next.append === null) throw new Error(JSON.stringify(next.answer));
    ({ table } = next);
    journal.push(next.append);
  }
  const stored: Stored = { creation, journal };
  return {
    ...{ id, game: game.id, names, people: Array.from({ length: people }, (_, seat) => seat) },
    ...{ begun: 0, played: 1, moves: journal.length, finished: record(game, table) !== null, yours: true, stored },
  } as { readonly id: string };
}
