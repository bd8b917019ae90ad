import { gameIds, loadGame } from '@banquise/games';
import type { GameRecord } from '@banquise/kernel';
import { below, range, seedFromText, sha256, stream } from '@banquise/kernel';
import { expect, test, vi } from 'vitest';
import { codeOf, hosted, pebbles } from '../../test/hosted.ts';
import { Person } from '../../test/person.ts';
import { gather, playOut, settle, step } from '../../test/play.ts';

const rng = stream(seedFromText('play'), 'play');
const pick = <M>(moves: readonly M[]): M => moves[below(rng, moves.length)] as M;
const host = hosted(async () => ({ games: [...(await Promise.all(gameIds().map((id) => loadGame(id)))), pebbles] }));
const { guest } = host;
const couple = (): Promise<[Person, Person]> => Promise.all([guest('Ada'), guest('Bob')]);

test.each(gameIds())('two people play %s to the end, and both see the same result, the seed included', async (id) => {
  const both = await couple();
  const table = await gather(await loadGame(id), both);
  const begun = both[0].see(table).status.commitment;
  await playOut(table, both, pick);
  const [ada, bob] = both.map((person) => person.see(table));
  expect(ada?.status.sheet).not.toBeNull();
  expect(ada?.status).toEqual(bob?.status);
  expect(sha256(ada?.status.seed as string)).toBe(begun);
});

test('after the game its record can be had, and tells the whole game; before, nobody gets it', async () => {
  const both = await couple();
  const table = await gather(pebbles, both);
  expect(codeOf(await both[0].client.request({ type: 'record', table }))).toBe('not-finished');
  expect((await both[0].device.get(`/api/tables/${table}/record`)).status).toBe(404);
  const moves = await playOut(table, both, pick);
  const answer = await both[1].client.request({ type: 'record', table });
  expect(answer.ok && answer.record?.moves).toHaveLength(moves);
  const file = await both[0].device.get(`/api/tables/${table}/record`);
  expect((file.body as GameRecord).seed).toBe(both[0].see(table).status.seed);
  const stranger = await guest('Eve');
  expect((await stranger.device.get(`/api/tables/${table}/record`)).status).toBe(404);
});

test.each(gameIds())('whoever looks back at %s sees what those eyes saw then, and no more', async (id) => {
  const both = await couple();
  const table = await gather(await loadGame(id), both);
  const seen = new Map<number, object[]>();
  const eyes = (): object[] => both.map((person) => person.see(table).view as object);
  for (let moves = 0; moves < 12; moves++) {
    await settle(table, both);
    seen.set(both[0].see(table).version, eyes());
    await step(table, both, pick);
  }
  const key = both[0].last('links')?.watch ?? undefined;
  const eve = await guest('Eve');
  const look = async (person: Person, version: number, more: object = {}) => {
    const answer = await person.client.request({ type: 'past', table, version, ...more });
    return answer.ok ? answer.view : codeOf(answer);
  };
  for (const [version, [ada, bob]] of seen) {
    expect(await look(both[0], version)).toEqual(ada);
    expect(await look(both[1], version)).toEqual(bob);
    const hers = await look(eve, version, { key, seat: 0 });
    expect(hers).toEqual(await look(both[0], version, { seat: 'spectator' }));
    if (JSON.stringify(ada) !== JSON.stringify(bob)) expect(hers).not.toEqual(ada);
  }
  expect(await look(eve, 3)).toBe('no-such-table');
});

test('results, statistics and ratings follow a game among people', async () => {
  const both = await couple();
  const table = await gather(pebbles, both);
  await playOut(table, both, pick);
  const rank = both[0].see(table).status.sheet?.seats.map((seat) => seat.rank);
  await expect.poll(() => host.server.store.results.of(table)).toHaveLength(2);
  expect((await host.server.store.results.of(table)).map((result) => [result.rank, result.rated])).toEqual(rank?.map((one) => [one, true]));
  const { body } = await both[0].device.get('/api/statistics');
  expect(body).toMatchObject({ statistics: [{ game: 'pebbles', games: 1 }], ratings: [{ game: 'pebbles', games: 1 }] });
});

