import { expect, test } from 'vitest';
import { matching } from './matching.ts';
import { type Meeting, roundRobin } from './robin.ts';
import { placePoints, seatRound, type TablePlayer, tableSizes } from './rounds.ts';
import { type SwissPlayer, swissRound } from './swiss.ts';

function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** As chess players print them, counted from 1. */
const BERGER: Readonly<Record<number, string>> = {
  4: '1-4 2-3 | 4-3 1-2 | 2-4 3-1',
  6: '1-6 2-5 3-4 | 6-4 5-3 1-2 | 2-6 3-1 4-5 | 6-5 1-4 2-3 | 3-6 4-2 5-1',
  8: '1-8 2-7 3-6 4-5 | 8-5 6-4 7-3 1-2 | 2-8 3-1 4-7 5-6 | 8-6 7-5 1-4 2-3 | 3-8 4-2 5-1 6-7 | 8-7 1-6 2-5 3-4 | 4-8 5-3 6-2 7-1',
};
const printed = (rounds: readonly (readonly Meeting[])[]): string[] =>
  rounds.map((round) =>
    round
      .map(([a, b]) => `${a + 1}-${b === null ? '*' : b + 1}`)
      .sort()
      .join(' '),
  );

test.each([4, 6, 8])('a round robin of %i is Berger’s', (players) => {
  const known = (BERGER[players] as string).split(' | ').map((round) => round.split(' ').sort().join(' '));
  expect(printed(roundRobin(players))).toEqual(known);
});

test.each([2, 3, 4, 5, 6, 7, 9, 12, 15, 24])(
  'in a round robin of %i everybody meets everybody once, with seats balanced within one',
  (n) => {
    const met = new Set<string>();
    const balance = new Array<number>(n).fill(0);
    for (const round of roundRobin(n)) {
      const busy = round.flatMap(([a, b]) => (b === null ? [a] : [a, b]));
      expect(new Set(busy).size).toBe(n);
      for (const [a, b] of round) {
        if (b === null) continue;
        met.add([a, b].sort((x, y) => x - y).join());
        balance[a] = (balance[a] as number) + 1;
        balance[b] = (balance[b] as number) - 1;
      }
    }
    expect(met.size).toBe((n * (n - 1)) / 2);
    for (const one of balance) expect(Math.abs(one)).toBeLessThanOrEqual(1);
  },
);

/** An independent judge: whether all can be paired under a rule, by trying everything. */
function canPair(n: number, joined: (a: number, b: number) => boolean): boolean {
  const known = new Map<number, boolean>();
  const look = (mask: number): boolean => {
    if (mask === (1 << n) - 1) return true;
    const before = known.get(mask);
    if (before !== undefined) return before;
    let a = 0;
    while (mask & (1 << a)) a++;
    let found = false;
    for (let b = a + 1; b < n && !found; b++) if (!(mask & (1 << b)) && joined(a, b)) found = look(mask | (1 << a) | (1 << b));
    known.set(mask, found);
    return found;
  };
  return look(0);
}

test('a largest matching pairs everybody exactly where that can be done', () => {
  const random = chance(7);
  for (let trial = 0; trial < 400; trial++) {
    const n = 2 * (1 + Math.floor(random() * 5));
    const density = 0.15 + 0.7 * random();
    const edges = new Set<string>();
    for (let a = 0; a < n; a++) for (let b = a + 1; b < n; b++) if (random() < density) edges.add(`${a} ${b}`);
    const joined = (a: number, b: number): boolean => edges.has(`${Math.min(a, b)} ${Math.max(a, b)}`);
    const mate = matching(n, joined);
    for (const [a, b] of mate.entries()) if (b !== -1) expect([mate[b], joined(a, b)]).toEqual([a, true]);
    expect(mate.every((partner) => partner !== -1)).toBe(canPair(n, joined));
  }
});

interface Mutable {
  id: string;
  points: number;
  rating: number;
  met: string[];
  balance: number;
  byes: number;
}

