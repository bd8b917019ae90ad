import type { ServerMessage } from '@banquise/protocol';
import { type Creation, LAW } from '@banquise/table';
import type { Context } from '../context.ts';
import { newKey, newSeed } from '../host/chance.ts';
import { poolOf, readPool } from '../quick/pools.ts';
import type { Person } from '../store/person.ts';
import { termsOf } from '../store/row.ts';
import type { Challenge } from '../store/society.ts';
import { layOut } from '../tables/layout.ts';

/** A challenge stands for this long. */
const LIVE = 5 * 60_000;
const DAYS = 3 * 86_400_000;
const STAND_IN = 3;

type Told = Extract<ServerMessage, { readonly type: 'challenge' }>;

export interface Dare {
  readonly game: string;
  readonly pace: 'live' | 'days';
  readonly rated: boolean;
}

/** Lays a table for two and asks somebody to it; its id, or nothing where the game is not for two. */
export async function challenge(context: Context, challenger: Person, challenged: Person, dare: Dare): Promise<string | null> {
  const { games, now, tables, store, connections } = context;
  const game = games.get(dare.game);
  if (game === undefined || game.seats.min > 2) return null;
  const { clock } = readPool(poolOf({ ...dare, size: 'two' }));
  const id = newKey();
  const creation: Creation = {
    ...{ id, game: game.id, rules: game.rules, options: {}, clock, owner: challenger.id, seed: newSeed(), at: now(), law: LAW },
    settings: { confirm: dare.pace === 'days', standIn: STAND_IN, ...(dare.rated ? {} : { casual: true }) },
    seats: [{ kind: 'person', person: challenger.id, name: challenger.name }, { kind: 'empty' }],
  };
  const row = layOut(game, creation, false);
  if (!row.ok) return null;
  await tables.create(row.value);
  const until = now() + (dare.pace === 'days' ? DAYS : LIVE);
  const made: Challenge = { table: id, challenger: challenger.id, challenged: challenged.id, until };
  await store.society.challenge(made);
  const told = await tell(context, made);
  if (told !== null) connections.tell(challenged.id, told);
  void context.notices.challenge(challenged.id, id, challenger.name);
  return id;
}

/** A challenge as the challenged hears of it; nothing when its table has gone. */
export async function tell({ store }: Context, { table, challenger, until }: Challenge): Promise<Told | null> {
  const row = await store.tables.row(table);
  const person = await store.people.find(challenger);
  if (row === undefined || row.phase !== 'open' || person === undefined) return null;
  const { clock, casual } = termsOf(row);
  return {
    ...{ type: 'challenge', table, key: row.invite, game: row.game, name: person.name, login: person.login, until },
    ...{ clock: clock as Told['clock'], rated: !casual },
  };
}