test('a bot sits where it was put, and the table never waits for it', async () => {
  const ada = await guest('Ada');
  const answer = await ada.client.request({
    ...{ type: 'create', game: 'pebbles', options: {}, clock: { kind: 'days', days: 1, grace: 0 }, listed: false },
    ...{ settings: { confirm: false, standIn: 1 }, seats: [{ kind: 'me' }, { kind: 'bot', level: 2, name: 'Ice' }] },
  });
  const table = (answer.ok && answer.table) || '';
  await ada.watch(table);
  await ada.ask(table, { type: 'start' });
  await playOut(table, [ada], pick);
  await expect
    .poll(() => host.server.store.results.of(table))
    .toMatchObject([
      { rated: false, bot: null },
      { bot: 2, person: null },
    ]);
});

test('who runs out of time after the grace has lost, and the other has won', async () => {
  const [ada, bob] = await couple();
  const answer = await ada.client.request({
    ...{ type: 'create', game: 'boreal', options: {}, clock: { kind: 'move', ms: 1000, grace: 400 }, listed: true },
    ...{ settings: { confirm: false, standIn: 1 }, seats: [{ kind: 'me' }, { kind: 'empty' }] },
  });
  const table = (answer.ok && answer.table) || '';
  await ada.watch(table);
  await bob.watch(table);
  await bob.ask(table, { type: 'sit', seat: 1, name: 'Bob' });
  await ada.ask(table, { type: 'start' });
  const slow = ada.see(table).status.awaited[0] as number;
  const [sleeper, other] = slow === 0 ? [ada, bob] : [bob, ada];
  await other.until(() => other.see(table).entries.some(({ what }) => what === 'overtime'), 5000);
  await other.until(() => other.see(table).status.phase === 'finished', 5000);
  expect(sleeper.see(table).status).toMatchObject({ ending: 'timed-out', conclusion: { winners: [1 - slow] } });
  await expect.poll(() => host.server.store.results.of(table)).toHaveLength(2);
  expect((await host.server.store.results.of(table)).map(({ rank, rated, points }) => ({ rank, rated, points }))).toEqual(
    [0, 1].map((seat) => ({ rank: seat === slow ? 2 : 1, rated: true, points: null })),
  );
});

test('who leaves may come back; who resigns ends the game, loses it once, and may have a rematch', async () => {
  const both = await couple();
  const [ada, bob] = both;
  const table = await gather(await loadGame('boreal'), both);
  await ada.ask(table, { type: 'leave', seat: 0 });
  await bob.until(() => bob.see(table).status.seats[0]?.away === 'left');
  expect(codeOf(await ada.ask(table, { type: 'return', seat: 0 }))).toBe('ok');
  await ada.ask(table, { type: 'resign', seat: 0 });
  await bob.until(() => bob.see(table).status.phase === 'finished');
  expect(codeOf(await bob.ask(table, { type: 'resign', seat: 1 }))).toBe('finished');
  expect(codeOf(await ada.ask(table, { type: 'return', seat: 0 }))).toBe('not-away');
  await expect
    .poll(() => host.server.store.results.of(table))
    .toMatchObject([
      { rated: true, rank: 2, points: null, ending: 'resigned' },
      { rated: true, rank: 1, points: null, ending: 'resigned' },
    ]);
  for (const [seat, person] of both.entries()) await person.ask(table, { type: 'rematch', seat, agree: true });
  await bob.until(() => bob.see(table).status.next !== null);
});

test('both want another game: it is laid out and begun, everybody one seat further', async () => {
  const both = await couple();
  const [ada, bob] = both;
  const table = await gather(pebbles, both);
  await playOut(table, both, pick);
  await ada.ask(table, { type: 'rematch', seat: 0, agree: true });
  await bob.ask(table, { type: 'rematch', seat: 1, agree: true });
  await ada.until(() => ada.see(table).status.next !== null);
  const next = ada.see(table).status.next as string;
  await ada.watch(next);
  await bob.watch(next);
  expect(ada.see(next)).toMatchObject({ own: { seat: 1 }, status: { phase: 'playing' } });
  await playOut(next, [bob, ada], pick);
});

