import type { AdminPage, Circle, CurvePoint, Profile, RankingPage, SeatsOf } from '@banquise/protocol';
import { expect, test } from 'vitest';
import { first, hosted, pebbles } from '../../test/hosted.ts';
import { Device, type Person } from '../../test/person.ts';
import { gather, playOut } from '../../test/play.ts';

const host = hosted();
const profile = async (reader: Person, login: string): Promise<Profile> =>
  (await reader.device.get(`/api/people/${login}`)).body as Profile;

test('a page tells ratings, results with everybody at the table, and what two have to do with each other', async () => {
  const [lana, iker] = [await host.member('lana'), await host.member('iker')];
  await playOut(await gather(pebbles, [lana, iker]), [lana, iker], first);
  await expect.poll(async () => (await profile(lana, 'iker')).results.length).toBe(1);
  const page = await profile(lana, 'iker');
  expect(page).toMatchObject({ name: 'iker', presence: 'here', finishes: null, you: false, yours: { follows: false, blocks: false } });
  expect((page.yours?.won ?? 0) + (page.yours?.lost ?? 0) + (page.yours?.drawn ?? 0)).toBe(1);
  expect(page.results[0]?.seats.map(({ login }) => login)).toEqual(['lana', 'iker']);
  expect(page.ratings[0]?.games).toBe(1);
  const { curve } = (await lana.device.get(`/api/people/iker/curve/${pebbles.id}`)).body as { curve: CurvePoint[] };
  expect(curve.map(({ rating }) => rating)).toEqual([page.ratings[0]?.rating]);
  expect((await profile(iker, 'iker')).you).toBe(true);
  await lana.device.post('/api/follow', { login: 'iker', on: true });
  const circle = (await lana.device.get('/api/circle')).body as Circle;
  expect(circle.follows).toEqual([{ name: 'iker', login: 'iker', presence: 'here', away: null, table: null }]);
  expect(circle.recent.map(({ login }) => login)).toEqual(['iker']);
  expect(JSON.stringify([page, circle])).not.toContain((await host.server.store.people.byLogin('iker'))?.id);
  iker.leave();
  await expect.poll(async () => (await profile(lana, 'iker')).presence).toBe('away');
  expect((await profile(lana, 'iker')).away).toBe(0);
  await host.member('somebody');
  expect(await profile(lana, 'somebody')).toMatchObject({ presence: 'here', away: null });
});

test('a challenge reaches the other, who sits down with its key', async () => {
  const [noor, sila] = [await host.member('noor'), await host.member('sila')];
  const answer = await noor.device.post('/api/challenge', { login: 'sila', game: pebbles.id, pace: 'live', rated: false });
  const { table } = answer.body as { table: string };
  await sila.until(() => sila.last('challenge') !== undefined);
  expect(sila.last('challenge')).toMatchObject({ table, name: 'noor', rated: false });
  expect(((await sila.device.get('/api/circle')).body as Circle).challenges).toHaveLength(1);
  const key = sila.last('challenge')?.key as string;
  await sila.watch(table, { key });
  expect((await sila.ask(table, { type: 'sit', seat: 1, name: 'Sila' }, key)).ok).toBe(true);
  expect(((await sila.device.get('/api/circle')).body as Circle).challenges).toEqual([]);
});

test('who is blocked neither sits, is heard nor challenges', async () => {
  const [tove, mateo] = [await host.member('tove'), await host.member('mateo')];
  const table = (await tove.client.request({
    ...{ type: 'create', game: pebbles.id, options: {}, clock: { kind: 'days', days: 1, grace: 0 }, listed: true },
    ...{ settings: { confirm: false, standIn: 1 }, seats: [{ kind: 'me' }, { kind: 'empty' }] },
  })) as { table?: string };
  const id = table.table as string;
  await mateo.watch(id);
  expect((await tove.device.post('/api/block', { login: 'mateo', on: true })).status).toBe(200);
  expect(await mateo.ask(id, { type: 'sit', seat: 1, name: 'Mateo' })).toMatchObject({ ok: false, refusal: { code: 'unwelcome' } });
  const dare = { login: 'tove', game: pebbles.id, pace: 'live', rated: true };
  expect((await mateo.device.post('/api/challenge', dare)).status).toBe(404);
  await tove.device.post('/api/block', { login: 'mateo', on: false });
  expect((await mateo.ask(id, { type: 'sit', seat: 1, name: 'Mateo' })).ok).toBe(true);
  await tove.watch(id);
  await tove.device.post('/api/block', { login: 'mateo', on: true });
  await mateo.client.request({ type: 'say', table: id, text: 'hello?' });
  await tove.client.request({ type: 'say', table: id, text: 'peace' });
  await tove.until(() => tove.of('chat').length > 0);
  expect(JSON.stringify(tove.of('chat'))).not.toContain('hello?');
});

