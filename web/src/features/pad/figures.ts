import { type Leaf, sameName } from './store.ts';

/** What the pad knows of one person. */
export interface Figures {
  readonly name: string;
  readonly games: number;
  /** A shared victory is one too. */
  readonly wins: number;
  readonly best: number;
  readonly mean: number;
}

/** Everybody's figures over complete games, of one game or of all; those who won most come first. */
export function figuresOf(leaves: readonly Leaf[], game?: string): readonly Figures[] {
  const found: { name: string; totals: number[]; wins: number }[] = [];
  for (const { names, outcome, game: of } of leaves) {
    if (outcome === null || (game !== undefined && of !== game)) continue;
    names.forEach((name, seat) => {
      const total = outcome.sheet.seats[seat]?.total;
      if (name.trim() === '' || total === undefined) return;
      let person = found.find((other) => sameName(other.name, name));
      if (person === undefined) {
        person = { name: name.trim(), totals: [], wins: 0 };
        found.push(person);
      }
      person.totals.push(total);
      if (outcome.sheet.winners.includes(seat)) person.wins++;
    });
  }
  return found
    .map(({ name, totals, wins }) => ({
      name,
      games: totals.length,
      wins,
      best: Math.max(...totals),
      mean: totals.reduce((sum, total) => sum + total, 0) / totals.length,
    }))
    .sort((a, b) => b.wins - a.wins || a.games - b.games || a.name.localeCompare(b.name));
}
