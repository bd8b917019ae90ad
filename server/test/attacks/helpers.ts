import { seedFromText } from '@banquise/kernel';
import type { Me } from '@banquise/protocol';
import type { Store } from '../../src/store/store.ts';
import type { Device } from '../person.ts';

export const OTHER = 'another long password';

export const meOf = async (device: Device): Promise<Me | null> => ((await device.get('/api/me')).body as { me: Me | null }).me;

/**
 * How long this thread worked at most without looking up while something was done, in milliseconds of its own processor
 * time: what the rest of the machine does meanwhile does not count.
 */
export async function longestStop(act: () => Promise<unknown>): Promise<number> {
  const used = (): number => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let longest = 0;
  let last = used();
  let done = false;
  const look = (): void => {
    const now = used();
    longest = Math.max(longest, now - last);
    last = now;
    if (!done) setImmediate(look);
  };
  setImmediate(look);
  await act();
  done = true;
  return longest;
}

/** A table whose journal somebody filled in the days when it had no bound: a pause asked for and taken back, over and over. */
export async function fidgetedTable(store: Store, id: string, people: readonly [string, string], entries: number): Promise<void> {
  const seats = people.map((person, i) => ({ kind: 'person', person, name: `P${i}` }) as const);
  const settings = { confirm: false, standIn: 1 } as const;
  const clock = { kind: 'days', days: 3, grace: 0 } as const;
  const summary = { seats: people.map((person, i) => ({ person, name: `P${i}`, bot: null, away: null })), owner: people[0], next: null };
  const about = { id, game: 'pebbles', rules: 1, options: {}, seats, clock, settings, owner: people[0], seed: seedFromText(id), at: 1 };
  await store.tables.create({
    ...{ id, game: 'pebbles', creation: about, invite: 'invitation', watch: 'watching', listed: true, revision: 0, phase: 'open' },
    ...{ due: null, awaited: [], summary, settled: false, changed: 1, edition: 0 },
  });
  const by = { person: people[0] };
  const command = (n: number) =>
    n === 0
      ? ({ id: 'start', by, version: 0, type: 'start' } as const)
      : ({ id: `c${n}`, by, version: n, type: 'pause', seat: 0, agree: n % 2 === 1 } as const);
  for (let from = 0; from < entries; from += 1000) {
    const accepted = Array.from({ length: 1000 }, (_, i) => ({ revision: from + i + 1, at: from + i + 2, command: command(from + i) }));
    await store.tables.append([
      {
        ...{ table: id, after: from, edition: 0, accepted, phase: 'playing', due: null, awaited: [0], taken: 0 },
        ...{ listing: from === 0 ? false : null, summary: from === 0 ? summary : null, seated: from === 0, snapshot: null },
      },
    ]);
  }
}
