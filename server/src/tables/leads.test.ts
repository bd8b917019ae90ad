import type { Game } from '@banquise/kernel';
import { expect, test } from 'vitest';
import { pebbles as toy } from '../../../kernel/testkit/toy/pebbles.ts';
import { Person } from '../../test/person.ts';
import { CLOCK } from '../../test/play.ts';
import { testServer } from '../../test/server.ts';
import type { PushAddress } from '../store/store.ts';
import { Leads } from './leads.ts';

const pebbles = toy as unknown as Game;
const endpoint = 'https://updates.push.services.mozilla.com/wpush/v2/abc';

async function open(person: Person): Promise<string> {
  const answer = await person.client.request({
    ...{ type: 'create', game: 'pebbles', options: {}, clock: CLOCK, settings: { confirm: false, standIn: 1 }, listed: true },
    seats: [{ kind: 'me' }, { kind: 'empty' }, { kind: 'empty' }],
  });
  return (answer.ok && answer.table) || '';
}

test('the lead of a table passes to who is here when its owner has been away for a minute, and the lobby says who is here', async () => {
  const server = await testServer({ games: [pebbles] });
  const [ada, bob, eve] = await Promise.all(['Ada', 'Bob', 'Eve'].map((name) => Person.guest(server.address, name)));
  if (!ada || !bob || !eve) throw new Error('nobody came');
  const leads = new Leads(server.context.tables, (live) => server.context.presence.peopleAt(live));
  const table = await open(ada);
  await ada.watch(table);
  await bob.watch(table);
  await bob.ask(table, { type: 'sit', seat: 1, name: 'Bob' });
  eve.client.list('lobby', true);
  await eve.until(() => eve.last('lobby')?.tables[0]?.seats[0]?.here === true);
  leads.look(0);
  ada.leave();
  await expect.poll(() => server.context.connections.size).toBe(2);
  leads.look(59_000);
  expect(bob.see(table).status.owner).toBe(0);
  leads.look(61_000);
  await bob.until(() => bob.see(table).status.owner === 1);
  await eve.until(() => eve.last('lobby-change')?.table.seats[0]?.here === false);
  expect(eve.last('lobby-change')?.table.seats[1]).toMatchObject({ name: 'Bob', here: true });
  for (const person of [bob, eve]) person.leave();
  await server.stop();
});

test('who is not there when its table becomes full is told by a push, and finds it among the tables that wait', async () => {
  const sent: [PushAddress, string][] = [];
  const server = await testServer({ games: [pebbles], send: async (...notice) => sent.push(notice) < 0 });
  const [ada, bob, eve] = await Promise.all(['Ada', 'Bob', 'Eve'].map((name) => Person.guest(server.address, name)));
  if (!ada || !bob || !eve) throw new Error('nobody came');
  const table = await open(ada);
  await ada.device.post('/api/push', { endpoint, keys: { p256dh: 'key', auth: 'secret' }, language: 'fr' });
  ada.leave();
  await expect.poll(() => server.context.connections.size).toBe(2);
  bob.client.list('mine', true);
  await bob.watch(table);
  await eve.watch(table);
  await bob.ask(table, { type: 'sit', seat: 1, name: 'Bob' });
  expect(sent).toEqual([]);
  await eve.ask(table, { type: 'sit', seat: 2, name: 'Eve' });
  await expect.poll(() => sent).toHaveLength(1);
  expect(JSON.parse(sent[0]?.[1] as string)).toEqual({ type: 'full', table, game: 'pebbles', title: 'Pebbles', language: 'fr' });
  await bob.until(() => bob.last('mine-change')?.table.turn === true);
  for (const person of [bob, eve]) person.leave();
  await server.stop();
});
