import {
  type Awaited,
  blockBody,
  type CurvePoint,
  challengeBody,
  doubtOf,
  followBody,
  RANKED_FROM,
  type RankingPage,
  type RankingRow,
  ratingOf,
  reportBody,
  type SeatFacts,
  type SeatRefusal,
  type SeatsOf,
  seatsBody,
  type ToldGame,
  type Whom,
} from '@banquise/protocol';
import type { Context } from '../context.ts';
import { awaitedIn, soonIn } from '../cups/routes.ts';
import { networkOf } from '../host/address.ts';
import { newKey } from '../host/chance.ts';
import type { Person } from '../store/person.ts';
import { type Placed, type Ranked, seasonOf } from '../store/ranking.ts';
import type { TableRow } from '../store/row.ts';
import { refuseTable } from '../tables/allowance.ts';
import { listedOf } from '../tables/directory.ts';
import { refuseSeat } from './admission.ts';
import { bustleOf } from './bustle.ts';
import { challenge, tell } from './challenge-table.ts';
import { earnedIn } from './earned.ts';
import { type Endpoints, refuse } from './endpoints.ts';
import type { Identity } from './session.ts';
import { circleOf, factsOf, profileOf } from './society.ts';

/** How many stand in a ranking; nobody's place is counted further than this. */
const RANKED = 100;
const COUNTED = 10_000;
const CURVE = 300;
/** Whose tables are too many is told to come back after this long. */
const FULL = 60_000;

/** The requests about other people. */
export function societyRoutes(endpoints: Endpoints): void {
  profileRoutes(endpoints);
  bondRoutes(endpoints);
  rankingRoutes(endpoints);
  tableRoutes(endpoints);
}

async function known({ store }: Context, login: string): Promise<(Person & { readonly login: string }) | undefined> {
  const person = await store.people.byLogin(login.toLowerCase());
  return person?.login == null ? undefined : { ...person, login: person.login };
}

function profileRoutes(endpoints: Endpoints): void {
  const { app, context } = endpoints;
  app.get<{ Params: { login: string } }>('/api/people/:login', async (request, reply) => {
    const wait = context.limits.looks.pay(networkOf(request.ip), 1, context.now());
    if (wait > 0) return refuse(reply, { code: 'too-fast', wait });
    const person = await known(context, request.params.login);
    if (person === undefined) return refuse(reply, { code: 'not-found' });
    return reply.send(await profileOf(context, person, await endpoints.identify(request)));
  });

  app.get<{ Params: { login: string; game: string } }>('/api/people/:login/curve/:game', async (request, reply) => {
    const person = await known(context, request.params.login);
    if (person === undefined) return refuse(reply, { code: 'not-found' });
    const points = await context.store.society.curve(person.id, request.params.game, CURVE);
    const curve: CurvePoint[] = points.map(({ at, ...belief }) => ({ at, rating: ratingOf(belief), doubt: doubtOf(belief) }));
    return reply.send({ curve });
  });

  app.get<{ Params: { login: string } }>('/api/people/:login/achievements', async (request, reply) => {
    const wait = context.limits.looks.pay(networkOf(request.ip), 1, context.now());
    if (wait > 0) return refuse(reply, { code: 'too-fast', wait });
    const person = await known(context, request.params.login);
    if (person === undefined) return refuse(reply, { code: 'not-found' });
    return reply.send({ earned: earnedIn((await context.store.ledgers.of(person.id))?.body) });
  });

  app.get('/api/awaited', async (request, reply) => {
    // Nothing waits for somebody who has never been here: every page may ask.
    const identity = await endpoints.identify(request);
    const nothing: Awaited = { cups: [], challenges: [], soon: [] };
    if (identity === undefined) return reply.send(nothing);
    const [cups, challenges, soon] = await Promise.all([
      awaitedIn(context, identity.selves),
      challengesOf(context, identity),
      soonIn(context, identity.selves),
    ]);
    return reply.send({ cups, challenges, soon } satisfies Awaited);
  });

  app.get('/api/circle', async (request, reply) => {
    const identity = await endpoints.identify(request);
    if (identity === undefined) return refuse(reply, { code: 'signed-out' });
    return reply.send({ ...(await circleOf(context, identity)), challenges: await challengesOf(context, identity) });
  });
}