test('a host asks for a rating or for games seen to their end, and the lobby says who may not sit down, and why', async () => {
  const [ines, bram] = [await host.member('ines'), await host.member('bram')];
  const open = async (admits: { rating: number; finishes: number }): Promise<string> => {
    const answer = await ines.client.request({
      ...{ type: 'create', game: pebbles.id, options: {}, clock: { kind: 'days', days: 1, grace: 0 }, listed: true },
      ...{ settings: { confirm: false, standIn: 1, admits }, seats: [{ kind: 'me' }, { kind: 'empty' }] },
    });
    return (answer as { table: string }).table;
  };
  const strong = await open({ rating: 1300, finishes: 0 });
  const patient = await open({ rating: 0, finishes: 90 });
  const told = async (reader: Person): Promise<SeatsOf> =>
    (await reader.device.get(`/api/seats?tables=${strong},${patient}`)).body as SeatsOf;
  expect(await told(ines)).toMatchObject({ own: expect.arrayContaining([strong, patient]), refused: {} });
  // Of somebody who has played nothing, nothing bad is known but the rating of a beginner.
  expect((await told(bram)).refused).toEqual({ [strong]: { code: 'below-rating', from: 1300 } });
  const id = (await host.server.store.people.byLogin('bram'))?.id as string;
  for (let n = 0; n < 6; n++) {
    const row = { table: `left-${n}`, seat: 0, game: pebbles.id, person: id, name: 'bram', bot: null, rank: 2, points: 1 };
    const result = { ...row, ending: 'left', seats: 2, rated: false, at: n, out: n < 3 ? 'left' : null } as const;
    await host.server.store.tables.create({
      ...(await host.server.store.tables.row(strong)),
      id: `left-${n}`,
      invite: `i${n}`,
      watch: `w${n}`,
    } as never);
    await host.server.store.results.settle({ table: `left-${n}`, results: [result], rating: null, dismiss: null });
  }
  expect((await told(bram)).refused[patient]).toEqual({ code: 'leaves-games', least: 90 });
  for (const table of [strong, patient]) await bram.watch(table);
  const sit = { type: 'sit', seat: 1, name: 'Bram' } as const;
  expect(await bram.ask(strong, sit)).toMatchObject({ ok: false, refusal: { code: 'below-rating', from: 1300 } });
  expect(await bram.ask(patient, sit)).toMatchObject({ ok: false, refusal: { code: 'leaves-games', least: 90 } });
  await ines.device.post('/api/block', { login: 'bram', on: true });
  expect((await told(bram)).refused[patient]).toEqual({ code: 'unwelcome' });
  await ines.device.post('/api/block', { login: 'bram', on: false });
  // Who was invited by the link may come.
  await ines.watch(strong);
  await ines.until(() => ines.last('links') !== undefined);
  expect((await bram.ask(strong, sit, ines.last('links')?.invite ?? '')).ok).toBe(true);
});

test('a listed game is on show while it is played, with who sits there', async () => {
  const crowd = [await host.member('vera'), await host.member('wim')];
  const table = await gather(pebbles, crowd, { listed: true });
  const playing = async (): Promise<string[]> =>
    ((await (crowd[0] as Person).device.get('/api/playing')).body as { tables: { id: string }[] }).tables.map(({ id }) => id);
  await expect.poll(playing).toEqual([table]);
  const { device } = crowd[0] as Person;
  await device.post('/api/follow', { login: 'wim', on: true });
  expect(((await device.get('/api/circle')).body as Circle).follows).toMatchObject([{ presence: 'play', table }]);
  const { seats } = (await new Device(host.server.address).get(`/api/seats?tables=${table}`)).body as {
    seats: Record<string, { login: string }[]>;
  };
  expect(seats[table]?.map(({ login }) => login)).toEqual(['vera', 'wim']);
  await (crowd[0] as Person).ask(table, { type: 'resign', seat: 0 });
  await expect.poll(playing).toEqual([]);
});

