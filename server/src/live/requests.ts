import type { Game, Seat } from '@banquise/kernel';
import type { ClientRequest, ServerRefusal, TableRequest } from '@banquise/protocol';
import { type Answer, type Creation, LAW, type PersonId, record, type SeatPlan, type Table, viewAt } from '@banquise/table';
import type { Context } from '../context.ts';
import { hashOf, newSeed } from '../host/chance.ts';
import { refuseSeat } from '../people/admission.ts';
import { refuseTable } from '../tables/allowance.ts';
import { isFidget, isWornOut } from '../tables/fidget.ts';
import { layOut } from '../tables/layout.ts';
import { eyesOf, firstSeat, type Live } from '../tables/live.ts';
import { OtherRules } from '../tables/tables.ts';
import type { Connection } from './connection.ts';

/** What comes back: more fields of the answer, or why not. Nothing when the answer comes later. */
type Reaction = { readonly ok: true; readonly more?: object } | { readonly ok: false; readonly refusal: ServerRefusal };
type Reacted = Reaction | undefined | Promise<Reaction | undefined>;
type Of<Type extends ClientRequest['type']> = Extract<ClientRequest, { readonly type: Type }>;
type Handler<Type extends ClientRequest['type']> = (context: Context, connection: Connection, message: Of<Type>) => Reacted;

/** How many tables can be watched over one connection. */
const WATCHED = 50;

const DONE: Reaction = { ok: true };
const no = (refusal: ServerRefusal): Reaction => ({ ok: false, refusal });
const NO_TABLE = no({ code: 'no-such-table' });
const UNTIMED = no({ code: 'bad-message', field: 'clock', expected: 'a clock for a listed table' });

const HANDLERS: { readonly [Type in ClientRequest['type']]: Handler<Type> } = {
  async lobby({ directory }, connection, { on }) {
    directory.watchLobby(connection, on);
    if (on) connection.tell({ type: 'lobby', tables: await directory.lobby() });
    return DONE;
  },
  async mine({ directory }, connection, { on }) {
    connection.mine = on;
    directory.watchMine(connection, on);
    if (on) connection.tell({ type: 'mine', tables: await directory.mine(connection.selves) });
    return DONE;
  },
  create,
  watch,
  unwatch(context, connection, { table }) {
    leaveTable(context, connection, table);
    return DONE;
  },
  ask,
  say,
  mute,
  past,
  async seek({ quick, games }, connection, { type: _type, id: _id, ...wish }) {
    if (!wish.games.some((game) => games.has(game))) return no({ code: 'no-such-game' });
    await quick.seek(connection, wish);
    return DONE;
  },
  async unseek({ quick }, connection) {
    await quick.unseek(connection.person);
    return DONE;
  },
  async found({ quick }, connection, { table, begin }) {
    return (await quick.answer(connection.person, table, begin)) ? DONE : NO_TABLE;
  },
  record: (context, connection, { table, key }) =>
    atTable(context, table, (live) => {
      if (access(live, connection, key) === 'none') return NO_TABLE;
      const whole = record(live.game, live.committed);
      return whole === null ? no({ code: 'not-finished' }) : { ok: true, more: { record: whole } };
    }),
};

/** Reacts to a request and answers it. What goes wrong here is the server's fault, and is said so. */
export function react(context: Context, connection: Connection, message: ClientRequest): void {
  const { id } = message;
  const answer = (reaction: Reaction | undefined): void => {
    if (reaction === undefined) return;
    if (reaction.ok) connection.tell({ type: 'answer', id, ok: true, ...reaction.more });
    else connection.tell({ type: 'answer', id, ok: false, from: 'server', refusal: reaction.refusal });
  };
  const fail = (error: unknown): void => {
    const expected = error instanceof OtherRules;
    if (!expected)
      context.log.error({ request: message.type, problem: error instanceof Error ? error.message : 'unknown' }, 'a request failed');
    answer(no({ code: expected ? 'other-rules' : 'not-stored' }));
  };
  try {
    const reaction = (HANDLERS[message.type] as Handler<ClientRequest['type']>)(context, connection, message as never);
    if (reaction instanceof Promise) reaction.then(answer, fail);
    else answer(reaction);
  } catch (error) {
    fail(error);
  }
}

/** Goes on with a table: at once when it is in memory, so that requests keep their order. */
function atTable(context: Context, id: string, then: (live: Live) => Reacted): Reacted {
  const found = context.tables.find(id);
  return found instanceof Promise ? found.then((live) => (live ? then(live) : NO_TABLE)) : then(found);
}

type Access = 'seat' | 'invite' | 'watch' | 'none';