async function challengesOf(context: Context, { selves }: Identity): Promise<Awaited['challenges']> {
  const asked = await context.store.society.challenges(selves, context.now());
  return (await Promise.all(asked.map((one) => tell(context, one)))).flatMap((one) => {
    if (one === null) return [];
    const { type: _type, ...told } = one;
    return [told];
  });
}

/** Who sits at a table, everybody who has its key, and anybody where it is listed. */
const maySee = ({ listed, invite, watch, summary }: TableRow, selves: readonly string[], key: string | undefined): boolean =>
  listed || key === invite || key === watch || summary.seats.some(({ person }) => person !== null && selves.includes(person));

/** How many tables are told of in one answer. */
const TABLES = 50;

/** What one may know of tables before one sits down or watches: who sits there, and which are being played in the open. */
function tableRoutes(endpoints: Endpoints): void {
  const { app, context } = endpoints;
  const { store } = context;
  const seatsOf = (row: TableRow): Promise<SeatFacts[]> =>
    Promise.all(row.summary.seats.map(({ person }) => factsOf(context, person, row.game)));
  const bustle = bustleOf(context);
  app.get('/api/bustle', async (_request, reply) => reply.send(await bustle()));

  app.get('/api/playing', async (_request, reply) => {
    const rows = await Promise.all((await store.society.playing(TABLES)).map((id) => store.tables.row(id)));
    const isHere = (person: string): boolean => context.connections.isOnline(person);
    return reply.send({ tables: rows.flatMap((row) => (row?.listed ? [listedOf(row, [], isHere)] : [])) });
  });

  app.get<{ Querystring: { tables?: string } }>('/api/seats', async (request, reply) => {
    const wait = context.limits.looks.pay(networkOf(request.ip), 1, context.now());
    if (wait > 0) return refuse(reply, { code: 'too-fast', wait });
    const ids = (request.query.tables ?? '').split(',').filter((id) => /^[\w-]{8,40}$/.test(id));
    const identity = await endpoints.identify(request);
    const seats: Record<string, SeatFacts[]> = {};
    const own: string[] = [];
    const refused: Record<string, SeatRefusal> = {};
    const tell = async (row: TableRow): Promise<void> => {
      const { id, game, summary, phase } = row;
      seats[id] = await seatsOf(row);
      if (identity === undefined || phase !== 'open') return;
      const people = summary.seats.flatMap(({ person }) => person ?? []);
      if (people.some((person) => identity.selves.includes(person))) return void own.push(id);
      const { admits } = row.creation.settings;
      const why = await refuseSeat(context, [identity.person.id, ...identity.selves], { game, admits, people });
      if (why !== null) refused[id] = why;
    };
    const rows = await store.tables.rows(ids.slice(0, TABLES));
    await Promise.all(rows.filter(({ listed }) => listed).map(tell));
    return reply.send({ seats, own, refused } satisfies SeatsOf);
  });

  endpoints.post('/api/seats', seatsBody, async ({ request, reply, body: { table, key } }) => {
    const wait = context.limits.looks.pay(networkOf(request.ip), 1, context.now());
    if (wait > 0) return refuse(reply, { code: 'too-fast', wait });
    const row = await store.tables.row(table);
    const selves = (await endpoints.identify(request))?.selves ?? [];
    if (row === undefined || !maySee(row, selves, key)) return refuse(reply, { code: 'not-found' });
    return reply.send({ seats: await seatsOf(row) });
  });
}

