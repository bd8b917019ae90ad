import { gameIds, loadGame } from '@banquise/games';
import { below, EVERYONE, type Game, only, range, seedFromText, sees, start, stream, type Viewer } from '@banquise/kernel';
import { type ServerMessage, serverMessage } from '@banquise/protocol';
import { type Mirror, momentOf, restore, since, type Table } from '@banquise/table';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DYE, type Dyed, dyed } from './dyed.ts';
import { Person } from './person.ts';
import { gather, settle, step } from './play.ts';
import { type TestServer, testServer } from './server.ts';

const leaky = dyed as unknown as Game;
const rng = stream(seedFromText('secrets'), 'play');
const pick = <M>(moves: readonly M[]): M => moves[below(rng, moves.length)] as M;
let server: TestServer;
const present: Person[] = [];

beforeAll(async () => {
  server = await testServer({ games: [leaky, ...(await Promise.all(gameIds().map((id) => loadGame(id))))] });
});
afterAll(async () => {
  for (const person of present) person.leave();
  await server.stop();
});

async function crowd(n: number): Promise<Person[]> {
  const people = await Promise.all(range(n).map((i) => Person.guest(server.address, `Guest ${i}`)));
  present.push(...people);
  return people;
}

/** The table as the store has it: the truth, which no client ever saw. */
async function truth(game: Game, id: string): Promise<Table> {
  const kept = await server.store.tables.load(id, []);
  const table = restore(game, { creation: (kept as NonNullable<typeof kept>).row.creation, journal: kept?.journal ?? [] });
  if (!table.ok) throw new Error('the journal does not hold');
  return table.value;
}

/** Asks for everything that is forbidden, loudly, so that errors have a chance to say too much. */
async function pester(person: Person, table: string): Promise<void> {
  const version = person.see(table).version;
  for (const seat of [0, 1, 2, 7]) {
    for (const type of ['draw', 'lay', 'give', 'steal', 'peek'])
      await person.client.ask(table, version, { type: 'move', seat, step: 0, move: { type } });
    await person.client.ask(table, version, { type: 'undo', seat, step: 0 });
    await person.client.ask(table, version, { type: 'confirm', seat, step: 1 });
  }
  await person.client.request({ type: 'record', table });
  person.client.request({ type: 'watch', table, from: 0, seat: 0 }).catch(() => undefined);
  await person.device.get(`/api/tables/${table}/record`);
}

/** Cards whose names a viewer received without the right to know them. */
function leaks({ names, knows }: Dyed, received: readonly string[], viewer: Viewer): number[] {
  const bytes = received.join('\n');
  return names.flatMap((name, card) => (!sees(knows[card] as number, viewer) && bytes.includes(name) ? [card] : []));
}

test('the search finds a card that should not be there', () => {
  const state = dyed.setup(2, {}, stream(seedFromText('planted'), 'play'));
  const view = JSON.stringify({ ...dyed.view(state, 0), oops: state.names[7] });
  expect(leaks(state, [JSON.stringify(dyed.view(state, 0))], 0)).toEqual([]);
  expect(leaks(state, ['{}', view], 0)).toEqual([7]);
  state.knows[7] = only(0);
  expect(leaks(state, [view], 0)).toEqual([]);
  expect(leaks(state, [view], 'spectator')).toEqual([7]);
});

test.each([false, true])('in whole games nobody receives the name of a card it may not know (confirming turns: %s)', async (confirm) => {
  for (const round of range(4)) {
    const players = await crowd(2 + (round % 3));
    const [watcher] = await crowd(1);
    const table = await gather(leaky, players, { confirm });
    await watcher?.watch(table, { key: players[0]?.last('links')?.watch as string });
    const everybody = [...players, watcher as Person];
    // Until the end, when all is revealed anyway, bytes are held against what each may know, or has been shown and then
    // taken back: who undoes learns nothing by it, the others keep what they saw.
    let known: readonly number[] = [];
    for (;;) {
      const { state } = await truth(leaky, table);
      const now = state as unknown as Dyed;
      known = now.knows.map((mask, card) => mask | (known[card] ?? 0));
      const dye = { ...now, knows: [...known] };
      expect(everybody.flatMap((person, seat) => leaks(dye, person.received, seat < players.length ? seat : 'spectator'))).toEqual([]);
      if (dye.left === 0) break;
      for (const person of everybody) if (below(rng, 12) === 0) await pester(person, table);
      const mover = players.find((person) => person.see(table).own?.undo.steps);
      const own = mover?.see(table).own;
      if (own && below(rng, 4) === 0) await mover?.ask(table, { type: 'undo', seat: own.seat, step: own.draft.length });
      else if (!(await step(table, players, pick))) break;
      await settle(table, players);
    }
    // The grip is firm: what players were allowed to know did arrive.
    expect(players.some((person) => person.received.join('').includes(DYE))).toBe(true);
  }
  expect(server.log.join('\n')).not.toContain(DYE);
});