/** What somebody may do at a table: a seat is proved by the session, never by a key. */
function access({ row, committed }: Live, { selves }: Connection, key: string | undefined): Access {
  if (firstSeat(committed.chairs, selves) >= 0 || (committed.owner !== null && selves.includes(committed.owner))) return 'seat';
  if (row.listed || key === row.invite) return 'invite';
  return key === row.watch ? 'watch' : 'none';
}

async function create(context: Context, connection: Connection, message: Of<'create'>): Promise<Reaction> {
  const { games, directory } = context;
  const game = games.get(message.game);
  if (game === undefined) return no({ code: 'no-such-game' });
  const id = nameOf(connection.person, message.id);
  if (message.listed && message.clock.kind === 'none') return UNTIMED;
  // What is on its way counts already: many at once are no way round the limit.
  const promised = directory.promised(connection.selves);
  return directory.promise(id, connection.person, () => make(context, connection, message, { game, id, promised }));
}

interface Making {
  readonly game: Game;
  readonly id: string;
  /** How many tables of the person are on their way before this one. */
  readonly promised: number;
}

async function make(context: Context, connection: Connection, message: Of<'create'>, { game, id, promised }: Making): Promise<Reaction> {
  const { now, tables, store } = context;
  const made: Reaction = { ok: true, more: { table: id } };
  if ((await store.tables.heads([id])).length > 0) return made;
  const refused = await refuseTable(context, connection, promised);
  if (refused) return no(refused);
  const { confirm, standIn, casual, admits } = message.settings;
  // Who has the link of a table that is not listed was invited: nothing is asked there.
  const asks = message.listed && admits !== undefined && (admits.rating > 0 || admits.finishes > 0);
  const settings = { confirm, standIn, ...(casual === true ? { casual } : {}), ...(asks ? { admits } : {}) };
  const creation: Creation = {
    ...{ id, game: game.id, rules: game.rules, options: message.options, clock: message.clock, settings },
    ...{ seats: message.seats.map((plan) => seatPlan(plan, connection)), owner: connection.person, seed: newSeed(), at: now() },
    law: LAW,
  };
  const row = layOut(game, creation, message.listed);
  if (!row.ok) return no({ code: 'bad-message', field: row.problem.field, expected: row.problem.expected });
  await tables.create(row.value);
  return made;
}

/** The same request of the same person again names the same table: sent twice, it is made once. */
const nameOf = (person: PersonId, id: string): string => hashOf(`${person}/${id}`).slice(0, 22);

function seatPlan(plan: Of<'create'>['seats'][number], { person, name }: Connection): SeatPlan {
  return plan.kind === 'me' ? { kind: 'person', person, name } : plan;
}

function watch(context: Context, connection: Connection, message: Of<'watch'>): Reacted {
  return atTable(context, message.table, (live) => {
    const may = access(live, connection, message.key);
    if (may === 'none') return NO_TABLE;
    if (!connection.isOpen) return undefined;
    if ((connection.watching?.size ?? 0) >= WATCHED && !connection.watching?.has(live.id)) return no({ code: 'too-many', max: WATCHED });
    leaveTable(context, connection, live.id);
    const watcher = { listener: connection, wanted: message.seat, version: message.from, still: null };
    connection.watching ??= new Map();
    connection.watching.set(live.id, { live, watcher });
    connection.tell({ type: 'answer', id: message.id, ok: true });
    sendLinks(live, connection, may);
    context.tables.watch(live, watcher);
    context.presence.came(live, connection);
    context.chat.show(live, connection).catch(() => context.log.warn({ table: live.id }, 'chat could not be read'));
    return undefined;
  });
}

/** The past is played again from the start for it: that has its price. */
function past(context: Context, connection: Connection, { table, version, seat, key }: Of<'past'>): Reacted {
  return atTable(context, table, (live) => {
    if (access(live, connection, key) === 'none') return NO_TABLE;
    const wait = context.limits.looks.pay(connection.person, 1, context.now());
    if (wait > 0) return no({ code: 'too-fast', wait });
    return { ok: true, more: { view: viewAt(live.game, live.committed, eyesOf(live.committed, connection.selves, seat), version) } };
  });
}

function sendLinks({ id, row, committed }: Live, connection: Connection, may: Access): void {
  const open = may === 'seat' || may === 'invite';
  const muted = committed.chairs.flatMap(({ person }, seat) => (person !== null && connection.muted?.has(person) ? [seat] : []));
  const invite = open ? row.invite : null;
  connection.tell({ type: 'links', table: id, listed: row.listed, invite, watch: row.watch, muted });
}

