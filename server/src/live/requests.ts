import type { Seat } from '@banquise/kernel';
import type { ClientRequest, ServerRefusal, TableRequest } from '@banquise/protocol';
import { type Answer, type Creation, moment, type PersonId, record, type SeatPlan, type Table } from '@banquise/table';
import { hashOf, newSeed } from '../host/chance.ts';
import type { House } from '../house.ts';
import { OtherRules } from '../tables/hall.ts';
import { layOut } from '../tables/layout.ts';
import { eyesOf, type Live, ownSeats } from '../tables/live.ts';
import type { Connection } from './connection.ts';

/** What comes back: more fields of the answer, or why not. Nothing when the answer comes later. */
type Reaction = { readonly ok: true; readonly more?: object } | { readonly ok: false; readonly refusal: ServerRefusal };
type Reacted = Reaction | undefined | Promise<Reaction | undefined>;
type Of<Type extends ClientRequest['type']> = Extract<ClientRequest, { readonly type: Type }>;
type Handler<Type extends ClientRequest['type']> = (house: House, connection: Connection, message: Of<Type>) => Reacted;

/** So many tables can be watched over one line. */
const WATCHED = 50;

const DONE: Reaction = { ok: true };
const no = (refusal: ServerRefusal): Reaction => ({ ok: false, refusal });
const NO_TABLE = no({ code: 'no-such-table' });