test('a hundred random tournaments with people who leave and come late: no avoidable repeat, seats balanced within one, one free round each', () => {
  const random = chance(22);
  let rounds = 0;
  for (let tournament = 0; tournament < 100; tournament++) {
    const join = (i: number): Mutable => ({ id: `p${i}`, points: 0, rating: Math.floor(random() * 800), met: [], balance: 0, byes: 0 });
    let number = 4 + Math.floor(random() * 9);
    let players = Array.from({ length: number }, (_, i) => join(i));
    const length = 2 + Math.floor(random() * 6);
    for (let round = 0; round < length && players.length > 1; round++) {
      rounds++;
      if (random() < 0.2) players = players.toSpliced(Math.floor(random() * players.length), 1);
      if (random() < 0.1) players.push(join(number++));
      if (players.length < 2) break;
      judge(players, swissRound(players));
      const { pairs, bye } = swissRound(players);
      const of = (id: string): Mutable => players.find((player) => player.id === id) as Mutable;
      if (bye !== null) [of(bye).points, of(bye).byes] = [of(bye).points + 1, of(bye).byes + 1];
      for (const [a, b] of pairs.map(([one, two]) => [of(one), of(two)] as [Mutable, Mutable])) {
        a.met.push(b.id);
        b.met.push(a.id);
        a.balance++;
        b.balance--;
        const drawn = random() < 0.1;
        const won = random() < 0.5 ? a : b;
        for (const one of [a, b]) one.points += drawn ? 0.5 : one === won ? 1 : 0;
      }
    }
  }
  expect(rounds).toBeGreaterThan(300);
});

/** What must hold of a round, told without the pairing’s own means. */
function judge(players: readonly SwissPlayer[], { pairs, bye }: ReturnType<typeof swissRound>): void {
  const busy = [...pairs.flat(), ...(bye === null ? [] : [bye])];
  expect(busy.toSorted()).toEqual(players.map(({ id }) => id).sort());
  const of = (id: string): SwissPlayer => players.find((player) => player.id === id) as SwissPlayer;
  const field = players.filter(({ id }) => id !== bye);
  const met = (a: SwissPlayer, b: SwissPlayer): boolean => a.met.includes(b.id);
  const fresh = (list: readonly SwissPlayer[]) => canPair(list.length, (a, b) => !met(list[a] as SwissPlayer, list[b] as SwissPlayer));
  const repeats = pairs.some(([a, b]) => met(of(a), of(b)));
  // Whoever else had the free round, somebody would have had to meet again.
  if (repeats) {
    const outs = bye === null ? [field] : players.map((out) => players.filter((one) => one !== out));
    for (const list of outs) expect(fresh(list)).toBe(false);
  }
  const tooOften = pairs.some(([a, b]) => of(a).balance + 1 > 1 || of(b).balance - 1 < -1);
  const sameSeat = (a: SwissPlayer, b: SwissPlayer): boolean => (a.balance >= 1 && b.balance >= 1) || (a.balance <= -1 && b.balance <= -1);
  if (tooOften)
    expect(
      canPair(field.length, (a, b) => {
        const [one, two] = [field[a] as SwissPlayer, field[b] as SwissPlayer];
        return !met(one, two) && !sameSeat(one, two);
      }),
    ).toBe(false);
  if (bye !== null && of(bye).byes > 0) {
    const others = players.filter(({ byes }) => byes < of(bye).byes);
    for (const other of others) expect(fresh(players.filter((one) => one !== other))).toBe(false);
  }
}

test('tables of three to six take everybody, and points by place are shared by equals', () => {
  for (let people = 3; people <= 40; people++)
    for (const most of [4, 6]) {
      const sizes = tableSizes(people, 4, most);
      expect(sizes.reduce((a, b) => a + b, 0)).toBe(people);
      expect(Math.max(...sizes)).toBeLessThanOrEqual(most);
    }
  expect(placePoints([1, 2, 3, 4])).toEqual([5, 3, 2, 1]);
  expect(placePoints([1, 1, 3])).toEqual([4, 4, 2]);
});

test('rounds of tables mix people: sixteen at tables of four meet hardly anybody twice in four rounds', () => {
  const players: (TablePlayer & { met: Record<string, number>; seats: number[] })[] = Array.from({ length: 16 }, (_, i) => ({
    ...{ id: `p${i}`, points: 0, met: {}, seats: [0, 0, 0, 0] },
  }));
  const of = (id: string) => players.find((player) => player.id === id) as (typeof players)[number];
  for (let round = 0; round < 4; round++) {
    const tables = seatRound(players, 4, 4);
    expect(tables.flat().toSorted()).toEqual(players.map(({ id }) => id).sort());
    for (const table of tables)
      for (const [seat, id] of table.entries()) {
        of(id).seats[seat] = (of(id).seats[seat] ?? 0) + 1;
        for (const other of table) if (other !== id) of(id).met[other] = (of(id).met[other] ?? 0) + 1;
      }
  }
  const meetings = players.flatMap(({ met }) => Object.values(met));
  expect(Math.max(...meetings)).toBeLessThanOrEqual(2);
  expect(meetings.filter((times) => times > 1).length).toBeLessThanOrEqual(48);
  for (const { seats } of players) expect(Math.max(...seats) - Math.min(...seats)).toBeLessThanOrEqual(3);
});
