import { type Kysely, sql } from 'kysely';
import { among, isPostgres, manyOf } from './dialect.ts';
import { run } from './fixed.ts';
import type { Visit } from './person.ts';
import type { Schema } from './schema.ts';

interface Row {
  readonly token: string;
  readonly person: string;
  readonly opened: number;
  readonly last: number;
  readonly device: string;
  readonly proved: number;
  readonly name: string;
  readonly login: string | null;
  readonly password: string | null;
  readonly created: number;
  readonly seen: number;
  readonly merged: string | null;
  readonly guests: string | null;
  readonly muted: string | null;
  readonly until: number | null;
  readonly why: string | null;
}

/** Who comes, and when. */
export interface Arrival {
  readonly token: string;
  readonly now: number;
}

/** Whoever comes waits for this, and after a server has died all of its people come at once: it is one statement for all of them. */
export async function visitsOf(db: Kysely<Schema>, arrivals: readonly Arrival[]): Promise<(Visit | undefined)[]> {
  const tokens = arrivals.map(({ token }) => token);
  const now = Math.max(...arrivals.map((arrival) => arrival.now));
  const rows = await run(db, holders, [now, now, manyOf(db, tokens)]);
  const visits = new Map(rows.map((row) => [row.token, read(row)]));
  return tokens.map((token) => visits.get(token));
}

const holders = (db: Kysely<Schema>) => {
  const list = sql.raw(isPostgres(db) ? 'json_agg' : 'json_group_array');
  const guests = sql`select id from people as guests where guests.merged = holder.person`;
  const selves = sql`(select holder.person union all ${guests})`;
  const closed = (what: string) => sql`(
    select ${sql.ref(what)} from sanctions
    where sanctions.person in ${selves} and kind = 'suspend' and until > ${0} order by until desc limit 1
  )`;
  const statement = sql<Row>`
    select holder.token, holder.person, holder.created as opened, holder.seen as last, device, proved,
      name, login, password, people.created, people.seen, merged, ${closed('until')} as until, ${closed('why')} as why,
      (select cast(${list}(id) as text) from (${guests}) as guests) as guests,
      (select cast(${list}(id) as text) from (
        select muted as id from mutes where mutes.person = holder.person
        union all select blocked from blocks where blocks.person in ${selves}
      ) as hushed) as muted
    from sessions as holder join people on people.id = holder.person where ${among(db, 'holder.token', [])}`;
  return { compile: () => statement.compile(db) };
};

const listed = (text: string | null): string[] => (text === null ? [] : JSON.parse(text));

function read({ token, person, opened, last, device, proved, guests, muted, until, why, ...about }: Row): Visit {
  return {
    session: { token, person, created: opened, seen: last, device, proved },
    person: { id: person, ...about },
    selves: [person, ...listed(guests)],
    muted: listed(muted),
    ...(until === null || why === null ? {} : { suspended: { until, why } }),
  };
}
