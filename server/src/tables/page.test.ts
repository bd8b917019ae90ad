import { gameIds, loadGame } from '@banquise/games';
import { below, completeOptions, sha256, stream, type Viewer, viewersOf } from '@banquise/kernel';
import { type Command, create, follow, handle, LAW, type Mirror, type News, reflect, since } from '@banquise/table';
import { expect, test } from 'vitest';
import { layOut } from './layout.ts';
import { open } from './live.ts';
import { pageOf } from './page.ts';

test.each(gameIds())('what is put together for a table of %s is, byte for byte, the update of its viewer', async (id) => {
  const game = await loadGame(id);
  const options = completeOptions(game, {});
  const people = ['ada', 'bob'];
  const creation = {
    ...{ id: 'a-table-of-two', game: id, rules: game.rules, options: options.ok ? options.value : {}, owner: 'ada', at: 1, law: LAW },
    ...{ seed: sha256(id), clock: { kind: 'days', days: 1, grace: 0 } as const, settings: { confirm: false, standIn: 1 } as const },
    seats: people.map((person) => ({ kind: 'person', person, name: person }) as const),
  };
  const [row, made] = [layOut(game, creation, false), create(game, creation)];
  if (!row.ok || !made.ok) throw new Error('no table');
  const live = open(game, row.value, made.value, 0, 0);
  const rng = stream(sha256('page'), 'imagine');
  const ask = (by: string, request: object): boolean => {
    const command = {
      id: `c${live.committed.revision}`,
      by: { person: by },
      version: live.committed.entries.length,
      ...request,
    } as Command;
    const { table, append } = handle(game, live.committed, command, 1 + live.committed.revision);
    live.committed = table;
    return append !== null;
  };
  const mirrors = new Map<Viewer, Mirror>();
  let [seen, moments]: [string | null, number] = [null, 0];
  const compare = (from: number): void => {
    const before = seen;
    for (const viewer of viewersOf(2)) {
      const update = since(game, live.committed, viewer, from, 300);
      const { text, version, more, still } = pageOf(live, viewer, from, null);
      expect(text).toBe(JSON.stringify({ type: 'update', table: live.id, viewer, update }));
      expect({ version, more }).toEqual({ version: update.version, more: update.more });
      // Who has seen the rest of the status is told the moment alone, and misses nothing.
      const { update: told } = JSON.parse(pageOf(live, viewer, from, before).text) as { update: News };
      if (!('phase' in told.status)) moments++;
      const mirror = follow(mirrors.get(viewer), told) as Mirror;
      expect(mirror).toEqual(reflect(game, live.committed, viewer));
      mirrors.set(viewer, mirror);
      seen = still;
    }
  };
  compare(0);
  expect(ask('ada', { type: 'start' })).toBe(true);
  compare(0);
  for (let n = 0; live.committed.phase === 'playing' && n < 400; n++) {
    const from = live.committed.entries.length;
    const seat = game.actors(live.committed.state as never)[0] as number;
    // Drafts too: what one is about to do is part of one's own.
    if (n % 7 === 0) ask(people[seat] as string, { type: 'set-confirm', seat, on: n % 14 === 0 });
    const own = since(game, live.committed, seat, from).own;
    const step = own?.draft.length ?? 0;
    if (own?.complete) ask(people[seat] as string, { type: 'confirm', seat, step });
    else ask(people[seat] as string, { type: 'move', seat, step, move: own?.moves[below(rng, own.moves.length)] });
    compare(from);
    if (n % 50 === 0) compare(0);
  }
  expect(live.committed.revision).toBeGreaterThan(40);
  expect(moments).toBeGreaterThan(100);
});
