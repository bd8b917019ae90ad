import { type Game, range, type Seat } from '@banquise/kernel';
import { expect } from 'vitest';
import { type Accepted, type Creation, conclusion, record, restore, type Table } from '../src/index.ts';

/** A game that is over, with all that was asked of its table. */
interface Ended {
  readonly game: Game<never>;
  readonly creation: Creation;
  readonly journal: readonly Accepted[];
  readonly table: Table<never>;
}

/** Everything that must hold whatever people do, told from the journal alone. */
export function checkEnding(run: Ended, name: string): void {
  const { game, table, journal, creation } = run;
  const ruled = conclusion(game, table);
  if (ruled === null) throw new Error(`${name}: not over`);
  const people = creation.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const played = (seat: Seat): boolean =>
    journal.some(({ command }) => command.type === 'move' && command.seat === seat && command.by === 'host');
  const resigned = (seat: Seat): boolean => journal.some(({ command }) => command.type === 'resign' && command.seat === seat);
  const sheet = game.score(table.state as never).seats;
  const where = `${name}: ${JSON.stringify(ruled)}`;
  for (const seat of people) {
    const { rank, points, out } = ruled.seats[seat] as (typeof ruled.seats)[number];
    if (played(seat) || resigned(seat)) {
      // No person is credited with a bot's moves, nor with what it gave up.
      expect(points, where).toBeNull();
      expect(out, where).not.toBeNull();
      if (ruled.winners.length > 0) expect(rank, where).toBeGreaterThan(1);
    }
    if (out === null && ruled.how === 'played') expect(points, where).toBe(sheet[seat]?.total);
    if (ruled.how !== 'played') expect(points, where).toBeNull();
  }
  expect(ruled.isVoid, where).toBe(ruled.winners.length === 0);
  if (ruled.isVoid) expect(ruled.rated, where).toBe(false);
  const inPlay = range(creation.seats.length).filter((seat) => ruled.seats[seat]?.out === null);
  for (const a of inPlay)
    for (const b of inPlay)
      if (ruled.how === 'played' && (sheet[a]?.rank as number) < (sheet[b]?.rank as number))
        expect(ruled.seats[a]?.rank, where).toBeLessThan(ruled.seats[b]?.rank as number);
  for (const a of inPlay)
    for (const [seat, { out, rank }] of ruled.seats.entries())
      if (!ruled.isVoid && out !== null) expect(rank, `${where} ${seat}`).toBeGreaterThan(ruled.seats[a]?.rank as number);
  if (people.length === 2 && creation.seats.length === 2) {
    const end = table.entries.findIndex(({ what }) => what === 'finished');
    const last = table.entries.slice(0, end).findIndex((entry) => entry.what === 'gave-up');
    if (last >= 0) expect(end - last, where).toBeLessThanOrEqual(2);
    expect(people.every(played), where).toBe(false);
  }
  // The same from the store, and from the line of the game.
  const again = restore(game, JSON.parse(JSON.stringify({ creation, journal })));
  if (!again.ok) throw new Error(`${name}: ${again.problem.field}`);
  expect(conclusion(game, again.value), where).toEqual(ruled);
  const line = record(game, table);
  const ranks = line?.ending?.ranks ?? sheet.map(({ rank }) => rank);
  expect(ranks, where).toEqual(ruled.seats.map(({ rank }) => rank));
}
