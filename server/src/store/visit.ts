import { type Kysely, sql } from 'kysely';
import { isPostgres } from './dialect.ts';
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
  readonly selves: string | null;
  readonly muted: string | null;
  readonly until: number | null;
  readonly why: string | null;
}

/** Whoever comes waits for this, and after a server has died all of its people come at once: it is one statement. */
export async function visitOf(db: Kysely<Schema>, token: string, now: number): Promise<Visit | undefined> {
  const list = sql.raw(isPostgres(db) ? 'json_agg' : 'json_group_array');
  const { rows } = await sql<Row>`
    with holder as (
      select token, person, created, seen, device, proved from sessions where token = ${token}
    ), selves as (
      select id from people where id = (select person from holder)
      union all select id from people where merged = (select person from holder)
    ), hushed as (
      select muted as id from mutes where person = (select person from holder)
      union all select blocked from blocks where person in (select id from selves)
    ), closed as (
      select until, why from sanctions
      where person in (select id from selves) and kind = 'suspend' and until > ${now} order by until desc limit 1
    )
    select holder.token, holder.person, holder.created as opened, holder.seen as last, device, proved,
      name, login, password, people.created, people.seen, merged, closed.until, closed.why,
      (select cast(${list}(id) as text) from selves) as selves, (select cast(${list}(id) as text) from hushed) as muted
    from holder join people on people.id = holder.person left join closed on 1 = 1`.execute(db);
  const [row] = rows;
  return row && read(row);
}

const listed = (text: string | null): string[] => (text === null ? [] : JSON.parse(text));

function read({ token, person, opened, last, device, proved, selves, muted, until, why, ...about }: Row): Visit {
  return {
    session: { token, person, created: opened, seen: last, device, proved },
    person: { id: person, ...about },
    selves: [person, ...listed(selves).filter((id) => id !== person)],
    muted: listed(muted),
    ...(until === null || why === null ? {} : { suspended: { until, why } }),
  };
}
