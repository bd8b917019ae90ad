import type { CupKind, CupPage } from '@banquise/protocol';
import { expect, test } from 'vitest';
import { hosted, pebbles } from '../../test/hosted.ts';
import type { Person } from '../../test/person.ts';
import type { Cup } from '../store/cups.ts';
import { awayOf, scoresOf } from './cups.ts';
import { standingsOf, streakOf } from './standings.ts';

const host = hosted();
const page = async (person: Person, id: string): Promise<CupPage> => (await person.device.get(`/api/cups/${id}`)).body as CupPage;
const create = async (host: Person, kind: CupKind, rounds: number): Promise<string> => {
  const body = { title: 'Tuesday', game: pebbles.id, kind, pace: 'live', rated: true, rounds, minutes: 30 };
  return ((await host.device.post('/api/cups', body)).body as { id: string }).id;
};

/** Everybody resigns who is named; so the others win, quickly. */
async function playRound(id: string, crowd: readonly Person[], losers: readonly Person[]): Promise<void> {
  for (const person of losers) {
    const { table } = (await page(person, id)).yours;
    if (table === null) continue;
    await person.watch(table);
    const seat = person.see(table).own?.seat as number;
    await person.ask(table, { type: 'resign', seat });
  }
  await expect
    .poll(async () => (await host.server.store.tables.row((await page(crowd[0] as Person, id)).pairings[0]?.table ?? ''))?.settled)
    .not.toBe(false);
}

test('a Swiss tournament of four runs by itself from the start to the standings', async () => {
  const crowd = await Promise.all(['Ada', 'Bo', 'Cy', 'Di'].map(host.guest));
  const [ada, bo] = crowd as [Person, Person];
  const id = await create(ada, 'swiss', 9);
  for (const person of crowd.slice(1)) expect((await person.device.post('/api/cups/join', { id })).status).toBe(200);
  expect((await bo.device.post('/api/cups/start', { id })).status).toBe(404);
  expect((await ada.device.post('/api/cups/start', { id })).status).toBe(200);
  const met = new Set<string>();
  for (let round = 1; round <= 3; round++) {
    await expect.poll(async () => (await page(ada, id)).round, { timeout: 15_000 }).toBe(round);
    const now = await page(ada, id);
    const pairs = now.pairings.filter((pairing) => pairing.round === round);
    expect(pairs).toHaveLength(2);
    for (const { seats } of pairs)
      met.add(
        seats
          .map(({ name }) => name)
          .sort()
          .join(),
      );
    const losers = pairs.map(
      ({ seats }) => crowd.find((_, i) => ['Ada', 'Bo', 'Cy', 'Di'][i] === seats.map(({ name }) => name).sort()[1]) as Person,
    );
    await playRound(id, crowd, losers);
    await host.server.context.cups.tick();
  }
  await expect.poll(async () => (await page(ada, id)).state, { timeout: 15_000 }).toBe('finished');
  expect(met.size).toBe(6);
  const { standings, rounds } = await page(bo, id);
  expect(rounds).toBe(3);
  expect(standings.map(({ name, points }) => `${name} ${points}`)).toEqual(['Ada 3', 'Bo 2', 'Cy 1', 'Di 0']);
  expect(standings.filter(({ you }) => you).map(({ name }) => name)).toEqual(['Bo']);
});

test('who leaves is paired no more, and three have a free round each in turn', async () => {
  const crowd = await Promise.all(['Eva', 'Fin', 'Gus'].map(host.guest));
  const [eva, , gus] = crowd as [Person, Person, Person];
  const id = await create(eva, 'swiss', 3);
  for (const person of crowd.slice(1)) await person.device.post('/api/cups/join', { id });
  await eva.device.post('/api/cups/start', { id });
  expect((await page(eva, id)).pairings.filter(({ table }) => table === null)).toHaveLength(1);
  await gus.device.post('/api/cups/leave', { id });
  expect((await page(gus, id)).yours).toMatchObject({ in: false, mayJoin: true });
});

test('a tournament begins by itself when its time has come, calls everybody to a table, and waits where too few are there', async () => {
  const [hal, ida] = [await host.guest('Hal'), await host.guest('Ida')];
  const starts = Date.now() + 60_000;
  const body = { title: 'Sunday', game: pebbles.id, kind: 'swiss', pace: 'live', rated: true, rounds: 1, minutes: 30, starts };
  const { id } = (await hal.device.post('/api/cups', body)).body as { id: string };
  expect(await page(hal, id)).toMatchObject({ state: 'open', starts });
  await host.server.store.cups.wake(id, 0);
  await host.server.context.cups.tick();
  expect((await page(hal, id)).state).toBe('open');
  await ida.device.post('/api/cups/join', { id });
  await host.server.store.cups.wake(id, 0);
  await host.server.context.cups.tick();
  await expect.poll(async () => (await page(hal, id)).state).toBe('playing');
  await ida.until(() => ida.last('cup-table') !== undefined);
  expect(ida.last('cup-table')).toMatchObject({ cup: id, title: 'Sunday', round: 1, against: ['Hal'] });
  const { body: awaited } = await hal.device.get('/api/awaited');
  expect(awaited).toMatchObject({ cups: [{ cup: id, against: ['Ida'] }], challenges: [] });
  const old = (await host.server.store.cups.find(id)) as Cup;
  await host.server.store.cups.add({
    ...old,
    id: 'a-cup-nobody-came-to',
    state: 'open',
    round: 0,
    starts: Date.now() - 2 * 86_400_000,
    due: 0,
  });
  await host.server.context.cups.tick();
  await expect.poll(async () => (await host.server.store.cups.find('a-cup-nobody-came-to'))?.state).toBe('finished');
});