export function leaveTable(context: Context, connection: Connection, table: string): void {
  const watching = connection.watching?.get(table);
  if (watching === undefined) return;
  connection.watching?.delete(table);
  context.tables.unwatch(watching.live, watching.watcher);
  context.presence.went(watching.live);
}

/** Who may not sit down is told why. Whoever was invited by a link may. */
async function sitDown(context: Context, connection: Connection, message: Of<'ask'>, live: Live): Promise<Reaction | undefined> {
  const people = live.committed.chairs.flatMap(({ person }) => person ?? []);
  const admits = message.key === live.row.invite ? undefined : live.row.creation.settings.admits;
  const refused = await refuseSeat(context, selvesOf(connection), { game: live.game.id, admits, people });
  if (refused !== null) return no(refused);
  await context.store.society.endChallenge(live.id);
  return judged(context, connection, message, live);
}

/** The one who plays comes first: its rating counts. */
const selvesOf = ({ person, selves }: Connection): readonly PersonId[] => [person, ...selves.filter((self) => self !== person)];

function ask(context: Context, connection: Connection, message: Of<'ask'>): Reacted {
  return atTable(context, message.table, (live) =>
    message.request.type === 'sit' ? sitDown(context, connection, message, live) : judged(context, connection, message, live),
  );
}

function judged(context: Context, connection: Connection, message: Of<'ask'>, live: Live): Reacted {
  const { id, version, request, key } = message;
  const may = access(live, connection, key);
  if (may === 'none' || (may === 'watch' && request.type === 'sit')) return NO_TABLE;
  if (request.type === 'arrange' && request.clock.kind === 'none' && live.row.listed) return UNTIMED;
  if (isWornOut(live.pending, request)) return no({ code: 'only-moves' });
  const wait = isFidget(request) ? context.limits.fidgets.pay(`${connection.person}/${live.id}`, 1, context.now()) : 0;
  if (wait > 0) return no({ code: 'too-fast', wait });
  const began = performance.now();
  const go = (): undefined => {
    const by = { person: speakerOf(live.pending, connection, request) };
    context.tables.ask(live, { id, by, version, ...request }, (answer) => {
      context.metrics.took((performance.now() - began) / 1000);
      connection.send(answerText(id, answer));
    });
  };
  // Whoever agrees to the next table needs room for it.
  if (request.type === 'rematch' && request.agree)
    return refuseTable(context, connection, context.directory.promised(connection.selves)).then((refused) =>
      refused ? no(refused) : go(),
    );
  return go();
}

function answerText(id: string, answer: Answer | null): string {
  if (answer === null) return JSON.stringify({ type: 'answer', id, ok: false, from: 'server', refusal: { code: 'not-stored' } });
  if (!answer.ok) return JSON.stringify({ type: 'answer', id, ...answer });
  return `{"type":"answer","id":${JSON.stringify(id)},"ok":true,"version":${answer.version},"step":${answer.step}}`;
}

/** As whom somebody speaks: as the one of its selves that holds the seat, or owns the table. */
function speakerOf({ chairs, owner }: Table, { selves, person }: Connection, request: TableRequest): PersonId {
  if (request.type === 'sit') return person;
  const holder = 'seat' in request ? chairs[request.seat as Seat]?.person : null;
  if (holder && selves.includes(holder)) return holder;
  if (owner !== null && selves.includes(owner)) return owner;
  return chairs[firstSeat(chairs, selves)]?.person ?? person;
}

function say(context: Context, connection: Connection, message: Of<'say'>): Reacted {
  return atTable(context, message.table, async (live) => {
    const seat = firstSeat(live.committed.chairs, connection.selves);
    if (seat < 0) return access(live, connection, undefined) === 'none' ? NO_TABLE : no({ code: 'not-seated' });
    const wait = context.limits.chat.pay(connection.person, 1, context.now());
    if (wait > 0) return no({ code: 'too-fast', wait });
    if ((await context.store.house.sanction(connection.selves, 'mute', context.now())) !== undefined) return no({ code: 'silenced' });
    await context.chat.say(live, seat, connection.person, message.text, context.now());
    return DONE;
  });
}

function mute(context: Context, connection: Connection, { table, seat, on }: Of<'mute'>): Reacted {
  return atTable(context, table, async (live) => {
    const may = access(live, connection, undefined);
    const person = live.committed.chairs[seat]?.person;
    if (may === 'none') return NO_TABLE;
    if (!person || connection.selves.includes(person)) return no({ code: 'not-seated' });
    await context.store.people.mute(connection.person, person, on);
    context.connections.mute(connection.person, person, on || (await context.store.society.blocked(connection.selves)).includes(person));
    sendLinks(live, connection, may);
    return DONE;
  });
}
