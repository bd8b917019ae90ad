import { expect, test } from 'vitest';
import { codeOf, first, hosted, pebbles } from '../../test/hosted.ts';
import { Person, rawConnection } from '../../test/person.ts';
import { CLOCK, gather, step } from '../../test/play.ts';
import { testServer } from '../../test/server.ts';

const host = hosted();
const { guest } = host;

async function open(person: Person, listed: boolean): Promise<string> {
  const answer = await person.client.request({
    ...{ type: 'create', game: 'pebbles', options: {}, clock: CLOCK, settings: { confirm: false, standIn: 1 }, listed },
    seats: [{ kind: 'me' }, { kind: 'empty' }],
  });
  return (answer.ok && answer.table) || '';
}

test('the lobby shows open tables as they come and go', async () => {
  const [ada, bob, eve] = [await guest('Ada'), await guest('Bob'), await guest('Eve')];
  eve.client.list('lobby', true);
  await eve.until(() => eve.last('lobby') !== undefined);
  const table = await open(ada, true);
  await eve.until(() => eve.of('lobby-change').some((message) => message.table.id === table));
  expect(eve.last('lobby-change')?.table).toMatchObject({
    game: 'pebbles',
    seats: [{ name: 'Ada', taken: true }, { taken: false }],
    own: [],
  });
  expect((await eve.device.get('/api/lobby')).body).toMatchObject({ tables: [{ id: table }] });
  await bob.watch(table);
  await ada.watch(table);
  await bob.ask(table, { type: 'sit', seat: 1, name: 'Bob' });
  await ada.ask(table, { type: 'start' });
  await eve.until(() => eve.of('lobby-gone').some((message) => message.table === table));
  expect((await eve.device.get('/api/lobby')).body).toEqual({ tables: [] });
});

test('who opened a table changes its clock and what it counts for, and the lobby says so; nobody waits there for ever', async () => {
  const [ada, eve] = [await guest('Ada'), await guest('Eve')];
  eve.client.list('lobby', true);
  await eve.until(() => eve.last('lobby') !== undefined);
  const table = await open(ada, true);
  await ada.watch(table);
  const clock = { kind: 'bank', ms: 600_000, increment: 15_000, grace: 60_000 } as const;
  expect(codeOf(await ada.ask(table, { type: 'arrange', options: {}, clock, casual: true }))).toBe('ok');
  expect(ada.see(table).status).toMatchObject({ clock, casual: true });
  await eve.until(() => eve.last('lobby-change')?.table.rated === false);
  expect(eve.last('lobby-change')?.table).toMatchObject({ id: table, clock: 'bank', time: clock });
  expect((await eve.device.get('/api/lobby')).body).toMatchObject({ tables: [{ id: table, time: clock, rated: false }] });
  expect(codeOf(await ada.ask(table, { type: 'arrange', options: {}, clock: { kind: 'none' }, casual: true }))).toBe('bad-message');
  const friends = await open(ada, false);
  await ada.watch(friends);
  expect(codeOf(await ada.ask(friends, { type: 'arrange', options: {}, clock: { kind: 'none' }, casual: true }))).toBe('ok');
  await ada.ask(table, { type: 'cancel' });
});

test('a table by invitation is in no list, and opens to its key alone', async () => {
  const [ada, bob, eve] = [await guest('Ada'), await guest('Bob'), await guest('Eve')];
  const table = await open(ada, false);
  await ada.watch(table);
  expect((await eve.device.get('/api/lobby')).body).toEqual({ tables: [] });
  const links = ada.last('links');
  expect(codeOf(await eve.ask(table, { type: 'sit', seat: 1, name: 'Eve' }))).toBe('no-such-table');
  expect(codeOf(await eve.client.request({ type: 'watch', table, from: 0 }))).toBe('no-such-table');
  expect(codeOf(await eve.client.request({ type: 'watch', table, from: 0, key: 'AAAAAAAAAAAAAAAAAAAAAA' }))).toBe('no-such-table');
  const watch = links?.watch as string;
  await eve.watch(table, { key: watch });
  expect(eve.last('links')).toMatchObject({ invite: null, watch });
  expect(codeOf(await eve.ask(table, { type: 'sit', seat: 1, name: 'Eve' }, watch))).toBe('no-such-table');
  expect(codeOf(await bob.ask(table, { type: 'sit', seat: 1, name: 'Bob' }, links?.invite as string))).toBe('ok');
  await ada.ask(table, { type: 'start' });
  await eve.until(() => eve.see(table).status.phase === 'playing');
  expect(eve.see(table).own).toBeNull();
  expect(codeOf(await eve.ask(table, { type: 'resign', seat: 1 }, watch))).toBe('not-seated');
});

