import { expect, test } from 'vitest';
import { bandOf, pair, type Seats, type Seeker } from './pairing.ts';

const SEATS: Seats = { boreal: { min: 2, max: 2 }, arctic: { min: 2, max: 4 } };
const seeker = (person: string, rating: number, more: Partial<Seeker> = {}): Seeker => ({
  ...{ person, games: ['boreal'], ratings: { boreal: rating, arctic: rating }, size: 'two', since: 0, wide: false, blocked: [] },
  ...more,
});
const names = (seekers: readonly Seeker[], now = 0): string[] => pair(seekers, SEATS, now).map(({ people }) => people.toSorted().join('+'));

test('the two who are nearest in rating sit down together', () => {
  expect(names([seeker('ada', 1000), seeker('bo', 1110), seeker('cy', 1010)])).toEqual(['ada+cy']);
});

test('the band round a rating widens with the wait until anybody will do', () => {
  const [ada, bo] = [seeker('ada', 1000), seeker('bo', 1300)];
  expect(names([ada, bo], 4_000)).toEqual([]);
  expect(names([ada, bo], 15_000)).toEqual(['ada+bo']);
  expect(bandOf({ since: 0, wide: false }, 60_000)).toBe(Number.POSITIVE_INFINITY);
  expect(names([ada, { ...bo, wide: true }])).toEqual(['ada+bo']);
});

test('nobody is named twice, whatever they would play', () => {
  const any = ['boreal', 'arctic'];
  const crowd = Array.from({ length: 21 }, (_, i) => seeker(`p${i}`, 900 + 10 * i, { games: any }));
  const people = pair(crowd, SEATS, 5_000).flatMap((one) => one.people);
  expect(people).toHaveLength(20);
  expect(new Set(people).size).toBe(20);
});

test('people who want other games, or do not want each other, are not paired', () => {
  expect(names([seeker('ada', 1000), seeker('bo', 1000, { games: ['arctic'] })])).toEqual([]);
  expect(names([seeker('ada', 1000), seeker('bo', 1000, { blocked: ['ada'] })])).toEqual([]);
});

test('a table for more fills up, or begins with three when somebody has waited', () => {
  const more = { games: ['arctic'], size: 'more' } as const;
  const three = [seeker('ada', 1000, more), seeker('bo', 1010, more), seeker('cy', 1020, more)];
  expect(names(three, 5_000)).toEqual([]);
  expect(names(three, 16_000)).toEqual(['ada+bo+cy']);
  expect(names([...three, seeker('di', 990, more)], 1_000)).toEqual(['ada+bo+cy+di']);
});

/** Chance that is the same each time. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const bell = (random: () => number): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] as number;

test.each([1, 2, 3])('a thousand people, five arrivals a minute: short waits, even matches, nobody twice (evening %i)', (seed) => {
  const random = chance(seed);
  let at = 0;
  const arrivals = Array.from({ length: 1000 }, (_, i) => {
    at += -Math.log(1 - random()) * 12_000;
    return { ...seeker(`p${i}`, Math.round(1000 + 200 * bell(random)), { since: at }), leaves: at + 30_000 + random() * 90_000 };
  });
  const waits: number[] = [];
  const gaps: number[] = [];
  const played = new Set<string>();
  let waiting: (typeof arrivals)[number][] = [];
  let next = 0;
  let left = 0;
  for (let now = 0; next < arrivals.length || waiting.length > 1; now += 1000) {
    while (next < arrivals.length && (arrivals[next]?.since ?? 0) <= now) waiting.push(arrivals[next++] as (typeof arrivals)[number]);
    left += waiting.filter(({ leaves }) => leaves <= now).length;
    waiting = waiting.filter(({ leaves }) => leaves > now);
    for (const { people } of pair(waiting, SEATS, now)) {
      const [a, b] = people.flatMap((person) => waiting.filter((one) => one.person === person)) as unknown as [Seeker, Seeker];
      for (const { person, since } of [a, b]) {
        expect(played.has(person)).toBe(false);
        played.add(person);
        waits.push(now - since);
      }
      gaps.push(Math.abs((a.ratings.boreal ?? 0) - (b.ratings.boreal ?? 0)));
    }
    waiting = waiting.filter(({ person }) => !played.has(person));
    if (now > 100_000_000) throw new Error('the evening never ends');
  }
  expect(median(waits)).toBeLessThan(10_000);
  expect(median(gaps)).toBeLessThan(150);
  expect(left).toBeLessThan(50);
});
