import type { CupKind, GameResult } from '@banquise/protocol';
import type { PersonId } from '@banquise/table';
import type { Cup, CupStore, CupTable, Standing } from '../store/cups.ts';

/** How many of the latest games are told one by one. */
const LATEST = 5;
/** How much of an opponent's points a game against it brings. */
const WORTH = { won: 1, drawn: 0.5, lost: 0 } as const;

/** Whether people were against each other and it is over: not a free round, nor a game that brought nobody anything. */
const isGame = ({ people, scores }: CupTable): boolean => people.length > 1 && scores?.some((score) => score > 0) === true;

/** The standings of everybody who takes part, counted only when results have come since they were kept. */
export async function standingsIn(
  cups: CupStore,
  { id, kind }: Pick<Cup, 'id' | 'kind'>,
  people: readonly PersonId[],
): Promise<readonly Standing[]> {
  const counted = async (): Promise<readonly Standing[]> => {
    const tables = await cups.tables(id);
    const standings = standingsOf(kind, people, tables);
    await cups.keep(id, tables.filter(({ scores }) => scores !== null).length, standings);
    return standings;
  };
  const kept = (await cups.standings(id)) ?? (await counted());
  const known = new Set(kept.map(({ person }) => person));
  const here = new Set(people);
  // Who joined since has nothing yet.
  const late = people.filter((person) => !known.has(person));
  return [...kept.filter(({ person }) => here.has(person)), ...standingsOf(kind, late, [])];
}

/** What decides, one after the other, where the one before left some equal: more comes first. */
type Measure = (row: Standing, equals: ReadonlySet<PersonId>, games: Games) => number;
type Games = ReadonlyMap<PersonId, readonly CupTable[]>;

const MEASURES: Readonly<Record<CupKind, readonly Measure[]>> = {
  swiss: [({ points }) => points, ({ opponents }) => opponents, among, ({ wins }) => wins],
  // Everybody has met everybody, so that opponents tell nothing.
  robin: [({ points }) => points, among, ({ beaten }) => beaten, among, ({ wins }) => wins],
  arena: [({ points }) => points, ({ played }) => -played, ({ wins }) => wins],
  rounds: [({ points }) => points, ({ wins }) => wins, ({ opponents }) => opponents, among],
};

/** Where everybody stands, the first first. */
export function standingsOf(kind: CupKind, people: readonly PersonId[], tables: readonly CupTable[]): Standing[] {
  const points = new Map<PersonId, number>(people.map((person) => [person, 0]));
  for (const { people: seated, scores } of tables)
    for (const [i, person] of seated.entries()) points.set(person, (points.get(person) ?? 0) + (scores?.[i] ?? 0));
  const games = gamesOf(tables);
  const rows = people.map((person): Standing => {
    const own = games.get(person) ?? [];
    const went = own.map((game) => resultOf(game, person));
    const sumOf = (game: CupTable): number =>
      game.people.reduce((sum, other) => sum + (other === person ? 0 : (points.get(other) ?? 0)), 0);
    return {
      person,
      points: points.get(person) ?? 0,
      opponents: own.reduce((sum, game) => sum + sumOf(game), 0),
      beaten: own.reduce((sum, game, i) => sum + sumOf(game) * WORTH[went[i] as GameResult], 0),
      wins: went.filter((result) => result === 'won').length,
      played: own.length,
      last: went.slice(-LATEST),
    };
  });
  return ordered(rows, MEASURES[kind], games);
}

/** By the first measure; whom it leaves equal, by the others. What is equal in everything has an order all the same. */
function ordered(rows: readonly Standing[], [measure, ...others]: readonly Measure[], games: Games): Standing[] {
  if (measure === undefined || rows.length < 2) return rows.toSorted((a, b) => (a.person < b.person ? -1 : 1));
  const equals = new Set(rows.map(({ person }) => person));
  const groups = Map.groupBy(rows, (row) => measure(row, equals, games));
  return [...groups].sort(([a], [b]) => b - a).flatMap(([, group]) => ordered(group, others, games));
}

/** What somebody got more than those with whom it is equal, in the games between them. */
function among({ person }: Standing, equals: ReadonlySet<PersonId>, games: Games): number {
  let sum = 0;
  for (const { people, scores } of games.get(person) ?? [])
    for (const [i, other] of people.entries())
      if (other !== person && equals.has(other)) sum += (scores?.[people.indexOf(person)] ?? 0) - (scores?.[i] ?? 0);
  return sum;
}

/** Who has more than everybody else has won; who has as many as the best has drawn. */
function resultOf({ people, scores }: CupTable, person: PersonId): GameResult {
  const mine = scores?.[people.indexOf(person)] ?? 0;
  const best = Math.max(...people.map((other, i) => (other === person ? Number.NEGATIVE_INFINITY : (scores?.[i] ?? 0))));
  return mine > best ? 'won' : mine === best && mine > 0 ? 'drawn' : 'lost';
}

/** How many games somebody has won in a row until now. A game that brought nobody anything breaks nothing. */
export function streakOf(person: PersonId, tables: readonly CupTable[]): number {
  const own = tables.filter((game) => game.people.includes(person) && isGame(game));
  const broken = own.findLastIndex((game) => resultOf(game, person) !== 'won');
  return own.length - 1 - broken;
}

/** The finished games of everybody: looked through once, for there may be thousands. */
function gamesOf(tables: readonly CupTable[]): Games {
  const games = new Map<PersonId, CupTable[]>();
  for (const table of tables) {
    if (!isGame(table)) continue;
    for (const person of table.people) {
      const own = games.get(person);
      if (own === undefined) games.set(person, [table]);
      else own.push(table);
    }
  }
  return games;
}
