import { createHash } from 'node:crypto';
import type { Game } from '@banquise/kernel';
import { create, type Mirror, Replay, since, type Table } from '@banquise/table';
import { postgresStore } from '../../server/src/store/postgres.ts';
import type { Store } from '../../server/src/store/store.ts';
import type { Player } from './crash-player.ts';

/** What was held against the journal at the end. */
export interface Checked {
  readonly acknowledged: number;
  /** Acknowledged, but not in the journal. */
  readonly lost: number;
  /** In the journal more than once, or in another order than acknowledged. */
  readonly doubled: number;
  /** Clients whose last view is not the one that follows from the journal. */
  readonly diverging: number;
  /** Views that somebody received and that its seat has at no moment of the journal. */
  readonly leaked: number;
  /** Tables whose game is not over. */
  readonly stuck: number;
  /** Finished tables whose result does not stand there once, and ratings that count other games than those. */
  readonly misjudged: number;
}

/** A view as it went over the connection, short enough to remember all of them. */
export const printOf = ({ view, own, status }: Mirror): string =>
  createHash('sha1')
    .update(JSON.stringify([view, own?.seat ?? null, own?.moves ?? null, status.phase]))
    .digest('base64url');

interface Truth {
  readonly table: Table;
  readonly game: Game;
  /** Where each request stands. */
  readonly places: ReadonlyMap<string, readonly number[]>;
  /** Every view that a seat ever had, by seat. */
  readonly views: ReadonlyMap<string, ReadonlySet<string>>;
}

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

function mirrorOf(game: Game, table: Table, viewer: number | 'spectator'): Mirror {
  const { from: _from, fresh: _fresh, more: _more, ...mirror } = since(game, table, viewer, 0);
  return plain(mirror) as Mirror;
}

/** A table from its creation and its journal alone. */
async function truthOf(store: Store, games: readonly Game[], id: string): Promise<Truth | undefined> {
  const row = await store.tables.row(id);
  const game = row && games.find((one) => one.id === row.game);
  const created = row && game && create(game, row.creation);
  if (!created?.ok || game === undefined) return undefined;
  const places = new Map<string, number[]>();
  const views = new Map<string, Set<string>>();
  const note = (table: Table): void => {
    for (const viewer of ['spectator' as const, ...table.chairs.keys()]) {
      const seen = views.get(`${viewer}`) ?? new Set();
      views.set(`${viewer}`, seen.add(printOf(mirrorOf(game, table, viewer))));
    }
  };
  let table = created.value;
  note(table);
  for (const accepted of await store.tables.journal(id)) {
    const { command, revision } = accepted;
    const who = `${JSON.stringify(command.by)} ${command.id}`;
    places.set(who, [...(places.get(who) ?? []), revision]);
    const replay = new Replay(game, table);
    if (!replay.play(accepted).ok) return undefined;
    table = replay.end();
    note(table);
  }
  return { table, game, places, views };
}

export async function check(
  database: string,
  games: readonly Game[],
  players: readonly Player[],
  seen: ReadonlyMap<Player, ReadonlyMap<string, ReadonlySet<string>>>,
): Promise<Checked> {
  const store = await postgresStore(database);
  const truths = new Map<string, Truth | undefined>();
  let [acknowledged, lost, doubled, diverging, leaked] = [0, 0, 0, 0, 0];
  for (const player of players) {
    acknowledged += player.promised.length;
    const last = new Map<string, number>();
    for (const [id, mirror] of player.mirrors) {
      const truth = truths.get(id) ?? (await truthOf(store, games, id));
      truths.set(id, truth);
      if (truth === undefined) {
        diverging++;
        continue;
      }
      for (const promised of player.promised) {
        if (promised.table !== id) continue;
        const places = [...truth.places].filter(([who]) => who.endsWith(` ${promised.id}`)).flatMap(([, at]) => at);
        if (places.length === 0) lost++;
        if (places.length > 1 || (places[0] ?? 0) < (last.get(id) ?? 0)) doubled++;
        last.set(id, places[0] ?? 0);
      }
      const viewer = mirror.own?.seat ?? 'spectator';
      if (JSON.stringify(plain(mirror)) !== JSON.stringify(mirrorOf(truth.game, truth.table, viewer))) diverging++;
      const allowed = new Set([...(truth.views.get(`${viewer}`) ?? []), ...(truth.views.get('spectator') ?? [])]);
      for (const print of seen.get(player)?.get(id) ?? []) if (!allowed.has(print)) leaked++;
    }
  }
  const known = [...truths].flatMap(([id, truth]) => (truth === undefined ? [] : [{ id, ...truth }]));
  const stuck = known.filter(({ table }) => table.phase !== 'finished').length;
  const misjudged = await judge(store, known);
  await store.close();
  return { acknowledged, lost, doubled, diverging, leaked, stuck, misjudged };
}

async function judge(store: Store, known: readonly { readonly id: string; readonly table: Table }[]): Promise<number> {
  let wrong = 0;
  const people = new Set<string>();
  for (const { id, table } of known) {
    if (table.phase !== 'finished') continue;
    const rows = await store.results.of(id);
    if (rows.length !== 0 && rows.length !== table.chairs.length) wrong++;
    if (!(await store.tables.row(id))?.settled) wrong++;
    for (const { person, rated } of rows) if (person !== null && rated) people.add(person);
  }
  for (const person of people) {
    const rated = (await store.results.ofPerson(person, 10_000)).filter((row) => row.rated);
    for (const { game, games } of await store.results.standings(person))
      if (rated.filter((row) => row.game === game).length !== games) wrong++;
  }
  return wrong;
}
