import { below, range, seedFromText, stream } from '@banquise/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gameIds, loadGame } from '../../../games/find.ts';
import { pebbles } from '../../../kernel/testkit/toy/pebbles.ts';
import { Person } from '../../test/person.ts';
import { gather, playOut, settle } from '../../test/play.ts';
import { type TestServer, testServer } from '../../test/server.ts';

let server: TestServer;
const rng = stream(seedFromText('play'), 'play');
const pick = <M>(moves: readonly M[]): M => moves[below(rng, moves.length)] as M;

beforeAll(async () => {
  const games = await Promise.all(gameIds().map(loadGame));
  server = await testServer({ games: [...games, pebbles] });
});
afterAll(() => server.stop());

const people = (n: number): Promise<Person[]> => Promise.all(range(n).map((i) => Person.guest(server.address, `Guest ${i}`)));

test.each(gameIds())('two people play %s to the end, and both see the same result, the seed included', async (id) => {
  const game = await loadGame(id);
  const both = await people(2);
  const [ada, bob] = both as [Person, Person];
  const table = await gather(game, both);
  await playOut(table, both, pick);
  await settle(table, both);
  expect(ada.see(table).status.sheet).not.toBeNull();
  expect(ada.see(table).status).toEqual(bob.see(table).status);
  expect(ada.see(table).status.seed).toMatch(/^[0-9a-f]{32}$/);
  for (const person of both) person.leave();
});
