import type { PersonId } from '@banquise/table';
import { hashOf } from '../host/chance.ts';
import type { Cup, CupTable, Entrant } from '../store/cups.ts';
import { roundRobin } from './robin.ts';
import { seatRound } from './rounds.ts';
import { standingsOf } from './standings.ts';
import { swissRound } from './swiss.ts';

/** What a free round brings. */
const FREE = 1;
/** How many sit at a table in rounds of tables, where the number of people allows it. */
const WANTED = 4;

/** The table of a pairing has an id that follows from it: laid out twice, it is still one table. */
const tableOf = (cup: Cup, round: number, n: number): string => hashOf(`cup/${cup.id}/${round}/${n}`).slice(0, 22);

const free = (round: number, n: number, person: PersonId): CupTable => ({ round, n, table: null, people: [person], scores: [FREE] });

/** The tables of the next round. Who has left is not paired. */
export function nextRound(cup: Cup, entrants: readonly Entrant[], past: readonly CupTable[], seats: number): CupTable[] {
  const round = cup.round + 1;
  const groups = { swiss, robin, rounds, arena }[cup.kind](cup, entrants, past, seats);
  return groups.map((people, n) =>
    people.length === 1 ? free(round, n, people[0] as PersonId) : { round, n, table: tableOf(cup, round, n), people, scores: null },
  );
}

type Group = readonly PersonId[];

function swiss(_cup: Cup, entrants: readonly Entrant[], past: readonly CupTable[]): Group[] {
  const here = entrants.filter(({ left }) => !left);
  const standings = standingsOf(
    'swiss',
    entrants.map(({ person }) => person),
    past,
  );
  const { pairs, bye } = swissRound(
    here.map(({ person, joined }) => {
      const games = past.filter(({ people }) => people.includes(person));
      const played = games.filter(({ people }) => people.length === 2);
      return {
        ...{ id: person, points: standings.find((one) => one.person === person)?.points ?? 0, rating: -joined },
        met: played.flatMap(({ people }) => people.filter((other) => other !== person)),
        balance: played.reduce((sum, { people }) => sum + (people[0] === person ? 1 : -1), 0),
        byes: games.length - played.length,
      };
    }),
  );
  return [...pairs, ...(bye === null ? [] : [[bye]])];
}

/** The order was drawn at the start, by who joined when; a round against somebody who has left is free. */
function robin(cup: Cup, entrants: readonly Entrant[]): Group[] {
  const gone = new Set(entrants.flatMap(({ person, left }) => (left ? [person] : [])));
  const meetings = roundRobin(entrants.length)[cup.round] ?? [];
  return meetings.flatMap(([a, b]) => {
    const people = [a, b].flatMap((i) => (i === null ? [] : [(entrants[i] as Entrant).person])).filter((person) => !gone.has(person));
    return people.length === 0 ? [] : [people];
  });
}

function rounds(_cup: Cup, entrants: readonly Entrant[], past: readonly CupTable[], seats: number): Group[] {
  const here = entrants.filter(({ left }) => !left);
  const standings = standingsOf(
    'rounds',
    here.map(({ person }) => person),
    past,
  );
  const players = here.map(({ person }) => {
    const games = past.filter(({ people }) => people.includes(person));
    const met: Record<string, number> = {};
    for (const { people } of games) for (const other of people) if (other !== person) met[other] = (met[other] ?? 0) + 1;
    const sat = Array.from({ length: seats }, (_, seat) => games.filter(({ people }) => people[seat] === person).length);
    return { id: person, points: standings.find((one) => one.person === person)?.points ?? 0, met, seats: sat };
  });
  return seatRound(players, Math.min(WANTED, seats), seats);
}

/** Whoever is free plays the nearest in points with whom it has not just played. */
function arena(_cup: Cup, entrants: readonly Entrant[], past: readonly CupTable[]): Group[] {
  const busy = new Set(past.filter(({ scores }) => scores === null).flatMap(({ people }) => people));
  const here = entrants.filter(({ left, person }) => !left && !busy.has(person)).map(({ person }) => person);
  const order = standingsOf('arena', here, past).map(({ person }) => person);
  const lastOf = (person: PersonId): Group => past.findLast(({ people }) => people.includes(person))?.people ?? [];
  const groups: Group[] = [];
  const waiting = [...order];
  while (waiting.length > 1) {
    const first = waiting.shift() as PersonId;
    const fresh = waiting.findIndex((other) => !lastOf(first).includes(other));
    // Two alone may meet again at once: better than to wait.
    const i = fresh === -1 ? (order.length === 2 ? 0 : -1) : fresh;
    if (i === -1) continue;
    const [second] = waiting.splice(i, 1) as [PersonId];
    const firstSeats = past.filter(({ people }) => people[0] === first).length - past.filter(({ people }) => people[0] === second).length;
    groups.push(firstSeats > 0 ? [second, first] : [first, second]);
  }
  return groups;
}
