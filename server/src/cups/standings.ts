import type { GameResult } from '@banquise/protocol';
import type { PersonId } from '@banquise/table';
import type { CupTable } from '../store/cups.ts';

/** Where somebody stands in a tournament. */
export interface Standing {
  readonly person: PersonId;
  readonly points: number;
  /** What its opponents have together: who met the stronger ones comes first among equals. */
  readonly opponents: number;
  readonly wins: number;
  readonly played: number;
  readonly last: readonly GameResult[];
}

/** How many of the latest games are told one by one. */
const LATEST = 5;

/** Whether the people of a table were against each other; a free round has nobody to win against. */
const isGame = ({ people }: CupTable): boolean => people.length > 1;

/** Points, then those of the opponents, then the game between the two, then more wins. */
export function standingsOf(people: readonly PersonId[], tables: readonly CupTable[]): Standing[] {
  const points = new Map<PersonId, number>(people.map((person) => [person, 0]));
  for (const { people: seated, scores } of tables)
    for (const [i, person] of seated.entries()) points.set(person, (points.get(person) ?? 0) + (scores?.[i] ?? 0));
  const games = gamesOf(tables);
  const rows = people.map((person): Standing => {
    const own = games.get(person) ?? [];
    const met = own.flatMap((table) => table.people.filter((other) => other !== person));
    const went = own.map((game) => resultOf(game, person));
    const wins = went.filter((result) => result === 'won').length;
    const opponents = met.reduce((sum, other) => sum + (points.get(other) ?? 0), 0);
    return { person, points: points.get(person) ?? 0, opponents, wins, played: own.length, last: went.slice(-LATEST) };
  });
  return rows.sort(
    (a, b) =>
      b.points - a.points ||
      b.opponents - a.opponents ||
      between(games.get(b.person) ?? [], b.person, a.person) ||
      b.wins - a.wins ||
      (a.person < b.person ? -1 : 1),
  );
}

/** Who has more than everybody else has won; who has as many as the best has drawn. */
function resultOf({ people, scores }: CupTable, person: PersonId): GameResult {
  const mine = scores?.[people.indexOf(person)] ?? 0;
  const best = Math.max(...people.map((other, i) => (other === person ? Number.NEGATIVE_INFINITY : (scores?.[i] ?? 0))));
  return mine > best ? 'won' : mine === best && mine > 0 ? 'drawn' : 'lost';
}

/** The finished games of everybody: looked through once, for there may be thousands. */
function gamesOf(tables: readonly CupTable[]): ReadonlyMap<PersonId, readonly CupTable[]> {
  const games = new Map<PersonId, CupTable[]>();
  for (const table of tables) {
    if (table.scores === null || !isGame(table)) continue;
    for (const person of table.people) {
      const own = games.get(person);
      if (own === undefined) games.set(person, [table]);
      else own.push(table);
    }
  }
  return games;
}

/** What the first got more than the second in the games between them; given are those of the first. */
function between(games: readonly CupTable[], one: PersonId, two: PersonId): number {
  const both = games.filter(({ people }) => people.includes(two));
  return both.reduce((sum, { people, scores }) => sum + (scores?.[people.indexOf(one)] ?? 0) - (scores?.[people.indexOf(two)] ?? 0), 0);
}
