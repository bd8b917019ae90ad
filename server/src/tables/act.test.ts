import { loadGame } from '@banquise/games';
import { type Game, seedFromText, stream } from '@banquise/kernel';
import { lookAhead, type Mirror } from '@banquise/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Person } from '../../test/person.ts';
import { gather } from '../../test/play.ts';
import { type TestServer, testServer } from '../../test/server.ts';

let server: TestServer;
let boreal: Game;
beforeAll(async () => {
  boreal = await loadGame('boreal');
  server = await testServer({ games: [boreal] });
});
afterAll(() => server.stop());

/** Two people at a table of Boreal, the one who moves first, and a card with its place as that one would choose them. */
async function begin() {
  const both = await Promise.all([Person.guest(server.address, 'Ada'), Person.guest(server.address, 'Bob')]);
  const table = await gather(boreal, both);
  await Promise.all(both.map((person) => person.until(() => person.see(table).status.phase === 'playing')));
  const [mover, other] = both[0].see(table).own?.moves.length === 0 ? [both[1], both[0]] : both;
  const { own, view, version } = mover.see(table);
  const { seat, moves } = own as NonNullable<Mirror['own']>;
  const ahead = lookAhead(boreal, view as object, seat, stream(seedFromText('act'), 'imagine'));
  const act = moves
    .filter(({ type }) => type === 'discover-board')
    .flatMap((discover) => ahead.after([discover]).moves.map((place) => [{ ...discover }, { ...place }]))[0];
  return { both, table, mover, other, version, request: { type: 'act', seat, step: 0, moves: act ?? [] } as const };
}

const movesIn = (entries: readonly { readonly what: string }[]): number => entries.filter(({ what }) => what === 'move').length;

test('an act of two moves is one message and one row, and the others hear of both moves at once', async () => {
  const { both, table, mover, other, request } = await begin();
  expect(request.moves.map(({ type }) => type)).toEqual(['discover-board', 'place']);
  const rows = (await server.store.tables.journal(table)).length;
  expect((await mover.ask(table, request)).ok).toBe(true);
  await other.until(() => movesIn(other.see(table).entries) === 2);
  expect(await server.store.tables.journal(table)).toHaveLength(rows + 1);
  const told = other.of('update').map(({ update }) => movesIn(update.entries));
  expect(told.filter((moves) => moves > 0)).toEqual([2]);
  for (const person of both) person.leave();
});

test('a line that breaks during an act leaves no half of it, and the act sent again counts once', async () => {
  const { both, table, mover, other, request } = await begin();
  const answer = mover.ask(table, request);
  mover.socket?.terminate();
  expect((await answer).ok).toBe(true);
  await other.until(() => movesIn(other.see(table).entries) === 2);
  await mover.until(() => mover.see(table).version === other.see(table).version);
  expect(movesIn(mover.see(table).entries)).toBe(2);
  expect(other.of('update').map(({ update }) => movesIn(update.entries))).not.toContain(1);
  for (const person of both) person.leave();
});

test('an act whose second move is refused changes nothing', async () => {
  const { both, table, mover, request } = await begin();
  const [discover] = request.moves;
  const { version } = mover.see(table);
  expect(await mover.ask(table, { ...request, moves: [discover as never, discover as never] })).toMatchObject({ ok: false, from: 'game' });
  expect(mover.see(table)).toMatchObject({ version, own: { draft: [] } });
  expect(movesIn(mover.see(table).entries)).toBe(0);
  expect((await mover.ask(table, request)).ok).toBe(true);
  for (const person of both) person.leave();
});
