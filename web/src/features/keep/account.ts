import * as v from 'valibot';
import { type BestsByGame, joinedByGame } from './best.ts';
import { type Kept, readRow } from './history.ts';

/** What an account keeps of a person: games in short, and how far it came (`sheets`, as it is written). What several devices have is joined, nothing is lost. */
export interface Account {
  readonly games: readonly Kept[];
  readonly sheets: BestsByGame;
}

const NOTHING: Account = { games: [], sheets: {} };
const best = v.object({ have: v.number(), need: v.number(), at: v.number() });
const sheets = v.record(v.string(), v.record(v.string(), best));

/** Whatever came from elsewhere, as far as it makes sense. */
export function readAccount(raw: unknown): Account {
  if (typeof raw !== 'object' || raw === null) return NOTHING;
  const given = raw as { readonly games?: unknown; readonly sheets?: unknown };
  const read = v.safeParse(sheets, given.sheets);
  const games = Array.isArray(given.games) ? given.games.flatMap((row) => readRow(row) ?? []) : [];
  return { games, sheets: read.success ? read.output : {} };
}

/** A row as an account keeps it: without its moves, and with its achievements among the best. */
const inShort = (row: Kept): Kept => ({ ...row, line: null, feats: [] });

/** Two accounts in one: the union of the games by their names, the further progress of each achievement. */
export function joinedAccounts(a: Account, b: Account): Account {
  const games = new Map([...a.games, ...b.games].map((row) => [row.id, inShort(row)]));
  return { games: [...games.values()].sort((x, y) => x.at - y.at), sheets: joinedByGame(a.sheets, b.sheets) };
}

/** As many of the latest games as there is room for; achievements always have room. */
export function fitted({ games, sheets: kept }: Account, room: number): Account {
  const left = room - JSON.stringify(kept).length;
  let used = 0;
  const from = games.findLastIndex((row) => {
    used += JSON.stringify(row).length + 1;
    return used > left;
  });
  return { games: games.slice(from + 1), sheets: kept };
}