const HANDLERS: { readonly [Type in ClientRequest['type']]: Handler<Type> } = {
  lobby({ directory }, connection, { on }) {
    directory.watchLobby(connection, on);
    if (on) connection.tell({ type: 'lobby', tables: directory.lobby() });
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
  unwatch(house, connection, { table }) {
    leaveTable(house, connection, table);
    return DONE;
  },
  ask,
  say,
  mute,
  moment: look,
  record: (house, connection, { table, key }) =>
    atTable(house, table, (live) => {
      if (access(live, connection, key) === 'none') return NO_TABLE;
      const whole = record(live.told);
      return whole === null ? no({ code: 'not-finished' }) : { ok: true, more: { record: whole } };
    }),
};

/** Reacts to a request and answers it. What goes wrong here is the server's fault, and is said so. */
export function react(house: House, connection: Connection, message: ClientRequest): void {
  const { id } = message;
  const answer = (reaction: Reaction | undefined): void => {
    if (reaction === undefined) return;
    if (reaction.ok) connection.tell({ type: 'answer', id, ok: true, ...reaction.more });
    else connection.tell({ type: 'answer', id, ok: false, from: 'server', refusal: reaction.refusal });
  };
  const fail = (error: unknown): void => {
    const expected = error instanceof OtherRules;
    if (!expected)
      house.log.error({ request: message.type, problem: error instanceof Error ? error.message : 'unknown' }, 'a request failed');
    answer(no({ code: expected ? 'other-rules' : 'not-stored' }));
  };
  try {
    const reaction = (HANDLERS[message.type] as Handler<ClientRequest['type']>)(house, connection, message as never);
    if (reaction instanceof Promise) reaction.then(answer, fail);
    else answer(reaction);
  } catch (error) {
    fail(error);
  }
}

/** Goes on with a table: at once when it is in memory, so that requests keep their order. */
function atTable(house: House, id: string, then: (live: Live) => Reacted): Reacted {
  const found = house.hall.find(id);
  return found instanceof Promise ? found.then((live) => (live ? then(live) : NO_TABLE)) : then(found);
}

type Access = 'seat' | 'invite' | 'watch' | 'none';

/** What somebody may do at a table: a seat is proved by the session, never by a key. */
function access({ row, told }: Live, { selves }: Connection, key: string | undefined): Access {
  if (ownSeats(told.chairs, selves).length > 0 || (told.owner !== null && selves.includes(told.owner))) return 'seat';
  if (row.listed || key === row.invite) return 'invite';
  return key === row.watch ? 'watch' : 'none';
}

async function create(house: House, connection: Connection, message: Of<'create'>): Promise<Reaction> {
  const { games, config, directory, limits, now, hall } = house;
  const game = games.get(message.game);
  if (game === undefined) return no({ code: 'no-such-game' });
  const id = nameOf(connection.person, message.id);
  if (directory.has(id)) return { ok: true, more: { table: id } };
  const most = config.tablesPerPerson;
  if (directory.running(connection.selves).length >= most) return no({ code: 'too-many', max: most });
  const wait = limits.tables.pay(connection.address, 1, now());
  if (wait > 0) return no({ code: 'too-fast', wait });
  const creation: Creation = {
    ...{ id, game: game.id, rules: game.rules, options: message.options, clock: message.clock, settings: message.settings },
    ...{ seats: message.seats.map((plan) => seatPlan(plan, connection)), owner: connection.person, seed: newSeed(), at: now() },
  };
  const row = layOut(game, creation, message.listed);
  if (!row.ok) return no({ code: 'bad-message', ...row.problem });
  await hall.create(row.value);
  return { ok: true, more: { table: id } };
}

/** The same request of the same person again names the same table: sent twice, it is made once. */
const nameOf = (person: PersonId, id: string): string => hashOf(`${person}/${id}`).slice(0, 22);

function seatPlan(plan: Of<'create'>['seats'][number], { person, name }: Connection): SeatPlan {
  return plan.kind === 'me' ? { kind: 'person', person, name } : plan;
}

function watch(house: House, connection: Connection, message: Of<'watch'>): Reacted {
  return atTable(house, message.table, (live) => {
    const may = access(live, connection, message.key);
    if (may === 'none') return NO_TABLE;
    if (!connection.isOpen) return undefined;
    if ((connection.watching?.size ?? 0) >= WATCHED && !connection.watching?.has(live.id)) return no({ code: 'too-many', max: WATCHED });
    leaveTable(house, connection, live.id);
    const watcher = { listener: connection, wanted: message.seat, version: message.from };
    connection.watching ??= new Map();
    connection.watching.set(live.id, { live, watcher });
    connection.tell({ type: 'answer', id: message.id, ok: true });
    sendLinks(live, connection, may);
    house.hall.watch(live, watcher);
    house.presence.came(live, connection);
    house.chat.show(live, connection).catch(() => house.log.warn({ table: live.id }, 'chat could not be read'));
    return undefined;
  });
}

/** The past is played again from the start for it: that has its price. */
function look(house: House, connection: Connection, { table, version, seat, key }: Of<'moment'>): Reacted {
  return atTable(house, table, (live) => {
    if (access(live, connection, key) === 'none') return NO_TABLE;
    const wait = house.limits.looks.pay(connection.person, 1, house.now());
    if (wait > 0) return no({ code: 'too-fast', wait });
    return { ok: true, more: { view: moment(live.game, live.told, eyesOf(live.told, connection.selves, seat), version) } };
  });
}

function sendLinks({ id, row, told }: Live, connection: Connection, may: Access): void {
  const open = may === 'seat' || may === 'invite';
  const muted = told.chairs.flatMap(({ person }, seat) => (person !== null && connection.muted?.has(person) ? [seat] : []));
  const invite = open ? row.invite : null;
  connection.tell({ type: 'links', table: id, listed: row.listed, invite, watch: row.watch, muted });
}

export function leaveTable(house: House, connection: Connection, table: string): void {
  const watching = connection.watching?.get(table);
  if (watching === undefined) return;
  connection.watching?.delete(table);
  house.hall.unwatch(watching.live, watching.watcher);
  house.presence.went(watching.live);
}

function ask(house: House, connection: Connection, message: Of<'ask'>): Reacted {
  return atTable(house, message.table, (live) => {
    const { id, version, request, key } = message;
    const may = access(live, connection, key);
    if (may === 'none' || (may === 'watch' && request.type === 'sit')) return NO_TABLE;
    const began = performance.now();
    const by = { person: speakerOf(live.head, connection, request) };
    house.hall.ask(live, { id, by, version, ...request }, (answer) => {
      house.metrics.took((performance.now() - began) / 1000);
      connection.send(answerText(id, answer));
    });
    return undefined;
  });
}

function answerText(id: string, answer: Answer | null): string {
  if (answer === null) return JSON.stringify({ type: 'answer', id, ok: false, from: 'server', refusal: { code: 'not-stored' } });
  return JSON.stringify({ type: 'answer', id, ...answer });
}

/** As whom somebody speaks: as the one of its selves that holds the seat, or owns the table. */
function speakerOf({ chairs, owner }: Table, { selves, person }: Connection, request: TableRequest): PersonId {
  if (request.type === 'sit') return person;
  const holder = 'seat' in request ? chairs[request.seat as Seat]?.person : null;
  if (holder && selves.includes(holder)) return holder;
  return owner !== null && selves.includes(owner) ? owner : person;
}

function say(house: House, connection: Connection, message: Of<'say'>): Reacted {
  return atTable(house, message.table, async (live) => {
    const [seat] = ownSeats(live.told.chairs, connection.selves);
    if (seat === undefined) return access(live, connection, undefined) === 'none' ? NO_TABLE : no({ code: 'not-seated' });
    const wait = house.limits.chat.pay(connection.person, 1, house.now());
    if (wait > 0) return no({ code: 'too-fast', wait });
    await house.chat.say(live, seat, connection.person, message.text, house.now());
    return DONE;
  });
}

function mute(house: House, connection: Connection, { table, seat, on }: Of<'mute'>): Reacted {
  return atTable(house, table, async (live) => {
    const may = access(live, connection, undefined);
    const person = live.told.chairs[seat]?.person;
    if (may === 'none') return NO_TABLE;
    if (!person || connection.selves.includes(person)) return no({ code: 'not-seated' });
    await house.store.people.mute(connection.person, person, on);
    connection.muted = new Set(await house.store.people.muted(connection.person));
    sendLinks(live, connection, may);
    return DONE;
  });
}