test('who was not there is paired no more until it is back: its time ran out, or it left; who gave up is there', () => {
  const out = (seat: number, why: string | null) => ({ seat, out: why }) as never;
  const table = { people: ['a', 'b', 'c', 'd'] };
  expect(awayOf(table, [out(0, 'timed-out'), out(1, null), out(2, 'left'), out(3, 'resigned')])).toEqual(['a', 'c']);
});

test('points: a draw is shared, a void game brings nothing, and a seat a bot played brings nothing', () => {
  const result = (seat: number, rank: number, out: string | null = null) => ({ seat, rank, out }) as never;
  const people2 = { people: ['a', 'b'] };
  expect(scoresOf({ kind: 'swiss' }, people2, [result(0, 1), result(1, 1)])).toEqual([0.5, 0.5]);
  expect(scoresOf({ kind: 'swiss' }, people2, [])).toEqual([0, 0]);
  expect(scoresOf({ kind: 'arena' }, people2, [result(0, 2), result(1, 1)])).toEqual([0, 2]);
  expect(scoresOf({ kind: 'rounds' }, { people: ['a', 'b', 'c'] }, [result(0, 1), result(1, 2), result(2, 3, 'left')])).toEqual([5, 3, 0]);
});

test('equal points: the points of the opponents, then the game between the two, then wins', () => {
  const game = (round: number, n: number, two: [string, string], scores: [number, number]) => ({
    round,
    n,
    table: 't',
    people: two,
    scores,
  });
  const tables = [
    game(1, 0, ['a', 'b'], [1, 0]),
    game(1, 1, ['c', 'd'], [1, 0]),
    game(2, 0, ['a', 'c'], [0, 1]),
    game(2, 1, ['b', 'd'], [1, 0]),
  ];
  expect(standingsOf('swiss', ['a', 'b', 'c', 'd'], tables).map(({ person }) => person)).toEqual(['c', 'a', 'b', 'd']);
});

test('where everybody meets everybody, the games among all who are equal decide, then whom each has beaten', () => {
  const game = (people: [string, string], scores: [number, number]) => ({ round: 1, n: 0, table: 't', people, scores });
  // a beat b, b beat c, c beat a: only whom they have beaten tells c from the two, and the game between these the rest.
  const tables = [
    ...[game(['a', 'b'], [1, 0]), game(['b', 'c'], [1, 0]), game(['c', 'a'], [1, 0])],
    ...[game(['a', 'd'], [1, 0]), game(['b', 'd'], [1, 0]), game(['c', 'd'], [0.5, 0.5])],
    ...[game(['a', 'e'], [0, 1]), game(['b', 'e'], [0, 1]), game(['c', 'e'], [0.5, 0.5]), game(['d', 'e'], [1, 0])],
  ];
  for (const people of [
    ['a', 'b', 'c', 'd', 'e'],
    ['e', 'd', 'c', 'b', 'a'],
  ]) {
    const rows = standingsOf('robin', people, tables);
    expect(rows.map(({ person, points }) => `${person} ${points}`)).toEqual(['e 2.5', 'c 2', 'a 2', 'b 2', 'd 1.5']);
    expect(rows.map(({ beaten }) => beaten)).toEqual([5, 4, 3.5, 3.5, 3.5]);
  }
});

test('in an arena fewer games come first among equals, and in rounds more first places', () => {
  const game = (people: string[], scores: number[]) => ({ round: 1, n: 0, table: 't', people, scores });
  const arena = [game(['a', 'b'], [2, 0]), game(['a', 'c'], [0, 2]), game(['c', 'b'], [0, 0])];
  expect(standingsOf('arena', ['a', 'b', 'c', 'd'], arena).map(({ person }) => person)).toEqual(['c', 'a', 'd', 'b']);
  const rounds = [game(['a', 'b', 'c'], [5, 3, 2]), game(['a', 'b', 'c'], [1, 3, 5])];
  expect(standingsOf('rounds', ['a', 'b', 'c'], rounds).map(({ person }) => person)).toEqual(['c', 'a', 'b']);
});

test('in an arena every win from the third in a row on counts double, until one is not won', () => {
  const result = (seat: number, rank: number) => ({ seat, rank, out: null }) as never;
  const table = { people: ['a', 'b'] };
  const past: { round: number; n: number; table: string; people: string[]; scores: number[] }[] = [];
  const play = (a: number, b: number): number[] => {
    const streaks = table.people.map((person) => streakOf(person, past));
    const scores = scoresOf({ kind: 'arena' }, table, a === 0 ? [] : [result(0, a), result(1, b)], streaks);
    past.push({ round: past.length, n: 0, table: 't', people: table.people, scores });
    return scores;
  };
  const [won, lost, drawn, nothing] = [() => play(1, 2), () => play(2, 1), () => play(1, 1), () => play(0, 0)];
  expect([won(), won(), nothing(), won(), won()]).toEqual([
    [2, 0],
    [2, 0],
    [0, 0],
    [4, 0],
    [4, 0],
  ]);
  expect([drawn(), won(), won(), won(), lost(), lost()]).toEqual([
    [1, 1],
    [2, 0],
    [2, 0],
    [4, 0],
    [0, 2],
    [0, 2],
  ]);
});