function bondRoutes(endpoints: Endpoints): void {
  const { context } = endpoints;
  const { society } = context.store;
  const other = (login: string, self: Person) => known(context, login).then((person) => (person?.id === self.id ? undefined : person));
  /** Somebody by its login, or by its seat at a table where oneself sits too. */
  const whom = async (body: Whom, { person, selves }: Identity): Promise<Person | undefined> => {
    if ('login' in body) return other(body.login, person);
    const seats = (await context.store.tables.row(body.table))?.summary.seats ?? [];
    const id = seats[body.seat]?.person ?? null;
    const isTheirs = (self: string | null): boolean => self !== null && selves.includes(self);
    return id === null || isTheirs(id) || !seats.some((seat) => isTheirs(seat.person)) ? undefined : context.store.people.find(id);
  };

  endpoints.own('/api/follow', followBody, async ({ reply, body }, { person }) => {
    const somebody = await other(body.login, person);
    if (somebody === undefined) return refuse(reply, { code: 'not-found' });
    await society.follow(person.id, somebody.id, body.on, context.now());
    return reply.send({ ok: true });
  });

  const block = async ({ person, selves }: Identity, somebody: Person, on: boolean): Promise<void> => {
    await society.block(person.id, somebody.id, on, context.now());
    await context.store.quick.shun(selves, await society.blocked(selves));
    if (on) await society.follow(person.id, somebody.id, false, context.now());
    context.connections.mute(person.id, somebody.id, on);
  };

  endpoints.own('/api/block', blockBody, async ({ reply, body }, identity) => {
    const somebody = await whom(body, identity);
    if (somebody === undefined) return refuse(reply, { code: 'not-found' });
    await block(identity, somebody, body.on);
    return reply.send({ ok: true });
  });

  endpoints.own('/api/report', reportBody, async ({ reply, body }, identity) => {
    const { person } = identity;
    const somebody = await whom(body, identity);
    if (somebody === undefined) return refuse(reply, { code: 'not-found' });
    const met = ({ seats }: ToldGame): boolean => seats.some(({ login }) => login !== null && login === somebody.login);
    const table = 'table' in body ? body.table : ((await society.told(person.id, 20)).find(met)?.table ?? null);
    const { why, text } = body;
    await society.report({
      ...{
        id: newKey(),
        at: context.now(),
        reporter: person.id,
        reported: somebody.id,
        why,
        text,
        table,
        done: false,
      },
    });
    if (body.block) await block(identity, somebody, true);
    return reply.send({ ok: true });
  });

  endpoints.own('/api/challenge', challengeBody, async ({ request, reply, body }, { person, selves }) => {
    const somebody = await other(body.login, person);
    if (somebody === undefined || (await society.atOdds(selves, [somebody.id]))) return refuse(reply, { code: 'not-found' });
    // A table like any other: it counts, and those on their way too.
    const { directory } = context;
    const promised = directory.promised(selves);
    const table = await directory.promise(newKey(), person.id, async () => {
      const refused = await refuseTable(context, { selves, address: networkOf(request.ip) }, promised);
      return refused ?? challenge(context, person, somebody, body);
    });
    if (table !== null && typeof table === 'object') return refuse(reply, { code: 'too-fast', wait: 'wait' in table ? table.wait : FULL });
    return table === null ? refuse(reply, { code: 'not-found' }) : reply.send({ table });
  });
}

/** The place of the reader, and who stands around it where that is further down than the page reaches. */
function yoursIn(
  { near, before, ranked, ...own }: Placed,
  self: string | undefined,
  told: (row: Ranked) => RankingRow,
): RankingPage['yours'] {
  const place = own.games >= RANKED_FROM && before < COUNTED ? before + 1 : null;
  const around = place !== null && place > RANKED ? near : [];
  const from = (place ?? 1) - around.findIndex(({ person }) => person === self);
  return { ...own, place, of: ranked < COUNTED ? ranked : null, near: around.map(told), from };
}

function rankingRoutes(endpoints: Endpoints): void {
  const { app, context } = endpoints;
  app.get<{ Params: { game: string }; Querystring: { season?: string } }>('/api/ranking/:game', async (request, reply) => {
    const { game } = request.params;
    if (!context.games.has(game)) return refuse(reply, { code: 'not-found' });
    const { society } = context.store;
    const season = /^\d{4}-[1-4]$/.test(request.query.season ?? '') ? (request.query.season as string) : seasonOf(context.now());
    const identity = await endpoints.identify(request);
    const now = context.now();
    const self = identity?.person.id;
    const rows = await society.ranking(game, season, RANKED, now);
    const own = self === undefined ? undefined : await society.place(self, game, season, COUNTED, now);
    const told = ({ person, ...row }: Ranked): RankingRow => ({
      ...{ ...row, here: context.connections.isOnline(person), you: person === self },
    });
    const page: RankingPage = { season, rows: rows.map(told), yours: own === undefined ? null : yoursIn(own, self, told) };
    return reply.send(page);
  });
}