test.each(gameIds())('a game of %s shows its seed and its chance to nobody before the end, and nobody to anybody', async (id) => {
  const game = await loadGame(id);
  const players = await crowd(2);
  const [watcher] = await crowd(1);
  const table = await gather(game, players);
  await watcher?.watch(table, { key: players[0]?.last('links')?.watch as string });
  const everybody = [...players, watcher as Person];
  const { seed, chairs, options } = await truth(game, table);
  const words = new Set<string>();
  for (const word of start(game, 2, options, seed).rng) words.add(`${word}`);
  while (await step(table, players, pick)) {
    await settle(table, players);
    if (players[0]?.see(table).status.phase === 'finished') break;
    if (below(rng, 8) > 0) continue;
    for (const word of (await truth(game, table)).state?.rng ?? []) words.add(`${word}`);
    expect(everybody.some((person) => person.received.join('\n').includes(seed))).toBe(false);
  }
  for (const person of everybody) {
    const bytes = person.received.join('\n');
    expect([...words].filter((word) => word.length > 7 && bytes.includes(word))).toEqual([]);
    expect(chairs.filter((chair) => bytes.includes(chair.person as string))).toEqual([]);
    expect(/"(knows|rng|state|journal|person)":|"secret":\{"to"/.exec(bytes)?.[0]).toBeUndefined();
    for (const message of person.messages) v.assert(serverMessage, message);
  }
  const { entries } = await truth(game, table);
  for (const [seat, person] of everybody.entries()) {
    expect(overheard(entries, person.see(table), seat < 2 ? seat : 'spectator')).toEqual([]);
  }
});

/**
 * Cards of the four games have no names one could search for: a small number is a small number. So each byte is held
 * against another world: the same table, with everything that this viewer may not know drawn anew. Whatever was sent
 * must read the same there, or it told something.
 */
test.each(gameIds())('every byte of a game of %s would be the same if what its reader may not know were different', async (id) => {
  const game = await loadGame(id);
  const players = await crowd(game.seats.min === game.seats.max ? game.seats.min : 3);
  const [watcher] = await crowd(1);
  const table = await gather(game, players);
  await watcher?.watch(table, { key: players[0]?.last('links')?.watch as string });
  const everybody = [...players, watcher as Person];
  const talkative: Game = { ...game, view: (state, viewer) => ({ ...game.view(state, viewer), oops: state.rng }) };
  while (await step(table, players, pick)) {
    await settle(table, everybody);
    const whole = await truth(game, table);
    if (whole.phase !== 'playing' || whole.state === null) break;
    for (const [seat, person] of everybody.entries()) {
      const viewer = seat < players.length ? seat : 'spectator';
      const { update } = person.last('update') as Extract<ServerMessage, { type: 'update' }>;
      const state = game.imagine(game.view(whole.state, viewer), rng);
      const twin = { ...whole, state, entries: whole.entries.map((entry) => without(entry, viewer)) } as Table;
      const other = since(game, twin, viewer, update.from);
      const status = 'phase' in update.status ? other.status : momentOf(game, twin);
      expect(JSON.stringify(update)).toBe(JSON.stringify({ ...other, status }));
      // A game that told too much would be caught.
      expect(JSON.stringify(since(talkative, whole, viewer, 0))).not.toBe(JSON.stringify(since(talkative, twin, viewer, 0)));
    }
  }
});

/** An entry of the log without the secrets that were meant for others. */
function without(entry: Table['entries'][number], viewer: Viewer): Table['entries'][number] {
  if (entry.what !== 'move') return entry;
  const events = entry.events.map((event) => {
    const { secret, ...open } = event as { secret?: { to: number } };
    return secret === undefined || sees(secret.to, viewer) ? event : { ...open, secret: { to: secret.to } };
  });
  return { ...entry, events } as Table['entries'][number];
}

/** Versions in which somebody received a secret that was meant for others. */
function overheard(entries: Table['entries'], { entries: seen }: Mirror, viewer: Viewer): number[] {
  return seen.flatMap((entry, i) => {
    const whole = entries[i];
    if (entry.what !== 'move' || whole?.what !== 'move') return entry.what === whole?.what ? [] : [entry.version];
    const leak = entry.events.some((event, j) => 'secret' in event && !sees(whole.events[j]?.secret?.to ?? EVERYONE, viewer));
    return leak ? [entry.version] : [];
  });
}

test('a log line names no person, no address, no key and no move', async () => {
  const players = await crowd(2);
  const table = await gather(leaky, players);
  await server.store.people.closeSessions('nobody');
  const lines = server.log.join('\n');
  for (const { device } of players) expect(lines).not.toContain(device.cookie.split('=')[1]);
  expect(lines).not.toMatch(/127\.0\.0\.1|Guest \d|banquise=/);
  expect(lines).not.toContain((await server.store.tables.row(table))?.invite);
});
