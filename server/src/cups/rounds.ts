/** Somebody who is to be seated at one of several tables. */
export interface TablePlayer {
  readonly id: string;
  readonly points: number;
  /** How often it sat with whom. */
  readonly met: Readonly<Record<string, number>>;
  /** How often it sat on each seat. */
  readonly seats: readonly number[];
}

/** Points by place at a table; people of equal rank share what their places bring. */
const PLACES = [5, 3, 2, 1, 0, 0] as const;

export function placePoints(ranks: readonly number[]): number[] {
  return ranks.map((rank) => {
    if (rank < 1) return 0;
    const tied = ranks.filter((other) => other === rank).length;
    const shared = PLACES.slice(rank - 1, rank - 1 + tied).reduce<number>((sum, points) => sum + points, 0);
    return shared / tied;
  });
}

/** How many sit at each table: as near to the wanted size as the number of people allows, and three or more where that can be done. */
export function tableSizes(people: number, wanted: number, most: number): number[] {
  if (people < 3) return [];
  const enough = Math.ceil(people / most);
  const tables = Math.max(enough, Math.min(Math.floor(people / 3), Math.round(people / wanted)) || 1);
  return Array.from({ length: tables }, (_, i) => Math.floor(people / tables) + (i < people % tables ? 1 : 0));
}

const met = (a: TablePlayer, b: TablePlayer): number => a.met[b.id] ?? 0;
/** Meeting for the third time costs more than two meetings for the second. */
const costOf = (table: readonly TablePlayer[]): number =>
  table.reduce((sum, a, i) => sum + table.slice(i + 1).reduce((more, b) => more + met(a, b) ** 2 + met(a, b), 0), 0);

/**
 * Seats people at tables so that they meet new ones: dealt out in order of points, then two of different tables change
 * places as long as that brings fewer meetings that have been before.
 */
export function seatRound(players: readonly TablePlayer[], wanted: number, most: number): string[][] {
  const order = players.toSorted((a, b) => b.points - a.points || (a.id < b.id ? -1 : 1));
  const sizes = tableSizes(players.length, wanted, most);
  let next = 0;
  const tables = sizes.map((size) => {
    next += size;
    return order.slice(next - size, next);
  });
  for (let better = true; better; ) better = improve(tables);
  return tables.map(seatTable);
}

function improve(tables: TablePlayer[][]): boolean {
  for (const [i, one] of tables.entries()) {
    for (const two of tables.slice(i + 1)) {
      for (let a = 0; a < one.length; a++) {
        for (let b = 0; b < two.length; b++) {
          const before = costOf(one) + costOf(two);
          swap(one, a, two, b);
          if (costOf(one) + costOf(two) < before) return true;
          swap(one, a, two, b);
        }
      }
    }
  }
  return false;
}

function swap(one: TablePlayer[], a: number, two: TablePlayer[], b: number): void {
  const kept = one[a] as TablePlayer;
  one[a] = two[b] as TablePlayer;
  two[b] = kept;
}

/** Seats in turn go to who sat there least often. */
function seatTable(table: readonly TablePlayer[]): string[] {
  const rest = [...table];
  return table.map((_, seat) => {
    rest.sort((a, b) => (a.seats[seat] ?? 0) - (b.seats[seat] ?? 0) || (a.id < b.id ? -1 : 1));
    return (rest.shift() as TablePlayer).id;
  });
}