test('a report waits for the admins with the table where it happened, and blocks if wished', async () => {
  const [zoe, runa] = [await host.member('zoe'), await host.member('runa')];
  const body = { login: 'runa', why: 'words', text: 'rude', block: true };
  expect((await zoe.device.post('/api/report', body)).status).toBe(200);
  expect((await host.server.store.society.reports(false, 10))[0]).toMatchObject({ why: 'words', text: 'rude', done: false });
  expect((await profile(zoe, 'runa')).yours?.blocks).toBe(true);
  expect(runa.states).not.toContain('ended');
});

test('a guest is blocked and reported by its seat, by whom it sat with and nobody else', async () => {
  const [pia, nils] = [await host.member('pia'), await host.member('nils')];
  const guest = await host.guest('Stranger');
  const table = await gather(pebbles, [pia, guest]);
  const whom = { table, seat: 1 };
  expect((await nils.device.post('/api/block', { ...whom, on: true })).status).toBe(404);
  expect((await pia.device.post('/api/block', { table, seat: 0, on: true })).status).toBe(404);
  expect((await pia.device.post('/api/report', { ...whom, why: 'words', text: '', block: true })).status).toBe(200);
  const [report] = await host.server.store.society.reports(false, 1);
  expect(report).toMatchObject({ table, why: 'words' });
  const again = (await guest.client.request({
    ...{ type: 'create', game: pebbles.id, options: {}, clock: { kind: 'days', days: 1, grace: 0 }, listed: true },
    ...{ settings: { confirm: false, standIn: 1 }, seats: [{ kind: 'me' }, { kind: 'empty' }] },
  })) as { table?: string };
  await pia.watch(again.table as string);
  expect(await pia.ask(again.table as string, { type: 'sit', seat: 1, name: 'Pia' })).toMatchObject({ refusal: { code: 'unwelcome' } });
  await host.server.store.house.setAdmin((await host.server.store.people.byLogin('nils'))?.id as string, true);
  const mute = { what: 'mute', report: report?.id, hours: 2, why: 'rude' };
  expect((await nils.device.post('/api/admin', mute)).status).toBe(200);
  expect(await guest.client.request({ type: 'say', table, text: 'hm' })).toMatchObject({ refusal: { code: 'silenced' } });
  const page = (await nils.device.get('/api/admin')).body as AdminPage;
  expect(page.sanctioned).toMatchObject([{ name: 'Stranger', login: null, kind: 'mute' }]);
  expect(page.log[0]).toMatchObject({ whom: 'Stranger', why: 'rude' });
});

test('a ranking has those with enough games of the season, the best first, and says where one stands', async () => {
  const { society, results, people: known } = host.server.store;
  const lana = await known.byLogin('lana');
  const at = Date.now();
  for (let i = 0; i < 10; i++) {
    const rows = ['r1', 'r2'].map((person, seat) => ({
      ...{
        table: `rank-${i}`,
        seat,
        game: pebbles.id,
        person,
        name: person,
        bot: null,
        rank: seat + 1,
        points: 1,
        ending: 'played',
        seats: 2,
      },
      ...{ rated: true, at, out: null },
    }));
    if (i === 0)
      for (const id of ['r1', 'r2']) await known.add({ id, name: id, login: null, password: null, created: at, seen: at, merged: null });
    const creation = { id: `rank-${i}` } as never;
    await host.server.store.tables.create({
      ...{ id: `rank-${i}`, game: pebbles.id, creation, invite: 'i', watch: 'w', listed: false, revision: 0, phase: 'finished', due: null },
      ...{ awaited: [], summary: { seats: [], owner: null, next: null }, settled: false, changed: at, edition: 0 },
    });
    await results.settle({
      table: `rank-${i}`,
      results: rows,
      rating: { game: pebbles.id, people: ['r1', 'r2'], rank: [1, 2] },
      dismiss: null,
    });
  }
  const page = (await (host.people[0] as Person).device.get(`/api/ranking/${pebbles.id}`)).body as RankingPage;
  expect(page.rows.map(({ name, wins }) => [name, wins])).toEqual([
    ['r1', 10],
    ['r2', 0],
  ]);
  expect(page.rows.map(({ gained }) => Math.sign(gained))).toEqual([1, -1]);
  expect(page.yours).toMatchObject({ games: 1, place: null });
  expect(await society.place('r2', pebbles.id, page.season, 100, at)).toMatchObject({ games: 10, before: 1, ranked: 2 });
  expect(lana).toBeDefined();
});