test('a rematch agreed while the result is being taken down leaves nothing due: nobody reads the game again for it', async () => {
  const both = await couple();
  const table = await gather(pebbles, both);
  const { results, tables } = host.server.store;
  const settled = results.settle;
  const slow = vi.spyOn(results, 'settle').mockImplementation(async (one) => {
    if (one.table === table) await both[1].until(() => both[1].see(table).status.next !== null);
    return settled(one);
  });
  const take = vi.spyOn(tables, 'take');
  await playOut(table, both, pick);
  await expect.poll(() => slow.mock.calls.some(([one]) => one.table === table)).toBe(true);
  for (const [seat, person] of both.entries()) await person.ask(table, { type: 'rematch', seat, agree: true });
  await expect.poll(async () => (await tables.row(table))?.settled).toBe(true);
  await expect.poll(async () => (await tables.row(table))?.due).toBe(null);
  const taken = await Promise.all(take.mock.results.map(({ value }) => value as Promise<string[]>));
  expect(taken.flat()).not.toContain(table);
  slow.mockRestore();
  take.mockRestore();
});

test('a rematch whose beginning could not be stored is begun a little later: nobody is led to a table that stands still', async () => {
  const both = await couple();
  const [ada, bob] = both;
  const table = await gather(pebbles, both);
  await playOut(table, both, pick);
  const append = host.server.store.tables.append;
  let refused = 0;
  const store = vi.spyOn(host.server.store.tables, 'append').mockImplementation((batch) => {
    const starts = batch.some(({ accepted }) => accepted.some(({ command }) => typeof command === 'object' && command.type === 'start'));
    return starts && refused++ === 0 ? Promise.reject(new Error('disk full')) : append(batch);
  });
  for (const [seat, person] of both.entries()) await person.ask(table, { type: 'rematch', seat, agree: true });
  await bob.until(() => bob.see(table).status.next !== null);
  store.mockRestore();
  const next = bob.see(table).status.next as string;
  await ada.watch(next);
  expect(refused).toBe(2);
  expect(ada.see(next).status.phase).toBe('playing');
});

test('a request sent again is the same request; made on an older table it is refused with the reason', async () => {
  const both = await couple();
  const table = await gather(await loadGame('boreal'), both);
  const turn = both[0].see(table).own?.moves.length ? 0 : 1;
  const player = both[turn] as Person;
  const { own, version } = player.see(table);
  const move = { ...pick(own?.moves ?? []) };
  const say = { type: 'ask', id: 'once', table, version, request: { type: 'move', seat: turn, step: 0, move } } as const;
  for (const _ of range(3)) player.socket?.send(JSON.stringify(say));
  await player.until(() => player.of('answer').filter(({ id }) => id === 'once').length === 3);
  const answers = player.of('answer').filter(({ id }) => id === 'once');
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]?.ok).toBe(true);
  expect((await host.server.store.tables.journal(table)).filter(({ command }) => command.id === 'once')).toHaveLength(1);
  const late = await player.client.ask(table, 0, { type: 'move', seat: turn, step: 0, move });
  expect(codeOf(late)).toBe('stale-version');
});

test('who was away gets exactly what it missed', async () => {
  const both = await couple();
  const [ada] = both;
  const table = await gather(await loadGame('arctic'), both);
  for (const _ of range(6)) {
    await step(table, both, pick);
    await settle(table, both);
  }
  const had = ada.see(table).version;
  ada.socket?.terminate();
  await ada.until(() => ada.states.filter((state) => state === 'online').length === 2);
  await ada.until(() => ada.of('update').length > 0 && ada.last('update')?.update.from === had);
  expect(ada.last('update')?.update.fresh).toBe(false);
  const twin = host.admit(new Person(ada.device));
  expect(await twin.watch(table)).toEqual(ada.see(table));
});