test('my tables: those that wait for me come first, and change by themselves', async () => {
  const both: [Person, Person] = [await guest('Ada'), await guest('Bob')];
  const [ada, bob] = both;
  const [one, two] = [await gather(pebbles, both), await gather(pebbles, both)];
  ada.client.list('mine', true);
  await ada.until(() => ada.last('mine') !== undefined);
  expect(ada.last('mine')?.tables.map(({ turn }) => turn)).toEqual([true, true]);
  await step(one, both, first);
  await ada.until(() => ada.last('mine-change')?.table.id === one);
  expect(ada.last('mine-change')?.table).toMatchObject({ turn: false, own: [0], awaited: [1] });
  bob.client.list('mine', true);
  await bob.until(() => bob.last('mine') !== undefined);
  expect(bob.last('mine')?.tables.map(({ id, turn }) => [id, turn])).toEqual([
    [one, true],
    [two, false],
  ]);
});

test('people at a table see who is there', async () => {
  const both: [Person, Person] = [await guest('Ada'), await guest('Bob')];
  const [ada, bob] = both;
  const table = await gather(pebbles, both);
  const eve = await guest('Eve');
  await eve.watch(table, { key: ada.last('links')?.watch as string });
  await ada.until(() => ada.last('presence')?.watching === 1 && ada.last('presence')?.here[1] === true);
  expect(ada.last('presence')).toMatchObject({ table, here: [true, true], watching: 1 });
  bob.leave();
  await ada.until(() => ada.last('presence')?.here[1] === false, 6000);
});

test('chat reaches the table, is kept for who comes later, can be muted, and is not for spectators to write', async () => {
  const both: [Person, Person] = [await guest('Ada'), await guest('Bob')];
  const [ada, bob] = both;
  const table = await gather(pebbles, both);
  expect(codeOf(await ada.client.request({ type: 'say', table, text: '  Bonne chance <b>!</b> ' }))).toBe('ok');
  await bob.until(() => bob.last('chat') !== undefined);
  expect(bob.last('chat')?.lines).toMatchObject([{ seat: 0, name: 'Ada', text: 'Bonne chance <b>!</b>' }]);
  const eve = await guest('Eve');
  await eve.watch(table, { key: ada.last('links')?.watch as string });
  await eve.until(() => eve.last('chat') !== undefined);
  expect(codeOf(await eve.client.request({ type: 'say', table, text: 'psst' }))).toBe('no-such-table');
  await bob.client.request({ type: 'mute', table, seat: 0, on: true });
  expect(bob.last('links')?.muted).toEqual([0]);
  const heard = bob.of('chat').length;
  await ada.client.request({ type: 'say', table, text: 'hello?' });
  await eve.until(() => eve.last('chat')?.lines[0]?.text === 'hello?');
  expect(bob.of('chat')).toHaveLength(heard);
  const floods = [];
  for (let i = 0; i < 8; i++) floods.push(codeOf(await ada.client.request({ type: 'say', table, text: `${i}` })));
  expect(floods).toContain('too-fast');
});

test('nothing is heard before hello, and another protocol is told so', async () => {
  const { device } = await guest('Ada');
  const early = await rawConnection(device);
  early.say({ type: 'lobby', id: 'x', on: true });
  await expect.poll(() => early.heard).toMatchObject([{ type: 'answer', id: 'x', ok: false, refusal: { code: 'hello-first' } }]);
  early.socket.close();
  const old = await rawConnection(device);
  old.say({ type: 'hello', protocol: 99 });
  expect(await old.closed).toBe(4400);
  expect(old.heard).toEqual([{ type: 'goodbye', reason: 'protocol', retry: null }]);
});

test('a flood is slowed down, and then sent away', async () => {
  const slow = await testServer({ games: [pebbles], config: { messageRate: 2 } });
  const ada = await Person.guest(slow.address, 'Ada');
  const connection = await rawConnection(ada.device);
  for (let i = 0; i < 300; i++) connection.say({ type: 'lobby', id: `${i}`, on: true });
  expect(await connection.closed).toBe(4429);
  expect(
    connection.heard.filter((message) => 'refusal' in message && (message.refusal as { code: string }).code === 'too-fast').length,
  ).toBeGreaterThan(100);
  ada.leave();
  await slow.stop();
});

test('connections from one address are limited', async () => {
  const narrow = await testServer({ games: [pebbles], config: { connectionsPerAddress: 2 } });
  const ada = await Person.guest(narrow.address, 'Ada');
  const second = await rawConnection(ada.device);
  await expect(rawConnection(ada.device)).rejects.toThrow('429');
  second.socket.close();
  ada.leave();
  await narrow.stop();
});
